// A network of sites (multisite): each has its own queue and settings. One with an origin of its own is a site of its own at the API; one
// below a path is part of the site that has the origin. Deleting a site, and the plugin, leaves nothing.
import { until } from '../machine.mjs';
import { bound, installFromZip } from './connection.mjs';
import { FRESH_MS, isCited, sendNow } from './content.mjs';
import { readTraces, removeAndCompare } from './removal.mjs';

/** Below a path of the first site's origin. */
const BELOW = '/second/';
const LIGHT = 'How many lux does a dynamo light give?';
const PANNIER = 'How many litres does a waxed pannier hold?';

export async function checkNetwork({ tally, machine, api, browser, site, home }) {
  const { wp } = bound(machine);
  const own = { host: `localhost:${machine.port}`, site: `localhost-${machine.port}` };
  const connect = `echo AgentChat\\Connection::connect('${api.origin}', '${api.adminKey}', AgentChat\\Network::siteKey()); ${sendNow}`;
  const post = (title, text) =>
    `wp_insert_post(['post_title' => '${title}', 'post_status' => 'publish', 'post_content' => '${text}']); ${sendNow}`;
  let before;
  let belowId;

  await tally.check('a network: activated for all of its sites, each has its own queue and settings', () => {
    wp(`require ABSPATH . 'wp-admin/includes/network.php'; require ABSPATH . 'wp-admin/includes/upgrade.php'; global $wpdb;
      foreach ($wpdb->tables('ms_global') as $name => $table) $wpdb->$name = $table;
      install_network(); $done = populate_network(1, '${machine.host}', 'owner@example.com', 'Alder', '/', false);
      if (is_wp_error($done) && $done->get_error_code() !== 'no_wildcard_dns') throw new Exception($done->get_error_message());`);
    machine.configure({ isNetwork: true });
    belowId = createSite(machine, machine.host, BELOW);
    createSite(machine, own.host, '/');
    before = readTraces(machine);
    const done = installFromZip(machine, { isNetwork: true });
    if (done !== 'trueNULL') throw new Error(done);
    const said = [{}, { path: BELOW }, { host: own.host }].map((place) => wp(connect, place)).join('');
    if (said !== '') throw new Error(said);
    const queues = readTraces(machine).tables.filter((name) => name.endsWith('agent_chat_queue'));
    if (queues.length !== 3) throw new Error(queues.join());
    return queues.join(', ');
  });
  await tally.check(
    'below a path, a site sends its pages to the site of its origin, and leaves that as it is',
    async () => {
      wp(post('Lights', 'A dynamo light gives 70 lux.'), { path: BELOW });
      await until(async () => isCited(await api.ask(LIGHT), `${home}${BELOW}`), 'a citation', FRESH_MS);
      const { settings } = await api.admin(`/api/v1/admin/sites/${site}`);
      if (settings.sitemap !== wp('echo AgentChat\\SiteMap::address();')) throw new Error(settings.sitemap);
      const secrets = [{}, { path: BELOW }].map((place) => wp("echo AgentChat\\Settings::get('secret');", place));
      if (secrets[0] === '' || secrets[0] !== secrets[1]) throw new Error('identity is not the same on both');
      const html = await (await fetch(home + BELOW)).text();
      if (!html.includes(`data-site="${site}"`)) throw new Error(html.slice(-800));
      const chats = await browser.countChats(home + BELOW);
      if (chats !== 1) throw new Error(`${chats} chats`);
    },
  );
  await tally.check('with an origin of its own, a site has its own pages and answers', async () => {
    wp(post('Panniers', 'A waxed pannier holds 23 litres.'), { host: own.host });
    const ask = (question) => api.ask(question, { site: own.site, origin: `http://${own.host}` });
    await until(async () => isCited(await ask(PANNIER), `http://${own.host}/`), 'a citation', FRESH_MS);
    if ((await api.ask(PANNIER)).text.includes('23 litres')) throw new Error('the first site has it, too');
    if ((await ask(LIGHT)).text.includes('70 lux')) throw new Error('it has pages of the first site');
    const chats = await browser.countChats(`http://${own.host}/`);
    if (chats !== 1) throw new Error(`${chats} chats`);
  });
  await tally.check('a site that is deleted takes its queue along, and its pages out of the answers', async () => {
    const table = `wp_${belowId}_agent_chat_queue`;
    if (!readTraces(machine).tables.includes(table)) throw new Error('it had none');
    const count = (await api.documents()).length;
    wp(`require ABSPATH . 'wp-admin/includes/admin.php'; wpmu_delete_blog(${belowId}, true);`);
    if (readTraces(machine).tables.includes(table)) throw new Error(`${table} is still there`);
    const left = await api.documents();
    if (left.length === 0 || left.some(({ url }) => url.startsWith(home + BELOW)))
      throw new Error(JSON.stringify(left));
    if ((await api.ask(LIGHT)).text.includes('70 lux')) throw new Error('it is still answered');
    return `${count} pages before, ${left.length} after`;
  });
  await tally.check('uninstalled from every site of the network without a trace', () =>
    removeAndCompare(machine, before),
  );
}

/** WordPress takes the colon out of a host with a port, which only a test has: the host is put into its tables. */
function createSite(machine, host, path) {
  const id = Number(machine.wp(`echo wpmu_create_blog('${host}', '${path}', 'Another site', 1);`));
  machine.wp(`global $wpdb; $wpdb->update($wpdb->blogs, ['domain' => '${host}'], ['blog_id' => ${id}]);
    foreach (['home', 'siteurl'] as $name) update_blog_option(${id}, $name, 'http://${host}${path.replace(/\/$/, '')}');
    clean_blog_cache(${id}); switch_to_blog(${id}); $GLOBALS['wp_rewrite']->init(); $GLOBALS['wp_rewrite']->set_permalink_structure('/%postname%/'); flush_rewrite_rules();`);
  return id;
}
