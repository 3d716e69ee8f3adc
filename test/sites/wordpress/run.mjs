// `npm run test:wordpress`: a real WordPress of Debian's packages (wordpress, mariadb-server, php-fpm, nginx) in a temporary folder,
// with the plugin from its zip and the built API. Ports from $WORDPRESS_PORTS on (4950). KEEP=1 leaves it running for a look.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from '../../../.ci/build.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const base = Number(process.env.WORDPRESS_PORTS ?? 4950);
const [apiPort, webPort] = [base, base + 1];
const home = `http://127.0.0.1:${webPort}`;
const api = `http://127.0.0.1:${apiPort}`;
/** Longest time from publishing to a cited answer. */
const FRESH_MS = 10_000;
const STATE_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'agent-chat-wordpress-'));
const started = [];
const failures = [];
let passed = 0;
let apiProcess = null;

for (const needed of ['/usr/share/wordpress/wp-settings.php', '/usr/sbin/mariadbd', '/usr/sbin/nginx']) {
  if (existsSync(needed)) continue;
  console.log(`${needed} is missing: apt-get install wordpress mariadb-server php-fpm php-cli php-mysql nginx`);
  process.exit(1);
}
try {
  await build({ names: ['api', 'widget'], log: () => {} });
  await setUp();
  await (await import('./checks.mjs')).runChecks({
    wp,
    ask,
    admin,
    check,
    home,
    api,
    folder,
    root,
    until,
    restartApi,
    stopApi,
    adminKey,
    FRESH_MS,
  });
} catch (error) {
  failures.push(String(error?.stack ?? error));
  for (const child of started) if (child.log) console.log(`${child.spawnfile}: ${child.log.slice(-600)}`);
} finally {
  if (process.env.KEEP) {
    console.log(`kept: ${home} (owner, password), ${folder}`);
    await delay(Number(process.env.KEEP) * 1000);
  }
  for (const child of started.reverse()) child.kill('SIGTERM');
  await delay(1500);
  rmSync(folder, { recursive: true, force: true });
}
console.log(failures.length > 0 ? `\nfailed:\n${failures.join('\n')}` : '\nWordPress: every check passed');
console.log(`${passed} passed, ${failures.length} failed, 0 skipped`);
process.exit(failures.length > 0 ? 1 : 0);

async function check(name, run) {
  const startedAt = performance.now();
  const took = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  try {
    const note = await run();
    console.log(`✓ ${name}${note ? `: ${note}` : ''} (${took()})`);
    passed += 1;
  } catch (error) {
    console.log(`✗ ${name}: ${error.message} (${took()})`);
    failures.push(name);
  }
}

function begin(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  child.log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (child.log += data));
  started.push(child);
  return child;
}

async function setUp() {
  const at = (name) => join(folder, name);
  const user = process.getuid() === 0 ? ['--user=root'] : [];
  for (const name of ['db', 'web', 'tmp', 'api', 'shots']) mkdirSync(at(name));
  const socket = at('db.sock');
  const made = spawnSync(
    'mariadb-install-db',
    ['--no-defaults', ...user, `--datadir=${at('db')}`, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stdout + made.stderr);
  begin('mariadbd', [
    '--no-defaults',
    ...user,
    `--datadir=${at('db')}`,
    `--socket=${socket}`,
    '--skip-networking',
    `--pid-file=${at('db.pid')}`,
  ]);
  const sql = (text) =>
    spawnSync('mariadb', ['--no-defaults', '-uroot', `--socket=${socket}`, '-e', text], { encoding: 'utf8' });
  await until(() => sql('CREATE DATABASE IF NOT EXISTS wp').status === 0, 'the database');

  cpSync('/usr/share/wordpress', at('web'), {
    recursive: true,
    dereference: true,
    filter: (path) => !path.endsWith('wp-config.php'),
  });
  writeFileSync(
    at('web/wp-config.php'),
    `<?php
define('DB_NAME', 'wp'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
foreach (['AUTH_KEY','SECURE_AUTH_KEY','LOGGED_IN_KEY','NONCE_KEY','AUTH_SALT','SECURE_AUTH_SALT','LOGGED_IN_SALT','NONCE_SALT'] as $n) define($n, 'only for this test ' . $n);
define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', '127.0.0.1'); define('FS_METHOD', 'direct');
define('WP_DEBUG', true); define('WP_DEBUG_DISPLAY', false); define('WP_DEBUG_LOG', '${at('debug.log')}');
define('WP_HOME', '${home}'); define('WP_SITEURL', '${home}');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`,
  );
  const fpm = readdirSync('/usr/sbin')
    .filter((name) => name.startsWith('php-fpm'))
    .sort()
    .at(-1);
  writeFileSync(
    at('fpm.conf'),
    `[global]
error_log = ${at('fpm.log')}
daemonize = no
[www]
${process.getuid() === 0 ? 'user = root\ngroup = root\n' : ''}listen = ${at('fpm.sock')}
pm = static
pm.max_children = 6
php_admin_value[memory_limit] = 256M
php_admin_value[max_execution_time] = 30
`,
  );
  begin(`/usr/sbin/${fpm}`, ['-F', '-y', at('fpm.conf'), ...(process.getuid() === 0 ? ['-R'] : [])]);
  writeFileSync(
    at('nginx.conf'),
    `${process.getuid() === 0 ? 'user root;\n' : ''}daemon off; pid ${at('nginx.pid')}; error_log ${at('nginx.log')};
events {}
http {
  access_log off; include /etc/nginx/mime.types;
  client_body_temp_path ${at('tmp')}; proxy_temp_path ${at('tmp')}; fastcgi_temp_path ${at('tmp')}; uwsgi_temp_path ${at('tmp')}; scgi_temp_path ${at('tmp')};
  server {
    listen 127.0.0.1:${webPort}; root ${at('web')}; index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ { include /etc/nginx/fastcgi_params; fastcgi_param HTTP_HOST $http_host; fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name; fastcgi_pass unix:${at('fpm.sock')}; }
  }
}
`,
  );
  begin('/usr/sbin/nginx', ['-c', at('nginx.conf'), '-e', at('nginx.log')]);
  wp(
    `define('WP_INSTALLING', true); require ABSPATH . 'wp-admin/includes/upgrade.php'; wp_install('Alder Bikes', 'owner', 'owner@example.com', true, '', 'password');`,
    { isInstalling: true },
  );
  wp("global $wp_rewrite; $wp_rewrite->set_permalink_structure('/%postname%/');");
  await until(async () => (await fetch(home)).status === 200, 'WordPress');
  await restartApi();
}

/** Runs PHP inside WordPress by its command line; gives what it printed. */
function wp(php, { isInstalling = false } = {}) {
  const server = `$_SERVER['HTTP_HOST']='127.0.0.1:${webPort}'; $_SERVER['REQUEST_URI']='/'; $_SERVER['SERVER_PROTOCOL']='HTTP/1.1'; $_SERVER['REQUEST_METHOD']='GET';`;
  const code = `${server} ${isInstalling ? "define('WP_INSTALLING', true);" : ''} require '${folder}/web/wp-load.php'; ${php.replace("define('WP_INSTALLING', true);", '')}`;
  const { status, stdout, stderr } = spawnSync('php', ['-d', 'display_errors=stderr', '-r', code], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`PHP ended with ${status}: ${stdout}${stderr}`.slice(0, 2000));
  return stdout;
}

async function restartApi() {
  writeFileSync(join(folder, 'api/config.json'), JSON.stringify({ crawler: { allowHosts: [`127.0.0.1:${webPort}`] } }));
  apiProcess = begin(process.execPath, [join(root, 'dist/api/main.js')], {
    cwd: join(folder, 'api'),
    env: {
      ...process.env,
      PORT: String(apiPort),
      DATABASE_URL: `file:${join(folder, 'api/agent-chat.db')}`,
      AGENT_CHAT_CONFIG: join(folder, 'api/config.json'),
    },
  });
  const child = apiProcess;
  await until(
    async () => (await fetch(`${api}/healthz`)).ok,
    () => `the API: ${child.log}`,
  );
}
async function stopApi() {
  apiProcess.kill('SIGTERM');
  await until(() => apiProcess.exitCode !== null || apiProcess.signalCode !== null, 'the end of the API');
}
function adminKey() {
  return readFileSync(join(folder, 'api/admin.key'), 'utf8').trim();
}
async function admin(path, options = {}) {
  const reply = await fetch(api + path, {
    ...options,
    headers: { authorization: `Bearer ${adminKey()}`, 'content-type': 'application/json' },
  });
  return reply.json();
}

/** Asks as a visitor of the pages; gives the answer's text and the addresses of its sources. */
async function ask(question, { userToken } = {}) {
  const site = '127-0-0-1-' + webPort;
  const send = async (path, body, token) => {
    const reply = await fetch(api + path, {
      method: 'POST',
      headers: {
        origin: home,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  const session = await send('/api/v1/session', { site, ...(userToken ? { user_token: userToken } : {}) });
  const { id } = await send('/api/v1/conversations', {}, session.token);
  await send(
    `/api/v1/conversations/${id}/messages`,
    { client_id: crypto.randomUUID(), content: [{ type: 'text', text: question }] },
    session.token,
  );
  const stream = await fetch(`${api}/api/v1/conversations/${id}/events`, {
    headers: { origin: home, authorization: `Bearer ${session.token}` },
    signal: AbortSignal.timeout(STATE_MS),
  });
  let log = '';
  for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
    log += chunk;
    if (/"type":"(message_stop|terminal_[a-z_]+)"/.test(log)) break;
  }
  const history = await fetch(`${api}/api/v1/conversations/${id}/export?format=md`, {
    headers: { origin: home, authorization: `Bearer ${session.token}` },
  });
  return { text: await history.text(), visitorId: session.visitor_id, log };
}

async function until(isTrue, what, ms = STATE_MS) {
  const end = performance.now() + ms;
  for (;;) {
    try {
      if (await isTrue()) return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    if (performance.now() > end)
      throw new Error(`Not reached within ${ms} ms: ${typeof what === 'function' ? what() : what}`);
    await delay(150);
  }
}
