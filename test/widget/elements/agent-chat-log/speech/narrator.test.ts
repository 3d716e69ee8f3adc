/// <reference types="mocha" />
// When a streamed answer is announced: not at every drawing, and nothing is lost.
import { expect } from 'chai';
import type { TextBlock } from '../../../../../protocol/blocks.ts';
import type { BlockGroup } from '../../../../../protocol/groups.ts';
import { Narrator } from '../../../../../widget/elements/agent-chat-log/speech/narrator.ts';
import type { AnnounceDetail } from '../../../../../widget/shared/announcer.ts';
import { createStrings } from '../../../../../widget/shared/strings/strings.ts';
import { FakeClock } from '../../../chat/fakes.ts';

const text = (words: string, isStreaming: boolean, key = 'a'): BlockGroup => {
  const block = { type: 'text', key, run_id: 'run_1', message_id: key, text: words, isStreaming } as TextBlock;
  return { type: 'block', key, block };
};

function create() {
  const clock = new FakeClock();
  const said: string[] = [];
  const host = Object.assign(document.createElement('div'), {
    addController() {},
    removeController() {},
    requestUpdate() {},
    updateComplete: Promise.resolve(true),
  });
  host.addEventListener('agent-chat-announce', (event) =>
    said.push((event as CustomEvent<AnnounceDetail>).detail.message),
  );
  const narrator = new Narrator(host, clock);
  const strings = createStrings('en');
  return { clock, said, narrator, next: (...entries: BlockGroup[]) => narrator.next(entries, strings, false) };
}

describe('narrator', () => {
  it('announces a text that grows at most once a second, by finished sentence', () => {
    const { clock, said, next } = create();
    const words = Array.from({ length: 40 }, (_, n) => `Sentence ${n}. `);
    let all = '';
    // Ten sentences a second.
    for (const sentence of words) {
      all += sentence;
      next(text(all, true));
      clock.advance(100);
    }
    expect(said.length).to.be.within(3, 5);
    next(text(all, false));
    expect(said.join(' ')).to.equal(all.trim());
  });

  it('compares a corrected answer with the whole of the one before, also with what was not announced yet', () => {
    const { said, next } = create();
    next(text('It', true));
    next(text('It costs 1,399 euros. Delivery takes 4 days.', true));
    next(text('It costs 1,299 euros. Delivery takes 4 days.', false, 'b'));
    expect(said).to.deep.equal(['It costs 1,399 euros.', 'Answer corrected']);
  });

  it('announces what came last although nothing follows it', () => {
    const { clock, said, next } = create();
    next(text('', true));
    next(text('One. Tw', true));
    next(text('One. Two. Thr', true));
    clock.advance(1_000);
    expect(said.join(' ')).to.equal('One. Two.');
  });

  it('announces the end of an answer, and a new block, at once', () => {
    const { said, next } = create();
    next(text('', true));
    next(text('One. Tw', true));
    next(text('One. Two', false));
    expect(said.join(' ')).to.equal('One. Two');
    next(text('One. Two', false), text('', true, 'b'));
    next(text('One. Two', false), text('Three. Fo', true, 'b'));
    expect(said.join(' ')).to.equal('One. Two Three.');
  });

  it('stops its clock with the element, and goes on with the next change', () => {
    const { clock, said, narrator, next } = create();
    next(text('One. Tw', true));
    next(text('One. Two. Thr', true));
    narrator.hostDisconnected();
    expect(clock.waiting).to.equal(0);
    next(text('One. Two. Three. ', true));
    expect(said.join(' ')).to.include('Two.');
  });
});
