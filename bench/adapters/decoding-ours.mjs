/** Our decoder as the shared benchmark calls it. `bench/extraction.mjs` says where the bundle is. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const { decodeBody } = await import(pathToFileURL(path.join(process.env.EXTRACTION_BUNDLES, 'decode.mjs')).href);

export function decode(bytes, contentType) {
  const { charset, text } = decodeBody(bytes, contentType ?? null);
  return { charset, html: text };
}
