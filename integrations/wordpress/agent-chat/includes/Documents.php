<?php

namespace AgentChat;

/** Which posts the agent may read, and the document that is sent for one. */
final class Documents
{
    public const HIDE_META = '_agent_chat_private';
    /** Below the bound of the API for one page of HTML, in characters. */
    private const MAX_CHARS = 1900000;

    /** Name of a post's document. */
    public static function idOf(int $postId): string
    {
        return 'wp-' . get_current_blog_id() . '-' . $postId;
    }

    /** Whether everybody may read the post: published, of a public type, without a password. */
    public static function mayBeSent(\WP_Post $post): bool
    {
        $mayBe = $post->post_status === 'publish'
            && $post->post_password === ''
            && in_array($post->post_type, Settings::get('types'), true)
            && $post->post_type !== 'attachment'
            && is_post_type_viewable($post->post_type)
            && !get_post_meta($post->ID, self::HIDE_META, true)
            && get_post_meta($post->ID, '_yoast_wpseo_meta-robots-noindex', true) !== '1'
            && Products::mayBeSent($post);
        // A filter may keep more back, and never gives out what is not public.
        return $mayBe && (bool) apply_filters('agent_chat_send_post', true, $post);
    }

    /** @return array<string, string>|null null where the post has no text: a page with the chat alone, or with pictures */
    public static function of(\WP_Post $post): ?array
    {
        $title = trim(wp_specialchars_decode(wp_strip_all_tags(get_the_title($post)), ENT_QUOTES));
        $body = self::render($post);
        $facts = Products::factsOf($post);
        if (trim(wp_strip_all_tags($body . $facts)) === '') {
            return null;
        }
        $html = '<!doctype html><html><head><title>' . esc_html($title) . '</title></head><body><main><article><h1>'
            . esc_html($title) . '</h1>' . $facts . $body . '</article></main></body></html>';
        $document = [
            'id' => self::idOf($post->ID),
            'url' => (string) get_permalink($post),
            'html' => self::cut($html, self::MAX_CHARS),
        ];
        if ($title !== '') {
            $document['title'] = self::cut($title, 300);
        }
        $lang = self::languageOf($post);
        if ($lang !== '') {
            $document['lang'] = $lang;
        }
        return $document;
    }

    /** The content as a visitor without an account sees it. */
    private static function render(\WP_Post $post): string
    {
        $user = get_current_user_id();
        $before = $GLOBALS['post'] ?? null;
        wp_set_current_user(0);
        Inline::$isOff = true;
        $GLOBALS['post'] = $post;
        setup_postdata($post);
        try {
            $html = (string) apply_filters('the_content', $post->post_content);
            if (trim(wp_strip_all_tags($html)) === '' && $post->post_excerpt !== '') {
                $html = wpautop(esc_html($post->post_excerpt));
            }
        } finally {
            $GLOBALS['post'] = $before;
            if ($before instanceof \WP_Post) {
                setup_postdata($before);
            }
            Inline::$isOff = false;
            wp_set_current_user($user);
        }
        return $html;
    }

    /** What a plugin for several languages says; the API finds the language of other posts in their text. */
    public static function languageOf(\WP_Post $post): string
    {
        $found = '';
        if (function_exists('pll_get_post_language')) {
            $found = (string) pll_get_post_language($post->ID, 'locale');
        } elseif (defined('ICL_SITEPRESS_VERSION')) {
            $details = apply_filters('wpml_post_language_details', null, $post->ID);
            $found = is_array($details) ? (string) ($details['locale'] ?? '') : '';
        }
        $tag = str_replace('_', '-', $found);
        return preg_match('~^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$~', $tag) && strlen($tag) <= 35 ? $tag : '';
    }

    private static function cut(string $text, int $chars): string
    {
        return function_exists('mb_substr') ? mb_substr($text, 0, $chars) : substr($text, 0, $chars);
    }
}
