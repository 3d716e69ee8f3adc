<?php

namespace AgentChat;

/** Pages that a cache keeps have the tag of before: known caches are emptied when the tag changes. */
final class Caches
{
    public static function clear(): void
    {
        // WP Super Cache, W3 Total Cache, WP Rocket, WP Fastest Cache, SiteGround, WP-Optimize.
        $functions = ['wp_cache_clear_cache', 'w3tc_flush_all', 'rocket_clean_domain', 'wpfc_clear_all_cache', 'sg_cachepress_purge_cache', 'wpo_cache_flush'];
        foreach ($functions as $function) {
            if (function_exists($function)) {
                call_user_func($function);
            }
        }
        // LiteSpeed, Cache Enabler, Breeze, Hummingbird, Nginx Helper, and what the owner has.
        $hooks = ['litespeed_purge_all', 'cache_enabler_clear_complete_cache', 'breeze_clear_all_cache', 'wphb_clear_page_cache', 'rt_nginx_helper_purge_all', 'agent_chat_clear_caches'];
        foreach ($hooks as $hook) {
            do_action($hook);
        }
    }
}
