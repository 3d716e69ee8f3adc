// The text of a robots.txt as rules (RFC 9309 section 2.2). Pure; robots.ts fetches and keeps the files.

type Rule = { allows: boolean; pattern: string };
type Group = { rules: Rule[]; crawlDelayMs: number | null };

/** The rules of one host for one crawler. Keeps no reference to the text they were read from. */
export type RobotsFile = {
  /** `path` is the path with its query, as sent. */
  allows(path: string): boolean;
  crawlDelayMs: number | null;
  /** The values of `Sitemap:` lines, as written. */
  sitemaps: readonly string[];
  /** Approximate size in memory. */
  bytes: number;
};

/** Longest delay obeyed, in seconds: a longer one would stop a crawl for good. */
const MAX_CRAWL_DELAY_S = 30;
const MAX_RULES = 20_000;
/** Most `Sitemap:` lines kept of a file, and characters of one. */
const MAX_SITEMAPS = 100;
const MAX_SITEMAP_CHARS = 2_048;
/** Memory of one rule, and of one file, besides their text. */
const ENTRY_BYTES = 80;
const RULES_BYTES = 500;

/**
 * The rules for a product token in lower case; those of `*` where no group names it. Parses any text: invalid lines of
 * robots.txt are skipped, and rules for other crawlers are not kept.
 */
export function parseRobots(text: string, token: string): RobotsFile {
  // Groups that name the same crawler are one group (section 2.2.1).
  const named: Group = { rules: [], crawlDelayMs: null };
  const general: Group = { rules: [], crawlDelayMs: null };
  const sitemaps: string[] = [];
  /** The rules that the current group's agents get. */
  let open: Group[] = [];
  let isNamed = false;
  let isInAgents = false;
  let count = 0;
  for (const line of linesOf(text)) {
    const match = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line);
    if (match === null || ++count > MAX_RULES) continue;
    const key = (match[1] ?? '').toLowerCase();
    const value = (match[2] ?? '').trim();
    if (key === 'sitemap') {
      // Belongs to no group and does not end one.
      if (value !== '' && sitemaps.length < MAX_SITEMAPS) sitemaps.push(copyOf(value.slice(0, MAX_SITEMAP_CHARS)));
      continue;
    }
    if (key === 'user-agent') {
      if (!isInAgents) open = [];
      const agent = productToken(value);
      if (agent === token) isNamed = true;
      if (agent === token || agent === '*') open.push(agent === token ? named : general);
      isInAgents = true;
      continue;
    }
    if (key === 'allow' || key === 'disallow') {
      isInAgents = false;
      // An empty Disallow disallows nothing.
      const rule =
        value !== '' && open.length > 0 ? { allows: key === 'allow', pattern: copyOf(normalisePath(value)) } : null;
      if (rule) for (const group of open) group.rules.push(rule);
    } else if (key === 'crawl-delay') {
      isInAgents = false;
      const seconds = Number(value);
      const isDelay = Number.isFinite(seconds) && seconds >= 0;
      if (isDelay) for (const group of open) group.crawlDelayMs = Math.min(seconds, MAX_CRAWL_DELAY_S) * 1_000;
    }
  }
  return toFile(isNamed ? named : general, sitemaps);
}

function toFile({ rules, crawlDelayMs }: Group, sitemaps: readonly string[]): RobotsFile {
  return {
    crawlDelayMs,
    sitemaps,
    bytes: [...rules.map(({ pattern }) => pattern), ...sitemaps].reduce(
      (sum, text) => sum + bytesOf(text),
      RULES_BYTES,
    ),
    allows(path) {
      const normalised = normalisePath(path);
      if (normalised === '/robots.txt') return true;
      let longest: Rule | null = null;
      for (const rule of rules) {
        const isLonger = longest === null || rule.pattern.length > longest.pattern.length;
        const isTieForAllow = rule.allows && longest !== null && rule.pattern.length === longest.pattern.length;
        if ((isLonger || isTieForAllow) && matchesPath(rule.pattern, normalised)) longest = rule;
      }
      return longest === null || longest.allows;
    },
  };
}

/** The lines one by one: an array of all would take several times the memory of the file. */
function* linesOf(text: string): Generator<string> {
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; ) {
    END_OF_LINE.lastIndex = at;
    const end = END_OF_LINE.exec(text)?.index ?? text.length;
    yield text.slice(at, end);
    at = end + 1;
  }
}

const END_OF_LINE = /[\r\n]/g;

/** A flat copy: a substring in V8 keeps the whole text in memory. */
function copyOf(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

/** Two bytes a character at most, and the overhead of an entry (measured: 60 to 80 bytes). */
const bytesOf = (text: string): number => 2 * text.length + ENTRY_BYTES;

/** `Googlebot/2.1` and `googlebot` name the same crawler. */
function productToken(value: string): string {
  return value === '*' ? '*' : (/^[a-z_-]+/i.exec(value)?.[0] ?? value).toLowerCase();
}

/** Canonical spelling of a path: bytes outside ASCII encoded, needless encodings of plain characters undone (section 2.2.2). */
function normalisePath(path: string): string {
  const encoded = path.replace(/[^\u0021-\u007e]+/g, (run) =>
    Array.from(Buffer.from(run, 'utf8'), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  );
  return encoded.replace(/%([0-9a-f]{2})/gi, (whole, hex: string) => {
    const char = String.fromCharCode(Number.parseInt(hex, 16));
    return /[a-z0-9._~-]/i.test(char) ? char : whole.toUpperCase();
  });
}

/** `*` matches any run, `$` at the end matches the end. Without regular expressions: a hostile file costs no more than its length. */
function matchesPath(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const parts = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  let position = 0;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    if (index === 0) {
      if (!path.startsWith(part)) return false;
      position = part.length;
      if (isLast) return !isAnchored || path.length === position;
    } else if (isLast && isAnchored) {
      return path.length - part.length >= position && path.endsWith(part);
    } else {
      const found = path.indexOf(part, position);
      if (found === -1) return false;
      position = found + part.length;
    }
  }
  return true;
}
