// A page of the shop in an index, by its passages, for tests that need no crawl.
import type { openIndex } from '../../api/site-index/tables/open-index.ts';

export function addPage(
  { passages }: Pick<ReturnType<typeof openIndex>, 'passages'>,
  url: string,
  title: string,
  texts: readonly string[],
): void {
  passages.replacePage('shop', {
    url,
    title,
    lang: 'en',
    contentHash: url,
    fetchedAtMs: 0,
    passages: texts.map((text) => ({ heading: title, text })),
  });
}
