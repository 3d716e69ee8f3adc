/// <reference types="mocha" />
// :state(open), in browsers that have it, have its first form, or have none.
import { expect } from 'chai';
import { CustomState } from '../../../../widget/elements/agent-chat/custom-state.ts';
import { ChatHarness, removeChats } from '../agent-chat-harness.ts';

const withStates = (states: unknown) => ({ attachInternals: () => ({ states }) }) as unknown as HTMLElement;

describe('CustomState', () => {
  afterEach(removeChats);

  it('follows the chat, which the full layout always shows', async () => {
    const { chat } = await ChatHarness.create();
    expect(chat.matches(':state(open)')).to.equal(false);
    chat.open();
    await chat.updateComplete;
    expect(chat.matches(':state(open)')).to.equal(true);
    chat.close();
    await chat.updateComplete;
    expect(chat.matches(':state(open)')).to.equal(false);
    chat.layout = 'full';
    await chat.updateComplete;
    expect(chat.matches(':state(open)')).to.equal(true);
  });

  it('uses the first form of names where the browser refuses others', () => {
    const names = new Set<string>();
    const strict = {
      add(name: string) {
        if (!name.startsWith('--')) throw new SyntaxError(name);
        names.add(name);
      },
      delete(name: string) {
        if (!name.startsWith('--')) throw new SyntaxError(name);
        names.delete(name);
      },
    };
    const state = new CustomState(withStates(strict));
    state.set('open', true);
    expect([...names]).to.deep.equal(['--open']);
    state.set('open', false);
    expect(names.size).to.equal(0);
  });

  it('does nothing where there are no states or no internals', () => {
    new CustomState(withStates(undefined)).set('open', true);
    new CustomState({} as HTMLElement).set('open', true);
  });
});
