/**
 * Reads the breadcrumb that a page shows: schema.org's BreadcrumbList, else the list that its template marks as
 * breadcrumbs. Names from the outermost page to this one, the home page left out.
 */
import { decodeAttribute } from '../html/character-references.ts';
import { collapse, type LightNode, type LightTree, textOf } from '../html/light-tree.ts';

/** One entry of a breadcrumb: its name, and its address if the page gives one. */
export interface Crumb {
  name: string;
  href: string | null;
}

/** Entries kept, those nearest to the page, and characters of one. */
export const MAX_CRUMBS = 6;
const MAX_CRUMB_CHARS = 80;
/** Most nodes of a marked list; longer ones are menus. */
const MAX_LIST_NODES = 200;

const CRUMB_CLASS = /bread-?crumb|(?:^|[\s_-])crumbs(?:$|[\s_-])/i;
/** Names of the home page, for a first entry without its address; in the widget's languages. */
export const HOME =
  /^(?:home|home ?page|start|trang chủ|首页|主页|首頁|beranda|accueil|startseite|inicio|página inicial|início|ホーム|トップ|トップページ|홈|หน้าแรก|หน้าหลัก|الرئيسية|الصفحة الرئيسية)$/iu;
/** What templates write between two entries. */
const SEPARATORS: ReadonlySet<string> = new Set('/\\|>»›→·•:<«‹- ');

/**
 * The breadcrumb of the page at `url`; empty when it shows none. `stated`: its BreadcrumbList; `title`: appended to a breadcrumb that
 * stops at the page above.
 */
export function readBreadcrumb(
  tree: LightTree,
  stated: readonly Crumb[],
  { url, title }: { url: string; title: string },
): string[] {
  const crumbs = stated.length > 1 ? stated : markedList(tree);
  const inner = crumbs.filter(
    ({ name, href }, n) => name !== '' && !(n === 0 && (isHome(href, url) || HOME.test(name))),
  );
  const last = inner.at(-1);
  if (last === undefined) return [];
  const names = inner.map(({ name }) => name);
  const leadsElsewhere = last.href !== null && !isSamePage(last.href, url);
  return withoutRepeats(leadsElsewhere && title !== '' ? [...names, title] : names);
}

/** Bounded names, none twice in a row. */
export function withoutRepeats(names: readonly string[]): string[] {
  const short = names.map((name) => shorten(name));
  return short.filter((name, n) => name !== '' && name !== short[n - 1]).slice(-MAX_CRUMBS);
}

function shorten(text: string): string {
  const name = collapse(text.slice(0, 4 * MAX_CRUMB_CHARS));
  return name.length <= MAX_CRUMB_CHARS ? name : `${name.slice(0, MAX_CRUMB_CHARS - 1).trimEnd()}…`;
}

/** The entries of the first list with a class name such as `breadcrumb`. */
function markedList(tree: LightTree): Crumb[] {
  const marked = tree.tagClasses.filter(({ tag, className }) => tag !== 'body' && CRUMB_CLASS.test(className));
  if (marked.length === 0) return [];
  for (const [index, { tagClass, end }] of tree.nodes.entries()) {
    if (!marked.includes(tagClass) || end - index > MAX_LIST_NODES) continue;
    const crumbs = entriesOf(tree, index);
    if (crumbs.length > 0) return crumbs;
  }
  return [];
}

/** Links and the texts beside them, in order. */
function entriesOf(tree: LightTree, index: number): Crumb[] {
  const crumbs: Crumb[] = [];
  const { end } = tree.nodes[index] as LightNode;
  for (let at = index + 1; at < end; ) {
    const node = tree.nodes[at] as LightNode;
    if (node.tag === 'a') crumbs.push({ name: textOf(tree, at), href: hrefOf(node) });
    else if (node.tag === '#text') crumbs.push({ name: withoutSeparators(node.text), href: null });
    at = node.tag === 'a' ? node.end : at + 1;
  }
  return crumbs.filter(({ name }) => withoutSeparators(name) !== '');
}

function withoutSeparators(text: string): string {
  const name = collapse(text.slice(0, 4 * MAX_CRUMB_CHARS));
  let [start, end] = [0, name.length];
  while (start < end && SEPARATORS.has(name.charAt(start))) start += 1;
  while (end > start && SEPARATORS.has(name.charAt(end - 1))) end -= 1;
  return name.slice(start, end);
}

function hrefOf(node: LightNode): string | null {
  return node.attributes.href === undefined ? null : decodeAttribute(node.attributes.href);
}

/** The first page of the host, or of one language of it. */
function isHome(href: string | null, url: string): boolean {
  if (href === null || !URL.canParse(href, url)) return false;
  const { origin, pathname } = new URL(href, url);
  return (
    origin === new URL(url).origin &&
    /^\/(?:[a-z]{2}(?:-(?:[a-z]{2}|[a-z]{4}))?\/?)?(?:index\.\w{2,5})?$/i.test(pathname)
  );
}

function isSamePage(href: string, url: string): boolean {
  if (!URL.canParse(href, url)) return false;
  const [link, page] = [new URL(href, url), new URL(url)];
  return link.host === page.host && trimmed(link.pathname) === trimmed(page.pathname);
}

const trimmed = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path);
