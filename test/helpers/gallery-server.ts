// The built gallery over HTTP, for suites that open it in a browser.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type StandIn, startStandIn } from './stand-ins.ts';

const folder = resolve(import.meta.dirname, '../../dist/gallery');
const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

export type GalleryServer = StandIn;

export function serveGallery(): Promise<GalleryServer> {
  return startStandIn(({ path }, reply) => {
    const { pathname } = new URL(path, 'http://gallery');
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    const type = TYPES[file.split('.').at(-1) ?? ''];
    if (!type) reply.writeHead(404).end();
    else reply.writeHead(200, { 'content-type': type }).end(readFileSync(join(folder, file)));
  });
}
