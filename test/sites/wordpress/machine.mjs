// A real WordPress in a folder: MariaDB, PHP-FPM and nginx of Debian as their own processes, with a page cache that a visitor's header
// turns on. The files of WordPress are Debian's, or those in $WORDPRESS (a folder with wp-settings.php), for another version.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const SOURCE = process.env.WORDPRESS ?? '/usr/share/wordpress';
/** Longest wait for one state, in ms: the machine may be busy. */
const STATE_MS = 60_000;
const ROOT = process.getuid() === 0;
const SALTS = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [`${name}_KEY`, `${name}_SALT`]);
const NETWORK = `define('MULTISITE', true); define('SUBDOMAIN_INSTALL', false); define('DOMAIN_CURRENT_SITE', '@HOST@');
define('PATH_CURRENT_SITE', '/'); define('SITE_ID_CURRENT_SITE', 1); define('BLOG_ID_CURRENT_SITE', 1);`;

/** What must be installed and is not: the reason, or null. */
export function missingProgram() {
  const needed = [join(SOURCE, 'wp-settings.php'), '/usr/sbin/mariadbd', '/usr/sbin/nginx', '/usr/bin/php'];
  const absent = needed.find((path) => !existsSync(path));
  return absent
    ? `${absent} is missing: apt-get install wordpress wordpress-theme-twentytwentyone mariadb-server php-fpm php-cli php-mysql nginx`
    : null;
}

export class Machine {
  #started = [];

  /** @param {string} folder an empty one */
  constructor(folder, port) {
    this.folder = folder;
    this.host = `127.0.0.1:${port}`;
    this.home = `http://${this.host}`;
    this.port = port;
  }

  async start() {
    for (const name of ['db', 'web', 'tmp', 'cache']) mkdirSync(this.at(name));
    await this.#startDatabase();
    cpSync(SOURCE, this.at('web'), {
      recursive: true,
      dereference: true,
      filter: (path) => !path.endsWith('wp-config.php'),
    });
    this.configure();
    this.#startWeb();
    this.wp(
      `require ABSPATH . 'wp-admin/includes/upgrade.php'; wp_install('Alder Bikes', 'owner', 'owner@example.com', true, '', 'password');
      foreach (['home', 'siteurl'] as $name) update_option($name, '${this.home}');`,
      { isInstalling: true },
    );
    this.wp("global $wp_rewrite; $wp_rewrite->set_permalink_structure('/%postname%/'); flush_rewrite_rules();");
    await until(async () => (await fetch(this.home)).status === 200, 'WordPress');
    return `WordPress ${this.wp('echo $GLOBALS["wp_version"];')}, PHP ${this.wp('echo PHP_VERSION;')}`;
  }

  at(name) {
    return join(this.folder, name);
  }

  /** Writes wp-config.php. `isNetwork`: it has several sites. */
  configure({ isNetwork = false } = {}) {
    writeFileSync(
      this.at('web/wp-config.php'),
      `<?php
define('DB_NAME', 'wp'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${this.at('db.sock')}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
${SALTS.map((name) => `define('${name}', 'only for this test ${name}');`).join('\n')}
define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', '127.0.0.1'); define('FS_METHOD', 'direct');
define('WP_DEBUG', true); define('WP_DEBUG_DISPLAY', false); define('WP_DEBUG_LOG', '${this.at('debug.log')}');
${isNetwork ? NETWORK.replace('@HOST@', this.host) : ''}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`,
    );
  }

  /** Runs PHP inside WordPress by its command line; gives what it printed. `host`, `path`: of the site of a network. */
  wp(php, { isInstalling = false, host = this.host, path = '/' } = {}) {
    const { status, stdout, stderr } = spawnSync('php', this.#args(php, { isInstalling, host, path }), {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`PHP ended with ${status}: ${stdout}${stderr}`.slice(0, 2000));
    return stdout;
  }

  /** The same, and kills the process once that is true. Throws when it had ended by itself. */
  async wpKilled(php, isReached) {
    const child = this.#begin('php', this.#args(php, { isInstalling: false, host: this.host, path: '/' }));
    await until(isReached, 'the moment of the kill');
    if (child.exitCode !== null || !child.kill('SIGKILL')) throw new Error('the process had ended already');
  }

  /** The same in the background; the promise is of its end. */
  wpBeside(php) {
    const child = this.#begin('php', this.#args(php, { isInstalling: false, host: this.host, path: '/' }));
    return new Promise((done) => child.once('exit', done));
  }

  #args(php, { isInstalling, host, path }) {
    const server = `$_SERVER = ['HTTP_HOST' => '${host}', 'REQUEST_URI' => '${path}', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET'] + $_SERVER;`;
    const installing = isInstalling ? "define('WP_INSTALLING', true);" : '';
    return [
      '-d',
      'display_errors=stderr',
      '-r',
      `${server} ${installing} require '${this.at('web/wp-load.php')}'; ${php}`,
    ];
  }

  /** A file of wp-content/mu-plugins, which WordPress loads always; `source` null removes it. */
  mustUse(name, source) {
    const path = `WP_CONTENT_DIR . '/mu-plugins/${name}.php'`;
    if (source === null) return void this.wp(`unlink(${path});`);
    mkdirSync(this.at('web/wp-content/mu-plugins'), { recursive: true });
    writeFileSync(this.at(`web/wp-content/mu-plugins/${name}.php`), `<?php\n${source}\n`);
  }

  async #startDatabase() {
    const user = ROOT ? ['--user=root'] : [];
    const socket = this.at('db.sock');
    const made = spawnSync(
      'mariadb-install-db',
      [
        '--no-defaults',
        ...user,
        `--datadir=${this.at('db')}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
      ],
      { encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(made.stdout + made.stderr);
    const place = [`--datadir=${this.at('db')}`, `--socket=${socket}`, `--pid-file=${this.at('db.pid')}`];
    this.#begin('mariadbd', ['--no-defaults', ...user, ...place, '--skip-networking']);
    const sql = ['--no-defaults', '-uroot', `--socket=${socket}`, '-e', 'CREATE DATABASE IF NOT EXISTS wp'];
    await until(() => spawnSync('mariadb', sql).status === 0, 'the database');
  }

  #startWeb() {
    const fpm = readdirSync('/usr/sbin')
      .filter((name) => name.startsWith('php-fpm'))
      .sort()
      .at(-1);
    writeFileSync(
      this.at('fpm.conf'),
      `[global]
error_log = ${this.at('fpm.log')}
daemonize = no
[www]
${ROOT ? 'user = root\ngroup = root\n' : ''}listen = ${this.at('fpm.sock')}
pm = static
pm.max_children = 6
php_admin_value[memory_limit] = 256M
php_admin_value[max_execution_time] = 30
; wp-config.php is written anew for a network: the one before would be used for two seconds more.
php_admin_value[opcache.revalidate_freq] = 0
`,
    );
    this.#begin(`/usr/sbin/${fpm}`, ['-F', '-y', this.at('fpm.conf'), ...(ROOT ? ['-R'] : [])]);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      this.at('nginx.conf'),
      `${ROOT ? 'user root;\n' : ''}daemon off; pid ${this.at('nginx.pid')}; error_log ${this.at('nginx.log')};
events {}
http {
  access_log off; include /etc/nginx/mime.types;
  ${temporary.map((name) => `${name}_temp_path ${this.at('tmp')};`).join(' ')}
  fastcgi_cache_path ${this.at('cache')} keys_zone=pages:1m;
  map $http_x_page_cache $isOff { default 1; on 0; }
  server {
    listen ${this.host}; root ${this.at('web')}; index index.php;
    if (!-e $request_filename) {
      rewrite ^/[_0-9a-zA-Z-]+(/wp-(?:content|admin|includes)/.*) $1 last;
      rewrite ^/[_0-9a-zA-Z-]+(/[^/]*\\.php)$ $1 last;
    }
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params; fastcgi_param HTTP_HOST $http_host; fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_cache pages; fastcgi_cache_key $request_uri; fastcgi_cache_valid 200 1h; fastcgi_cache_methods GET;
      fastcgi_ignore_headers Cache-Control Expires Set-Cookie; fastcgi_cache_bypass $isOff; fastcgi_no_cache $isOff;
      add_header x-page-cache $upstream_cache_status; fastcgi_pass unix:${this.at('fpm.sock')};
    }
  }
}
`,
    );
    this.#begin('/usr/sbin/nginx', ['-c', this.at('nginx.conf'), '-e', this.at('nginx.log')]);
  }

  #begin(command, args) {
    const child = begin(command, args);
    this.#started.push(child);
    return child;
  }

  /** The ends of what the programs wrote. */
  logs() {
    return this.#started.filter(({ log }) => log).map(({ spawnfile, log }) => `${spawnfile}: ${log.slice(-600)}`);
  }

  async stop() {
    const running = this.#started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const ends = running.map((child) => new Promise((done) => child.once('exit', done)));
    for (const child of running.reverse()) child.kill('SIGTERM');
    await Promise.all(ends);
  }
}

/** A process of its own that collects what it writes in `log`. */
export function begin(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  child.log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (child.log += data));
  return child;
}

export async function until(isTrue, what, ms = STATE_MS) {
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
