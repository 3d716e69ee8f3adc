// A feed, whatever it was written in, as a document: each entry a section with its title, date, author, link and text.
// xml-feed and json-document read the formats.

import { toIsoDate } from '../../extract/metadata/iso-date.ts';
import type { ContentBlock } from '../../extract/segments/assemble-blocks.ts';
import type { ParsedPage, ParseTask } from '../parsed-page.ts';
import { finishDocument } from './finish-document.ts';
import { blocksOfFragment, lineOfFragment } from './html-fragment.ts';

/** Strings as in the feed; '' for missing ones. Those named `html` may hold markup. */
export type FeedEntry = { titleHtml: string; link: string; date: string; author: string; html: string };
export type Feed = {
  titleHtml: string;
  descriptionHtml: string;
  lang: string;
  author: string;
  date: string;
  entries: readonly FeedEntry[];
};

/** Entries read: the newest come first, and no feed has more. */
export const MAX_FEED_ENTRIES = 500;

/** The document, dated by its newest entry. Links are shown as text, made absolute; anything but http(s) addresses is left out. */
export function toFeedDocument(feed: Feed, task: ParseTask, charset: string): ParsedPage {
  const dates = [feed.date, ...feed.entries.map((entry) => entry.date)].flatMap((date) => toIsoDate(date) ?? []);
  const newest = dates.sort().at(-1) ?? null;
  const description = lineOfFragment(feed.descriptionHtml);
  const blocks: ContentBlock[] = [];
  for (const entry of feed.entries.slice(0, MAX_FEED_ENTRIES)) {
    const title = lineOfFragment(entry.titleHtml);
    const date = toIsoDate(entry.date);
    const facts = [date?.slice(0, 10) ?? '', entry.author, toLink(entry.link, task.url)].filter((fact) => fact !== '');
    const text = blocksOfFragment(entry.html);
    const heading = title || text[0]?.text.slice(0, 80) || facts[0];
    if (heading === undefined) continue;
    blocks.push({ kind: 'heading', level: 2, text: heading });
    if (facts.length > 0) blocks.push({ kind: 'paragraph', text: facts.join(' · ') });
    blocks.push(...text);
  }
  return finishDocument(
    {
      title: lineOfFragment(feed.titleHtml),
      byline: feed.author || null,
      publishedAt: newest,
      lang: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(feed.lang) ? feed.lang : null,
      description: description || null,
    },
    blocks,
    { maxChars: task.maxChars, charset },
  );
}

function toLink(link: string, baseUrl: string): string {
  if (link === '' || !URL.canParse(link, baseUrl)) return '';
  const url = new URL(link, baseUrl);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : '';
}
