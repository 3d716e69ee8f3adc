// A visitor identified by the site: how the element requests tokens from the page, and when it restarts for another user.
import { expect } from 'chai';
import { createMemoryStorage } from '../../../../../widget/chat/storage.ts';
import { nameOf, UserTokens } from '../../../../../widget/elements/agent-chat/session/user-tokens.ts';
import { FakeClock, settle } from '../../../chat/fakes.ts';

/** A token as the site's server signs it; the signature is not checked here. */
function tokenFor(sub: string, exp = 1): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
  return `${part({ alg: 'HS256' })}.${part({ sub, exp })}.signature`;
}

function set(userToken = '', getUserToken: (() => Promise<string>) | null = null) {
  const host = Object.assign(new EventTarget(), { userToken, getUserToken });
  const clock = new FakeClock();
  const storage = createMemoryStorage();
  let needed = 0;
  host.addEventListener('agent-chat-token-needed', () => {
    needed += 1;
  });
  return { host, clock, storage, tokens: new UserTokens(host, clock), needed: () => needed };
}

describe('UserTokens', () => {
  it('requests a token by the event and by the function, and returns the result', async () => {
    const { tokens, storage, host, needed } = set('', async () => tokenFor('ann'));
    const user = tokens.begin(storage);
    expect(user?.token).to.equal('');
    expect(await user?.renew()).to.equal(tokenFor('ann'));
    expect([needed(), host.userToken]).to.deep.equal([1, tokenFor('ann')]);
  });

  it('uses the property that a listener of the event sets', async () => {
    const { tokens, storage, host } = set(tokenFor('ann', 1));
    const user = tokens.begin(storage);
    expect(user?.token).to.equal(tokenFor('ann', 1));
    host.addEventListener('agent-chat-token-needed', () => {
      queueMicrotask(() => {
        host.userToken = tokenFor('ann', 2);
        expect(tokens.isOther(storage)).to.equal(false);
      });
    });
    expect(await user?.renew()).to.equal(tokenFor('ann', 2));
  });

  it('rejects when the page provides none: empty, late, or not at all', async () => {
    for (const give of [
      async () => '',
      () => Promise.reject(new Error('signed out')),
      () => new Promise<string>(() => {}),
    ]) {
      const { tokens, storage, clock } = set('', give);
      const outcome = tokens
        .begin(storage)
        ?.renew()
        .then(
          () => 'given',
          () => 'none',
        );
      await settle();
      clock.advance(10_000);
      expect(await outcome).to.equal('none');
      expect(clock.waiting).to.equal(0);
    }
  });

  it('[ID-3] an anonymous visitor who signs in keeps all that the browser has', async () => {
    const values = ['conversation', 'outbox', 'draft', 'token'] as const;
    for (const user of [tokenFor('ann'), '']) {
      const { tokens, storage } = set(user, async () => tokenFor('ann'));
      for (const name of values) storage.set(name, 'of the anonymous visitor');
      const named = tokens.begin(storage);
      if (!user) await named?.renew();
      // The session that takes them along is that of this connection.
      expect(tokens.isOther(storage)).to.equal(false);
      expect(values.map((name) => storage.get(name))).to.deep.equal(values.map(() => 'of the anonymous visitor'));
      expect(storage.get('user')).to.equal(nameOf(tokenFor('ann')));
    }
  });

  it('passes on what is no text, for the API to say what is wrong with it', async () => {
    const given = { token: tokenFor('ann') } as unknown as string;
    const { tokens, storage, host } = set('', async () => given);
    expect(await tokens.begin(storage)?.renew()).to.equal(given);
    expect([host.userToken, tokens.isOther(storage)]).to.deep.equal([given, false]);
  });

  it('takes a token that the page gives unasked, once, without a request', async () => {
    const { tokens, storage, needed } = set('', async () => tokenFor('ann', 2));
    const user = tokens.begin(storage);
    tokens.offer(tokenFor('ann', 1));
    expect([await user?.renew(), needed()]).to.deep.equal([tokenFor('ann', 1), 0]);
    expect([await user?.renew(), needed()]).to.deep.equal([tokenFor('ann', 2), 1]);
  });

  it('has no anonymous visitor while another tab has signed in', () => {
    const { tokens, storage } = set();
    expect(tokens.begin(storage)).to.equal(undefined);
    storage.set('user', nameOf(tokenFor('ann')));
    tokens.expect(true);
    expect(tokens.begin(storage)?.token).to.equal('');
    expect(storage.get('user')).to.equal(nameOf(tokenFor('ann')));
    tokens.expect(false);
    expect(tokens.begin(storage)).to.equal(undefined);
    expect(storage.get('user')).to.equal(null);
  });

  it('detects another user, and keeps no values of a previous one', () => {
    const { tokens, storage, host } = set(tokenFor('ann'));
    tokens.begin(storage);
    storage.set('conversation', 'conv_ann');
    storage.set('draft', 'of ann');

    host.userToken = tokenFor('ann', 2);
    expect(tokens.isOther(storage)).to.equal(false);
    host.userToken = tokenFor('bob');
    expect(tokens.isOther(storage)).to.equal(true);
    tokens.begin(storage);
    expect([storage.get('conversation'), storage.get('draft')]).to.deep.equal([null, null]);
    host.userToken = '';
    expect(tokens.isOther(storage)).to.equal(true);
    expect(tokens.begin(storage)).to.equal(undefined);
    expect(storage.get('user')).to.equal(null);
  });

  it('learns the name with the first token, and keeps the conversation of that same visitor', async () => {
    const { tokens, storage, host } = set('', async () => tokenFor('ann'));
    storage.set('user', nameOf(tokenFor('ann')));
    storage.set('conversation', 'conv_ann');
    await tokens.begin(storage)?.renew();
    expect(tokens.isOther(storage)).to.equal(false);
    expect(storage.get('conversation')).to.equal('conv_ann');
    expect(storage.get('user')).not.to.contain('ann');
    host.getUserToken = async () => tokenFor('bob');
    host.userToken = tokenFor('bob');
    expect(tokens.isOther(storage)).to.equal(true);
  });
});
