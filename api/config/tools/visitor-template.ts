// `{visitor.id}` in the owner's configuration: the `sub` of the visitor's user token. Only the configuration is searched for it;
// arguments are values and never templates (ID-4).
import type { ToolsConfig } from './tools-config.ts';

/** The name in braces. */
export const VISITOR_ID = 'visitor.id';
const PLACEHOLDER = /\{\s*visitor\b[^{}]*\}/g;
/** What names the visitor in the configuration of a tool. */
type Templates = { url?: string; headers: Readonly<Record<string, string>> };

/** Whether a text has `{visitor.id}`. */
export function hasVisitorId(text: string): boolean {
  return text.includes(`{${VISITOR_ID}}`);
}

/** The first placeholder about the visitor that is not `{visitor.id}`, as it is in the text. */
export function findUnknownOfVisitor(text: string): string | undefined {
  return text.match(PLACEHOLDER)?.find((one) => one !== `{${VISITOR_ID}}`);
}

/** Whether a tool of the site names its visitor: only then a run stores who that is. */
export function needsVisitorId({ http, openapi }: Pick<ToolsConfig, 'http' | 'openapi'>, site: string): boolean {
  return [...http, ...openapi].some(
    (entry) =>
      (entry.sites?.includes(site) ?? true) && namesVisitor('url' in entry ? entry : { headers: entry.headers }),
  );
}

function namesVisitor({ url = '', headers }: Templates): boolean {
  return [url, ...Object.values(headers)].some(hasVisitorId);
}

/** The headers of a request of this visitor, or the problem as a sentence for the model. */
export function fillVisitorHeaders(
  headers: Readonly<Record<string, string>>,
  userId: string | undefined,
): { headers: Readonly<Record<string, string>> } | { problem: string } {
  if (!Object.values(headers).some(hasVisitorId)) return { headers };
  if (userId === undefined) return { problem: 'The visitor is not signed in.' };
  // A service would not see a space at either end, and so perhaps another visitor.
  if (/[^\u0020-\u007e]/.test(userId) || userId.trim() !== userId)
    return { problem: 'The id of the visitor cannot be sent in a header. Go on without this tool.' };
  const filled = Object.entries(headers).map(([name, value]) => [
    name,
    value.replaceAll(`{${VISITOR_ID}}`, () => userId),
  ]);
  return { headers: Object.fromEntries(filled) as Record<string, string> };
}
