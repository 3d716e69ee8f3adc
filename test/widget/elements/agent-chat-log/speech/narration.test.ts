/// <reference types="mocha" />
// Announcements of an answer that is rewritten, retracted, moved or corrected.
import { expect } from 'chai';
import type { TextBlock } from '../../../../../protocol/blocks.ts';
import type { BlockGroup } from '../../../../../protocol/groups.ts';
import { Narration } from '../../../../../widget/elements/agent-chat-log/speech/narration.ts';
import { createStrings, loadLanguage } from '../../../../../widget/shared/strings/strings.ts';

const text = (key: string, words: string, isStreaming: boolean): BlockGroup => {
  const block = { type: 'text', key, run_id: 'run_1', message_id: key, text: words, isStreaming } as TextBlock;
  return { type: 'block', key, block };
};

/** The announcements for each state of the log, in order. */
function hear(states: readonly (readonly BlockGroup[])[], language = 'en'): string[] {
  const narration = new Narration();
  return states.map((entries) => narration.next(entries, createStrings(language), false));
}

const WRONG = 'It costs 1,399 euros. Delivery takes 4 days.';
const RIGHT = 'It costs 1,299 euros. Delivery takes 4 days.';
const streamed = [[text('a', 'It costs 1,399 euros. ', true)], [text('a', WRONG, true)]];

describe('narration', () => {
  it('[EV10] announces that an answer was corrected, and does not read it again', () => {
    expect(hear([...streamed, [text('b', RIGHT, false)]])).to.deep.equal([
      '',
      'It costs 1,399 euros.',
      'Answer corrected',
    ]);
  });

  it('[EV10] announces it also where the new block was drawn before its first words', () => {
    const states = [...streamed, [text('b', '', true)], [text('b', RIGHT, true)], [text('b', RIGHT, false)]];
    expect(hear(states)).to.deep.equal(['', 'It costs 1,399 euros.', '', '', 'Answer corrected']);
  });

  it('[EV10] announces it in the language of the page, once, however the append is cut', async () => {
    await loadLanguage('vi');
    const states = [...streamed, [], [text('b', RIGHT, true)], [text('b', RIGHT, false)], [text('b', RIGHT, false)]];
    expect(hear(states, 'vi').slice(2)).to.deep.equal(['', '', 'Câu trả lời đã được sửa', '']);
  });

  it('reads a restarted answer from its beginning', () => {
    const states = [...streamed, [], [text('b', 'It costs', true)], [text('b', 'It costs nothing. Yes', true)]];
    expect(hear([...states, [text('b', 'It costs nothing. Yes.', false)]]).slice(2)).to.deep.equal([
      '',
      '',
      'It costs nothing.',
      'Yes.',
    ]);
  });

  it('reads a replacement that is much longer than the announced text', () => {
    const whole = `${RIGHT} It is red. It is made in one piece. It is covered for two years, and so is its pump.`;
    expect(hear([...streamed, [text('b', whole, false)]]).at(-1)).to.equal(whole);
  });

  it('continues when the same text is shown at another position', () => {
    expect(hear([...streamed, [text('b', WRONG, false)]]).at(-1)).to.equal('Delivery takes 4 days.');
    const ended = [...streamed, [text('a', WRONG, false)]];
    expect(hear([...ended, [text('b', WRONG, false)]]).at(-1)).to.equal('');
    expect(hear([...ended, [text('b', `${WRONG} And more.`, false)]]).at(-1)).to.equal('And more.');
  });

  it('reads nothing of a history, goes on with what is being written in it, and reads what comes after it', () => {
    const narration = new Narration();
    const strings = createStrings('en');
    const ended = [text('a', WRONG, false), text('b', RIGHT, false)];
    expect(narration.next([...ended, text('c', 'It is', true)], strings, true)).to.equal('');
    expect(narration.next([...ended, text('c', 'It is red. And', true)], strings, false)).to.equal('It is red.');
    const above = [text('z', 'Above.', false), ...ended, text('c', 'It is red. And new.', false)];
    expect(narration.next(above, strings, false)).to.equal('And new.');
    expect(narration.next([...above, text('d', 'Once more.', false)], strings, true)).to.equal('');
    expect(narration.next([...above, text('d', 'Once more.', false)], strings, false)).to.equal('');
    expect(narration.next([text('y', 'Top.', false), ...above, text('e', 'Last.', false)], strings, false)).to.equal(
      'Last.',
    );
  });

  it('reads a second text of the same run as any other', () => {
    expect(hear([...streamed, [text('a', WRONG, false), text('b', RIGHT, false)]]).at(-1)).to.equal(
      `Delivery takes 4 days. ${RIGHT}`,
    );
  });
});
