<?php

namespace AgentChat;

/** Pages that a cache keeps have the tag of before: known caches are emptied when the tag changes. */
final class Caches
{
    public static function clear(): void
    {
        foreach (['wp_cache_clear_cache', 'w3tc_flush_all', 'rocket_clean_domain', 'wpfc_clear_all_cache', 'sg_cachepress_purge_cache'] as $function) {
            if (function_exists($function)) {
                call_user_func($function);
            }
        }
        foreach (['litespeed_purge_all', 'cache_enabler_clear_complete_cache', 'breeze_clear_all_cache', 'agent_chat_clear_caches'] as $hook) {
            do_action($hook);
        }
    }
}
