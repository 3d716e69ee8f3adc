<?php

namespace AgentChat;

/**
 * Sites of a network (multisite). Below paths of one origin they are one site at the API, for an origin has one there: each sends its
 * own pages to it. With an origin of its own a site is one of its own.
 */
final class Network
{
    /** The plugin on another origin has a site of its own; null. Else the first site of the network, which has this origin, too. */
    public static function owner(): ?int
    {
        if (!is_multisite() || is_main_site()) {
            return null;
        }
        $main = get_main_site_id();
        return Settings::originOf(get_home_url($main, '/')) === Settings::originOf(home_url('/')) ? $main : null;
    }

    /** What the settings page proposes as the name of the site at the API. */
    public static function siteKey(): string
    {
        $owner = self::owner();
        if ($owner === null) {
            return Settings::siteKeyFor(home_url());
        }
        $known = (string) (self::settingsOf($owner)['site'] ?? '');
        return $known === '' ? Settings::siteKeyFor(get_home_url($owner)) : $known;
    }

    /** The secret that the first site has for the same site at the API; '' for none. */
    public static function secretOf(string $address, string $site): string
    {
        $owner = self::owner();
        $settings = $owner === null ? [] : self::settingsOf($owner);
        $isSame = ($settings['address'] ?? '') === $address && ($settings['site'] ?? '') === $site;
        return $isSame ? (string) ($settings['secret'] ?? '') : '';
    }

    /** Before the tables of a site are deleted: answers must not cite its pages any more. */
    public static function onDelete(\WP_Site $site): void
    {
        switch_to_blog((int) $site->blog_id);
        if (Settings::isConnected()) {
            Connection::withdraw();
        }
        restore_current_blog();
    }

    /** @return array<string, mixed> */
    private static function settingsOf(int $site): array
    {
        $settings = get_blog_option($site, Settings::OPTION, []);
        return is_array($settings) && !empty($settings['connected']) ? $settings : [];
    }
}
