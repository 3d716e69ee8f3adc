// The connection against a scripted socket and a scripted fetch: order, replies, bad frames, coming back.
import { expect } from 'chai';
import { backoffDelayMs } from '../../../../widget/chat/connection/backoff.ts';
import { ConnectionError } from '../../../../widget/chat/connection/connection-error.ts';
import { FakeWebSocket, settle, toLog, until, wholeRun } from '../fakes.ts';
import { closeConnections, connect, socketAfter } from './connect.ts';

describe('createConnection', () => {
  afterEach(closeConnections);

  it('subscribes after the last event seen, also after the socket broke, and delivers no event twice', async () => {
    const { connection, seen } = connect();
    const log = toLog(wholeRun());
    connection.subscribe('conv_1', 2);
    await socketAfter(0);
    FakeWebSocket.last.accept();
    expect(FakeWebSocket.last.sent).to.deep.equal([{ type: 'subscribe', conversation_id: 'conv_1', last_event_id: 2 }]);
    for (const event of log.slice(2, 6)) FakeWebSocket.last.say(event);
    FakeWebSocket.last.close(1012);
    await socketAfter(1);
    FakeWebSocket.last.accept();
    expect(FakeWebSocket.last.sent[0]?.last_event_id).to.equal(6);
    for (const event of log.slice(4)) FakeWebSocket.last.say(event);
    expect(seen.events.map((event) => event.event_id)).to.deep.equal(log.slice(2).map((event) => event.event_id));
    expect(seen.status).to.deep.equal(['connecting', 'open', 'retrying', 'open']);
  });

  it('asks a silent socket whether it is alive, and replaces one that does not reply', async () => {
    const { connection, clock, seen } = connect();
    connection.subscribe('conv_1', 2);
    await socketAfter(0);
    const first = FakeWebSocket.last;
    first.accept();
    clock.advance(20_000);
    expect(first.sent.at(-1)).to.deep.equal({ type: 'ping', ref: 'r1' });
    first.say({ type: 'ack', ref: 'r1' });
    clock.advance(19_999);
    expect(first.sent, 'no other ping while frames arrive').to.have.length(2);
    clock.advance(1);
    expect(first.sent.at(-1)?.type).to.equal('ping');
    clock.advance(10_000);
    await socketAfter(1);
    expect(first.readyState).to.equal(3);
    FakeWebSocket.last.accept();
    expect(FakeWebSocket.last.sent[0]).to.deep.equal({
      type: 'subscribe',
      conversation_id: 'conv_1',
      last_event_id: 2,
    });
    expect(seen.status).to.deep.equal(['connecting', 'open', 'retrying', 'open']);
  });

  it('asks at once when the page is shown again', async () => {
    const { connection, network } = connect();
    connection.subscribe('conv_1', 0);
    await socketAfter(0);
    FakeWebSocket.last.accept();
    network.dispatchEvent(new Event('visibilitychange'));
    expect(FakeWebSocket.last.sent.at(-1)?.type).to.equal('ping');
  });

  it('survives invalid frames', async () => {
    const { connection, seen } = connect();
    connection.subscribe('conv_1', 0);
    await socketAfter(0);
    FakeWebSocket.last.accept();
    for (const bad of [
      '{',
      'null',
      '5',
      '[]',
      '{"type":7}',
      '{"type":"user_message"}',
      '{"type":"nope","event_id":1}',
    ]) {
      FakeWebSocket.last.say(bad);
    }
    FakeWebSocket.last.say({ ...toLog(wholeRun())[0], conversation_id: 'conv_other' });
    expect(seen.events).to.deep.equal([]);
    FakeWebSocket.last.say(toLog(wholeRun())[0]);
    expect(seen.events.length).to.equal(1);
  });

  it('sends over the open socket and resolves with the reply, or rejects with the error of the nack', async () => {
    const { connection } = connect();
    await socketAfter(0);
    FakeWebSocket.last.accept();
    const message = { clientId: 'c1', conversationId: 'conv_1', content: [{ type: 'text' as const, text: 'hi' }] };
    const sending = connection.send(message);
    const frame = FakeWebSocket.last.sent.at(-1)!;
    expect(frame).to.include({ type: 'send', client_id: 'c1', conversation_id: 'conv_1' });
    FakeWebSocket.last.say({ type: 'ack', ref: frame.ref, conversation_id: 'conv_1', run_id: 'run_1', event_id: 5 });
    expect((await sending).run_id).to.equal('run_1');

    const second = connection.send(message).catch((error: ConnectionError) => error);
    const { ref } = FakeWebSocket.last.sent.at(-1)!;
    const error = { code: 'rate_limited', message: 'Slow down.', details: { retry_after_s: 7 } };
    FakeWebSocket.last.say({ type: 'nack', ref, error });
    expect(await second).to.include({ code: 'rate_limited', retryAfterMs: 7000 });
  });

  it('rejects pending commands when the socket closes or sends nothing', async () => {
    const { connection, clock } = connect();
    await socketAfter(0);
    FakeWebSocket.last.accept();
    const first = connection.stop('run_1').catch((error: ConnectionError) => error.code);
    clock.advance(10_000);
    expect(await first).to.equal('timeout');
    const second = connection.stop('run_1').catch((error: ConnectionError) => error.code);
    FakeWebSocket.last.close(1006);
    expect(await second).to.equal('network');
  });

  it('sends a decision over the open socket, and by HTTP while there is none', async () => {
    const { connection, routes, requests } = connect();
    routes['POST /approvals/appr_1'] = () => ({ body: {} });
    const decision = { approval_id: 'appr_1', decision: 'approved' as const, args_hash: 'h1' };
    await connection.resolve(decision);
    const request = requests.find((one) => one.path.endsWith('/approvals/appr_1'))!;
    expect(request.body).to.deep.equal({ decision: 'approved', args_hash: 'h1' });
    await socketAfter(0);
    FakeWebSocket.last.accept();
    void connection.resolve(decision).catch(() => {});
    const frame = FakeWebSocket.last.sent.at(-1)!;
    expect({ ...frame, ref: '' }).to.deep.equal({ type: 'resolve', ref: '', ...decision });
  });

  it('loads the result of a call as a file with the token, also while the socket is open, and rejects with the error', async () => {
    const { connection, routes, requests } = connect();
    await socketAfter(0);
    FakeWebSocket.last.accept();
    routes['GET /conversations/conv_1/tool-results/toolu_1'] = () => ({ body: { orders: [1] } });
    const file = await connection.toolResult('conv_1', 'toolu_1');
    expect([file.type, await file.text()]).to.deep.equal(['application/json', '{"orders":[1]}']);
    const request = requests.find((one) => one.path.endsWith('/toolu_1'))!;
    expect(request.headers.get('authorization')).to.equal('Bearer token1');
    routes['GET /conversations/conv_1/tool-results/toolu_2'] = () => ({
      status: 404,
      body: { error: { code: 'not_found', message: 'There is no such tool result.' } },
    });
    const failure = await connection.toolResult('conv_1', 'toolu_2').catch((error) => error);
    expect([failure instanceof ConnectionError, failure.code]).to.deep.equal([true, 'not_found']);
  });

  it('renews the token once when a call is answered with 401', async () => {
    const { connection, routes } = connect();
    routes['GET /conversations'] = (request) =>
      request.headers.get('authorization') === 'Bearer token2'
        ? { body: { items: [] } }
        : { status: 401, body: { error: { code: 'unauthorized', message: 'expired' } } };
    expect(await connection.call('GET', '/conversations')).to.deep.equal({ items: [] });
    routes['GET /conversations'] = () => ({ status: 401, body: { error: { code: 'unauthorized', message: 'no' } } });
    const failure = await connection.call('GET', '/conversations').catch((error: ConnectionError) => error);
    expect(failure).to.be.instanceOf(ConnectionError);
  });

  it('forwards a reset of the conversation it follows', async () => {
    const { connection, seen } = connect();
    connection.subscribe('conv_1', 99);
    await socketAfter(0);
    FakeWebSocket.last.accept();
    FakeWebSocket.last.say({ type: 'reset', conversation_id: 'conv_2' });
    expect(seen.resets).to.equal(0);
    FakeWebSocket.last.say({ type: 'reset', conversation_id: 'conv_1' });
    expect(seen.resets).to.equal(1);
  });

  it('reports offline with the browser and connects at once when the network is back', async () => {
    let online = true;
    const { network, seen } = connect({ isOnline: () => online });
    await socketAfter(0);
    online = false;
    network.dispatchEvent(new Event('offline'));
    FakeWebSocket.last.refuse();
    expect(seen.status.at(-1)).to.equal('offline');
    online = true;
    network.dispatchEvent(new Event('online'));
    expect(seen.status.at(-1)).to.equal('retrying');
    await socketAfter(1);
    await until(() => FakeWebSocket.last.readyState === 0);
    FakeWebSocket.last.accept();
    expect(seen.status.at(-1)).to.equal('open');
  });

  it('is open again when the network is back and its socket has survived', async () => {
    let online = true;
    const { network, seen } = connect({ isOnline: () => online });
    await socketAfter(0);
    FakeWebSocket.last.accept();
    online = false;
    network.dispatchEvent(new Event('offline'));
    expect(seen.status.at(-1)).to.equal('offline');
    online = true;
    network.dispatchEvent(new Event('online'));
    expect(seen.status.at(-1)).to.equal('open');
    expect(FakeWebSocket.all.length).to.equal(1);
    // A socket that only seems to be open is found out by a ping without an answer.
    expect(FakeWebSocket.last.sent.at(-1)).to.have.property('type', 'ping');
  });

  it('closes its connection with the page and opens it again when the page comes back', async () => {
    const { network, seen, connection, clock } = connect();
    connection.subscribe('conv_1', 7);
    await socketAfter(0);
    FakeWebSocket.last.accept();
    network.dispatchEvent(new Event('pageshow'));
    network.dispatchEvent(new Event('pagehide'));
    expect(FakeWebSocket.last.readyState).to.equal(3);
    clock.advance(60_000);
    await settle();
    expect(FakeWebSocket.all.length).to.equal(1);
    network.dispatchEvent(new Event('pageshow'));
    await socketAfter(1);
    FakeWebSocket.last.accept();
    expect(FakeWebSocket.last.sent).to.deep.equal([{ type: 'subscribe', conversation_id: 'conv_1', last_event_id: 7 }]);
    expect(seen.status.at(-1)).to.equal('open');
  });

  it('waits a random time up to a bound that doubles and stops at 4 s', () => {
    expect([1, 2, 3, 4].map((attempt) => backoffDelayMs(attempt, () => 1))).to.deep.equal([500, 1000, 2000, 4000]);
    expect(backoffDelayMs(50, () => 1)).to.equal(4_000);
    expect(backoffDelayMs(3, () => 0)).to.equal(0);
    expect(backoffDelayMs(3, () => 0.5)).to.equal(1000);
  });
});
