/// <reference types="mocha" />
// A read whose reply was lost is made again, a bounded number of times, and not after it was aborted.
import { expect } from 'chai';
import { readAgain } from '../../../../widget/chat/connection/backoff.ts';
import { ConnectionError } from '../../../../widget/chat/connection/connection-error.ts';
import { FakeClock } from '../fakes.ts';

describe('readAgain', () => {
  /** A read that fails with `errors`, first to last, and returns 'page' after them. */
  function create(...errors: Error[]) {
    const clock = new FakeClock();
    const abort = new AbortController();
    let reads = 0;
    const read = async () => {
      reads += 1;
      const error = errors.shift();
      if (error) throw error;
      return 'page';
    };
    const result = readAgain(read, { clock, random: () => 0.5, signal: abort.signal }).catch((error: Error) => error);
    const waits = async () => {
      for (let turn = 0; turn < 20 && clock.waiting === 0; turn++) await Promise.resolve();
      expect(clock.waiting).to.equal(1);
    };
    return { clock, abort, result, waits, reads: () => reads };
  }
  const lost = () => new ConnectionError('network', 'No reply.');

  it('waits longer before each attempt', async () => {
    const { clock, result, waits, reads } = create(lost(), lost());
    await waits();
    clock.advance(249);
    expect(reads()).to.equal(1);
    clock.advance(1);
    await waits();
    clock.advance(500);
    expect(await result).to.equal('page');
    expect(reads()).to.equal(3);
  });

  it('rejects with the last of three failures, and at once with one that is no lost reply', async () => {
    const last = lost();
    const failed = create(lost(), lost(), last);
    await failed.waits();
    failed.clock.advance(250);
    await failed.waits();
    failed.clock.advance(500);
    expect((await failed.result) === last).to.equal(true);
    const gone = new ConnectionError('not_found', 'No such conversation.');
    const refused = create(gone);
    expect((await refused.result) === gone).to.equal(true);
    expect(refused.reads()).to.equal(1);
  });

  it('ends its wait when it is aborted', async () => {
    const { clock, abort, result, waits, reads } = create(lost());
    await waits();
    abort.abort();
    expect((await result) as Error).to.be.instanceOf(DOMException);
    expect(reads()).to.equal(1);
    expect(clock.waiting).to.equal(0);
  });
});
