// The API of a chat in a test: it logs what the visitor sends, and the test writes the answers. Conversations, ratings, versions, stops and
// decisions have the effect that a server gives them; every other call needs an entry in `replies`.
import type { FeedbackBody } from '../../protocol/content/feedback.ts';
import { type VersionTarget, versionsOf } from '../../protocol/content/versions.ts';
import type { ConversationEvent, EventDraft } from '../../protocol/events.ts';
import { collectSources } from '../../protocol/groups.ts';
import { reduceEvents } from '../../protocol/reducer.ts';
import { textOf } from '../chat/chat-view.ts';
import { type Clock, systemClock } from '../chat/clock.ts';
import type { OutgoingDecision, OutgoingMessage } from '../chat/connection/connection.ts';
import { ConnectionError } from '../chat/connection/connection-error.ts';
import type { ConversationSummary, SiteInfo } from '../chat/connection/http-api.ts';
import { ScriptedConnection } from './scripted-connection.ts';
import { ScriptedRun } from './scripted-run.ts';

export class ScriptedApi extends ScriptedConnection {
  /** Called with the answer to be written, after each message; without it `nextRun` gives them. */
  onMessage: ((run: ScriptedRun) => unknown) | null = null;
  readonly #clock: Clock;
  readonly #runs: { run: ScriptedRun; conversationId: string }[] = [];
  readonly #unread: ScriptedRun[] = [];
  readonly #waiting: ((run: ScriptedRun) => void)[] = [];
  readonly #decisions = new Map<string, { run: ScriptedRun; settle: (decision: OutgoingDecision) => void }>();
  readonly #deleted = new Map<string, ConversationEvent[]>();

  constructor(site?: SiteInfo, clock: Clock = systemClock) {
    super(site);
    this.#clock = clock;
  }

  /** The answer to the visitor's next message: resolves when it is sent, or at once with one that nobody has taken. */
  nextRun(): Promise<ScriptedRun> {
    const run = this.#unread.shift();
    return run ? Promise.resolve(run) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Adds a question without the visitor, as if it had been asked before; write its answer with the result. */
  ask(text: string, conversationId = 'conv_1'): ScriptedRun {
    const message = {
      clientId: `asked_${this.#runs.length + 1}`,
      conversationId,
      content: [{ type: 'text' as const, text }],
    };
    return this.#accept(message).run;
  }

  override async send(message: OutgoingMessage) {
    const sent = await super.send(message);
    const { clientId, conversationId, content } = message;
    const log = this.logs.get(conversationId) ?? [];
    const known = log.find((event) => 'client_id' in event && event.client_id === clientId);
    if (known) return { ...sent, run_id: known.run_id };
    const asking = this.#openRequest(conversationId);
    if (asking) {
      const [question] = asking.approval.questions ?? [];
      const answers = { [question?.id ?? '']: { text: textOf(content) } };
      this.#decide({ approval_id: asking.approval.approval_id, decision: 'answered', answers }, clientId);
      return { ...sent, run_id: asking.run_id };
    }
    const { run, event_id, message_id } = this.#accept(message);
    queueMicrotask(() => {
      if (this.onMessage) this.onMessage(run);
      else {
        const take = this.#waiting.shift();
        if (take) take(run);
        else this.#unread.push(run);
      }
    });
    return { conversation_id: conversationId, message_id, run_id: run.id, event_id };
  }

  override async stop(runId: string): Promise<void> {
    await super.stop(runId);
    this.#runs.find(({ run }) => run.id === runId)?.run.stop();
  }

  override async resolve(decision: OutgoingDecision): Promise<void> {
    await super.resolve(decision);
    if (!this.#decisions.has(decision.approval_id))
      throw new ConnectionError('not_found', `No request waits as ${decision.approval_id}.`);
    this.#decide(decision);
  }

  override async call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const given = await super.call<Reply>(method, path, body);
    if (given !== undefined) return given;
    const [place = '', query = ''] = path.split('?');
    const [, top, id = '', part, messageId = '', last] = place.split('/').map(decodeURIComponent);
    const key = `${method} ${[top, part, last].filter(Boolean).join(' ')}`;
    const act = this.#actions(id, messageId, body, new URLSearchParams(query))[key];
    if (!act)
      throw new ConnectionError(
        'not_found',
        `The script has no reply to ${method} ${place}: put one into \`replies\`.`,
      );
    return act() as Reply;
  }

  #actions(id: string, messageId: string, body: unknown, query: URLSearchParams): Record<string, () => unknown> {
    if (id !== '' && !this.logs.has(id) && !this.#deleted.has(id)) return {};
    return {
      'GET conversations': () => ({ items: this.#list(query.get('q') ?? ''), next_cursor: null }),
      'PATCH conversations': () => this.#update(id, { type: 'conversation_updated', ...(body as { title: string }) }),
      'DELETE conversations': () => {
        this.#deleted.set(id, this.logs.get(id) ?? []);
        this.logs.delete(id);
      },
      'POST conversations restore': () => {
        this.logs.set(id, this.#deleted.get(id) ?? []);
        this.#deleted.delete(id);
      },
      'POST conversations read': () => ({}),
      'PUT conversations shown': () => this.#show(id, body as VersionTarget),
      'PUT conversations messages feedback': () => {
        const block = this.#state(id).blocks.find((one) => 'message_id' in one && one.message_id === messageId);
        const rating = { message_id: messageId, ...(body as FeedbackBody) };
        this.#update(id, { type: 'feedback', ...rating }, block?.run_id);
      },
    };
  }

  // ---- log -------------------------------------------------------------------------------------------------------

  #state(conversationId: string) {
    return reduceEvents(this.logs.get(conversationId) ?? []);
  }

  #at(): string {
    return new Date(this.#clock.nowMs()).toISOString();
  }

  #update(id: string, part: object, runId = this.logs.get(id)?.at(-1)?.run_id ?? ''): void {
    this.publish([{ ...part, run_id: runId, at: this.#at() } as EventDraft], id);
  }

  /** Logs a message, a version of one, or the request for another answer, and makes the run that answers it. */
  #accept({ clientId, conversationId, content, context, regenerates, edits, retries }: OutgoingMessage) {
    const { blocks, head } = this.#state(conversationId);
    const runId = `run_${this.#runs.length + 1}`;
    const place = this.#placeOf(conversationId, runId, blocks);
    const run = new ScriptedRun(place, textOf(content));
    this.#runs.push({ run, conversationId });
    const newest = blocks.findLast((block) => block.type === 'user');
    const edited = blocks.find(
      (block) =>
        block.type === 'user' &&
        block.message_id === (edits ?? (newest?.message_id === regenerates ? undefined : regenerates)),
    );
    let message_id = `msg_${runId}`;
    if (regenerates && !edited) {
      message_id = regenerates;
      const replaces = head ?? newest?.run_id ?? '';
      const again = { message_id, client_id: clientId, replaces, ...(retries ? { retries } : {}) };
      this.#update(conversationId, { type: 'regenerate', ...again }, runId);
    } else {
      const version =
        edited?.type === 'user' ? this.#versionOf(edited.edits ?? edited.message_id, edited.message_id, blocks) : {};
      const asked = { message_id, client_id: clientId, content: [...content], ...(context ? { context } : {}) };
      this.#update(conversationId, { type: 'user_message', ...asked, ...version }, runId);
    }
    return { run, message_id, event_id: this.logs.get(conversationId)?.at(-1)?.event_id ?? 0 };
  }

  #versionOf(first: string, messageId: string, blocks: ReturnType<typeof reduceEvents>['blocks']) {
    const versions = blocks.filter((block) => block.type === 'user' && (block.edits ?? block.message_id) === first);
    return { after: versionsOf(blocks).runBefore(messageId), edits: first, version: versions.length + 1 };
  }

  #placeOf(conversationId: string, runId: string, blocks: ReturnType<typeof reduceEvents>['blocks']) {
    const found = collectSources(blocks).flatMap(({ sources }) => sources);
    const numbers = new Map(found.map(({ url, number }, i) => [url, number ?? i + 1]));
    return {
      runId,
      agent: this.site.agent.name,
      publish: (drafts: readonly EventDraft[]) => this.publish(drafts, conversationId),
      progress: (progress: Parameters<NonNullable<typeof this.events>['onProgress']>[0]) =>
        this.events?.onProgress({ ...progress, conversation_id: conversationId }),
      at: () => this.#at(),
      number: (url: string) => {
        const number = numbers.get(url) ?? numbers.size + 1;
        numbers.set(url, number);
        return number;
      },
      decided: (approvalId: string) =>
        new Promise<OutgoingDecision>((settle) => {
          const run = this.#runs.find((one) => one.run.id === runId)!.run;
          this.#decisions.set(approvalId, { run, settle });
        }),
    };
  }

  // ---- people ----------------------------------------------------------------------------------------------------

  /** The question that a message of the conversation answers. */
  #openRequest(conversationId: string) {
    const asked = this.#state(conversationId).blocks.find(
      (block) => block.type === 'approval' && block.approval.kind === 'question' && !block.outcome,
    );
    return asked?.type === 'approval' && this.#decisions.has(asked.approval.approval_id) ? asked : null;
  }

  #decide(decision: OutgoingDecision, clientId?: string): void {
    const { run, settle } = this.#decisions.get(decision.approval_id)!;
    this.#decisions.delete(decision.approval_id);
    const { conversationId } = this.#runs.find((one) => one.run === run)!;
    const by = clientId === undefined ? {} : { client_id: clientId };
    this.#update(conversationId, { type: 'approval_result', ...decision, ...by }, run.id);
    settle(decision);
  }

  #show(id: string, target: VersionTarget): { run_id: string } {
    const { blocks } = this.#state(id);
    const wanted = blocks.find((block) =>
      'run_id' in target
        ? block.run_id === target.run_id
        : block.type === 'user' &&
          (block.edits ?? block.message_id) === target.message_id &&
          (block.version ?? 1) === target.version,
    );
    if (!wanted) throw new ConnectionError('not_found', 'There is no such version.');
    // The newest answer of it, and of what follows.
    const newestOf = (at: number) => {
      const next = blocks.findIndex((block, i) => i > at && block.type === 'user');
      return blocks.slice(at, next === -1 ? undefined : next).at(-1)?.run_id ?? '';
    };
    let runId = 'run_id' in target ? target.run_id : newestOf(blocks.indexOf(wanted));
    blocks.forEach((block, at) => {
      if (block.type === 'user' && block.after === runId) runId = newestOf(at);
    });
    this.#update(id, { type: 'version_shown' }, runId);
    return { run_id: runId };
  }

  #list(query: string): ConversationSummary[] {
    const all = [...this.logs].filter(([, log]) => log.length > 0);
    return all.reverse().flatMap(([id, log]): ConversationSummary[] => {
      const { title, blocks } = reduceEvents(log);
      const asked = blocks.find((block) => block.type === 'user');
      const said = blocks.findLast((block) => block.type === 'text');
      const first = asked?.type === 'user' ? textOf(asked.content) : '';
      const preview = said?.type === 'text' ? said.text : '';
      const name = title ?? first;
      if (!`${name}\n${first}\n${preview}`.toLowerCase().includes(query.toLowerCase())) return [];
      return [{ id, title: name, preview, updated_at: log.at(-1)?.at ?? this.#at() }];
    });
  }
}
