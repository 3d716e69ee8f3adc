// The connection on a page that cannot use the API: one message in the console that says what to fix.
import { expect } from 'chai';
import { createMemoryStorage } from '../../../../widget/chat/storage.ts';
import { FakeWebSocket, settle, until } from '../fakes.ts';
import { closeConnections, connect, knownVisitor, type Reply } from './connect.ts';

describe('createConnection: refusals', () => {
  afterEach(closeConnections);

  describe('a page that cannot use the API', () => {
    const lines: string[] = [];
    const { error } = console;
    beforeEach(() => {
      lines.length = 0;
      console.error = (...words: unknown[]) => lines.push(words.join(' '));
    });
    afterEach(() => {
      console.error = error;
    });

    const refused = (code: string, status: number, details?: object): Reply => ({
      status,
      body: { error: { code, message: 'No.', ...(details ? { details } : {}) } },
    });
    const cases: [name: string, reply: Reply, line: RegExp][] = [
      [
        'a wrong data-site',
        refused('not_found', 404, { field: 'site' }),
        /has no site "shop"\. Set site \(data-site of the script tag\)/,
      ],
      [
        'a refused origin',
        refused('origin_not_allowed', 403),
        /Add "https:\/\/www\.shop\.example" to the origins of site "shop"/,
      ],
      [
        'a page in place of the API',
        { status: 404, body: '<!doctype html>' },
        /no agent-chat API at .* Set api \(data-api of the script tag\)/,
      ],
      [
        'a file server in place of it',
        { status: 405, body: {} },
        /no agent-chat API at .* Set api \(data-api of the script tag\)/,
      ],
      [
        'a service of another kind',
        { body: { ok: true } },
        /no agent-chat API at .* Set api \(data-api of the script tag\)/,
      ],
    ];

    for (const [name, reply, line] of cases) {
      for (const isKnown of [false, true]) {
        it(`${name}${isKnown ? ', for a returning visitor' : ''}: one console message with the fix, and no more attempts`, async () => {
          const storage = isKnown ? knownVisitor() : createMemoryStorage();
          const { seen, requests, connection, clock } = connect({
            storage,
            session: () => () => reply,
            site: () => reply,
          });
          await until(() => seen.status.at(-1) === 'refused' && lines.length > 0);
          const before = requests.length;
          const sockets = FakeWebSocket.all.length;
          connection.retryNow();
          clock.advance(60_000);
          await settle();
          expect([requests.length, FakeWebSocket.all.length]).to.deep.equal([before, sockets]);
          expect(lines.length).to.equal(1);
          expect(lines[0]).to.match(line);
          expect(seen.status).not.to.include('signed-out');
        });
      }
    }

    it('an origin whose refusal the browser hides is distinguished from an unreachable API', async () => {
      const hidden = connect({ storage: createMemoryStorage(), site: null });
      hidden.routes['GET /widget.json'] = () => ({ body: { entry: 'assets/agent-chat.js' } });
      await until(() => hidden.seen.status.at(-1) === 'refused' && lines.length > 0);
      expect(lines[0]).to.contain('does not allow the origin https://www.shop.example');

      const away = connect({ storage: createMemoryStorage(), site: null });
      await until(() => away.clock.waiting > 0);
      expect(away.seen.status.at(-1)).to.equal('retrying');
      expect(lines.length).to.equal(1);
    });

    it('a policy that blocks the calls, and a page without an origin', async () => {
      const blocked = connect({ storage: createMemoryStorage(), site: null });
      const violation = (blockedURI: string) =>
        Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective: 'connect-src',
          disposition: 'enforce',
          blockedURI,
        });
      blocked.violations.dispatchEvent(violation('https://elsewhere.example/api/'));
      expect(blocked.seen.status.at(-1)).not.to.equal('refused');
      blocked.violations.dispatchEvent(violation('https://chat.example/api/v1/site'));
      await until(() => blocked.seen.status.at(-1) === 'refused' && lines.length > 0);
      expect(lines[0]).to.contain('Add to connect-src: https://chat.example wss://chat.example');

      const opaque = connect({ origin: 'null' });
      await until(() => opaque.seen.status.at(-1) === 'refused' && lines.length > 1);
      expect(opaque.requests).to.deep.equal([]);
      expect(lines[1]).to.contain('has no origin');
    });

    it('a program is refused by the API alone: its origin may be any, and a lost call says nothing', async () => {
      const program = { storage: createMemoryStorage(), isProgram: true };
      // By https, and of another host: a browser would not let it call an API by http.
      const away = connect({ ...program, api: 'http://chat.example', site: null });
      away.routes['GET /widget.json'] = () => ({ body: { entry: 'assets/agent-chat.js' } });
      await until(() => away.seen.status.at(-1) === 'retrying');
      await settle();
      expect(lines).to.deep.equal([]);

      const { seen } = connect({ ...program, site: () => refused('origin_not_allowed', 403) });
      await until(() => seen.status.at(-1) === 'refused' && lines.length > 0);
      expect(seen.refusals).to.deep.equal(['origin_not_allowed']);
      expect(lines[0]).to.contain('Add "https://www.shop.example" to the origins of site "shop"');
    });
  });
});
