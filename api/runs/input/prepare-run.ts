// What the agent loop gets for a run: the site's model and tools, the instructions, and the conversation so far.
// Reads the log; writes nothing.
import type { Agent, ConversationEvent, FlatMessage } from '../../../protocol/index.ts';
import { shownMessages, toHistory } from '../../../protocol/index.ts';
import type { FileStore } from '../../files/file-store.ts';
import { capabilitiesOf, type Model, textParts } from '../../models/model.ts';
import type { StoredTurn } from '../../store/contract/event-log.ts';
import type { RunRow } from '../../store/contract/runs.ts';
import type { Store } from '../../store/contract/store.ts';
import { languageOf } from '../../text/question-language.ts';
import type { Clock } from '../../time/clock.ts';
import { BUILT_IN_TOOLS } from '../../tools/built-in/built-in-tools.ts';
import type { Tool } from '../../tools/tool.ts';
import type { ToolProvider } from '../../tools/tool-provider.ts';
import { createAskTool } from '../approvals/question.ts';
import { SourceBook } from '../record/source-book.ts';
import { titleFrom } from '../record/title.ts';
import type { Recovery } from '../recover.ts';
import { readAttachments } from './attachments.ts';
import { buildContext, messageText, pageContextText } from './context.ts';
import { type FirstCall, findRetried } from './first-call.ts';
import { buildInstructions } from './instructions.ts';
import type { RunLimits } from './limits.ts';
import type { EarlierMessages } from './recent-turns.ts';
import type { RunDeps, RunInput } from './run-input.ts';

/** Model, tools and instructions of a site. Read for every run, so that a changed configuration takes effect. */
export type SiteAgent = {
  agent: Agent;
  model: Model;
  /** Answers when the model fails for good; without it such a run ends as an error. */
  fallback?: Model;
  tools: ToolProvider;
  /** The operator's instructions. */
  instructions?: string;
  /** False: no questions are offered after an answer. */
  followUps?: boolean;
  /** What the model writes after an answer; nothing if missing, and where it does not write. */
  captions?: { titles: boolean; followUps: boolean };
  /** Decides about each call, in place of the approvals that the tools themselves name; see run-input.ts. */
  beforeToolCall?: RunDeps['beforeToolCall'];
};

/** `hasOutside`: the model is given text from outside, of this run or of an earlier one (INJ-3). */
export type PreparedRun = {
  input: RunInput;
  tools: readonly Tool[];
  /** The site has tools of its own. */
  canSearch: boolean;
  sources: SourceBook;
  hasOutside: boolean;
  /** The call with which the run begins, in place of a turn of the model (EV16). */
  firstCall: FirstCall | null;
};

/** `turn`: the newest one, that of the run. */
export async function prepareRun(
  deps: {
    store: Pick<Store, 'log' | 'conversations' | 'approvals' | 'runs' | 'attachments'>;
    /** The bytes of visitors' files; missing: no model is given images. */
    files?: Pick<FileStore, 'get'>;
    earlier: EarlierMessages;
    clock: Pick<Clock, 'now'>;
    newId: (prefix: string) => string;
    limits: RunLimits;
  },
  site: SiteAgent,
  row: RunRow,
  turn: StoredTurn,
  plan: Recovery,
  signal: AbortSignal,
): Promise<PreparedRun> {
  const { store, clock, newId, limits } = deps;
  const { agent, instructions } = site;
  const maxHistoryTokens = capabilitiesOf(site.model).writes ? limits.maxHistoryTokens : limits.maxQuotedHistoryTokens;
  const earlier = await deps.earlier.read(row.conversationId, row.id, maxHistoryTokens);
  const { lastSource } = await store.log.bounds(row.conversationId);
  const history = [...earlier, ...historyOf(row, turn.events, plan)];
  const visitorTexts = history.filter((message) => message.role === 'user').map(messageText);
  const question = visitorTexts.at(-1) ?? '';
  const userId = await store.runs.userIdOf(row.id);
  const request = {
    site: row.site,
    question,
    visitor: row.visitorId,
    run: row.id,
    ...(userId === null ? {} : { userId }),
  };
  const own = await site.tools.list(request, { signal }).catch((error: unknown) => {
    // A stopped run needs no tools, but its end is written all the same.
    if (signal.aborted) return [];
    throw error;
  });
  const languages = own.flatMap((tool) => tool.languages?.(row.site) ?? []);
  const lang = languageOf(question, languages);
  const sources = new SourceBook(newId, lang, lastSource);
  for (const message of history) {
    const { role, content, run_id } = message;
    if (role === 'tool' && typeof content === 'string') sources.restore({ ...message, content }, run_id === row.id);
  }
  // A model that only quotes has nothing to ask or to show.
  const builtIn = capabilitiesOf(site.model).asks ? [...BUILT_IN_TOOLS, createAskTool(store.approvals)] : [];
  // Their names say what the log has of their calls: no other tool may have them.
  const tools = [...own.filter(({ name }) => !builtIn.some((tool) => tool.name === name)), ...builtIn];
  const title = await titleFor(store, row, visitorTexts);
  const files = await readAttachments(
    { attachments: store.attachments, files: deps.files },
    row.conversationId,
    history,
    { readsImages: capabilitiesOf(site.model).images },
  );
  const context = buildContext(history, {
    runId: row.id,
    maxHistoryTokens,
    maxToolOutputBytes: limits.maxToolOutputBytes,
    pending: new Set(plan.pending.map((call) => call.id)),
    files,
    newNonce: () => newId('data'),
  });
  const system = buildInstructions({
    agentName: agent.name,
    ...(instructions === undefined ? {} : { operator: instructions }),
    tools,
    nowMs: clock.now(),
  });
  for (const text of [...visitorTexts, system]) sources.evidence.addNeutral(text);
  const input: RunInput = {
    runId: row.id,
    conversationId: row.conversationId,
    site: row.site,
    agent,
    messages: [{ role: 'system', content: textParts(system) }, ...context],
    question,
    visitorText: visitorTexts.join('\n'),
    lang,
    languages,
    ...(site.followUps === false ? { followUps: false } : {}),
    ...(title === null ? {} : { title: { ...title, isSet: title.isSet || plan.titled } }),
    resume: plan,
  };
  for (const { context: page } of history) if (page) sources.evidence.addNeutral(pageContextText(page));
  // A result that does not say whose words it has is from outside; so is what a page says of itself, and a file.
  for (const { text } of files.rows.values()) if (text !== null) sources.evidence.addNeutral(text);
  const hasOutside =
    files.rows.size > 0 ||
    history.some(({ role, trust, context: page }) => page || (role === 'tool' && trust !== 'owner'));
  const firstCall = plan.toolCalls === 0 ? findRetried(row.id, turn.events) : null;
  return { input, tools, canSearch: own.length > 0, sources, hasOutside, firstCall };
}

/** The title that the first message gives; null when the conversation has another one, perhaps the visitor's own. */
async function titleFor(
  store: Pick<Store, 'conversations' | 'runs'>,
  row: RunRow,
  visitorTexts: readonly string[],
): Promise<{ text: string; isSet: boolean } | null> {
  if (visitorTexts.length !== 1) return null;
  // Perhaps of another visitor since the run was claimed: an anonymous one signs in.
  const { site, visitorId } = (await store.runs.get(row.id)) ?? row;
  const conversation = await store.conversations.get({ site, visitorId }, row.conversationId);
  const text = titleFrom(visitorTexts[0]!);
  const isSet = conversation?.title === text;
  return text !== '' && (isSet || conversation?.title === null) ? { text, isSet } : null;
}

/** The turn as it will be once the cut step is retracted. */
function historyOf(row: RunRow, events: readonly ConversationEvent[], plan: Recovery): readonly FlatMessage[] {
  const last = events.at(-1)?.event_id ?? 0;
  const at = new Date(row.createdAtMs).toISOString();
  const base = { conversation_id: row.conversationId, run_id: row.id, at };
  const closed: ConversationEvent[] = [
    ...plan.unclosed.map(({ messageId, index }, i) => ({
      ...base,
      type: 'content_block_stop' as const,
      event_id: last + 1 + i,
      message_id: messageId,
      index,
    })),
    ...plan.retract.map((messageId, i) => ({
      ...base,
      type: 'message_retract' as const,
      event_id: last + 1 + plan.unclosed.length + i,
      message_id: messageId,
    })),
  ];
  const conversation = { id: row.conversationId, title: null, created_at: at, updated_at: at };
  return shownMessages(toHistory([...events, ...closed], conversation), row.id);
}
