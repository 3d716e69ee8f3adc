// Installing the plugin and connecting it by its settings page.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { toZip, wordpressFiles } from '../../../../.ci/build-wordpress.mjs';
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
  await tally.check(
    'after an error address, key and site are as typed, and the field to correct has the focus and the reason',
    async () => {
      const { page } = browser;
      const state = () =>
        page.evaluate(() => {
          const { activeElement: focused } = document;
          const described = focused.getAttribute('aria-describedby')?.split(' ') ?? [];
          return {
            focused: focused.id,
            isInvalid: focused.getAttribute('aria-invalid'),
            reason: document.getElementById(described[0])?.textContent.trim().slice(0, 20),
            values: ['address', 'key', 'site'].map((id) => document.getElementById(id).value),
            key: document.getElementById('key').placeholder,
            undescribed: [...document.querySelectorAll('.description')].filter(
              ({ id }) => !id || !document.querySelector(`[aria-describedby~="${id}"]`),
            ).length,
          };
        });
      const expected = (field, reason, values, key) =>
        JSON.stringify({ focused: field, isInvalid: 'true', reason, values, key, undescribed: 0 });
      await browser.connect('http://127.0.0.1:1', 'a-key-of-the-owner', 'my-shop');
      const first = JSON.stringify(await state());
      const wanted = expected(
        'address',
        'Address of the API: ',
        ['http://127.0.0.1:1', '', 'my-shop'],
        'set, ends in …ner',
      );
      if (first !== wanted) throw new Error(`${first} instead of ${wanted}`);
      // Only the address is typed again: the key is the one of the first try, which the API refuses.
      const said = await browser.connect(api.origin, '', 'my-shop');
      const second = JSON.stringify(await state());
      const next = expected('key', 'Key: the API refuses', [api.origin, '', 'my-shop'], '');
      if (!said.startsWith('Key:') || second !== next) throw new Error(`${said} ${second} instead of ${next}`);
    },
  );
  await tally.check('it connects by the settings page: site, origin, sitemap', async () => {
    const said = await browser.connect(api.origin, api.adminKey);
    if (!said.startsWith('Connected')) throw new Error(said);
    const { settings } = await api.admin(`/api/v1/admin/sites/${site}`);
    if (!settings.origins.includes(home) || !settings.sitemap.includes('agent-chat/v1/sitemap'))
      throw new Error(JSON.stringify(settings));
    return settings.sitemap;
  });
}

/**
 * As "Upload Plugin" does; gives what the installer and the activation say. `version`: of a plugin that is newer than this one, put in its
 * place.
 */
export function installFromZip(machine, { isNetwork = false, version } = {}) {
  const path = machine.at('agent-chat.zip');
  const files = wordpressFiles().map(({ name, bytes }) => ({
    name,
    bytes:
      version && name === PLUGIN ? Buffer.from(bytes.toString().replace(/(Version: +)\S+/, `$1${version}`)) : bytes,
  }));
  writeFileSync(path, toZip(files));
  if (spawnSync('unzip', ['-tq', path]).status > 0) throw new Error('unzip refuses the zip');
  return machine
    .wp(
      `require ABSPATH . 'wp-admin/includes/admin.php'; require ABSPATH . 'wp-admin/includes/class-wp-upgrader.php'; wp_set_current_user(1);
      $u = new Plugin_Upgrader(new Automatic_Upgrader_Skin()); var_export($u->install('${path}', ['overwrite_package' => ${Boolean(version)}]));
      var_export(activate_plugin('${PLUGIN}', '', ${isNetwork}));`,
    )
    .trim();
}

export async function checkUpgrade({ tally, machine, api }) {
  const { wp } = bound(machine);
  await tally.check('a newer version over it keeps the connection, the settings and what waits', () => {
    const stored = () => wp("echo serialize([get_option('agent_chat_settings'), AgentChat\\Queue::waiting()]);");
    wp('AgentChat\\Queue::add(1);');
    const before = stored();
    const done = installFromZip(machine, { version: '98.76.54' });
    const version = wp(
      `require ABSPATH . 'wp-admin/includes/admin.php'; echo get_plugin_data(WP_PLUGIN_DIR . '/${PLUGIN}')['Version'];`,
    );
    if (done !== 'trueNULL' || version !== '98.76.54') throw new Error(`${done} ${version}`);
    if (stored() !== before || !before.includes(api.origin)) throw new Error(`${before} became ${stored()}`);
    wp('AgentChat\\Sender::work(20);');
    if (wp('echo AgentChat\\Queue::waiting();') !== '0') throw new Error('it sends no more');
  });
}

/** `wp` as a function of its own. */
export function bound(machine) {
  return { wp: (php, options) => machine.wp(php, options) };
}
