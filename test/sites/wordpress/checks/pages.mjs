// The tag and the chat in the pages of visitors: once on a page, by the rules, in the page itself, with an account, from a page cache.
import { bound } from './connection.mjs';

export async function checkPages({ tally, machine, api, browser, site, home }) {
  const { wp } = bound(machine);
  const tagsOf = (html) => html.match(/<script[^>]*widget\.js[^>]*>/g) ?? [];
  const page = async (path) => (await fetch(home + path)).text();

  await tally.check('the tag is in the page once, waits for nothing, and names the site', async () => {
    const tags = tagsOf(await page('/saddles/'));
    const version = wp('echo $GLOBALS["wp_version"];');
    const has = (attribute) => tags[0]?.includes(attribute);
    if (tags.length !== 1 || !has(`data-site="${site}"`) || tags[0].split(/\sasync(?=[\s>=])/).length !== 2)
      throw new Error(tags.join());
    // From 6.3 on WordPress writes the strategy that a script asks for.
    const knowsStrategy = version.localeCompare('6.3', 'en', { numeric: true }) >= 0;
    if (has('data-wp-strategy="async"') !== knowsStrategy) throw new Error(`${version}: ${tags[0]}`);
    return tags[0];
  });
  await tally.check(
    'one chat with the tag of a second plugin; the tag is in a theme without wp_footer, too',
    async () => {
      const tag = `<script async src=\\"${api.origin}/widget.js\\" data-site=\\"${site}\\"></script>`;
      machine.mustUse('other', `add_action('wp_head', function () { echo "${tag}"; });`);
      const chats = await browser.countChats(`${home}/saddles/`);
      machine.mustUse('other', null);
      if (chats !== 1) throw new Error(`${chats} chats`);
      const theme = wp('echo get_stylesheet();');
      wp(
        `$d = get_theme_root() . '/bare'; mkdir($d); file_put_contents("$d/style.css", "/*\\nTheme Name: Bare\\n*/"); file_put_contents("$d/index.php", '<!doctype html><html><head><?php wp_head(); ?></head><body><p>Bare</p></body></html>'); switch_theme('bare');`,
      );
      const bare = await page('/');
      const bareChats = await browser.countChats(home);
      wp(`switch_theme('${theme}');`);
      if (tagsOf(bare).length !== 1 || bareChats !== 1) throw new Error(`${bareChats} chats: ${bare.slice(-600)}`);
    },
  );
  await tally.check('a logged-in user is the same visitor on two devices; no page has a token', async () => {
    wp("AgentChat\\Settings::change(['identity' => true]);");
    const [one, two] = [
      await api.ask('How heavy is a saddle?', { userToken: await browser.userToken() }),
      await api.ask('And a tyre?', { userToken: await browser.userToken() }),
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
  await tally.check('a page of a page cache is the same for all, and a logged-in user is known on it', async () => {
    const cached = (headers = {}) =>
      fetch(`${home}/saddles/`, { headers: { 'x-page-cache': 'on', ...headers } }).then(async (reply) => ({
        state: reply.headers.get('x-page-cache'),
        html: await reply.text(),
        cookies: reply.headers.getSetCookie(),
      }));
    const first = await cached();
    const second = await cached();
    if (first.state !== 'MISS' || second.state !== 'HIT') throw new Error(`${first.state} ${second.state}`);
    if (first.cookies.length > 0) throw new Error(`a visitor without an account gets ${first.cookies}`);
    const { state, user } = await browser.userOnCachedPage(`${home}/saddles/`);
    if (state !== 'HIT' || !user.startsWith('user_')) throw new Error(`${state}: ${user}`);
    return user;
  });
  await tally.check('the look and the rules are saved, at the API too, and page caches are emptied', async () => {
    machine.mustUse('caches', CACHES);
    const look = {
      accent: '#884400',
      greeting: 'Which bike?',
      prompts: 'One\nTwo',
      rules: '/hidden/*',
      mode: 'except',
    };
    const said = await browser.save(look);
    const emptied = JSON.parse(wp("echo json_encode(get_option('stand_in_caches', []));"));
    machine.mustUse('caches', null);
    wp("delete_option('stand_in_caches');");
    const { settings } = await api.admin(`/api/v1/admin/sites/${site}`);
    const { agent } = settings;
    if (said !== 'Saved.' || agent.greeting !== 'Which bike?' || agent.suggestions.join() !== 'One,Two')
      throw new Error(`${said} ${JSON.stringify(settings)}`);
    if (settings.look.accent !== '#884400') throw new Error(JSON.stringify(settings.look));
    if (emptied.sort().join() !== CACHE_NAMES) throw new Error(emptied.join());
    const html = await page('/saddles/');
    if (!/<script[^>]* data-accent="#884400"[^>]*widget\.js/.test(html) || html.includes('--agent-chat-accent'))
      throw new Error('the accent is not an attribute of the tag');
    if (/widget\.js|data-accent/.test(await page('/hidden/page/'))) throw new Error('the rule does not hold');
    return `emptied: ${emptied.join(', ')}`;
  });
  await tally.check('the shortcode and the block put one chat into the page', async () => {
    for (const [slug, content] of [
      ['short', '[agent_chat height="300"]'],
      ['block', '<!-- wp:agent-chat/inline {"height":300} /-->'],
    ]) {
      await browser.publish({ title: slug, slug, content });
      const html = await page(`/${slug}/`);
      const tags = tagsOf(html);
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
  await tally.check('the settings page speaks the language of WordPress', async () => {
    for (const [locale, word] of [
      ['vi', 'Ngắt kết nối'],
      ['id_ID', 'Putuskan'],
      ['zh_CN', '断开连接'],
    ]) {
      // WordPress takes a language of which it has a file.
      wp(`wp_mkdir_p(WP_LANG_DIR); touch(WP_LANG_DIR . '/${locale}.mo');`);
      wp(`update_option('WPLANG', '${locale}');`);
      const html = await browser.html(`${home}/wp-admin/options-general.php?page=agent-chat`);
      if (!html.includes(word)) throw new Error(`${locale}: ${word} is missing`);
    }
    wp("update_option('WPLANG', '');");
  });
  await tally.check('pictures of two themes and of the settings', () => browser.pictures(wp, 'rgb(136, 68, 0)'));
}

/** What caches have, as their plugins declare it; each call is written down. */
const CACHES = `function stand_in_note($name) { update_option('stand_in_caches', array_merge(get_option('stand_in_caches', []), [$name])); }
function wp_cache_clear_cache($blog_id = 0) { stand_in_note('WP Super Cache'); return true; }
function rocket_clean_domain($lang = '', $filesystem = null) { stand_in_note('WP Rocket'); }
function wpo_cache_flush() { stand_in_note('WP-Optimize'); return true; }
add_action('litespeed_purge_all', function ($reason = false) { stand_in_note('LiteSpeed'); });
add_action('wphb_clear_page_cache', function ($post_id = false) { stand_in_note('Hummingbird'); });
add_action('rt_nginx_helper_purge_all', function () { stand_in_note('Nginx Helper'); });
add_action('agent_chat_clear_caches', function () { stand_in_note('own'); });`;
const CACHE_NAMES = 'Hummingbird,LiteSpeed,Nginx Helper,WP Rocket,WP Super Cache,WP-Optimize,own';
