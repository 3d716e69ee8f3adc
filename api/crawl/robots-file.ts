// The text of a robots.txt as rules (RFC 9309 section 2.2). Pure; robots.ts fetches and keeps the files.

type Rule = { allows: boolean; pattern: string };
type Group = { agents: string[]; rules: Rule[]; crawlDelayMs: number | null };

/** What one host asks of one crawler. */
export type RobotsRules = {
  /** `path` is the path with its query, as sent. */
  allows(path: string): boolean;
  crawlDelayMs: number | null;
};

export type RobotsFile = {
  /** The rules for a product token in lower case; those of `*` where no group names it. */
  rulesFor(token: string): RobotsRules;
  /** The values of `Sitemap:` lines, as written. */
  sitemaps: readonly string[];
};

/** Longest delay honoured, in seconds: a file asking for more would stop a crawl for good. */
const MAX_CRAWL_DELAY_S = 30;
const MAX_RULES = 20_000;

/** Parses any text; what is no line of robots.txt is passed over. */
export function parseRobots(text: string): RobotsFile {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let group: Group | null = null;
  let isInAgents = false;
  let count = 0;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const match = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line);
    if (match === null || ++count > MAX_RULES) continue;
    const key = (match[1] ?? '').toLowerCase();
    const value = (match[2] ?? '').trim();
    if (key === 'sitemap') {
      // Belongs to no group and does not end one.
      if (value !== '') sitemaps.push(value);
      continue;
    }
    if (key === 'user-agent') {
      if (group === null || !isInAgents) {
        group = { agents: [], rules: [], crawlDelayMs: null };
        groups.push(group);
      }
      group.agents.push(productToken(value));
      isInAgents = true;
      continue;
    }
    if (group === null) continue;
    if (key === 'allow' || key === 'disallow') {
      isInAgents = false;
      // An empty Disallow disallows nothing.
      if (value !== '') group.rules.push({ allows: key === 'allow', pattern: normalisePath(value) });
    } else if (key === 'crawl-delay') {
      isInAgents = false;
      const seconds = Number(value);
      if (Number.isFinite(seconds) && seconds >= 0) group.crawlDelayMs = Math.min(seconds, MAX_CRAWL_DELAY_S) * 1_000;
    }
  }
  return { sitemaps, rulesFor: (token) => chooseRules(groups, token) };
}

function chooseRules(groups: readonly Group[], token: string): RobotsRules {
  const named = groups.filter((group) => group.agents.includes(token));
  // Groups that name the same crawler are one group (section 2.2.1).
  const chosen = named.length > 0 ? named : groups.filter((group) => group.agents.includes('*'));
  const rules = chosen.flatMap((group) => group.rules);
  const crawlDelayMs = chosen.reduce<number | null>((delay, group) => group.crawlDelayMs ?? delay, null);
  return {
    crawlDelayMs,
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

/** `Googlebot/2.1` and `googlebot` name the same crawler. */
function productToken(value: string): string {
  return value === '*' ? '*' : (/^[a-z_-]+/i.exec(value)?.[0] ?? value).toLowerCase();
}

/** One spelling for one path: bytes outside ASCII encoded, needless encodings of plain characters undone (section 2.2.2). */
function normalisePath(path: string): string {
  const encoded = path.replace(/[^\u0021-\u007e]+/g, (run) =>
    Array.from(Buffer.from(run, 'utf8'), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  );
  return encoded.replace(/%([0-9a-f]{2})/gi, (whole, hex: string) => {
    const char = String.fromCharCode(Number.parseInt(hex, 16));
    return /[a-z0-9._~-]/i.test(char) ? char : whole.toUpperCase();
  });
}

/** `*` stands for any run, `$` at the end for the end. Without regular expressions: a hostile file costs no more than its length. */
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
