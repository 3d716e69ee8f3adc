import { afterEach, describe, expect, it } from 'vitest';
import { ModelError } from '../../../api/models/model.ts';
import { observeModel } from '../../../api/models/observed-model.ts';
import { createTelemetry } from '../../../api/telemetry/telemetry.ts';
import { systemClock } from '../../../api/time/clock.ts';
import { createTestApp, type TestApp } from '../../helpers/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

const ready = async () => {
  const reply = await app.server.inject('/readyz');
  return [reply.statusCode, reply.json()];
};

describe('/readyz', () => {
  it('names the database when it cannot be written, without the words of its driver', async () => {
    app = await createTestApp();
    expect(await ready()).toEqual([200, { status: 'ready' }]);
    app.store.check = () => Promise.reject(new Error('SQLITE_IOERR /var/lib/PLANTED'));
    const causes = { database: 'The database cannot be written. See the log.' };
    expect(await ready()).toEqual([503, { status: 'unready', causes }]);
  });

  it('names the index when it cannot be read, and is ready all the same', async () => {
    const pageCount = () => {
      throw new Error('malformed');
    };
    app = await createTestApp({ pageCount });
    expect(await ready()).toEqual([200, { status: 'ready', causes: { index: expect.stringContaining('index.db') } }]);
  });

  it('names the key that a model refuses, until it is taken', async () => {
    const telemetry = createTelemetry();
    app = await createTestApp({ telemetry });
    let refuses = true;
    const model = observeModel(
      {
        label: 'x',
        async *stream() {
          const refusal = new ModelError('auth', 'The model service refused the key.');
          refusal.check = 'Check OPENAI_API_KEY.';
          if (refuses) throw refusal;
          yield { type: 'finish', reason: 'stop' } as const;
        },
      },
      { name: 'm', provider: 'openai' },
      telemetry,
      systemClock,
    );
    const turn = async () => {
      const { signal } = new AbortController();
      for await (const _ of model.stream({ messages: [], tools: [] }, { signal }));
    };
    await expect(turn()).rejects.toThrow();
    const causes = { model: 'The model service refused the key. Check OPENAI_API_KEY.' };
    expect(await ready()).toEqual([200, { status: 'ready', causes }]);
    refuses = false;
    await turn();
    expect(await ready()).toEqual([200, { status: 'ready' }]);
  });

  it('names the queue when runs wait and none goes on, and the shutdown', async () => {
    app = await createTestApp();
    const { authorization, origin } = await app.visitor();
    const payload = { client_id: 'c1', content: [{ type: 'text', text: 'Hello' }] };
    const made = await app.server.inject({
      method: 'POST',
      url: '/api/v1/conversations',
      headers: { authorization, origin },
      payload: {},
    });
    const url = `/api/v1/conversations/${made.json().id}/messages`;
    await app.server.inject({ method: 'POST', url, headers: { authorization, origin }, payload });
    expect(await ready()).toEqual([200, { status: 'ready' }]);
    app.clock.advance(100_000);
    expect(await ready()).toEqual([200, { status: 'ready', causes: { queue: expect.stringMatching(/^1 runs wait/) } }]);
    const drained = app.drain();
    expect(await ready()).toEqual([503, { status: 'draining', causes: { draining: expect.any(String) } }]);
    await drained;
  });
});
