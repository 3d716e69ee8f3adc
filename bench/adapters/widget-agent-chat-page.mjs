// In the bench page: the built <agent-chat> with its own controller, and a connection that takes its chunks from a pump.
// Only the network is left out; events, reducer, history, Markdown and drawing are the product's.
import { ChatController } from './agent-chat.js';

const CONVERSATION = 'conv_bench';
const AT = '2026-03-25T02:00:00.000Z';
const agent = { name: 'Bench' };
const text = (words) => [{ type: 'text', text: words }];

/** Answers every message with the chunks of `pump.start(onChunk, onEnd)`, one event per chunk. */
class PumpConnection {
  pump = null;
  messages = [];
  #events = null;
  #lastEventId = 0;
  #runs = 0;

  start(events) {
    this.#events = events;
    events.onSite({ agent });
    events.onStatus('open');
  }

  async history(id) {
    const conversation = { id, title: null, created_at: AT, updated_at: AT };
    return {
      conversation,
      ...toFlatMessages(this.messages),
      workspace: { sources: [] },
      agent_status: 'idle',
      pending_approval: null,
      last_event_id: this.#lastEventId,
      suggestions: [],
    };
  }

  async conversations() {
    return [];
  }

  subscribe() {}
  unsubscribe() {}

  async createConversation() {
    return CONVERSATION;
  }

  async send({ clientId, conversationId, content }) {
    const run = `run_${++this.#runs}`;
    const emit = (type, fields) =>
      this.#events.onEvent({
        type,
        event_id: ++this.#lastEventId,
        conversation_id: conversationId,
        run_id: run,
        at: AT,
        ...fields,
      });
    const block = { index: 0, message_id: `msg_${run}` };
    emit('user_message', { message_id: `umsg_${run}`, client_id: clientId, content });
    emit('message_start', { agent });
    emit('content_block_start', { ...block, message_type: 'chat', content_block: { type: 'text', text: '' } });
    this.pump.start(
      (chunk) => emit('content_block_delta', { ...block, delta: { type: 'text_delta', text: chunk } }),
      () => {
        emit('content_block_stop', block);
        emit('message_stop', { stop_reason: 'stop' });
      },
    );
    return { conversation_id: conversationId, message_id: `umsg_${run}`, run_id: run, event_id: this.#lastEventId };
  }

  async stop() {}
  retryNow() {}
  close() {}
}

/** `{ role, text }[]`, by turns, as the API's history gives them: a run for every answer. */
function toFlatMessages(list) {
  const messages = [];
  const runs = [];
  list.forEach(({ role, text: words }, i) => {
    const run_id = `run_h${Math.floor(i / 2)}`;
    const base = { run_id, content: text(words), display_type: 'content', created_at: AT };
    if (role === 'user') messages.push({ ...base, id: `umsg_h${i}`, role: 'user', client_id: `client_h${i}` });
    else {
      messages.push({ ...base, id: `msg_h${i}`, role: 'assistant', index: 0, message_type: 'chat', completed_at: AT });
      runs.push({ run_id, agent, status: 'done', created_at: AT, ended_at: AT, stop_reason: 'stop' });
    }
  });
  return { messages, runs };
}

const connection = new PumpConnection();
const memory = new Map();
let ids = 0;
const chat = document.createElement('agent-chat');
chat.layout = 'full';
chat.controller = new ChatController({
  connection,
  storage: {
    get: (name) => memory.get(name) ?? null,
    set: (name, value) => (value === null ? memory.delete(name) : memory.set(name, value)),
    onChange: () => () => {},
  },
  clock: {
    nowMs: () => Date.now(),
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
  },
  frames: (run) => requestAnimationFrame(run),
  newId: () => `client_${++ids}`,
});
document.getElementById('host').append(chat);

window.__peer = {
  composer: () => chat.shadowRoot?.querySelector('agent-chat-composer')?.shadowRoot?.querySelector('textarea'),
  answerRoot: () => chat.shadowRoot?.querySelector('agent-chat-log')?.shadowRoot ?? chat.shadowRoot,
  ask(pump, question) {
    connection.pump = pump;
    return chat.ask(question);
  },
  loadHistory(messages) {
    connection.messages = messages;
    chat.controller.openConversation(CONVERSATION);
  },
};
