// What must hold for the plugin in a real WordPress; run.mjs sets it up.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWordpress } from '../../../.ci/build-wordpress.mjs';
import { Browser } from './browser.mjs';

const PLUGIN = 'agent-chat/agent-chat.php';

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

export async function runChecks({
  root,
  wp,
  ask,
  admin,
  check,
  home,
  api,
  folder,
  until,
  restartApi,
  stopApi,
  adminKey,
  FRESH_MS,
}) {
  const site = home.replace(/^http:\/\//, '').replace(/[^A-Za-z0-9]+/g, '-');
  const isCited = (answer, path) => answer.text.includes(`${home}${path}`);
  const traces = () => {
    const found = wp(`global $wpdb; echo json_encode([
      'tables' => $wpdb->get_col('SHOW TABLES'),
      'options' => $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name NOT LIKE '%transient%' ORDER BY 1"),
      'transients' => $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%agent_chat%'"),
      'meta' => $wpdb->get_col("SELECT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%agent_chat%'"),
      'cron' => strpos(serialize(_get_cron_array()), 'agent_chat') !== false]);`);
    return JSON.parse(found);
  };
  await check('PHP reads every file, and the parts pass their own tests', () => {
    const plugin = join(root, 'integrations/wordpress/agent-chat');
    const files = readdirSync(plugin, { recursive: true }).filter((name) => name.endsWith('.php'));
    for (const name of files) run('php', ['-l', join(plugin, name)]);
    return `${files.length} files, ${run('php', [join(root, 'test/sites/wordpress/unit.php')]).trim()}`;
  });
  const before = traces();
  const zip = buildWordpress();
  const browser = await Browser.open(home, join(folder, 'shots'));

  await check('the plugin is installed from its zip and activated', () => {
    const path = join(folder, 'agent-chat.zip');
    spawnSync('cp', [zip, path]);
    const done =
      wp(`require ABSPATH . 'wp-admin/includes/admin.php'; require ABSPATH . 'wp-admin/includes/class-wp-upgrader.php'; wp_set_current_user(1);
      $u = new Plugin_Upgrader(new Automatic_Upgrader_Skin()); var_export($u->install('${path}')); var_export(activate_plugin('${PLUGIN}'));`);
    if (done.trim() !== 'trueNULL') throw new Error(done);
  });
  await browser.logIn('owner', 'password');
  await check('a wrong address and a wrong key are named, and nothing is stored', async () => {
    const noPort = await browser.connect('http://127.0.0.1:1', 'a-key');
    if (!noPort.includes('nothing answers')) throw new Error(noPort);
    const noApi = await browser.connect(home, 'a-key');
    if (!noApi.includes('no agent-chat API')) throw new Error(noApi);
    const noKey = await browser.connect(api, 'wrong-key-wrong-key-wrong-key-wrong');
    if (!noKey.startsWith('Key:')) throw new Error(noKey);
    if (wp("echo AgentChat\\Settings::isConnected() ? 'yes' : 'no';") !== 'no') throw new Error('it is connected');
  });
  await check('it connects by the settings page: site, origin, sitemap', async () => {
    const said = await browser.connect(api, adminKey());
    if (!said.startsWith('Connected')) throw new Error(said);
    const { settings } = await admin(`/api/v1/admin/sites/${site}`);
    if (!settings.origins.includes(home) || !settings.sitemap.includes('agent-chat/v1/sitemap'))
      throw new Error(JSON.stringify(settings));
    return settings.sitemap;
  });
  const sitemap = async () => (await fetch(`${home}/index.php?rest_route=/agent-chat/v1/sitemap`)).text();

  await check('a published post is cited within 10 s', async () => {
    await browser.publish({
      title: 'Tubeless tyres',
      slug: 'tubeless',
      content: '<p>A tubeless tyre of Alder Bikes holds 47 psi on gravel roads.</p>',
    });
    const startedAt = performance.now();
    await until(
      async () => isCited(await ask('How many psi does a tubeless tyre hold on gravel roads?'), '/tubeless/'),
      'a citation',
      FRESH_MS,
    );
    return `after ${Math.round(performance.now() - startedAt)} ms`;
  });
  await check('its change is answered within 10 s, and the old words are gone', async () => {
    await browser.update('tubeless', '<p>A tubeless tyre of Alder Bikes holds 52 psi on gravel roads.</p>');
    await until(
      async () => {
        const { text } = await ask('How many psi does a tubeless tyre hold on gravel roads?');
        return text.includes('52 psi') && !text.includes('47 psi');
      },
      'the new words',
      FRESH_MS,
    );
  });
  await check('another address: the old one is cited no more', async () => {
    await browser.update('tubeless', null, 'tubeless-tyres');
    await until(
      async () => {
        const answer = await ask('How many psi does a tubeless tyre hold on gravel roads?');
        return isCited(answer, '/tubeless-tyres/') && !isCited(answer, '/tubeless/');
      },
      'the new address',
      FRESH_MS,
    );
  });
  await check('a private post, one with a password and a draft never reach the API or the sitemap', async () => {
    wp(`wp_insert_post(['post_title' => 'Payroll', 'post_name' => 'payroll', 'post_status' => 'private', 'post_content' => 'The payroll of zanzibarine staff is paid on the ninth.']);
      wp_insert_post(['post_title' => 'Members', 'post_name' => 'members', 'post_status' => 'publish', 'post_password' => 'x', 'post_content' => 'The zanzibarine password page.']);
      wp_insert_post(['post_title' => 'Draft', 'post_status' => 'draft', 'post_content' => 'The zanzibarine draft.']); AgentChat\\Sender::work(20);`);
    await until(() => Number(wp('echo AgentChat\\Queue::waiting();')) === 0, 'an empty queue');
    const { documents } = await admin(`/api/v1/admin/index/documents?site=${site}`);
    const names = documents.map(({ title }) => title).join();
    if (/Payroll|Members|Draft/.test(names)) throw new Error(names);
    if (/payroll|members/.test(await sitemap())) throw new Error('it is in the sitemap');
    if ((await ask('When is the payroll of zanzibarine staff paid?')).text.includes('ninth'))
      throw new Error('the answer has it');
    return names;
  });
  await check('a post that becomes private leaves the index', async () => {
    wp(
      "wp_insert_post(['post_title' => 'Pumps', 'post_name' => 'pumps', 'post_status' => 'publish', 'post_content' => 'Our floor pump costs 31 crowns.']); AgentChat\\Sender::work(20);",
    );
    await until(async () => isCited(await ask('What does the floor pump cost?'), '/pumps/'), 'a citation', FRESH_MS);
    wp(
      "wp_update_post(['ID' => get_page_by_path('pumps', OBJECT, 'post')->ID, 'post_status' => 'private']); AgentChat\\Sender::work(20);",
    );
    await until(
      async () => !(await ask('What does the floor pump cost?')).text.includes('31 crowns'),
      'its end',
      FRESH_MS,
    );
  });
  await check('while the API is down, publishing works and waits; it is caught up', async () => {
    await stopApi();
    await browser.publish({
      title: 'Saddles',
      slug: 'saddles',
      content: '<p>A saddle of oak leather weighs 612 grams.</p>',
    });
    const waiting = Number(wp('echo AgentChat\\Queue::waiting();'));
    if (waiting < 1) throw new Error(`${waiting} wait`);
    await restartApi();
    wp('AgentChat\\Queue::retryNow(); AgentChat\\Sender::work(20);');
    await until(
      async () => isCited(await ask('How heavy is a saddle of oak leather?'), '/saddles/'),
      'a citation',
      FRESH_MS,
    );
  });
  await check('the widget is in the page once, also with a second tag, and in a theme without wp_footer', async () => {
    const html = await (await fetch(`${home}/saddles/`)).text();
    if ((html.match(/widget\.js/g) ?? []).length !== 1 || !html.includes(`data-site="${site}"`))
      throw new Error(html.slice(-1500));
    wp(
      `mkdir(WP_CONTENT_DIR . '/mu-plugins'); file_put_contents(WP_CONTENT_DIR . '/mu-plugins/other.php', '<?php add_action("wp_head", function () { echo "<script async src=\\"${api}/widget.js\\" data-site=\\"${site}\\"></script>"; });');`,
    );
    const launchers = await browser.countChats(`${home}/saddles/`);
    wp("unlink(WP_CONTENT_DIR . '/mu-plugins/other.php');");
    if (launchers !== 1) throw new Error(`${launchers} launchers`);
    wp(
      `$d = get_theme_root() . '/bare'; mkdir($d); file_put_contents("$d/style.css", "/*\\nTheme Name: Bare\\n*/"); file_put_contents("$d/index.php", '<!doctype html><html><head><?php wp_head(); ?></head><body><p>Bare</p></body></html>'); switch_theme('bare');`,
    );
    const bare = await (await fetch(home)).text();
    wp("switch_theme('twentytwentythree');");
    if ((bare.match(/widget\.js/g) ?? []).length !== 1) throw new Error(bare.slice(-600));
  });
  await check('a logged-in user is the same visitor on two devices; no page has a token', async () => {
    wp("AgentChat\\Settings::change(['identity' => true]);");
    const token = await browser.userToken();
    const [one, two] = [
      await ask('How heavy is a saddle?', { userToken: token }),
      await ask('And a tyre?', { userToken: await browser.userToken() }),
    ];
    if (!one.visitorId.startsWith('user_') || one.visitorId !== two.visitorId)
      throw new Error(`${one.visitorId} ${two.visitorId}`);
    const route = `${home}/index.php?rest_route=/agent-chat/v1/token`;
    const foreign = await fetch(route, {
      method: 'POST',
      headers: { origin: 'https://evil.example', cookie: await browser.cookies() },
    });
    const anonymous = await fetch(route, { method: 'POST', headers: { origin: home } });
    if (foreign.status !== 403 || anonymous.status !== 401) throw new Error(`${foreign.status} ${anonymous.status}`);
    if (/eyJ/.test(await browser.html(`${home}/saddles/`))) throw new Error('a token is in the page');
    return one.visitorId;
  });
  await check('the look and the rules are saved, at the API too', async () => {
    const said = await browser.save({
      accent: '#884400',
      greeting: 'Which bike?',
      prompts: 'One\nTwo',
      rules: '/hidden/*',
      mode: 'except',
    });
    const { settings } = await admin(`/api/v1/admin/sites/${site}`);
    const { agent, look } = settings;
    if (
      said !== 'Saved.' ||
      agent.greeting !== 'Which bike?' ||
      agent.suggestions.join() !== 'One,Two' ||
      look.accent !== '#884400'
    )
      throw new Error(`${said} ${JSON.stringify(settings)}`);
    const hidden = await (await fetch(`${home}/hidden/page/`)).text();
    if (hidden.includes('widget.js')) throw new Error('the rule does not hold');
  });
  await check('the shortcode and the block put one chat into the page', async () => {
    for (const [slug, content] of [
      ['short', '[agent_chat height="300"]'],
      ['block', '<!-- wp:agent-chat/inline {"height":300} /-->'],
    ]) {
      await browser.publish({ title: slug, slug, content });
      const html = await (await fetch(`${home}/${slug}/`)).text();
      const tags = html.match(/<script[^>]*widget\.js[^>]*>/g) ?? [];
      if (
        tags.length !== 1 ||
        !tags[0].includes('data-target="#agent-chat-inline-1"') ||
        !html.includes('height:300px')
      )
        throw new Error(`${slug}: ${tags.join()} ${html.slice(-400)}`);
      const chats = await browser.countChats(`${home}/${slug}/`);
      if (chats !== 1) throw new Error(`${slug}: ${chats} chats`);
    }
  });
  await check('permalinks off: a post is cited by ?p=', async () => {
    wp(
      "update_option('permalink_structure', ''); global $wp_rewrite; $wp_rewrite->init(); AgentChat\\Watch::onAddresses(); AgentChat\\Sender::work(20);",
    );
    await until(
      async () => /\?p=\d+/.test((await ask('How heavy is a saddle of oak leather?')).text),
      'a citation',
      FRESH_MS,
    );
    wp("global $wp_rewrite; $wp_rewrite->set_permalink_structure('/%postname%/'); AgentChat\\Sender::work(20);");
  });
  await check('5,000 posts are queued at once, sent in slices, and go on after an end', async () => {
    wp(`global $wpdb; $v = []; for ($i = 0; $i < 5000; $i++) { $v[] = "(1, '2026-01-01', '2026-01-01', 'Spare part $i of the workshop is kept on shelf $i.', 'Part $i', '', 'publish', 'closed', 'closed', 'part-$i', '', '', '2026-01-01', '2026-01-01', '', 'post')"; }
      foreach (array_chunk($v, 500) as $c) $wpdb->query("INSERT INTO $wpdb->posts (post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type) VALUES " . implode(',', $c));`);
    const startedAt = performance.now();
    wp('AgentChat\\Queue::fill();');
    const fillMs = Math.round(performance.now() - startedAt);
    const steps = [];
    for (let n = 0; n < 3; n++) {
      wp('AgentChat\\Sender::work(3);');
      steps.push(Number(wp('echo AgentChat\\Queue::waiting();')));
    }
    if (!(steps[0] < 5000 && steps[2] < steps[0])) throw new Error(steps.join());
    wp(
      'global $wpdb; $wpdb->query("DELETE FROM $wpdb->posts WHERE post_name LIKE \'part-%\'"); AgentChat\\Queue::clear();',
    );
    return `queued in ${fillMs} ms, waiting after slices of 3 s: ${steps.join(', ')}`;
  });
  await check('a trashed post is gone within 10 s', async () => {
    wp("wp_trash_post(get_page_by_path('tubeless-tyres', OBJECT, 'post')->ID); AgentChat\\Sender::work(20);");
    await until(
      async () => !(await ask('How many psi does a tubeless tyre hold on gravel roads?')).text.includes('52 psi'),
      'its end',
      FRESH_MS,
    );
  });
  await check('pictures of two themes and of the settings', () => browser.pictures(wp));
  await check('uninstalled without a trace', () => {
    wp(
      `require ABSPATH . 'wp-admin/includes/admin.php'; deactivate_plugins('${PLUGIN}'); uninstall_plugin('${PLUGIN}'); delete_plugins(['${PLUGIN}']);`,
    );
    const after = traces();
    const added = (name) => after[name].filter((one) => !before[name].includes(one));
    const left = {
      tables: added('tables'),
      options: added('options').filter((name) => /agent/i.test(name)),
      transients: after.transients,
      meta: after.meta,
      cron: after.cron,
    };
    if (left.tables.length + left.options.length + left.transients.length + left.meta.length > 0 || left.cron)
      throw new Error(JSON.stringify(left));
    return `${before.tables.length} tables before, ${after.tables.length} after; options that are new: ${added('options').join() || 'none'}`;
  });
  await check('PHP reported nothing about the plugin', () => {
    let log = '';
    try {
      log = readFileSync(join(folder, 'debug.log'), 'utf8');
    } catch {
      return 'no log';
    }
    const ours = log.split('\n').filter((line) => /plugins\/agent-chat\/|AgentChat\\/.test(line));
    if (ours.length > 0) throw new Error(ours.slice(0, 5).join('\n'));
  });
  await browser.close();
}
