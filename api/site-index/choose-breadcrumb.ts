// The breadcrumb of a page as it is shown under an answer: that of the page itself, else one from its address.
import { withoutRepeats } from '../extract/metadata/read-breadcrumb.ts';

/** Parts of an address that name no page: languages, years and numbers, and index files of a folder. */
const NO_NAME = /^(?:[a-z]{2}(?:[-_](?:[a-z]{2}|[a-z]{4}))?|\d+|index|default|home|pages?|html?)$/i;

/**
 * Names from the outermost page to this one, without the home page: `["Support", "Warranty"]`. Empty for the home page itself.
 * `said`: the breadcrumb that the page shows, if any.
 */
export function chooseBreadcrumb(page: { url: string; title: string }, said: readonly string[] = []): string[] {
  if (said.length > 0) return [...said];
  if (!URL.canParse(page.url)) return [];
  const parts = new URL(page.url).pathname.split('/').filter((part) => part !== '');
  const folders = parts
    .slice(0, -1)
    .map(readable)
    .filter((name) => name !== '');
  return parts.length === 0 ? [] : withoutRepeats([...folders, page.title]);
}

/** `repair-service` → `Repair service`; '' for a part that is no name. */
function readable(part: string): string {
  let text = part;
  try {
    text = decodeURIComponent(part);
  } catch {
    // Shown unchanged.
  }
  const name = text.replace(/\.[a-z]{2,5}$/i, '');
  if (NO_NAME.test(name)) return '';
  const words = name.replace(/[-_+]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
