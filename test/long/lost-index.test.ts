// index.db can be deleted or damaged while the server is stopped: nothing is lost, and the answers are the same afterwards.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';
import { WireClient } from '../helpers/wire-client.ts';

const DOCUMENTS = 100;
const PAGES = 5;
const QUESTIONS = [
  'Which key opens locker 3?',
  'How many bottles does rack 42 hold?',
  'How many bottles does rack 97 hold?',
];

describe('a server without its index.db', () => {
  let site: StandIn;
  let api: ApiProcess;
  let visitor: WireClient;
  let before: { documents: unknown; answers: string[] };

  beforeAll(async () => {
    site = await startStandIn(({ path, headers }, response) => {
      const number = /^\/p(\d)$/.exec(path)?.[1];
      const origin = `http://${headers.host}`;
      if (path === '/sitemap.xml') {
        const urls = Array.from({ length: PAGES }, (_, n) => `<url><loc>${origin}/p${n}</loc></url>`);
        response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${urls.join('')}</urlset>`);
      } else if (number !== undefined) {
        const text = `Locker number ${number} is opened with key k${Number(number) * 7} and holds coats of guests who stay for the evening.`;
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(
          `<html lang="en"><head><title>Locker ${number}</title></head><body><main><h1>Locker ${number}</h1><p>${text}</p></main></body></html>`,
        );
      } else response.writeHead(404).end();
    });
    api = await ApiProcess.start({
      config: {
        sites: [{ key: 'default', origins: ['loopback'], sitemap: `${site.origin}/sitemap.xml` }],
        crawler: { allowHosts: [site.host], robots: false },
      },
    });
    await api.indexed();
    const documents = Array.from({ length: DOCUMENTS }, (_, n) => ({
      id: `rack-${n}`,
      url: `https://cellar.example/racks/${n}`,
      title: `Rack ${n}`,
      text: `Rack ${n} of the cellar holds ${n * 3 + 1} bottles, which are turned every week.`,
    }));
    expect((await api.admin('/api/v1/admin/index/documents', { method: 'PUT', body: { documents } })).status).toBe(200);
    visitor = await WireClient.open(api.origin);
    await visitor.connect();
    before = { documents: await listed(), answers: await ask() };
    expect(before.answers[1]).toContain('127 bottles');
  });
  afterAll(async () => {
    await api?.close();
    await site?.close();
  });

  const listed = async () =>
    ((await (await api.admin('/api/v1/admin/index/documents')).json()) as { documents: unknown[] }).documents;
  const ask = async () => {
    const answers: string[] = [];
    for (const question of QUESTIONS) {
      const { run_id } = await visitor.send(question);
      await visitor.untilEnd(run_id);
      answers.push(visitor.answer(run_id).replace(/\[\d+\]/g, '[n]'));
    }
    return answers;
  };
  const startAgain = async () => {
    visitor.close();
    await api.start();
    await visitor.connect();
    await api.indexed();
    await expect.poll(() => api.output, { timeout: 30_000 }).toMatch(/pushed documents are read/);
    api.output = '';
  };

  it('that was deleted has every conversation and document, reads the site again, and answers as before', async () => {
    expect(await api.kill('SIGTERM')).toBe(0);
    const conversation = visitor.state.conversationId ?? '';
    for (const end of ['', '-wal', '-shm']) rmSync(api.indexFile + end, { force: true });
    const requests = site.requests.length;
    await startAgain();
    expect(site.requests.slice(requests).map(({ path }) => path)).toContain('/p3');
    expect(await listed()).toEqual(before.documents);
    const questions = (await visitor.history(conversation)).messages.filter(({ role }) => role === 'user');
    expect(questions).toHaveLength(QUESTIONS.length);
    expect(await ask()).toEqual(before.answers);
  });

  it('that was damaged says where it put the file, and does the same', async () => {
    expect(await api.kill('SIGTERM')).toBe(0);
    const bytes = readFileSync(api.indexFile);
    writeFileSync(api.indexFile, bytes.fill(0xa5, 4_096, 60_000));
    api.output = '';
    await api.start();
    expect(api.output).toContain(`index    was damaged: put aside as ${api.indexFile}.damaged`);
    expect(existsSync(`${api.indexFile}.damaged`)).toBe(true);
    await api.kill('SIGKILL');
    await startAgain();
    expect(await listed()).toEqual(before.documents);
    expect(await ask()).toEqual(before.answers);
  });
});
