<?php

namespace AgentChat;

/** Makes the site of this WordPress at the API, or checks the one that is there, and gives it origin, sitemap and secret. */
final class Connection
{
    /** Documents that one call removes; the API takes 1,000. */
    private const NAMES_AT_ONCE = 500;

    /**
     * @param string $field becomes the field with the error: `address`, `key` or `site`; '' for none of them
     * @return string the error in plain words, '' when connected
     */
    public static function connect(string $address, string $key, string $site, string &$field = ''): string
    {
        $clean = Settings::cleanAddress($address);
        if ($clean === '') {
            $field = 'address';
            return __('Address of the API: write it as https://chat.example.com, without a user name and without "?".', 'agent-chat');
        }
        if ($key === '' || preg_match('~\s~', $key)) {
            $field = 'key';
            return __('Key: it is empty or has a space in it. The command "npx agent-chat admin-key" prints it where the API runs.', 'agent-chat');
        }
        if (!preg_match('~^[A-Za-z0-9_-]{1,64}$~', $site)) {
            $field = 'site';
            return __('Site: write letters, digits, "-" and "_", at most 64 of them.', 'agent-chat');
        }
        $api = new Api($clean, $key);
        $found = $api->call('GET', '/api/v1/admin/sites/' . rawurlencode($site));
        $secret = '';
        if (!isset($found['error'])) {
            $failure = self::complete($api, $site, $found['body'], $secret);
        } elseif ($found['status'] === 404 && $found['code'] === 'not_found') {
            $secret = self::newSecret();
            $failure = $api->call('POST', '/api/v1/admin/sites', [
                'key' => $site,
                'origins' => self::origins(),
                'sitemap' => SiteMap::address(),
                'secret' => $secret,
                'agent' => ['name' => self::nameOfSite()],
            ]);
        } else {
            $failure = $found;
        }
        if (isset($failure['error'])) {
            $field = self::fieldOf($failure);
            return $failure['error'];
        }
        $before = Settings::all();
        $isSame = $before['address'] === $clean && $before['site'] === $site;
        Settings::change([
            'address' => $clean,
            'key' => $key,
            'site' => $site,
            'secret' => $secret !== '' ? $secret : ($isSame && $before['secret'] !== '' ? $before['secret'] : Network::secretOf($clean, $site)),
            'connected' => true,
        ]);
        Queue::fill();
        Sender::kick();
        Caches::clear();
        return '';
    }

    /** The API calls the key of the site `key`, too. @param array<string, mixed> $failure */
    private static function fieldOf(array $failure): string
    {
        if ($failure['field'] === 'address' || $failure['code'] === 'unauthorized') {
            return $failure['field'];
        }
        return $failure['field'] === 'key' ? 'site' : '';
    }

    /**
     * @param array<string, mixed> $found
     * @param string $secret becomes the new secret, where the site had none
     * @return array<string, mixed> has `error` when it failed
     */
    private static function complete(Api $api, string $site, array $found, string &$secret): array
    {
        $settings = is_array($found['settings'] ?? null) ? $found['settings'] : [];
        $origins = is_array($settings['origins'] ?? null) ? $settings['origins'] : [];
        $patch = [];
        $missing = array_diff(self::origins(), $origins);
        if ($missing !== []) {
            $patch['origins'] = array_values(array_merge($origins, $missing));
        }
        if (self::mayReplace((string) ($settings['sitemap'] ?? $settings['address'] ?? '')) && !in_array('sitemap', $found['fixed'] ?? [], true)) {
            $patch['sitemap'] = SiteMap::address();
        }
        if (empty($settings['secret']) && empty($settings['publicKey'])) {
            $secret = self::newSecret();
            $patch['secret'] = $secret;
        }
        return $patch === [] ? [] : $api->call('PATCH', '/api/v1/admin/sites/' . rawurlencode($site), $patch);
    }

    /** A list of pages elsewhere is of a larger site, of which this WordPress is a part: its pages are sent, and the others stay. */
    private static function mayReplace(string $pages): bool
    {
        return $pages !== SiteMap::address() && ($pages === '' || strpos($pages . '/', home_url('/')) === 0);
    }

    /** Writes name, greeting, questions and accent to the site. */
    public static function sendLook(): string
    {
        $settings = Settings::all();
        $word = static function (string $text) {
            return $text === '' ? null : $text;
        };
        $patch = [
            'agent' => [
                'name' => $settings['name'] === '' ? self::nameOfSite() : $settings['name'],
                'greeting' => $word($settings['greeting']),
                'suggestions' => $settings['prompts'] === [] ? null : $settings['prompts'],
            ],
            'look' => ['accent' => $word($settings['accent'])],
        ];
        $changed = Api::ofSettings()->call('PATCH', '/api/v1/admin/sites/' . rawurlencode($settings['site']), $patch);
        return $changed['error'] ?? '';
    }

    public static function disconnect(bool $deleteThere): string
    {
        if ($deleteThere) {
            $error = Network::owner() === null ? self::deleteSite() : self::withdraw();
            if ($error !== '') {
                return $error;
            }
        }
        Settings::change(['connected' => false, 'key' => '', 'secret' => '']);
        Queue::clear();
        wp_clear_scheduled_hook(Sender::HOOK);
        Caches::clear();
        return '';
    }

    private static function deleteSite(): string
    {
        $gone = Api::ofSettings()->call('DELETE', '/api/v1/admin/sites/' . rawurlencode(Settings::get('site')));
        return isset($gone['error']) && $gone['status'] !== 404 ? $gone['error'] : '';
    }

    /** Removes the pages of this WordPress from the site at the API. @return string the error, '' when done */
    public static function withdraw(): string
    {
        global $wpdb;
        $last = 0;
        do {
            $posts = array_map('intval', $wpdb->get_col($wpdb->prepare(
                "SELECT ID FROM {$wpdb->posts} WHERE post_status = 'publish' AND ID > %d ORDER BY ID LIMIT %d",
                $last,
                self::NAMES_AT_ONCE
            )));
            if ($posts === []) {
                return '';
            }
            $last = (int) max($posts);
            $names = ['site' => Settings::get('site'), 'ids' => array_map([Documents::class, 'idOf'], $posts)];
            $gone = Api::ofSettings()->call('DELETE', '/api/v1/admin/index/documents', $names);
        } while (!isset($gone['error']));
        return $gone['status'] === 404 ? '' : $gone['error'];
    }

    /** @return string[] */
    public static function origins(): array
    {
        return array_values(array_unique(array_filter([
            Settings::originOf(home_url('/')),
            Settings::originOf(admin_url('/')),
        ])));
    }

    public static function newSecret(): string
    {
        return bin2hex(random_bytes(32));
    }

    private static function nameOfSite(): string
    {
        $name = trim(wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES));
        $name = function_exists('mb_substr') ? mb_substr($name, 0, 60) : substr($name, 0, 60);
        return $name === '' ? 'Agent Chat' : $name;
    }
}
