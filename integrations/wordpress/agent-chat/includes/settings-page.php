<?php

// The settings page; $notice is what the last action came to: kind, text, the field to correct, and what was typed.

namespace AgentChat;

if (!defined('ABSPATH')) {
    exit;
}
$s = Settings::all();
$isConnected = Settings::isConnected();
$keptKey = Admin::keptKey();
$post = esc_url(admin_url('admin-post.php'));
[$kind, $said, $wrong, $typed] = is_array($notice) ? $notice + ['', '', '', []] : ['', '', '', []];
$s = array_merge($s, $typed);
// The field to correct has the focus, and the notice as its description.
$attributes = static function (string $id, string $help) use ($wrong): string {
    $by = trim(($id === $wrong ? 'agent-chat-notice ' : '') . ($help === '' ? '' : $id . '-help'));
    return ($by === '' ? '' : ' aria-describedby="' . esc_attr($by) . '"') . ($id === $wrong ? ' aria-invalid="true" autofocus' : '');
};
$describe = static function (string $id, string $help): string {
    return $help === '' ? '' : '<p class="description" id="' . esc_attr($id) . '-help">' . esc_html($help) . '</p>';
};
$row = static function (string $id, string $label, string $control, string $help = '') use ($attributes, $describe): void {
    $control = str_replace(' id="' . $id . '"', ' id="' . $id . '"' . $attributes($id, $help), $control);
    echo '<tr><th scope="row"><label for="' . esc_attr($id) . '">' . esc_html($label) . '</label></th><td>' . $control . $describe($id, $help) . '</td></tr>';
};
$group = static function (string $id, string $label, string $controls, string $help) use ($attributes, $describe): void {
    echo '<tr><th scope="row">' . esc_html($label) . '</th><td><fieldset' . $attributes($id, $help) . '><legend class="screen-reader-text">' . esc_html($label) . '</legend>'
        . $controls . '</fieldset>' . $describe($id, $help) . '</td></tr>';
};
$text = static function (string $name, string $value, string $more = ''): string {
    return '<input class="regular-text" ' . (strpos($more, 'type=') === false ? 'type="text" ' : '') . 'id="' . $name . '" name="' . $name . '" value="' . esc_attr($value) . '" ' . $more . '>';
};
$area = static function (string $name, array $lines): string {
    return '<textarea class="large-text" rows="4" id="' . $name . '" name="' . $name . '">' . esc_textarea(implode("\n", $lines)) . '</textarea>';
};
$select = static function (string $name, array $options, string $value): string {
    $html = '<select id="' . $name . '" name="' . $name . '">';
    foreach ($options as $key => $label) {
        $html .= '<option value="' . esc_attr($key) . '" ' . selected($key, $value, false) . '>' . esc_html($label) . '</option>';
    }
    return $html . '</select>';
};
$ending = static function (string $secret): string {
    /* translators: %s: the last characters of a key */
    return $secret === '' ? '' : sprintf(__('set, ends in …%s', 'agent-chat'), substr($secret, -3));
};
echo '<div class="wrap agent-chat"><h1>' . esc_html__('Agent Chat', 'agent-chat') . '</h1>';
if ($said !== '') {
    echo '<div id="agent-chat-notice" role="' . ($kind === 'error' ? 'alert' : 'status') . '" class="notice notice-' . esc_attr($kind) . '"><p>' . esc_html($said) . '</p></div>';
}
echo '<h2>' . esc_html__('Connection', 'agent-chat') . '</h2>';
echo '<form method="post" action="' . $post . '"><input type="hidden" name="action" value="agent_chat_connect">';
wp_nonce_field('agent_chat_connect');
echo '<table class="form-table" role="presentation">';
$row('address', __('Address of the API', 'agent-chat'), $text('address', $s['address'], 'type="url" required placeholder="https://chat.example.com"'), __('Your own server. Published pages, and the questions of visitors, are sent there and nowhere else.', 'agent-chat'));
$row('key', __('Key', 'agent-chat'), $text('key', '', 'type="password" autocomplete="off" placeholder="' . esc_attr($ending($keptKey === '' ? $s['key'] : $keptKey)) . '"'), __('The command "npx agent-chat admin-key" prints it.', 'agent-chat'));
$row('site', __('Site', 'agent-chat'), $text('site', $s['site'] === '' ? Network::siteKey() : $s['site'], 'required pattern="[A-Za-z0-9_\-]{1,64}"'), __('Its name at the API. It is made if it is not there.', 'agent-chat'));
echo '</table><p><button class="button button-primary">' . esc_html($isConnected ? __('Check and connect again', 'agent-chat') : __('Connect', 'agent-chat')) . '</button></p></form>';
if ($isConnected) {
    echo '<p id="agent-chat-progress" role="status" data-url="' . esc_url(admin_url('admin-ajax.php?action=agent_chat_progress&_ajax_nonce=' . wp_create_nonce('agent_chat_progress'))) . '">' . esc_html__('Pages are being counted …', 'agent-chat') . '</p>';
    foreach (Queue::problems() as $problem) {
        echo '<p class="agent-chat-problem">' . esc_html(get_the_title((int) $problem->post_id) . ': ' . $problem->error) . '</p>';
    }
    echo '<form method="post" action="' . $post . '"><input type="hidden" name="action" value="agent_chat_resend">';
    wp_nonce_field('agent_chat_resend');
    echo '<button class="button">' . esc_html__('Send all pages again', 'agent-chat') . '</button></form>';
    echo '<h2>' . esc_html__('Look and place', 'agent-chat') . '</h2><div class="agent-chat-columns"><form method="post" action="' . $post . '"><input type="hidden" name="action" value="agent_chat_save">';
    wp_nonce_field('agent_chat_save');
    echo '<table class="form-table" role="presentation">';
    $row('layout', __('Layout', 'agent-chat'), $select('layout', ['floating' => __('Button in the corner', 'agent-chat'), 'side' => __('Panel at the side', 'agent-chat'), 'none' => __('Only where a page has the block or [agent_chat]', 'agent-chat')], $s['layout']));
    $row('theme', __('Colours', 'agent-chat'), $select('theme', ['auto' => __('As the visitor’s device', 'agent-chat'), 'light' => __('Light', 'agent-chat'), 'dark' => __('Dark', 'agent-chat')], $s['theme']));
    $row('accent', __('Accent', 'agent-chat'), $text('accent', $s['accent'], 'placeholder="#2a5bd7" pattern="#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})"'));
    $row('name', __('Name', 'agent-chat'), $text('name', $s['name'], 'maxlength="60"'));
    $row('greeting', __('Greeting', 'agent-chat'), $text('greeting', $s['greeting'], 'maxlength="500"'));
    $row('prompts', __('Questions to begin with', 'agent-chat'), $area('prompts', $s['prompts']), __('One a line, up to six.', 'agent-chat'));
    $row('mode', __('Pages', 'agent-chat'), $select('mode', ['all' => __('All pages', 'agent-chat'), 'only' => __('Only these', 'agent-chat'), 'except' => __('All but these', 'agent-chat')], $s['mode']));
    $row('rules', __('Paths', 'agent-chat'), $area('rules', $s['rules']), __('One a line, such as /help/*', 'agent-chat'));
    $boxes = '';
    foreach (get_post_types(['public' => true], 'objects') as $type) {
        if ($type->name !== 'attachment') {
            $boxes .= '<label><input type="checkbox" name="types[]" value="' . esc_attr($type->name) . '" ' . checked(in_array($type->name, $s['types'], true), true, false) . '> ' . esc_html($type->label) . '</label><br>';
        }
    }
    $group('types', __('What the agent reads', 'agent-chat'), $boxes, __('Published posts without a password. Archives are never read.', 'agent-chat'));
    $row('identity', __('Logged-in users', 'agent-chat'), '<label><input type="checkbox" id="identity" name="identity" value="1" ' . checked($s['identity'], true, false) . '> ' . esc_html__('keep their conversations on every device', 'agent-chat') . '</label>', __('The API gets the number of the user, no name and no address.', 'agent-chat'));
    $row('secret', __('Secret of the site', 'agent-chat'), $text('secret', '', 'type="password" autocomplete="off" placeholder="' . esc_attr($ending($s['secret'])) . '"'), __('Signs the identity. Only needed where the site has one already.', 'agent-chat'));
    echo '</table><p><button class="button button-primary">' . esc_html__('Save', 'agent-chat') . '</button></p></form>';
    echo '<iframe title="' . esc_attr__('Preview', 'agent-chat') . '" src="' . esc_url(wp_nonce_url(admin_url('admin-post.php?action=agent_chat_preview'), 'agent_chat_preview')) . '"></iframe></div>';
    echo '<h2>' . esc_html__('Disconnect', 'agent-chat') . '</h2><form method="post" action="' . $post . '"><input type="hidden" name="action" value="agent_chat_disconnect">';
    wp_nonce_field('agent_chat_disconnect');
    echo '<p><label><input type="checkbox" name="delete" value="1"> ' . esc_html(Network::owner() === null ? __('Also delete the site at the API, with its pages and conversations', 'agent-chat') : __('Also delete the pages of this WordPress at the API', 'agent-chat')) . '</label></p><button class="button">' . esc_html__('Disconnect', 'agent-chat') . '</button></form>';
}
echo '</div>';
