// “Are you open now” over HTTP: pages pushed to a site with a time zone, a message, and the answer by the clock of the test.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, buildApp } from '../../../api/app.ts';
import { assemble, type Parts } from '../../../api/assemble/assemble.ts';
import { type ConversationEvent, isTerminal } from '../../../protocol/index.ts';
import { readConfig } from '../../helpers/read-config.ts';

/** Longest wait for an answer. */
const PATIENCE_MS = 30_000;
const ADMIN_KEY = 'an admin key of the tests, long enough';
const WEEK = [
  'Monday: closed',
  'Tuesday to Thursday: 7:30 am – 12:30 pm and 2 pm – 6 pm',
  'Friday: 7:30 am – 1 am',
  'Saturday: 8 am – 2 pm',
  'Sunday: closed',
].join('\n\n');

/** A site per language of its pages, each with the text that states its hours. */
const SITES = {
  bakery: { timeZone: 'America/New_York', lang: 'en', title: 'Opening hours', text: `Our bakery is open:\n\n${WEEK}` },
  cafe: {
    timeZone: 'Asia/Ho_Chi_Minh',
    lang: 'vi',
    title: 'Giờ mở cửa',
    text: 'Quán mở cửa từ thứ Hai đến thứ Sáu, 8:30 đến 17:30 (nghỉ trưa 12:00 - 13:00). Thứ Bảy và chủ nhật đóng cửa.',
  },
  clinic: {
    timeZone: 'Asia/Shanghai',
    lang: 'zh',
    title: '营业时间',
    text: '营业时间：周一至周五上午9点至下午6点，周六、周日休息。',
  },
  toko: {
    timeZone: 'Asia/Jakarta',
    lang: 'id',
    title: 'Jam buka',
    text: 'Toko buka Senin sampai Sabtu pukul 09.00–17.00. Minggu tutup.',
  },
  laden: {
    timeZone: 'Europe/Berlin',
    lang: 'de',
    title: 'Öffnungszeiten',
    text: 'Der Laden ist geöffnet: Mo–Fr 10–18:30 Uhr, Sa 10–14 Uhr. Sonntags geschlossen.',
  },
} as const;

let nowMs = 0;
let parts: Parts;
let app: App;
let origin = '';

beforeAll(async () => {
  const sites = Object.entries(SITES).map(([key, { timeZone }]) => ({
    key,
    origins: [`https://${key}.example.com`],
    timeZone,
  }));
  const config = readConfig({ sites, adminKey: ADMIN_KEY }, { DATABASE_URL: ':memory:' });
  parts = await assemble(config, { version: '0.0.0', onError: () => {}, siteClock: { now: () => nowMs } });
  app = await buildApp({
    config,
    store: parts.store,
    tokens: parts.tokens,
    runner: parts.runner,
    registry: parts.sites.registry,
    steadyNow: parts.steadyNow,
    tabs: parts.tabs,
    documents: parts.documents,
    index: parts.jobs,
    files: parts.files,
    pool: parts.pool,
  });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
  for (const [site, { lang, title, text }] of Object.entries(SITES)) {
    const documents = [
      { url: `https://${site}.example.com/hours`, lang, title, text },
      {
        url: `https://${site}.example.com/about`,
        lang,
        title: 'About',
        text: 'Bread, cakes and a garden behind the house.',
      },
    ];
    const reply = await fetch(`${origin}/api/v1/admin/index/documents`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${ADMIN_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ site, documents }),
    });
    expect(await reply.text()).toContain('"added"');
  }
}, 60_000);

afterAll(async () => {
  await app?.drain();
  await app?.server.close();
  await parts?.close();
});

/** The answer at a time, as the stream of events has it. */
async function ask(site: keyof typeof SITES, question: string, at: string): Promise<string> {
  nowMs = Date.parse(at);
  const send = async (path: string, body: object, headers: Record<string, string>) => {
    const reply = await fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `https://${site}.example.com`, ...headers },
      body: JSON.stringify(body),
    });
    expect(reply.ok).toBe(true);
    return (await reply.json()) as { token: string; id: string };
  };
  const { token } = await send('/session', { site }, {});
  const authorization = `Bearer ${token}`;
  const { id } = await send('/conversations', {}, { authorization });
  const events = await fetch(`${origin}/api/v1/conversations/${id}/events`, {
    headers: { authorization, origin: `https://${site}.example.com` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const content = [{ type: 'text', text: question }];
  await send(`/conversations/${id}/messages`, { client_id: 'c1', content }, { authorization });
  let text = '';
  let read = '';
  for await (const chunk of events.body ?? []) {
    read += Buffer.from(chunk).toString('utf8');
    const lines = read.split('\n');
    read = lines.pop() ?? '';
    for (const line of lines.filter((one) => one.startsWith('data: '))) {
      const event = JSON.parse(line.slice(6)) as ConversationEvent;
      if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') text += event.delta.text;
      if (isTerminal(event)) return text;
    }
  }
  throw new Error('The stream ended before the answer.');
}

test.each([
  // Tuesday to Friday of November 2026, in New York five hours behind.
  ['bakery', 'are you open now', '2026-11-24T15:00:00Z', 'Yes, until 12:30 pm (it is Tuesday, 10 am)'],
  ['bakery', 'are you open now', '2026-11-24T18:00:00Z', 'No, closed now; opens today 2 pm (it is Tuesday, 1 pm)'],
  ['bakery', 'r u open rn', '2026-11-29T15:00:00Z', 'No, closed now; opens Tuesday 7:30 am (it is Sunday, 10 am)'],
  ['bakery', 'are you open now', '2026-11-28T05:30:00Z', 'Yes, until 1 am (it is Saturday, 12:30 am)'],
  ['bakery', 'are you open now', '2026-11-28T06:30:00Z', 'No, closed now; opens today 8 am (it is Saturday, 1:30 am)'],
  ['bakery', 'open today?', '2026-11-28T14:00:00Z', 'Yes, Saturday: 8 am–2 pm'],
  ['bakery', 'open today?', '2026-11-29T14:00:00Z', 'No, closed Sunday; opens Tuesday 7:30 am'],
  ['bakery', 'are you open tomorrow', '2026-11-29T14:00:00Z', 'No, closed Monday'],
  ['cafe', 'bạn có mở cửa bây giờ không', '2026-11-24T05:30:00Z', 'Không, bây giờ đóng cửa; mở lại hôm nay 13:00'],
  ['cafe', 'bạn có mở cửa bây giờ không', '2026-11-24T07:00:00Z', 'Có, mở đến 17:30'],
  ['clinic', '现在营业吗', '2026-11-24T07:00:00Z', '是的，营业到 18:00'],
  ['clinic', '现在营业吗', '2026-11-28T07:00:00Z', '没有，现在不营业；星期一 09:00 开门'],
  ['toko', 'buka sekarang?', '2026-11-24T07:00:00Z', 'Ya, sampai 17:00'],
  ['toko', 'buka sekarang?', '2026-11-28T11:00:00Z', 'Tidak, sekarang tutup; buka Senin 09:00'],
  ['laden', 'habt ihr jetzt offen?', '2026-11-24T12:00:00Z', 'Ja, bis 18:30'],
  ['laden', 'seid ihr gerade geöffnet', '2026-11-29T12:00:00Z', 'Nein, jetzt geschlossen; öffnet morgen um 10 Uhr'],
] as const)('%s: “%s” at %s', async (site, question, at, said) => {
  const answer = await ask(site, question, at);
  expect(answer).toContain(said);
  expect(answer).toMatch(/\[1\]/);
});
