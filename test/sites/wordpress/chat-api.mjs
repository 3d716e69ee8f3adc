// The built API as its own process, asked as a visitor's browser and as an owner's program ask it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { begin, until } from './machine.mjs';

const ANSWER_MS = 60_000;

export class ChatApi {
  #process = null;

  /** `home`: the site that it may read; `site`: the key under which visitors ask unless another is named. */
  constructor(folder, port, home, site) {
    Object.assign(this, { folder, port, home, site, origin: `http://127.0.0.1:${port}` });
    mkdirSync(folder, { recursive: true });
  }

  async start() {
    const config = join(this.folder, 'config.json');
    writeFileSync(config, JSON.stringify({ crawler: { allowHosts: [new URL(this.home).host] } }));
    this.#process = begin(process.execPath, [join(root, 'dist/api/main.js')], {
      cwd: this.folder,
      env: {
        ...process.env,
        PORT: String(this.port),
        DATABASE_URL: `file:${join(this.folder, 'agent-chat.db')}`,
        AGENT_CHAT_CONFIG: config,
      },
    });
    await until(
      async () => (await fetch(`${this.origin}/healthz`)).ok,
      () => `the API: ${this.log}`,
    );
  }

  get log() {
    return this.#process?.log ?? '';
  }

  async stop() {
    const child = this.#process;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  }

  get adminKey() {
    return readFileSync(join(this.folder, 'admin.key'), 'utf8').trim();
  }

  async admin(path) {
    const reply = await fetch(this.origin + path, { headers: { authorization: `Bearer ${this.adminKey}` } });
    return reply.json();
  }

  /** The documents of a site. */
  async documents(site = this.site) {
    return (await this.admin(`/api/v1/admin/index/documents?site=${site}`)).documents;
  }

  /** Asks as a visitor of the pages; gives the conversation in Markdown, with the addresses of its sources. */
  async ask(question, { userToken, site = this.site, origin = this.home } = {}) {
    const post = (path, body, authorization) => this.#send(origin, path, body, authorization);
    const session = await post('/api/v1/session', { site, ...(userToken ? { user_token: userToken } : {}) });
    const authorization = `Bearer ${session.token}`;
    const { id } = await post('/api/v1/conversations', {}, authorization);
    const message = { client_id: crypto.randomUUID(), content: [{ type: 'text', text: question }] };
    await post(`/api/v1/conversations/${id}/messages`, message, authorization);
    const headers = { origin, authorization };
    const stream = await fetch(`${this.origin}/api/v1/conversations/${id}/events`, {
      headers,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    let log = '';
    for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
      log += chunk;
      if (/"type":"(message_stop|terminal_[a-z_]+)"/.test(log)) break;
    }
    const exported = await fetch(`${this.origin}/api/v1/conversations/${id}/export?format=md`, { headers });
    return { text: await exported.text(), visitorId: session.visitor_id };
  }

  async #send(origin, path, body, authorization) {
    const reply = await fetch(this.origin + path, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        ...(authorization ? { authorization } : {}),
      },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  }
}
