// From the bytes of a page to its text: decode, then extract. Pure; the worker and the in-process fallback both call it.
import { decodeBody } from './decode.ts';
import type { ExtractedPage } from './extract/extract-page.ts';
import { extractPage } from './extract/extract-page.ts';

export type ParseTask = {
  bytes: Uint8Array;
  /** After redirects. */
  url: string;
  contentType: string;
  /** Most characters of text (NET-15). */
  maxChars: number;
};
export type ParsedPage = ExtractedPage & { charset: string };

/** Never throws on page content. */
export function parsePage(task: ParseTask): ParsedPage {
  const { charset, text } = decodeBody(task.bytes, task.contentType === '' ? null : task.contentType);
  return { charset, ...extractPage(text, { url: task.url, contentType: task.contentType, maxChars: task.maxChars }) };
}
