import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { frame, SSE } from '../helpers/model-server.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';
import { WireClient } from '../helpers/wire-client.ts';

/** Begins every text and every secret of this test. */
const MARK = 'PLANTED';
const SECRETS = {
  model: `sk-${MARK}-model-key-0123456789`,
  engine: `${MARK}-engine-key-0123456789`,
  tool: `${MARK}-tool-key-0123456789`,
  admin: `${MARK}-admin-key-0123456789`,
  site: `${MARK}-site-secret-of-32-characters-0123456789`,
};
const CLIENT_ID = '0189c7ee-11aa-4bcd-8ef0-123456789abc';

type Body = { messages: { role: string; content: string }[] };
const delta = (content: object) => frame({ choices: [{ index: 0, delta: content, finish_reason: null }] });
const end = (reason: string) =>
  `${frame({ choices: [{ index: 0, delta: {}, finish_reason: reason }] })}data: [DONE]\n\n`;
const call = (name: string, input: object) =>
  delta({
    tool_calls: [{ index: 0, id: 'c', type: 'function', function: { name, arguments: JSON.stringify(input) } }],
  }) + end('tool_calls');

describe('the log of a server', () => {
  let services: StandIn;
  let api: ApiProcess;

  beforeAll(async () => {
    services = await startStandIn(({ path, body }, reply) => {
      if (path.startsWith('/tool')) reply.end(`{"order":"${MARK}-tool-result"}`);
      else if (!path.startsWith('/v1')) reply.writeHead(500).end(`${MARK}-engine-failure`);
      else {
        const { messages } = JSON.parse(body) as Body;
        const asked = messages.findLast(({ role }) => role === 'user')?.content ?? '';
        const steps = messages
          .slice(messages.findLastIndex(({ role }) => role === 'user'))
          .filter(({ role }) => role === 'tool');
        if (asked.includes('refused')) reply.writeHead(401).end(`{"error":{"message":"${MARK} bad ${SECRETS.model}"}}`);
        else if (asked.includes('broken')) reply.writeHead(500).end(`${MARK}-model-failure`);
        else if (steps.length === 0) reply.writeHead(200, SSE).end(call('book', { order: `${MARK}-argument` }));
        else if (steps.length === 1) reply.writeHead(200, SSE).end(call('web_search', { query: `${MARK}-query` }));
        else reply.writeHead(200, SSE).end(delta({ content: `${MARK}-answer.` }) + end('stop'));
      }
    });
    api = await ApiProcess.start({
      config: {
        logLevel: 'debug',
        adminKey: SECRETS.admin,
        sites: [
          {
            key: 'default',
            origins: ['loopback'],
            secret: SECRETS.site,
            agent: { instructions: `${MARK}-instructions` },
          },
        ],
        tools: {
          http: [
            {
              name: 'book',
              description: 'Books.',
              url: `${services.origin}/tool`,
              method: 'POST',
              headers: { authorization: 'Bearer env:TOOL_KEY' },
              parameters: { type: 'object', properties: { order: { type: 'string' } }, additionalProperties: false },
              approval: 'always',
            },
          ],
        },
      },
      env: {
        OPENAI_API_KEY: SECRETS.model,
        OPENAI_BASE_URL: `${services.origin}/v1`,
        SERPER_API_KEY: SECRETS.engine,
        SERPER_BASE_URL: services.origin,
        TOOL_KEY: SECRETS.tool,
      },
    });
  });
  afterAll(async () => {
    await api?.close();
    await services?.close();
  });

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(api.origin + path, {
      method: 'POST',
      body,
      headers: { origin: api.origin, 'content-type': 'application/json', ...headers },
    });

  it('[LOG-1] has no text, key or token of messages, tools, approvals, failures, odd input and settings', async () => {
    const client = await WireClient.open(api.origin);
    await client.connect();
    const { run_id } = await client.send(`${MARK}-question`, CLIENT_ID);
    await client.until(({ seen }) => seen.some(({ type }) => type === 'approval_request'));
    const asked = client.seen.find((event) => event.type === 'approval_request');
    if (asked?.type !== 'approval_request') throw new Error('nobody was asked');
    const { approval_id, args_hash } = asked.approval;
    const headers = { authorization: `Bearer ${client.token}` };
    const decision = JSON.stringify({ decision: 'approved', args_hash });
    expect((await post(`/api/v1/approvals/${approval_id}`, decision, headers)).status).toBe(200);
    await client.untilEnd(run_id);
    expect(client.answer(run_id)).toContain(`${MARK}-answer`);
    for (const text of [`${MARK} refused`, `${MARK} broken`]) {
      const failed = await client.send(text);
      await client.untilEnd(failed.run_id);
    }
    client.close();

    const odd = [
      ['/api/v1/session', `{"site":"${MARK}"}`],
      ['/api/v1/session', `{"site":"default","user_token":"eyJhbGciOiJIUzI1NiJ9.${MARK}.x"}`],
      ['/api/v1/session', `{"${MARK}`],
      [`/api/v1/${MARK}?key=${SECRETS.site}`, '{}'],
      [`/api/v1/conversations/${MARK}/messages`, `{"client_id":"${MARK} ${MARK}"}`],
      ['/api/v1/session', `{"site":"${MARK.repeat(20_000)}"}`],
    ] as const;
    for (const [path, body] of odd) expect((await post(path, body, headers)).status).toBeGreaterThan(399);
    const admin = { authorization: `Bearer ${SECRETS.admin}` };
    const site = { key: 'second', origins: ['https://second.example'], secret: `${SECRETS.site}-2` };
    expect((await post('/api/v1/admin/sites', JSON.stringify(site), { ...admin, origin: api.origin })).status).toBe(
      201,
    );
    const document = { site: 'default', documents: [{ url: 'https://x.example/a', text: `${MARK}-document text.` }] };
    await post('/api/v1/admin/index/documents', JSON.stringify(document), admin);
    await api.kill('SIGTERM');

    // The scenario is in the log, under the id of the message.
    expect(api.output).toContain(`"trace":"${CLIENT_ID.replaceAll('-', '')}","runId":"${run_id}"`);
    expect(api.output).toContain('"route":"/api/v1/approvals/:id"');
    expect(api.output).toContain('run failed: The model service refused the key.');
    expect(api.output).toContain('serper: an answer that could not be used');
    const planted = api.output.split('\n').filter((line) => line.includes(MARK) || line.includes(client.token));
    expect(planted).toEqual([]);
    // Models, engines and tools got the same id.
    const traced = services.requests.filter(({ headers }) =>
      headers.traceparent?.includes(CLIENT_ID.replaceAll('-', '')),
    );
    expect(new Set(traced.map(({ path }) => path.split('/')[1]))).toEqual(new Set(['v1', 'tool', 'search']));
  });
});
