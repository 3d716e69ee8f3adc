<?php

namespace AgentChat;

/** The settings page, its progress and its preview. */
final class Admin
{
    private const PAGE = 'agent-chat';
    private const RIGHT = 'manage_options';
    /** How long a typed key waits for the correction of another field. */
    private const KEPT_S = 600;

    public static function start(): void
    {
        add_action('admin_menu', static function (): void {
            add_options_page(__('Agent Chat', 'agent-chat'), __('Agent Chat', 'agent-chat'), self::RIGHT, self::PAGE, [self::class, 'show']);
        });
        add_action('admin_enqueue_scripts', static function (string $page): void {
            if ($page === 'settings_page_' . self::PAGE) {
                wp_enqueue_style('agent-chat-admin', plugins_url('assets/admin.css', AGENT_CHAT_FILE), [], AGENT_CHAT_VERSION);
                wp_enqueue_script('agent-chat-admin', plugins_url('assets/admin.js', AGENT_CHAT_FILE), [], AGENT_CHAT_VERSION, true);
            }
        });
        foreach (['connect', 'save', 'disconnect', 'resend', 'preview'] as $action) {
            add_action('admin_post_agent_chat_' . $action, [self::class, $action]);
        }
        add_action('wp_ajax_agent_chat_progress', [self::class, 'progress']);
        add_action('add_meta_boxes', static function (): void {
            add_meta_box('agent-chat', __('Agent Chat', 'agent-chat'), [self::class, 'box'], Settings::get('types'), 'side');
        });
        add_action('save_post', [self::class, 'saveBox']);
        add_action('admin_init', static function (): void {
            $next = Settings::isConnected() ? Queue::nextDue() : null;
            if ($next !== null && $next <= time()) {
                Sender::kick();
            }
        });
    }

    private static function guard(string $action): void
    {
        if (!current_user_can(self::RIGHT)) {
            wp_die(esc_html__('You may not change these settings.', 'agent-chat'), '', ['response' => 403]);
        }
        check_admin_referer('agent_chat_' . $action);
    }

    private static function field(string $name): string
    {
        // phpcs:ignore
        return isset($_POST[$name]) && is_string($_POST[$name]) ? trim(sanitize_textarea_field(wp_unslash($_POST[$name]))) : '';
    }

    /** @param array<string, string> $typed what is in the fields again after an error; `$field` is the one to correct */
    private static function back(string $error, string $done, string $field = '', array $typed = []): void
    {
        $notice = $error === '' ? ['success', $done, '', []] : ['error', $error, $field, $typed];
        set_transient('agent_chat_notice_' . get_current_user_id(), $notice, 60);
        wp_safe_redirect(admin_url('options-general.php?page=' . self::PAGE));
        exit;
    }

    public static function connect(): void
    {
        self::guard('connect');
        $address = self::field('address');
        $site = self::field('site');
        $key = self::field('key');
        $key = $key === '' ? self::keptKey() : $key;
        $field = '';
        $error = Connection::connect(
            $address,
            $key === '' ? Settings::get('key') : $key,
            $site === '' ? Network::siteKey() : $site,
            $field
        );
        // A key is no part of a page: what was typed is kept for the next try, unless it is what is wrong.
        if ($error !== '' && $field !== 'key' && $key !== '') {
            set_transient(self::keptName(), $key, self::KEPT_S);
        } else {
            delete_transient(self::keptName());
        }
        self::back($error, __('Connected. Your pages are being sent.', 'agent-chat'), $field, ['address' => $address, 'site' => $site]);
    }

    private static function keptName(): string
    {
        return 'agent_chat_key_' . get_current_user_id();
    }

    /** The key of a connection that failed for another reason; '' for none. */
    public static function keptKey(): string
    {
        return (string) get_transient(self::keptName());
    }

    public static function save(): void
    {
        self::guard('save');
        $accent = self::field('accent');
        $error = '';
        $field = '';
        $typed = [];
        if ($accent !== '' && !preg_match('~^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$~', $accent)) {
            $error = __('Accent: write a colour such as #2a5bd7.', 'agent-chat');
            $field = 'accent';
            $typed = ['accent' => $accent];
            $accent = Settings::get('accent');
        }
        $secret = self::field('secret');
        if ($secret !== '' && strlen($secret) < 32) {
            $error = __('Secret: it has at least 32 characters; it is the secret of the site at the API.', 'agent-chat');
            $field = 'secret';
            $secret = '';
        }
        $layouts = ['floating', 'side', 'none'];
        $modes = ['all', 'only', 'except'];
        $themes = ['auto', 'light', 'dark'];
        $types = isset($_POST['types']) && is_array($_POST['types']) ? array_map('sanitize_key', wp_unslash($_POST['types'])) : [];
        $before = Settings::get('types');
        $public = get_post_types(['public' => true]);
        Settings::change([
            'layout' => in_array(self::field('layout'), $layouts, true) ? self::field('layout') : 'floating',
            'mode' => in_array(self::field('mode'), $modes, true) ? self::field('mode') : 'all',
            'theme' => in_array(self::field('theme'), $themes, true) ? self::field('theme') : 'auto',
            'rules' => Settings::lines(self::field('rules'), 200, 300),
            'accent' => $accent,
            'name' => implode('', Settings::lines(self::field('name'), 1, 60)),
            'greeting' => implode('', Settings::lines(self::field('greeting'), 1, 500)),
            'prompts' => Settings::lines(self::field('prompts'), 6, 120),
            'identity' => self::field('identity') === '1',
            // The page shows no type whose plugin is off, such as products: it stays as it was.
            'types' => array_values(array_merge(array_intersect($types, $public), array_diff($before, $public))),
        ] + ($secret === '' ? [] : ['secret' => $secret]));
        if (Settings::isConnected()) {
            if ($before !== Settings::get('types')) {
                self::refill($before);
            }
            $error = $error === '' ? Connection::sendLook() : $error;
        }
        Caches::clear();
        self::back($error, __('Saved.', 'agent-chat'), $field, $typed);
    }

    /** Posts of types that are no longer sent are removed. @param string[] $before */
    private static function refill(array $before): void
    {
        $now = Settings::get('types');
        Settings::change(['types' => array_values(array_unique(array_merge($before, $now)))]);
        Queue::fill();
        Settings::change(['types' => $now]);
        Sender::kick();
    }

    public static function disconnect(): void
    {
        self::guard('disconnect');
        self::back(Connection::disconnect(self::field('delete') === '1'), __('Disconnected.', 'agent-chat'));
    }

    public static function resend(): void
    {
        self::guard('resend');
        Queue::fill();
        Sender::kick();
        self::back('', __('Your pages are being sent.', 'agent-chat'));
    }

    /** How much is sent; sends some more, so that an open page does not depend on WP-Cron. */
    public static function progress(): void
    {
        if (!current_user_can(self::RIGHT) || !check_ajax_referer('agent_chat_progress', false, false)) {
            wp_send_json_error(null, 403);
        }
        Sender::work(3);
        wp_send_json_success(['text' => self::progressText(), 'waiting' => Queue::waiting()]);
    }

    private static function progressText(): string
    {
        $waiting = Queue::waiting();
        $total = max($waiting, (int) (get_option(Queue::FILL_OPTION, [])['total'] ?? 0));
        if ($waiting === 0) {
            return __('All pages are sent.', 'agent-chat');
        }
        /* translators: 1: pages sent, 2: all pages */
        $text = sprintf(__('%1$d of %2$d pages sent.', 'agent-chat'), $total - $waiting, $total);
        foreach (Queue::problems() as $problem) {
            return $text . ' ' . $problem->error;
        }
        return $text;
    }

    /** The real widget on an empty page, for the frame of the settings page. */
    public static function preview(): void
    {
        self::guard('preview');
        $settings = Settings::all();
        nocache_headers();
        header('content-type: text/html; charset=utf-8');
        echo '<!doctype html><html lang="' . esc_attr(get_bloginfo('language')) . '"><head><meta name="viewport" content="width=device-width">'
            . '<title>' . esc_html__('Preview', 'agent-chat') . '</title></head><body style="background:#f6f7f7">'
            // phpcs:ignore
            . '<script async src="' . esc_url($settings['address'] . '/widget.js') . '" data-site="' . esc_attr($settings['site'])
            . '" data-theme="' . esc_attr($settings['theme']) . '" data-layout="floating" data-open></script></body></html>';
        exit;
    }

    public static function box(\WP_Post $post): void
    {
        wp_nonce_field('agent_chat_box', 'agent_chat_box');
        echo '<label><input type="checkbox" name="agent_chat_private" value="1" '
            . checked((bool) get_post_meta($post->ID, Documents::HIDE_META, true), true, false) . '> '
            . esc_html__('The agent does not read this page', 'agent-chat') . '</label>';
    }

    /** @param int $postId */
    public static function saveBox($postId): void
    {
        $nonce = isset($_POST['agent_chat_box']) ? sanitize_text_field(wp_unslash($_POST['agent_chat_box'])) : '';
        if (!wp_verify_nonce($nonce, 'agent_chat_box') || !current_user_can('edit_post', $postId)) {
            return;
        }
        if (isset($_POST['agent_chat_private'])) {
            update_post_meta($postId, Documents::HIDE_META, '1');
        } else {
            delete_post_meta($postId, Documents::HIDE_META);
        }
    }

    public static function show(): void
    {
        if (!current_user_can(self::RIGHT)) {
            return;
        }
        $notice = get_transient('agent_chat_notice_' . get_current_user_id());
        delete_transient('agent_chat_notice_' . get_current_user_id());
        require __DIR__ . '/settings-page.php';
    }
}
