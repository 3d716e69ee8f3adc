<?php

namespace AgentChat;

/** The chat in the page itself: shortcode [agent_chat] and the block. */
final class Inline
{
    /** @var bool while a post is read for the agent */
    public static $isOff = false;
    /** @var int */
    private static $count = 0;

    public static function start(): void
    {
        add_shortcode('agent_chat', [self::class, 'render']);
        add_action('init', static function (): void {
            wp_register_script('agent-chat-block', plugins_url('assets/block.js', AGENT_CHAT_FILE), ['wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components'], AGENT_CHAT_VERSION, true);
            wp_localize_script('agent-chat-block', 'agentChatBlock', [
                'title' => __('Agent Chat', 'agent-chat'),
                'description' => __('The chat as a part of this page.', 'agent-chat'),
                'height' => __('Height in px', 'agent-chat'),
                'note' => __('The chat is here on the page.', 'agent-chat'),
            ]);
            register_block_type('agent-chat/inline', [
                'api_version' => 2,
                'editor_script' => 'agent-chat-block',
                'attributes' => ['height' => ['type' => 'number', 'default' => 560]],
                'render_callback' => [self::class, 'render'],
            ]);
        });
    }

    /** @param array<string, mixed>|string $attributes */
    public static function render($attributes): string
    {
        if (self::$isOff || is_feed() || !Settings::isConnected()) {
            return '';
        }
        $given = is_array($attributes) ? (int) ($attributes['height'] ?? 560) : 560;
        $height = min(2000, max(240, $given));
        $id = 'agent-chat-inline-' . ++self::$count;
        if (self::$count > 1) {
            return '';
        }
        Tag::withoutLauncher();
        Tag::add($id, ['data-layout' => 'inline', 'data-target' => '#' . $id]);
        return '<div id="' . esc_attr($id) . '" class="agent-chat-inline" style="height:' . $height . 'px"></div>';
    }
}
