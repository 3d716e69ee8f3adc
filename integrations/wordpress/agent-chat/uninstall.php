<?php

// Removes what the plugin has stored, on every site of a network.

if (!defined('WP_UNINSTALL_PLUGIN')) {
    exit;
}

$agentChatRemove = static function (): void {
    global $wpdb;
    $table = $wpdb->prefix . 'agent_chat_queue';
    // A process that is sending still ends its slice of some seconds first: the lock of Sender::work.
    $lock = 'agent_chat_' . md5(DB_NAME . $table);
    $wpdb->get_var($wpdb->prepare('SELECT GET_LOCK(%s, 10)', $lock));
    wp_clear_scheduled_hook('agent_chat_send');
    foreach (['agent_chat_settings', 'agent_chat_fill', 'agent_chat_table'] as $name) {
        delete_option($name);
    }
    $wpdb->query("DROP TABLE IF EXISTS $table");
    $like = $wpdb->esc_like('_transient_') . '%' . $wpdb->esc_like('agent_chat_') . '%';
    $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $like));
    delete_post_meta_by_key('_agent_chat_private');
    $wpdb->query($wpdb->prepare('DO RELEASE_LOCK(%s)', $lock));
};

if (is_multisite()) {
    foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $agentChatSite) {
        switch_to_blog($agentChatSite);
        $agentChatRemove();
        restore_current_blog();
    }
} else {
    $agentChatRemove();
}
