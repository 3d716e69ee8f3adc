// The sites of bench/sites with their questions, in the form of the shared visitors' sets: pages as Markdown, sections, questions, follow-ups.
// Their format is in bench/sites/README.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Section = {
  id: string;
  doc: string;
  lang: string;
  title: string;
  heading: string;
  url: string;
  text: string;
  keys: string[];
};
export type SiteQuestion = {
  id: string;
  q: string;
  kind: 'in' | 'out';
  intent?: string;
  gold?: string[];
  history?: { role: 'user'; text: string }[];
};
export type SiteSet = {
  name: string;
  lang: string;
  pages: { url: string; title: string; lang: string; markdown: string }[];
  passages: Section[];
  queries: SiteQuestion[];
  followups: SiteQuestion[];
};

/** All sites of a folder, by name: `NAME-LANG.txt` with its `.queries.tsv` and `.followups.tsv`. */
export function readSites(folder: string): SiteSet[] {
  const names = readdirSync(folder).flatMap((file) => /^(.+)\.txt$/.exec(file)?.[1] ?? []);
  return names.sort().map((name) => readSite(folder, name));
}

function readSite(folder: string, name: string): SiteSet {
  const lang = name.split('-').at(-1) ?? '';
  const passages: Section[] = [];
  const sectionsOf = new Map<string, string[]>();
  const pages = readFileSync(join(folder, `${name}.txt`), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [path = '', ...names] = head.split(' | ');
      const url = `https://${name}.example${path.trim()}`;
      const body = lines.join('\n').trim();
      const title = /^# (.*)$/m.exec(body)?.[1] ?? names.join(' | ');
      for (const { heading, intents, text } of sectionsIn(body)) {
        const id = `${name}#${passages.length}`;
        const keys = [...text.matchAll(/\[\[([^\]]*)\]\]/g)].map(([, key = '']) => key.replace(/\s+/g, ' ').trim());
        passages.push({ id, doc: url, lang, title, heading, url, text: withoutMarks(text), keys });
        for (const intent of intents) sectionsOf.set(intent, [...(sectionsOf.get(intent) ?? []), id]);
      }
      return { url, title, lang, markdown: withoutMarks(body.replace(/^(#+ [^{\n]*) \{.*\}$/gm, '$1')) };
    });
  const goldOf = (intents: string) =>
    intents.split(' ').flatMap((intent) => {
      const ids = sectionsOf.get(intent);
      if (!ids) throw new Error(`${name}: no section is about ${intent}`);
      return ids;
    });
  const queries = rowsOf(folder, `${name}.queries.tsv`).map(([intent = '', q = ''], at): SiteQuestion => {
    const id = `${name}-${at}`;
    return intent === '-' ? { id, q, kind: 'out' } : { id, q, kind: 'in', intent, gold: goldOf(intent) };
  });
  const followups = rowsOf(folder, `${name}.followups.tsv`).map(
    ([intent = '', before = '', q = ''], at): SiteQuestion => {
      const history = before.split(' || ').map((text) => ({ role: 'user' as const, text }));
      return { id: `${name}-f${at}`, q, kind: 'in', intent, gold: goldOf(intent), history };
    },
  );
  return { name, lang, pages, passages, queries, followups };
}

function sectionsIn(body: string): { heading: string; intents: string[]; text: string }[] {
  const sections: { heading: string; intents: string[]; text: string }[] = [];
  let open = { heading: '', intents: [] as string[], text: '' };
  for (const line of [...body.split('\n'), '# ']) {
    const [, marks = '', heading = '', intents = ''] = /^(#+) ([^{]*)(?:\{(.*)\})?$/.exec(line) ?? [];
    if (marks === '') open.text += `${line}\n`;
    else {
      if (open.text.trim() !== '') sections.push({ ...open, text: open.text.trim() });
      const isTitle = marks.length === 1;
      open = {
        heading: isTitle ? '' : heading.trim(),
        intents: isTitle ? [] : intents.split(/\s+/).filter(Boolean),
        text: '',
      };
    }
  }
  return sections;
}

const withoutMarks = (text: string) => text.replace(/\[\[|\]\]/g, '');

function rowsOf(folder: string, file: string): string[][] {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
}
