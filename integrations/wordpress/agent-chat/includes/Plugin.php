<?php

namespace AgentChat;

/** Puts the parts together. */
final class Plugin
{
    public static function start(): void
    {
        register_activation_hook(AGENT_CHAT_FILE, [Queue::class, 'install']);
        register_deactivation_hook(AGENT_CHAT_FILE, [self::class, 'stop']);
        add_action('init', static function (): void {
            load_plugin_textdomain('agent-chat', false, dirname(plugin_basename(AGENT_CHAT_FILE)) . '/languages');
            // Sites of a network that is activated as a whole get their table when they are first used.
            Queue::install();
        }, 1);
        add_filter('wpmu_drop_tables', static function (array $tables): array {
            $tables[] = Queue::table();
            return $tables;
        });
        add_action('wp_uninitialize_site', [Network::class, 'onDelete'], 1);
        Watch::start();
        SiteMap::start();
        Identity::start();
        Tag::start();
        Inline::start();
        add_action(Sender::HOOK, [Sender::class, 'onCron']);
        add_action('wp_ajax_agent_chat_send', [Sender::class, 'answerSelf']);
        add_action('wp_ajax_nopriv_agent_chat_send', [Sender::class, 'answerSelf']);
        if (is_admin()) {
            Admin::start();
        }
    }

    public static function stop(): void
    {
        wp_clear_scheduled_hook(Sender::HOOK);
        Caches::clear();
    }
}
