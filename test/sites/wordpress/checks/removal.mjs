// Deleting the plugin: what the database has of it before and after.
import { existsSync, readFileSync } from 'node:fs';
import { until } from '../machine.mjs';

export const PLUGIN = 'agent-chat/agent-chat.php';

/** Names in the tables of WordPress, on every site of a network. */
export function readTraces(machine) {
  return JSON.parse(
    machine.wp(`global $wpdb; $sites = is_multisite() ? get_sites(['fields' => 'ids', 'number' => 0]) : [1];
      $found = ['tables' => $wpdb->get_col('SHOW TABLES'), 'options' => [], 'ours' => [], 'cron' => false];
      if (is_multisite()) $found['ours'] = $wpdb->get_col("SELECT meta_key FROM $wpdb->sitemeta WHERE meta_key LIKE '%agent_chat%'");
      foreach ($sites as $site) {
        if (is_multisite()) switch_to_blog($site);
        $found['options'] = array_merge($found['options'], $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name NOT LIKE '%transient%' ORDER BY 1"));
        $found['ours'] = array_merge($found['ours'], $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%agent_chat%'"),
          $wpdb->get_col("SELECT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%agent_chat%'"));
        $found['cron'] = $found['cron'] || strpos(serialize(_get_cron_array()), 'agent_chat') !== false;
      }
      echo json_encode($found);`),
  );
}

export async function checkRemoval({ tally, machine, api, browser, site }, before) {
  await tally.check('disconnected, with the site at the API when that is asked for; no page has the tag', async () => {
    const said = await browser.disconnect();
    if (said !== 'Disconnected.') throw new Error(said);
    const { error } = await api.admin(`/api/v1/admin/sites/${site}`);
    if (error?.code !== 'not_found') throw new Error(JSON.stringify(error));
    const html = await (await fetch(machine.home)).text();
    const { key, secret } = JSON.parse(machine.wp("echo json_encode(get_option('agent_chat_settings'));"));
    if (html.includes('widget.js') || key !== '' || secret !== '') throw new Error(`${key} ${secret}`);
  });
  await tally.check('uninstalled without a trace, while a process is sending', async () => {
    // What Sender::work does around a call of the API that takes seven seconds.
    const sending = machine.wpBeside(`global $wpdb; $lock = 'agent_chat_' . md5(DB_NAME . AgentChat\\Queue::table());
      $wpdb->query($wpdb->prepare('DO GET_LOCK(%s, 0)', $lock)); update_option('stand_in_sending', 1); sleep(7);
      AgentChat\\Queue::done((object) ['post_id' => 1, 'version' => 1]); $wpdb->query($wpdb->prepare('DO RELEASE_LOCK(%s)', $lock));`);
    await until(() => machine.wp("echo get_option('stand_in_sending', 0);") === '1', 'the lock');
    const note = removeAndCompare(machine, before);
    await sending;
    machine.wp("delete_option('stand_in_sending');");
    return note;
  });
}

/** Deactivates and deletes the plugin; throws with what it leaves. */
export function removeAndCompare(machine, before) {
  const had = readTraces(machine);
  if (had.ours.length === 0 || !had.tables.some((name) => name.endsWith('agent_chat_queue')))
    throw new Error('there was nothing to remove');
  machine.wp(
    `require ABSPATH . 'wp-admin/includes/admin.php'; deactivate_plugins('${PLUGIN}'); uninstall_plugin('${PLUGIN}'); delete_plugins(['${PLUGIN}']);`,
  );
  const after = readTraces(machine);
  const tables = after.tables.filter((name) => /agent_chat/.test(name));
  if (tables.length + after.ours.length > 0 || after.cron) throw new Error(JSON.stringify({ ...after, tables }));
  const added = after.options.filter((one) => !before.options.includes(one));
  return `${had.tables.length} tables with it, ${after.tables.length} without; options of others that are new: ${added.join() || 'none'}`;
}

export async function checkLogs({ tally, machine }) {
  await tally.check('PHP reported nothing about the plugin', () => {
    const path = machine.at('debug.log');
    if (!existsSync(path)) return 'no log';
    const ours = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => /plugins\/agent-chat\/|AgentChat\\/.test(line));
    if (ours.length > 0) throw new Error(ours.slice(0, 5).join('\n'));
  });
}
