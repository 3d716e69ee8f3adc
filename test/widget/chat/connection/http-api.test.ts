// Where the API is looked for: the folder of the script, then the root of its origin.
import { expect } from 'chai';
import { HttpApi } from '../../../../widget/chat/connection/http-api.ts';

/** An API whose paths below `/api/v1` are at `base`; a web server answers everything else. */
function apiAt(base: string) {
  const calls: string[] = [];
  const fetchPage = async (input: RequestInfo | URL): Promise<Response> => {
    const url = String(input);
    calls.push(url);
    return url === `${base}/api/v1/site` || url === `${base}/api/v1/session`
      ? new Response(JSON.stringify({ site: { agent: { name: 'Alder' } } }))
      : new Response('not found', { status: 404 });
  };
  return { calls, fetchPage: fetchPage as typeof fetch };
}

describe('the site of an API', () => {
  it('is requested from the folder of the script first', async () => {
    const { calls, fetchPage } = apiAt('https://shop.example/chat');
    const http = new HttpApi('https://shop.example/chat/', fetchPage);
    expect((await http.site('default')).agent.name).to.equal('Alder');
    expect(calls).to.deep.equal(['https://shop.example/chat/api/v1/site']);
    expect(http.base).to.equal('https://shop.example/chat');
  });

  it('is found at the root when only the script lies in a folder, and every later call goes there', async () => {
    const { calls, fetchPage } = apiAt('https://shop.example');
    const http = new HttpApi('https://shop.example/assets', fetchPage);
    expect((await http.site('default')).agent.name).to.equal('Alder');
    expect(http.base).to.equal('https://shop.example');
    expect(http.socketUrl).to.equal('wss://shop.example/api/v1/ws');
    await http.site('default');
    expect(calls.at(-1)).to.equal('https://shop.example/api/v1/site');
    expect(calls).to.have.length(3);
  });

  it('is found by the session of a returning visitor, too', async () => {
    const { fetchPage } = apiAt('https://shop.example');
    const http = new HttpApi('https://shop.example/assets', fetchPage);
    await http.session({ site: 'default', visitor_token: 'before' });
    expect(http.base).to.equal('https://shop.example');
  });

  it('is nowhere: one error after both places', async () => {
    const { calls, fetchPage } = apiAt('https://elsewhere.example');
    const http = new HttpApi('https://shop.example/assets', fetchPage);
    const error = await http.site('default').catch((failure: unknown) => failure);
    expect(error).to.have.property('code', 'not_an_api');
    expect(calls).to.have.length(2);
  });
});

describe('a request whose page is left', () => {
  it('goes on when it is a small change; not when it reads, or is larger than browsers take', async () => {
    const kept: boolean[] = [];
    const http = new HttpApi('https://shop.example', async (_input, init) => {
      kept.push(init?.keepalive === true);
      return new Response('{}');
    });
    await http.call('PATCH', '/conversations/c', { token: 't', body: { title: 'Steam wand' } });
    await http.call('DELETE', '/conversations/c', { token: 't' });
    await http.call('GET', '/conversations?', { token: 't' });
    await http.call('POST', '/conversations/c/messages', { token: 't', body: { text: 'x'.repeat(3_000) } });
    await http.call('PATCH', '/attachments/a?offset=0', { token: 't', body: new Blob(['bytes']) });
    expect(kept).to.deep.equal([true, true, false, false, false]);
  });
});
