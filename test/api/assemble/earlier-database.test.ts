// Databases written by earlier versions open with everything that was in them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Parts } from '../../../api/assemble/assemble.ts';
import { createVisitorTokens } from '../../../api/identity/visitor-tokens.ts';
import { type EarlierDatabase, openParts, unpackDatabase } from '../../helpers/earlier-database.ts';

describe.each(['2026-11', '2026-11-23'])('a database of version %s', (name) => {
  let folder: string;
  let earlier: EarlierDatabase;
  let parts: Parts;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'agent-chat-earlier-'));
    earlier = unpackDatabase(name, folder);
    parts = await openParts(earlier);
  });
  afterAll(async () => {
    await parts.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('accepts the tokens of its visitors, and shows each the own conversation with every event', async () => {
    const secret = (await parts.store.settings.get('token_secret')) ?? '';
    const tokens = createVisitorTokens(secret, () => earlier.madeAtMs);
    for (const { token, conversation } of earlier.visitors) {
      const { site, visitorId } = await tokens.verify(token);
      const { items } = await parts.store.conversations.list({ site, visitorId }, { limit: 10 });
      expect(items.map(({ id }) => id)).toEqual([conversation]);
      expect(await parts.store.log.read(conversation, 0)).toEqual(earlier.logs.get(conversation));
    }
    expect(earlier.logs.size).toBe(earlier.visitors.length);
  });

  it('still has every source of the searches, and their numbers', async () => {
    let found = 0;
    for (const [conversation, log] of earlier.logs) {
      const results = log.flatMap((event) =>
        event.type === 'content_block_start' && event.content_block.type === 'tool_result'
          ? [event.content_block.artifact as { sources: { id: string; url: string; number: number }[] }]
          : [],
      );
      const sources = results.flatMap((result) => result.sources);
      for (const { id, url } of sources) expect((await parts.store.sources.get(id))?.url).toBe(url);
      const { lastSource } = await parts.store.log.bounds(conversation);
      expect(lastSource).toBe(Math.max(0, ...sources.map(({ number }) => number)));
      found += sources.length;
    }
    expect(found).toBeGreaterThan(4);
  });

  it('goes on with the run that was cut off', async () => {
    const [run, ...others] = await parts.store.runs.unfinished();
    expect([run?.conversationId, others]).toEqual([earlier.unfinished, []]);
    expect((await parts.store.runs.claim(run!.id, run!.job))?.attempts).toBe(2);
  });

  it('finds the pages of the site and the pushed documents, and lists the documents', async () => {
    for (const [question, title] of Object.entries(earlier.questions)) {
      expect(parts.index.search('default', question)[0]?.title, question).toBe(title);
    }
    const documents = await parts.documents.list('default', { limit: 10 });
    expect(documents.map(({ id, url }) => ({ id, url }))).toEqual(earlier.documents);
    expect(documents.every(({ title, passages }) => title !== '' && passages > 0)).toBe(true);
  });

  it('knows that the site was crawled, so it is not read again at once', () => {
    expect(parts.jobs.state('default')).toMatchObject({
      status: 'done',
      is_first: false,
      counts: { found: 5, fetched: 5 },
    });
  });
});
