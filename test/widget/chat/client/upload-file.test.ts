// Uploads against a scripted API: pieces, progress, going on after failures, and the failures that are final.
import { expect } from 'chai';
import { uploadFile } from '../../../../widget/chat/client/upload-file.ts';
import type { Connection } from '../../../../widget/chat/connection/connection.ts';
import { ConnectionError } from '../../../../widget/chat/connection/connection-error.ts';
import { FakeClock, settle, until } from '../fakes.ts';

const PIECE = 4;

/** An API that keeps pieces. `failures`: thrown by the next pieces, with whether the piece is kept all the same. */
function scripted(failures: { error: ConnectionError; isKept?: boolean }[] = []) {
  const calls: string[] = [];
  let kept = '';
  let size = 0;
  const reply = () => ({
    id: 'att_1',
    offset: kept.length,
    size,
    piece_bytes: PIECE,
    ...(kept.length === size ? { part: { type: 'file', name: 'a.txt', url: '/api/v1/attachments/att_1', size } } : {}),
  });
  const call = (async (method: string, path: string, body: unknown, signal?: AbortSignal, makesVisitor?: boolean) => {
    signal?.throwIfAborted();
    calls.push(`${method} ${path}${makesVisitor ? ' as a new visitor' : ''}`);
    if (!(body instanceof Blob)) {
      size = (body as { size: number }).size;
      return reply();
    }
    const text = await body.text();
    const failure = text === '' ? undefined : failures.shift();
    if (!failure || failure.isKept) kept += text;
    if (failure) throw failure.error;
    return reply();
  }) as unknown as Connection['call'];
  return { call, calls, kept: () => kept };
}

const lost = () => new ConnectionError('network', 'The connection was lost.');

describe('uploadFile', () => {
  it('sends pieces in order, and gives the part for a message', async () => {
    const api = scripted();
    const progress: number[] = [];
    const file = new File(['abcdefghij'], 'a.txt');
    const part = await uploadFile(api.call, file, new FakeClock(), { onProgress: (sent) => progress.push(sent) });
    expect(part).to.deep.include({ type: 'file', name: 'a.txt' });
    expect(api.kept()).to.equal('abcdefghij');
    expect(api.calls).to.deep.equal([
      'POST /attachments as a new visitor',
      'PATCH /attachments/att_1?offset=0',
      'PATCH /attachments/att_1?offset=4',
      'PATCH /attachments/att_1?offset=8',
    ]);
    expect(progress).to.deep.equal([4, 8, 10]);
  });

  it('goes on where the API is, also when a piece arrived and its reply was lost', async () => {
    const api = scripted([{ error: lost() }, { error: lost(), isKept: true }]);
    const clock = new FakeClock();
    const upload = uploadFile(api.call, new Blob(['abcdefghij']), clock);
    for (let times = 0; times < 2; times++) {
      await until(() => clock.waiting > 0, 'a pause');
      clock.advance(2_000);
    }
    await upload;
    expect(api.kept()).to.equal('abcdefghij');
  });

  it('waits as long as the API requires', async () => {
    const api = scripted([{ error: new ConnectionError('rate_limited', 'Too many.', 7_000) }]);
    const clock = new FakeClock();
    const upload = uploadFile(api.call, new Blob(['abc']), clock);
    await until(() => clock.waiting > 0, 'a pause');
    clock.advance(6_999);
    await settle();
    expect(api.calls).to.have.length(2);
    clock.advance(1);
    await upload;
  });

  it('fails at once when a retry cannot help, and after five attempts when the network stays away', async () => {
    const refused = scripted([{ error: new ConnectionError('unsupported_media_type', 'Not this kind.') }]);
    const failed = await uploadFile(refused.call, new Blob(['abc']), new FakeClock()).catch((error) => error);
    expect(failed.code).to.equal('unsupported_media_type');
    const away = scripted(Array.from({ length: 9 }, () => ({ error: lost() })));
    const clock = new FakeClock();
    const upload = uploadFile(away.call, new Blob(['abc']), clock).catch((error) => error);
    for (let times = 0; times < 4; times++) {
      await until(() => clock.waiting > 0, 'a pause');
      clock.advance(2_000);
    }
    expect((await upload).code).to.equal('network');
  });

  it('ends with its signal, also in a pause', async () => {
    const api = scripted([{ error: lost() }]);
    const clock = new FakeClock();
    const stop = new AbortController();
    const upload = uploadFile(api.call, new Blob(['abc']), clock, { signal: stop.signal }).catch((error) => error);
    await until(() => clock.waiting > 0, 'a pause');
    stop.abort(new Error('left'));
    expect((await upload).message).to.equal('left');
    expect(clock.waiting).to.equal(0);
  });
});
