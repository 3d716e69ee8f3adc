// Our index as a retriever module of the shared retrieval benchmark (see its README for the interface).
import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { PassageIndex } from '../../api/site-index/passage-index.ts';

type BenchPassage = {
  id: string;
  doc: string;
  lang: string;
  title?: string;
  heading?: string;
  url?: string;
  text: string;
};
type Handle = { db: Database.Database; file: string; index: PassageIndex; ids: Map<string, string> };

export const name = 'agent-chat';

export function createIndex(passages: BenchPassage[], { dir }: { dir: string }): Handle {
  const file = join(dir, 'index.db');
  const db = new Database(file);
  db.pragma('journal_mode = MEMORY');
  db.pragma('synchronous = OFF');
  const index = new PassageIndex(db);
  const pages = new Map<string, BenchPassage[]>();
  for (const passage of passages) pages.set(passage.doc, [...(pages.get(passage.doc) ?? []), passage]);
  const ids = new Map<string, string>();
  index.replacePages(
    'bench',
    [...pages].map(([doc, list]) => ({
      url: doc,
      title: list[0]?.title ?? '',
      lang: list[0]?.lang ?? 'und',
      contentHash: '',
      fetchedAtMs: 0,
      passages: list.map(({ heading, text }) => ({ heading: heading ?? '', text })),
    })),
  );
  index.optimize('bench');
  // Passage ids are given out in insertion order, starting at 1 in a fresh database.
  let next = 1;
  for (const list of pages.values()) for (const passage of list) ids.set(String(next++), passage.id);
  return { db, file, index, ids };
}

export function search(query: string, k: number, { index, ids }: Handle) {
  return index
    .search('bench', query, { limit: k })
    .map((hit) => ({ id: ids.get(String(hit.passageId)) as string, score: hit.score, confidence: hit.confidence }));
}

export const confidence = (_query: string, results: { confidence: number }[]): number => results[0]?.confidence ?? 0;
export const bytes = ({ file }: Handle): number => statSync(file).size;
export const close = ({ db }: Handle): void => void db.close();
