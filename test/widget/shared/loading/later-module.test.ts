/// <reference types="mocha" />
// A module that is imported when it is needed, and again after a failure: with the network, in pauses, and when somebody asks for it.
import { expect } from 'chai';
import { LaterModule } from '../../../../widget/shared/loading/later-module.ts';

const own = { setTimeout: globalThis.setTimeout, error: console.error };

describe('a module that is loaded later', () => {
  /** The pauses that were begun: their lengths, and what ends each. */
  let pauses: { ms: number; end: () => void }[] = [];
  let imports = 0;
  let isThere = false;
  const load = async () => {
    imports += 1;
    if (!isThere) throw new TypeError('blocked');
    return 'module';
  };
  /** Lets promises run, without a timer. */
  const settled = () => new Promise((resolve) => own.setTimeout.call(globalThis, resolve, 0));

  beforeEach(() => {
    [pauses, imports, isThere] = [[], 0, false];
    globalThis.setTimeout = ((end: () => void, ms: number) => pauses.push({ ms, end })) as typeof setTimeout;
    console.error = () => {};
  });
  afterEach(() => {
    globalThis.setTimeout = own.setTimeout;
    console.error = own.error;
  });

  it('is tried again for who waits, in pauses that grow to a minute, and they draw again each time', async () => {
    const module = new LaterModule('the part', load);
    let told = 0;
    const host = {
      requestUpdate() {
        told += 1;
        if (!module.loaded) module.want(host);
      },
    };
    module.want(host);
    module.want(host);
    await settled();
    expect([imports, told, module.hasFailed]).to.deep.equal([1, 1, true]);
    for (let turn = 0; turn < 7; turn++) {
      pauses.at(-1)!.end();
      await settled();
    }
    expect(pauses.map(({ ms }) => ms / 1_000)).to.deep.equal([2, 4, 8, 16, 32, 60, 60, 60]);
    expect(imports).to.equal(8);
    isThere = true;
    pauses.at(-1)!.end();
    await settled();
    expect([module.loaded, module.hasFailed, told]).to.deep.equal(['module', false, 9]);
    dispatchEvent(new Event('online'));
    await settled();
    expect([imports, pauses.length, told], 'and no more').to.deep.equal([9, 8, 9]);
  });

  it('is tried again as soon as there is a network', async () => {
    const module = new LaterModule('the part', load);
    module.want({ requestUpdate() {} });
    await settled();
    isThere = true;
    dispatchEvent(new Event('online'));
    await settled();
    expect(module.loaded).to.equal('module');
    pauses[0]!.end();
    await settled();
    expect(imports).to.equal(2);
  });

  it('is tried at once when somebody asks for it, and by itself only where something waits', async () => {
    const module = new LaterModule('the part', load);
    expect(await module.load()).to.equal(null);
    expect(await module.load()).to.equal(null);
    dispatchEvent(new Event('online'));
    await settled();
    expect([imports, pauses.length]).to.deep.equal([2, 0]);
    module.want({ requestUpdate() {} });
    await settled();
    expect([imports, pauses.length]).to.deep.equal([3, 1]);
    await module.load();
    expect([imports, pauses.length], 'one pause at a time').to.deep.equal([4, 1]);
    isThere = true;
    expect(await module.load()).to.equal('module');
  });

  it('tells the chat around an element that what the visitor wanted could not be loaded', async () => {
    const module = new LaterModule('the part', load);
    let told = 0;
    const count = () => {
      told += 1;
    };
    addEventListener('agent-chat-not-loaded', count);
    const element = document.body.appendChild(document.createElement('div'));
    expect(await module.loadFor(element)).to.equal(null);
    isThere = true;
    expect(await module.loadFor(element)).to.equal('module');
    removeEventListener('agent-chat-not-loaded', count);
    element.remove();
    expect(told).to.equal(1);
  });
});
