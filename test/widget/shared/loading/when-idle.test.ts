/// <reference types="mocha" />
// Work for an idle browser, and for one without idle callbacks.
import { expect } from 'chai';
import { whenIdle } from '../../../../widget/shared/loading/when-idle.ts';

const own = globalThis.requestIdleCallback;

describe('whenIdle', () => {
  afterEach(() => {
    globalThis.requestIdleCallback = own;
  });

  it('runs the work once, later', async () => {
    let runs = 0;
    await new Promise<void>((done) => {
      whenIdle(() => {
        runs += 1;
        done();
      });
      expect(runs).to.equal(0);
    });
    expect(runs).to.equal(1);
  });

  it('runs it where the browser has no idle callbacks', async () => {
    (globalThis as { requestIdleCallback?: unknown }).requestIdleCallback = undefined;
    await new Promise<void>((done) => whenIdle(done));
  });

  it('does not run what was cancelled', async () => {
    let ran = false;
    whenIdle(() => {
      ran = true;
    })();
    await new Promise<void>((done) => whenIdle(done));
    expect(ran).to.equal(false);
  });
});
