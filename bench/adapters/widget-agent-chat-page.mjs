// In the bench page: the one script tag as it ships, and in place of the network a fetch and a WebSocket that answer in the page.
// The chunks of an answer come from a pump; events, reducer, history, Markdown and drawing are the product's.
const CONVERSATION = 'conv_bench';
const AT = '2026-03-25T02:00:00.000Z';
const agent = { name: 'Bench' };
const site = { agent, strings: {}, features: {}, limits: {} };
/** The question is at the top by then. */
const FOLLOWS_AFTER_MS = 150;
const text = (words) => [{ type: 'text', text: words }];

/** The bytes of the history's reply: made beforehand, as a server has them. */
let history = null;
let pump = null;
let lastEventId = 0;
let runs = 0;

const realFetch = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const path = /\/api\/v1(\/[^?]*)/.exec(String(input))?.[1];
  if (!path) return realFetch(input, init);
  const send = (body) => new Response(body, { headers: { 'content-type': 'application/json' } });
  const reply = (body) => send(JSON.stringify(body));
  if (path === '/site') return reply({ site });
  if (path === '/session')
    return reply({ token: 'bench', expires_at: '2099-01-01T00:00:00.000Z', visitor_id: 'visitor_bench', site });
  if (path === '/conversations')
    return reply(init?.method === 'POST' ? { id: CONVERSATION } : { items: [], next_cursor: null });
  if (path.endsWith('/history')) return send(history ?? bytesOf([]));
  // Before the socket is open.
  if (path.endsWith('/messages')) return reply(take(JSON.parse(init.body)));
  return new Response('{"error":{"code":"not_found","message":"not in this bench"}}', { status: 404 });
};

class PumpSocket extends EventTarget {
  static last = null;
  readyState = 0;
  protocol = 'agent-chat.v1';
  bufferedAmount = 0;
  binaryType = 'blob';

  constructor(url) {
    super();
    this.url = String(url);
    PumpSocket.last = this;
    setTimeout(() => {
      this.readyState = 1;
      this.#emit(new Event('open'));
    });
  }

  send(data) {
    const command = JSON.parse(data);
    if (command.type === 'send') this.put({ type: 'ack', ref: command.ref, ...take(command) });
    else if (command.type === 'ping') this.put({ type: 'ack', ref: command.ref });
  }

  put(frame) {
    this.#emit(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  close() {
    this.readyState = 3;
    this.#emit(new CloseEvent('close', { code: 1000 }));
  }

  #emit(event) {
    this[`on${event.type}`]?.(event);
    this.dispatchEvent(event);
  }
}
Object.assign(PumpSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 });
window.WebSocket = PumpSocket;

/** Takes a message: its run begins a task later, as over a network, when the socket is open, and the pump feeds it. */
function take({ client_id, content }) {
  const run = `run_${++runs}`;
  const first = ++lastEventId;
  const emit = (type, fields, event_id = ++lastEventId) =>
    PumpSocket.last.put({ type, event_id, conversation_id: CONVERSATION, run_id: run, at: AT, ...fields });
  const block = { index: 0, message_id: `msg_${run}` };
  setTimeout(function begin() {
    if (PumpSocket.last?.readyState !== 1) return void setTimeout(begin);
    emit('user_message', { message_id: `umsg_${run}`, client_id, content }, first);
    emit('message_start', { agent });
    // See widget-agent-chat-following.mjs.
    if (window.benchFollows) setTimeout(() => log()?.jumpToLatest(), FOLLOWS_AFTER_MS);
    emit('content_block_start', { ...block, message_type: 'chat', content_block: { type: 'text', text: '' } });
    pump.start(
      (chunk) => emit('content_block_delta', { ...block, delta: { type: 'text_delta', text: chunk } }),
      () => {
        emit('content_block_stop', block);
        emit('message_stop', { stop_reason: 'stop' });
        // The bench waits for the last line, and the question stays at the top: a visitor would press "Jump to latest".
        requestAnimationFrame(() => log()?.jumpToLatest());
      },
    );
  });
  return { conversation_id: CONVERSATION, message_id: `umsg_${run}`, run_id: run, event_id: first };
}

/** `{ role, text }[]`, by turns, as the API's history gives them: a run for every answer. */
function historyOf(list) {
  const flat = [];
  const ended = [];
  list.forEach(({ role, text: words }, i) => {
    const run_id = `run_h${Math.floor(i / 2)}`;
    const base = { run_id, content: text(words), display_type: 'content', created_at: AT };
    if (role === 'user') flat.push({ ...base, id: `umsg_h${i}`, role: 'user', client_id: `client_h${i}` });
    else {
      flat.push({ ...base, id: `msg_h${i}`, role: 'assistant', index: 0, message_type: 'chat', completed_at: AT });
      ended.push({ run_id, agent, status: 'done', created_at: AT, ended_at: AT, stop_reason: 'stop' });
    }
  });
  return {
    conversation: { id: CONVERSATION, title: null, created_at: AT, updated_at: AT },
    messages: flat,
    runs: ended,
    workspace: { sources: [] },
    agent_status: 'idle',
    pending_approval: null,
    last_event_id: lastEventId,
    suggestions: [],
  };
}

function bytesOf(list) {
  return new TextEncoder().encode(JSON.stringify(historyOf(list)));
}

const chat = () => document.querySelector('agent-chat');
const log = () => chat()?.shadowRoot?.querySelector('agent-chat-log');
window.__peer = {
  composer: () => chat()?.shadowRoot?.querySelector('agent-chat-composer')?.shadowRoot?.querySelector('textarea'),
  answerRoot: () => log()?.shadowRoot ?? chat()?.shadowRoot,
  ask(given, question) {
    pump = given;
    return chat().ask(question);
  },
  /** Only a visitor has a history: who has asked nothing yet is none. */
  prepare(list) {
    history = bytesOf(list);
    return chat().controller.call('GET', '/conversations', undefined, undefined, true);
  },
  loadHistory() {
    chat().controller.openConversation(CONVERSATION);
  },
};
