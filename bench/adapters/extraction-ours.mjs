/** Our extractor as the shared benchmark calls it. `bench/extraction.mjs` says where the bundle is. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const { extractPage } = await import(pathToFileURL(path.join(process.env.EXTRACTION_BUNDLES, 'extract-page.mjs')).href);

export const packages = ['htmlparser2'];
export const extract = (html, url, options) => extractPage(html, { url, contentType: options?.contentType });
