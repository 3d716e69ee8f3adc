<?php

namespace AgentChat;

/** What the owner has set, in one option that WordPress does not load with every page of others. */
final class Settings
{
    public const OPTION = 'agent_chat_settings';

    /** @return array<string, mixed> */
    public static function defaults(): array
    {
        return [
            'address' => '',
            'key' => '',
            'site' => '',
            'secret' => '',
            'connected' => false,
            'layout' => 'floating',
            'theme' => 'auto',
            'accent' => '',
            'name' => '',
            'greeting' => '',
            'prompts' => [],
            'mode' => 'all',
            'rules' => [],
            'identity' => false,
            'types' => ['post', 'page', 'product'],
        ];
    }

    /** @return array<string, mixed> */
    public static function all(): array
    {
        $stored = get_option(self::OPTION, []);
        $all = array_merge(self::defaults(), is_array($stored) ? $stored : []);
        if (defined('AGENT_CHAT_KEY')) {
            $all['key'] = (string) constant('AGENT_CHAT_KEY');
        }
        return $all;
    }

    /** @return mixed */
    public static function get(string $name)
    {
        return self::all()[$name];
    }

    /** @param array<string, mixed> $changes */
    public static function change(array $changes): void
    {
        $stored = get_option(self::OPTION, []);
        $known = array_intersect_key($changes, self::defaults());
        if (defined('AGENT_CHAT_KEY')) {
            unset($known['key']);
        }
        update_option(self::OPTION, array_merge(is_array($stored) ? $stored : [], $known), true);
    }

    public static function isConnected(): bool
    {
        $all = self::all();
        return $all['connected'] && $all['address'] !== '' && $all['key'] !== '' && $all['site'] !== '';
    }

    /** The address without what people paste along with it; '' for none that can be used. */
    public static function cleanAddress(string $given): string
    {
        $address = preg_replace('~(/widget\.js|/api(/v1)?)?/*$~', '', trim($given));
        $parts = wp_parse_url((string) $address);
        if (!is_array($parts) || empty($parts['host']) || isset($parts['user']) || isset($parts['query'])) {
            return '';
        }
        return in_array($parts['scheme'] ?? '', ['http', 'https'], true) ? (string) $address : '';
    }

    /** Key of the site for a home address: www.example.com/blog is www-example-com-blog. */
    public static function siteKeyFor(string $home): string
    {
        $key = preg_replace('~[^A-Za-z0-9]+~', '-', (string) preg_replace('~^https?://~', '', $home));
        $key = substr(trim((string) $key, '-'), 0, 64);
        return $key === '' ? 'wordpress' : $key;
    }

    /** Scheme, host and port as a browser writes them. */
    public static function originOf(string $url): string
    {
        $parts = wp_parse_url($url);
        if (!is_array($parts) || empty($parts['host']) || empty($parts['scheme'])) {
            return '';
        }
        $scheme = strtolower($parts['scheme']);
        $port = $parts['port'] ?? null;
        $isUsual = $port === null || ($scheme === 'http' && $port === 80) || ($scheme === 'https' && $port === 443);
        return $scheme . '://' . strtolower($parts['host']) . ($isUsual ? '' : ':' . $port);
    }

    /** Lines of a text field, without empty ones. @return string[] */
    public static function lines(string $text, int $most, int $chars): array
    {
        $lines = array_map('trim', preg_split('~\R~', $text) ?: []);
        $lines = array_values(array_filter($lines, static function (string $line): bool {
            return $line !== '';
        }));
        return array_slice(array_map(static function (string $line) use ($chars): string {
            return function_exists('mb_substr') ? mb_substr($line, 0, $chars) : substr($line, 0, $chars);
        }, $lines), 0, $most);
    }
}
