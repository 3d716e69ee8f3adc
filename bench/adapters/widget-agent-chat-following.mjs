// The same page as widget-agent-chat.mjs, with a reader who has pressed "Jump to latest": the end of the answer stays in view. Without that the
// question stays at the top, and of a long answer nothing below the window is painted, where peers and floor follow theirs.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildPage } from './widget-agent-chat.mjs';

export async function build(out) {
  await buildPage(out);
  appendFileSync(join(out, 'glue.js'), '\nwindow.benchFollows = true;\n');
}

const adapter = { id: 'agent-chat-following', name: 'agent-chat, followed', kind: 'product', packages: [], build };

// biome-ignore lint/style/noDefaultExport: the peers' bench reads an adapter's default export.
export default adapter;
