<?php

/**
 * Plugin Name:       Agent Chat
 * Description:       A chat that answers your visitors from your pages, products and documents, from a server of your own.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       agent-chat
 * Domain Path:       /languages
 */

if (!defined('ABSPATH')) {
    exit;
}

// A second copy of the plugin in another folder does nothing.
if (defined('AGENT_CHAT_FILE')) {
    return;
}
define('AGENT_CHAT_FILE', __FILE__);
define('AGENT_CHAT_VERSION', '0.1.0');

foreach (
    ['Settings', 'Network', 'Jwt', 'Api', 'Connection', 'Documents', 'Products', 'Queue', 'Sender', 'Watch', 'SiteMap',
    'Identity', 'Tag', 'Inline', 'Caches', 'Admin', 'Plugin'] as $agentChatClass
) {
    require_once __DIR__ . '/includes/' . $agentChatClass . '.php';
}
unset($agentChatClass);

AgentChat\Plugin::start();
