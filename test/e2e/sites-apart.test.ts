import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';
import { WireClient } from '../helpers/wire-client.ts';

const QUESTION = 'How many days do I have to return a kettle?';
const ADMIN = '/api/v1/admin/index/documents';
/** The same addresses and texts, except for one fact. */
const DAYS: Record<string, string> = { north: 'fourteen', south: 'ninety' };

describe('two sites of one server', () => {
  let pages: StandIn;
  let api: ApiProcess;

  beforeAll(async () => {
    pages = await startStandIn(({ path, headers }, response) => {
      const origin = `http://${headers.host}`;
      const [, site = '', name] = path.split('/');
      const days = DAYS[site];
      if (!days) return void response.writeHead(404).end();
      if (name === 'sitemap.xml') {
        const body = `<urlset><url><loc>${origin}/${site}/returns</loc></url></urlset>`;
        return void response.writeHead(200, { 'content-type': 'application/xml' }).end(body);
      }
      const body = `<html lang="en"><head><title>Returns at ${site}</title></head><body><main><h1>Returns</h1>
        <p>You have ${days} days to return a kettle that was not used. The shop of the ${site} pays for the parcel.</p></main></body></html>`;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    });
    const site = (key: string) => ({ key, origins: ['loopback'], sitemap: `${pages.origin}/${key}/sitemap.xml` });
    api = await ApiProcess.start({
      config: {
        sites: [site('north'), site('south'), { key: 'bare', origins: ['loopback'] }],
        crawler: { allowHosts: [pages.host], robots: false },
      },
    });
    for (const key of ['north', 'south']) await indexed(key);
  });
  afterAll(async () => {
    await api?.close();
    await pages?.close();
  });

  const indexed = async (site: string) => {
    for (let tries = 0; tries < 300; tries++) {
      const { status } = (await (await api.admin(`/api/v1/admin/index?site=${site}`)).json()) as {
        status: string;
      };
      if (status === 'done') return;
      await delay(100);
    }
    throw new Error(`${site} was not indexed:\n${api.output}`);
  };
  const ask = async (site: string, question: string) => {
    const client = await WireClient.open(api.origin, site);
    await client.connect();
    const { run_id, conversation_id } = await client.send(question);
    await client.untilEnd(run_id);
    client.close();
    return {
      text: client.answer(run_id),
      all: JSON.stringify(client.state.blocks),
      conversationId: conversation_id,
      client,
    };
  };
  const push = async (site: string, documents: object[]) => {
    const reply = await api.admin(ADMIN, { method: 'PUT', body: { site, documents } });
    expect(reply.status).toBe(200);
  };

  it('answer the same question each from its own pages', async () => {
    const [north, south] = await Promise.all([ask('north', QUESTION), ask('south', QUESTION)]);
    expect(north.text).toContain('fourteen days');
    expect(south.text).toContain('ninety days');
    // Neither the answer, nor the sources, nor the model's input.
    expect(north.all).not.toMatch(/ninety|\/south\//);
    expect(south.all).not.toMatch(/fourteen|\/north\//);
  });

  it('a document pushed to one is not found on the other, nor by a site without pages', async () => {
    await push('north', [
      { url: 'https://north.example/lids', text: 'A spare lid for the kettle costs eleven crowns.' },
    ]);
    const question = 'What does a spare lid for the kettle cost?';
    expect((await ask('north', question)).text).toContain('eleven crowns');
    expect((await ask('south', question)).all).not.toContain('eleven crowns');
    const bare = await ask('bare', question);
    expect(bare.all).not.toMatch(/eleven crowns|site_search/);
    await push('bare', [{ url: 'https://bare.example/lids', text: 'A spare lid for the kettle costs two crowns.' }]);
    expect((await ask('bare', question)).text).toContain('two crowns');
  });

  it('a visitor of one cannot access the conversations of the other', async () => {
    const { conversationId } = await ask('north', QUESTION);
    const visitor = await WireClient.open(api.origin, 'south');
    await expect(visitor.history(conversationId)).rejects.toThrow(/^history: 404/);
  });
});
