// How a bench page with our built widget is made: the script tag and the files of dist/widget unchanged, and the glue that feeds them.
// An adapter of the peers' bench (../shared/bench/widget), and the page of bench/stream-widget.ts. Build first: npm run build.
import { copyFileSync, cpSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
// Bundled by bench/run.mjs this file lies in .cache/bench, as deep below the root as here.
const root = resolve(here, '../..');
const dist = join(root, 'dist/widget');

/** Writes `index.html`, `glue.js` and the widget's files into the folder `out`. @throws when the widget is not built. */
export async function build(out) {
  if (!existsSync(join(dist, 'widget.json'))) throw new Error('dist/widget is missing: npm run build.');
  cpSync(dist, out, { recursive: true });
  copyFileSync(join(root, 'bench/adapters/widget-agent-chat-page.mjs'), join(out, 'glue.js'));
  writeFileSync(
    join(out, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>bench</title><link rel="icon" href="data:,"><style>html,body{margin:0;height:100%}#host{height:100%;overflow:hidden}</style>
</head><body><div id="host"></div><script src="glue.js"></script>
<script src="widget.js" async data-site="default" data-layout="full" data-target="#host"></script></body></html>
`,
  );
}

const adapter = { id: 'agent-chat', name: 'agent-chat', kind: 'product', packages: [], build };

// biome-ignore lint/style/noDefaultExport: the peers' bench reads an adapter's default export.
export default adapter;
