/// <reference types="mocha" />
// What the promises of `ask` and `signIn` wait for, and what they and `signOut` say of a chat whose controller the page made.
import { expect } from 'chai';
import { ConnectionError } from '../../../../../widget/chat/connection/connection-error.ts';
import { untilSignedIn } from '../../../../../widget/elements/agent-chat/session/waits.ts';
import { ChatHarness, removeChats } from '../../agent-chat-harness.ts';

afterEach(removeChats);

/** Whether a promise has settled by now, and with what. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  return Promise.race([
    promise.then(
      () => 'resolved',
      (error: Error) => error.message,
    ),
    new Promise<string>((resolve) => setTimeout(() => resolve('pending'))),
  ]);
}

/** Settles what is loaded on demand first. */
async function settled(promise: Promise<unknown>): Promise<string> {
  await import('../../../../../widget/elements/agent-chat/session/waits.ts');
  for (let turn = 0; turn < 20; turn++) {
    const state = await stateOf(promise);
    if (state !== 'pending') return state;
  }
  return 'pending';
}

describe('ask', () => {
  it('does nothing for an empty text: the chat stays closed', async () => {
    const { chat } = await ChatHarness.create();
    await chat.ask('  ');
    expect(chat.isOpen).to.equal(false);
  });

  it('resolves when the API has the question, and rejects when it does not take it', async () => {
    const { chat, connection } = await ChatHarness.create();
    expect(await settled(chat.ask('How?'))).to.equal('resolved');
    connection.sendFailures = [new ConnectionError('too_large', 'The message is too long.')];
    const refused = await ChatHarness.create({ connection });
    expect(await settled(refused.chat.ask('Why?'))).to.contain('The message is too long.');
  });

  it('waits for the network', async () => {
    const { chat, connection } = await ChatHarness.create();
    await chat.ask('How?');
    connection.setStatus('offline');
    const asked = chat.ask('Why?');
    expect(await settled(asked)).to.equal('pending');
  });
});

describe('a chat with a controller of the page', () => {
  it('says that its client signs in and out', async () => {
    const { chat } = await ChatHarness.create();
    expect(await settled(chat.signIn('a.b.c'))).to.contain('createClient');
    expect(() => chat.signOut()).to.throw('client');
  });
});

describe('untilSignedIn', () => {
  type Host = EventTarget & { userToken: string; getUserToken: (() => Promise<string>) | null };
  const host = (getUserToken: Host['getUserToken'] = null): Host =>
    Object.assign(new EventTarget(), { userToken: 'one', getUserToken });
  const chatThat = async (status: 'open' | 'retrying') => {
    const { chat, connection } = await ChatHarness.create({ attributes: { layout: 'inline' } });
    connection.setStatus(status);
    await chat.updateComplete;
    return { controller: chat.controller, isOwn: true };
  };
  /** A request for a token that waits, and what answered it. */
  const waiting = () => {
    const given: string[] = [];
    return { given, tokens: { giveToken: (token: string) => void given.push(token) } };
  };
  const idle = { giveToken: null };

  it('rejects as soon as the API has refused the token, where the page gives no other, and the chat waits for none', async () => {
    const page = host();
    const { given, tokens } = waiting();
    const request = { ...idle } as { giveToken: ((token: string) => void) | null };
    const signedIn = untilSignedIn(page, await chatThat('retrying'), request);
    expect(await stateOf(signedIn)).to.equal('pending');
    page.dispatchEvent(new Event('agent-chat-token-needed'));
    request.giveToken = tokens.giveToken;
    expect(await stateOf(signedIn)).to.contain('could not be signed in');
    expect(given).to.deep.equal(['']);
  });

  it('rejects for a token that was refused before it began', async () => {
    const { given, tokens } = waiting();
    const signedIn = untilSignedIn(host(), await chatThat('retrying'), tokens);
    expect(await stateOf(signedIn)).to.contain('could not be signed in');
    expect(given).to.deep.equal(['']);
  });

  it('waits for the token of a function of the page, and for one that it sets then', async () => {
    const { given, tokens } = waiting();
    const chat = await chatThat('retrying');
    const signedIn = untilSignedIn(
      host(async () => 'another'),
      chat,
      tokens,
    );
    expect(await stateOf(signedIn)).to.equal('pending');
    const page = host();
    page.addEventListener('agent-chat-token-needed', () => {
      page.userToken = 'another';
    });
    const goesOn = untilSignedIn(page, chat, idle);
    page.dispatchEvent(new Event('agent-chat-token-needed'));
    expect(await stateOf(goesOn)).to.equal('pending');
    expect(given).to.deep.equal([]);
  });

  it('resolves with the session', async () => {
    expect(await stateOf(untilSignedIn(host(), await chatThat('open'), idle))).to.equal('resolved');
  });
});
