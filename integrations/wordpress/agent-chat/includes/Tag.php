<?php

namespace AgentChat;

/** Prints the script tag on the pages that the rules name. Nothing in it depends on the visitor, so pages may be cached. */
final class Tag
{
    public const HANDLE = 'agent-chat';

    /** @var array<string, array<string, string>> attributes of a tag by its handle */
    private static $attributes = [];
    /** @var bool */
    private static $isPage = false;
    /** @var bool the chat is in the page itself */
    private static $isInline = false;

    public static function start(): void
    {
        add_action('wp_enqueue_scripts', [self::class, 'enqueue']);
        add_filter('script_loader_tag', [self::class, 'complete'], 10, 2);
        add_filter('template_include', static function ($template) {
            self::$isPage = true;
            return $template;
        }, PHP_INT_MAX);
        // Before wp_ob_end_flush_all.
        add_action('shutdown', [self::class, 'withoutFooter'], 0);
    }

    public static function enqueue(): void
    {
        if (self::$isInline || !Settings::isConnected() || Settings::get('layout') === 'none' || !self::isWanted()) {
            return;
        }
        $settings = Settings::all();
        self::add(self::HANDLE, ['data-layout' => $settings['layout']]);
    }

    /** One chat a page: a launcher would open the same conversation again. Block themes draw the content before the scripts are named. */
    public static function withoutLauncher(): void
    {
        self::$isInline = true;
        wp_dequeue_script(self::HANDLE);
        unset(self::$attributes[self::HANDLE]);
    }

    /** @param array<string, string> $attributes */
    public static function add(string $handle, array $attributes): void
    {
        $settings = Settings::all();
        self::$attributes[$handle] = array_merge(
            ['data-site' => $settings['site'], 'data-theme' => $settings['theme']],
            $settings['accent'] === '' ? [] : self::colours($settings['accent']),
            $attributes
        );
        $address = (string) apply_filters('agent_chat_public_address', $settings['address']);
        $place = version_compare(get_bloginfo('version'), '6.3', '>=') ? ['in_footer' => true, 'strategy' => 'async'] : true;
        // phpcs:ignore
        wp_enqueue_script($handle, $address . '/widget.js', [], null, $place);
        if (Identity::isOn()) {
            wp_enqueue_script('agent-chat-user', plugins_url('assets/user.js', AGENT_CHAT_FILE), [], AGENT_CHAT_VERSION, true);
            self::$attributes['agent-chat-user'] = ['data-route' => rest_url('agent-chat/v1/token'), 'data-mark' => Identity::MARK];
        }
    }

    /**
     * The launcher has the accent from the beginning: its script asks the API for nothing before it is opened. On a light accent its sign is
     * black; the chat itself finds that out for each of its themes. As attributes of the tag: a policy of the site may forbid inline styles.
     *
     * @param string $accent #rgb or #rrggbb
     * @return array<string, string>
     */
    public static function colours(string $accent): array
    {
        $digits = substr($accent, 1);
        $parts = str_split(strlen($digits) === 3 ? preg_replace('~.~', '$0$0', $digits) : $digits, 2);
        $linear = array_map(static function (string $part): float {
            $value = hexdec($part) / 255;
            return $value <= 0.04045 ? $value / 12.92 : pow(($value + 0.055) / 1.055, 2.4);
        }, $parts);
        // The luminance of WCAG: at 0.179 black and white are read equally well.
        $isLight = 0.2126 * $linear[0] + 0.7152 * $linear[1] + 0.0722 * $linear[2] > 0.179;
        return ['data-accent' => $accent] + ($isLight ? ['data-on-accent' => '#000'] : []);
    }

    /**
     * @param string $tag
     * @param string $handle
     */
    public static function complete($tag, $handle): string
    {
        if (!isset(self::$attributes[$handle])) {
            return (string) $tag;
        }
        $added = '';
        foreach (self::$attributes[$handle] as $name => $value) {
            $added .= ' ' . $name . '="' . esc_attr($value) . '"';
        }
        if (strpos($tag, ' async') === false && $handle !== 'agent-chat-user') {
            $added .= ' async';
        }
        // Optimisers that join scripts would take the attributes away.
        return str_replace(' src=', $added . ' data-no-optimize="1" data-cfasync="false" src=', (string) $tag);
    }

    /** A theme without wp_footer() prints no scripts of the footer: browsers take a tag after the end of the page, too. */
    public static function withoutFooter(): void
    {
        if (!self::$isPage || did_action('wp_footer') || self::$attributes === [] || !did_action('wp_head')) {
            return;
        }
        foreach (headers_list() as $header) {
            if (stripos($header, 'content-type:') === 0 && stripos($header, 'text/html') === false) {
                return;
            }
        }
        wp_print_scripts(array_keys(self::$attributes));
    }

    public static function isWanted(): bool
    {
        $path = (string) wp_parse_url(isset($_SERVER['REQUEST_URI']) ? esc_url_raw(wp_unslash($_SERVER['REQUEST_URI'])) : '/', PHP_URL_PATH);
        $settings = Settings::all();
        $isWanted = !is_preview() && self::allows($settings['mode'], $settings['rules'], $path === '' ? '/' : $path);
        return (bool) apply_filters('agent_chat_show', $isWanted);
    }

    /** @param string[] $rules paths; "*" is any text */
    public static function allows(string $mode, array $rules, string $path): bool
    {
        if ($mode === 'all') {
            return true;
        }
        $isNamed = false;
        foreach ($rules as $rule) {
            $isNamed = $isNamed || self::fits($rule, $path);
        }
        return $mode === 'only' ? $isNamed : !$isNamed;
    }

    /** Without regular expressions: the parts between the stars follow one another. */
    private static function fits(string $rule, string $path): bool
    {
        $path = rtrim(rawurldecode($path), '/') . '/';
        $rule = rawurldecode($rule);
        $rule = substr($rule, -1) === '*' ? $rule : rtrim($rule, '/') . '/';
        $parts = explode('*', $rule);
        $first = (string) array_shift($parts);
        if (strpos($path, $first) !== 0) {
            return false;
        }
        if ($parts === []) {
            return $path === $first;
        }
        $last = (string) array_pop($parts);
        $at = strlen($first);
        foreach ($parts as $part) {
            $found = $part === '' ? $at : strpos($path, $part, $at);
            if ($found === false) {
                return false;
            }
            $at = $found + strlen($part);
        }
        return strlen($path) - strlen($last) >= $at && ($last === '' || substr($path, -strlen($last)) === $last);
    }
}
