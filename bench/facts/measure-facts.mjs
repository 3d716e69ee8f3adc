/** Measures extractors on pages with listed facts, and writes the tables of the facts bench. */
import { KINDS } from './read-pages.mjs';
import { scorePage } from './score-page.mjs';

/**
 * One row a page: `{ page, scores }`, scores by the name of the extractor. `extractors` are functions of HTML and address to
 * `{ title, text }`, `readHtml` gives a page's HTML or null to leave it out, `mainText` the words of its main part.
 */
export async function measureFacts(pages, { extractors, readHtml, mainText }) {
  const rows = [];
  for (const page of pages) {
    const html = readHtml(page);
    if (html === null) continue;
    const url = `https://facts.example/${page.path}`;
    const scores = {};
    for (const [name, extract] of Object.entries(extractors))
      scores[name] = scorePage(page, mainText(html, page), await extract(html, url));
    rows.push({ page, scores });
  }
  return rows;
}

/** The lines of the table of one part: the share of facts kept, by kind, and means over the pages. */
export function factsTable(rows, part) {
  const own = rows.filter(({ page }) => page.part === part);
  if (own.length === 0) return [];
  const names = Object.keys(own[0].scores);
  const lines = [
    `\n${part === 'held' ? 'held back' : 'looked at'}: ${own.length} pages, facts kept in %`,
    ['kind'.padEnd(10), 'facts'.padStart(5), ...names.map((name) => name.padStart(12))].join(' '),
  ];
  for (const kind of [...KINDS, 'all']) {
    const isOfKind = (fact) => kind === 'all' || fact.kind === kind;
    const count = own.flatMap(({ page }) => page.facts).filter(isOfKind).length;
    if (count === 0) continue;
    const shares = names.map((name) => {
      const kept = own.flatMap(({ scores }) => scores[name].kept).filter(isOfKind);
      return ((100 * kept.length) / count).toFixed(1).padStart(12);
    });
    lines.push([kind.padEnd(10), String(count).padStart(5), ...shares].join(' '));
  }
  for (const key of ['precision', 'recall', 'f1']) {
    const means = names.map((name) => {
      const sum = own.reduce((total, { scores }) => total + scores[name][key], 0);
      return (sum / own.length).toFixed(3).padStart(12);
    });
    lines.push([`${key}, words`.padEnd(16), ...means].join(' '));
  }
  return lines;
}

/** What the first extractor lost and what it took from elsewhere, of the `count` pages that lost most. */
export function lostFacts(rows, count) {
  const first = (scores) => Object.values(scores)[0];
  const ranked = [...rows].sort((a, b) => first(b.scores).lost.length - first(a.scores).lost.length);
  return ranked.slice(0, count).flatMap(({ page, scores }) => {
    const { lost, foreign, precision, recall } = first(scores);
    return [
      `\n${page.source.name} ${page.path}: precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`,
      ...lost.map(({ kind, text }) => `  lost ${kind}: ${text}`),
      ...foreign.slice(0, 5).map((line) => `  foreign: ${line}`),
    ];
  });
}
