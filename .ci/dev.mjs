// `npm run dev`: the demo and the gallery with the widget from its sources, reloaded on change, and the API restarted on
// change. One address: vite serves widget/, protocol/ and demo/gallery, and proxies everything else to the API.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from '../api/require-node.mjs';
import { DevApi } from './dev-api.mjs';

requireNode();
const root = fileURLToPath(new URL('..', import.meta.url));
const HOST = '127.0.0.1';
/** Where the page is (DEV_PORT) and where the API listens (PORT, as for `npm start`). */
const DEV_PORT = Number(process.env.DEV_PORT || 5173);
const API_PORT = Number(process.env.PORT || 8787);
/** Changes that come together (a branch is switched, an editor saves all) are one restart; in ms. */
const SETTLE_MS = 100;
/** What the API is made from and set by. */
const API_FILES = /^(api|protocol|demo\/agent)\/.+\.(ts|mjs|sql)$|^agent-chat\.config\.json$/;
/** Paths of vite; every other one is the API's. */
const API_PATHS =
  '^/(?!@|widget/|protocol/|demo/gallery/|gallery(/|$)|make$|test/fixtures/|node_modules/|\\.cache/|widget\\.js)';

const api = new DevApi({ root, host: HOST, port: API_PORT });
const [{ createServer }, { transform }] = await Promise.all([import('vite'), import('esbuild')]);

const server = await createServer({
  root,
  configFile: join(root, 'vite.config.ts'),
  mode: 'dev',
  plugins: [devPages()],
  server: {
    host: HOST,
    port: DEV_PORT,
    strictPort: true,
    // Not at `/`, whose upgrades go to the API. The overlay needs inline styles, which the policy of the pages forbids.
    ws: { path: '@hmr' },
    hmr: { overlay: false },
    proxy: { [API_PATHS]: { target: `http://${HOST}:${API_PORT}`, ws: true } },
  },
});
server.watcher.on('all', (_event, path) => noteChange(relative(root, path).split(sep).join('/')));
// Vite's own listener ends the process before the API has ended.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end());
await server.listen();
await api.restart();
console.log(
  `\ndemo     http://${HOST}:${DEV_PORT}/\ngallery  http://${HOST}:${DEV_PORT}/gallery/\nlook     http://${HOST}:${DEV_PORT}/make\n`,
);

let settling;
function noteChange(path) {
  if (!API_FILES.test(path)) return;
  clearTimeout(settling);
  settling = setTimeout(() => {
    console.log(`\n${path} changed: the API is built and started again`);
    void api.restart();
  }, SETTLE_MS);
}

async function end() {
  clearTimeout(settling);
  await Promise.all([api.close(), server.close()]);
  process.exit(0);
}

/** The script tag and the gallery from the sources; requests of the API wait while it starts. */
function devPages() {
  return {
    name: 'agent-chat-dev',
    configureServer({ middlewares, transformIndexHtml }) {
      middlewares.use(async (request, response, next) => {
        const { pathname, search } = new URL(request.url, 'http://host');
        try {
          if (pathname === '/widget.js') return send(response, 'text/javascript', await loader());
          const [, language] = /^\/widget\/loader\/words-(\w+)\.ts$/.exec(pathname) ?? [];
          if (language) return send(response, 'text/javascript', await words(language));
          if (pathname === '/gallery') return response.writeHead(302, { location: '/gallery/' }).end();
          if (pathname === '/make') return response.writeHead(302, { location: '/gallery/make/' }).end();
          if (pathname === '/gallery/' || pathname === '/gallery/make/') {
            const html = readFileSync(join(root, `demo${pathname}index.html`), 'utf8');
            return send(response, 'text/html', await transformIndexHtml(`/demo${pathname}index.html${search}`, html));
          }
          if (pathname.startsWith('/gallery/')) request.url = `/demo${request.url}`;
          else if (new RegExp(API_PATHS).test(pathname)) await api.ready();
          next();
        } catch (error) {
          send(response, 'text/plain', error.message, 503);
        }
      });
    },
  };
}

/** The loader as one classic script: it imports the widget's sources, and the page reloads when they change. */
async function loader() {
  const { code } = await transform(readFileSync(join(root, 'widget/loader.ts'), 'utf8'), {
    loader: 'ts',
    format: 'iife',
    define: { __AGENT_CHAT_FILES__: JSON.stringify(['widget/loader/on-demand.ts', 'widget/index.ts']) },
  });
  return `import('/@vite/client');\n${code}`;
}

/** As a file of the build. */
async function words(language) {
  const { WORDS } = await server.ssrLoadModule('/widget/loader/words.ts');
  return `export const { open, unavailable } = ${JSON.stringify(WORDS[language])};`;
}

function send(response, type, text, status = 200) {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text);
}
