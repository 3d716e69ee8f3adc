// Installing the plugin and connecting it by its settings page.
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { buildWordpress } from '../../../../.ci/build-wordpress.mjs';
import { PLUGIN } from './removal.mjs';

export async function checkConnection({ tally, machine, api, browser, site, home }) {
  const { wp } = bound(machine);
  await tally.check('the plugin is installed from its zip and activated', () => {
    const done = installFromZip(machine);
    if (done !== 'trueNULL') throw new Error(done);
  });
  await browser.logIn('owner', 'password');
  await tally.check('a wrong address and a wrong key are named, and nothing is stored', async () => {
    const noPort = await browser.connect('http://127.0.0.1:1', 'a-key');
    if (!noPort.includes('nothing answers')) throw new Error(noPort);
    const noApi = await browser.connect(home, 'a-key');
    if (!noApi.includes('no agent-chat API')) throw new Error(noApi);
    const noKey = await browser.connect(api.origin, 'wrong-key-wrong-key-wrong-key-wrong');
    if (!noKey.startsWith('Key:')) throw new Error(noKey);
    if (wp("echo AgentChat\\Settings::isConnected() ? 'yes' : 'no';") !== 'no') throw new Error('it is connected');
  });
  await tally.check('it connects by the settings page: site, origin, sitemap', async () => {
    const said = await browser.connect(api.origin, api.adminKey);
    if (!said.startsWith('Connected')) throw new Error(said);
    const { settings } = await api.admin(`/api/v1/admin/sites/${site}`);
    if (!settings.origins.includes(home) || !settings.sitemap.includes('agent-chat/v1/sitemap'))
      throw new Error(JSON.stringify(settings));
    return settings.sitemap;
  });
}

/** As "Upload Plugin" does; gives what the installer and the activation say. */
export function installFromZip(machine, { isNetwork = false } = {}) {
  const path = machine.at('agent-chat.zip');
  copyFileSync(buildWordpress(), path);
  if (spawnSync('unzip', ['-tq', path]).status > 0) throw new Error('unzip refuses the zip');
  return machine
    .wp(
      `require ABSPATH . 'wp-admin/includes/admin.php'; require ABSPATH . 'wp-admin/includes/class-wp-upgrader.php'; wp_set_current_user(1);
      $u = new Plugin_Upgrader(new Automatic_Upgrader_Skin()); var_export($u->install('${path}'));
      var_export(activate_plugin('${PLUGIN}', '', ${isNetwork}));`,
    )
    .trim();
}

/** `wp` as a function of its own. */
export function bound(machine) {
  return { wp: (php, options) => machine.wp(php, options) };
}
