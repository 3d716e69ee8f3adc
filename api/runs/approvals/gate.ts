// Whether a call runs: at once, after a person has decided, or not at all. The agent loop asks before each call, and again
// when a run that waited goes on. Knows the tools' policies and the stored decisions; not how a decision arrives.
import type { Approval } from '../../../protocol/index.ts';
import type { ToolDecision } from '../../agent/agent-setup.ts';
import type { CheckedCall } from '../../agent/check-call.ts';
import type { ApprovalRow, Approvals } from '../../store/contract/approvals.ts';
import type { ToolJournal } from '../../store/contract/journal.ts';
import { NoCanonicalForm } from '../../text/jcs.ts';
import { hasSensitive, MASK, maskSensitive } from '../../tools/json/parameters.ts';
import type { Tool } from '../../tools/tool.ts';
import type { ToolResult } from '../../tools/tool-result.ts';
import { APPROVAL_MS, MAX_PENDING_APPROVALS } from '../input/limits.ts';
import type { PageCaller } from '../page-calls/page-caller.ts';
import { hashOfCall, versionOf } from './args-hash.ts';
import { ASK_TOOL, answerText, toQuestionRequest } from './question.ts';
import { toApprovalRequest } from './request.ts';

export type GateDeps = {
  tools: readonly Tool[];
  approvals: Approvals;
  journal: Pick<ToolJournal, 'get'>;
  /** Milliseconds since the epoch that pass steadily; see time/steady.ts. */
  steadyNow(): number;
  newId(prefix: string): string;
  runId: string;
  conversationId: string;
  lang: string;
  /** The model has read text from outside before this run began its present work (INJ-3). */
  hasOutside: boolean;
  /** Missing: tools of pages are not called. */
  pages?: Pick<PageCaller, 'look' | 'begin'>;
  /** Whose run it is; for calls that go to a page. */
};

/** For a call whose process ended before it was begun: nothing has its sensitive arguments any more. */
const MASKED = 'The API was restarted before this ran, and its sensitive arguments are not kept. It was not run.';

export class Gate {
  readonly #deps: GateDeps;
  #hasOutside: boolean;
  /** Requests that this gate has made and whose events may not be in the log yet. */
  #asked = 0;
  /** Edited arguments as shown, by call. */
  readonly #edited = new Map<string, unknown>();
  /** Calls for a page that nobody has to decide about any more, and that were not sent yet. */
  readonly #unsent: { call: CheckedCall; tool: Tool }[] = [];
  #pagesUntilMs = Number.POSITIVE_INFINITY;

  constructor(deps: GateDeps) {
    this.#deps = deps;
    this.#hasOutside = deps.hasOutside;
  }

  /** The result as the model gets it. One from outside may lead it from now on. */
  after(call: CheckedCall, result: ToolResult): ToolResult {
    if (result.trust === 'outside') this.#hasOutside = true;
    const edited = this.#edited.get(call.id);
    if (edited === undefined) return result;
    const note = `The visitor changed the arguments before this ran; it ran with ${JSON.stringify(edited)}.`;
    return { ...result, content: `${result.content}\n\n${note}` };
  }

  async decide(call: CheckedCall): Promise<ToolDecision> {
    const tool = this.#deps.tools.find((candidate) => candidate.name === call.name);
    // The call was checked: this is for a caller that forgot it.
    if (!tool) return { type: 'refuse', reason: `There is no tool called "${call.name}".` };
    const decision = await this.#decideFor(tool, call);
    const mayRun = decision.type === 'approve' || decision.type === 'replace';
    return tool.page && mayRun ? this.#callPage(tool, call, decision) : decision;
  }

  /** Sends the calls that go to a page. To be called once the run has stored that it waits for them; gives when it goes on, in ms. */
  async callPages(): Promise<number> {
    const { pages, runId } = this.#deps;
    for (let next = this.#unsent[0]; next && pages; next = this.#unsent[0]) {
      const untilMs = await pages.begin(runId, next.call, next.tool);
      this.#pagesUntilMs = Math.min(this.#pagesUntilMs, untilMs);
      this.#unsent.shift();
    }
    return this.#pagesUntilMs;
  }

  /** A call runs here once the page has answered, or is over; until then the run waits. */
  async #callPage(tool: Tool, call: CheckedCall, decision: ToolDecision): Promise<ToolDecision> {
    const { pages, runId } = this.#deps;
    const begun = await pages?.look(runId, call.id);
    if (!pages || begun?.outcome) return decision;
    if (begun) return { type: 'park', untilMs: begun.expiresAtMs };
    // An edit fits the schema: it was checked when it was made.
    this.#unsent.push({ tool, call: decision.type === 'replace' ? { ...call, input: decision.input } : call });
    return { type: 'park' };
  }

  async #decideFor(tool: Tool, call: CheckedCall): Promise<ToolDecision> {
    const { approvals, journal, runId, pages } = this.#deps;
    const row = await approvals.ofCall(runId, call.id);
    if (row) return this.#follow(row, tool);
    // Begun before a restart: executeCall knows what became of it.
    const entry = await journal.get(runId, call.id);
    if (entry && entry.state !== 'parked') return { type: 'approve' };
    // The page has it already: text from outside that came since changes nothing about that.
    if (tool.page && (await pages?.look(runId, call.id))) return { type: 'approve' };
    if (isMasked(tool, call.input)) return { type: 'refuse', reason: MASKED };
    if (!(await this.#needsPerson(tool))) return { type: 'approve' };
    return this.#ask(tool, call);
  }

  async #needsPerson(tool: Tool): Promise<boolean> {
    if (tool.name === ASK_TOOL) return true;
    const { approval = 'never', readOnly = false } = tool;
    if (approval === 'always') return true;
    if (this.#hasOutside && !readOnly) return true;
    const { approvals, conversationId } = this.#deps;
    return approval === 'first' && !(await approvals.isRemembered(conversationId, tool.name, versionOf(tool)));
  }

  async #ask(tool: Tool, call: CheckedCall): Promise<ToolDecision> {
    const { approvals, runId, conversationId, newId, lang, steadyNow } = this.#deps;
    if (this.#asked + (await approvals.countPending(runId)) >= MAX_PENDING_APPROVALS) {
      const reason = `${MAX_PENDING_APPROVALS} calls wait for the visitor already. Wait for those, then ask again.`;
      return { type: 'refuse', reason };
    }
    const expiresAtMs = steadyNow() + APPROVAL_MS;
    const options = { approvalId: newId('appr'), expiresAtMs };
    let request: Approval;
    try {
      request =
        tool.name === ASK_TOOL
          ? toQuestionRequest(call, options)
          : toApprovalRequest(tool, call, { ...options, lang, rememberable: this.#canBeRemembered(tool) });
    } catch (error) {
      if (error instanceof NoCanonicalForm) return { type: 'refuse', reason: error.message };
      throw error;
    }
    const { parameters } = tool;
    const stored = {
      runId,
      conversationId,
      toolUseId: call.id,
      request,
      arguments: call.input,
      parameters,
      expiresAtMs,
    };
    await approvals.prepare(stored);
    this.#asked += 1;
    return { type: 'park', untilMs: expiresAtMs, request };
  }

  /** Only where it would hold: after text from outside a tool with effects is asked about each time (INJ-3). */
  #canBeRemembered({ approval, readOnly }: Tool): boolean {
    return approval === 'first' && (readOnly === true || !this.#hasOutside);
  }

  /** What was decided about the call; nobody in time is a decision too (APR-6). */
  async #follow(row: ApprovalRow, tool: Tool): Promise<ToolDecision> {
    let { outcome } = row;
    if (outcome === null) {
      if (this.#deps.steadyNow() < row.expiresAtMs) return { type: 'park', untilMs: row.expiresAtMs };
      const timeout = { outcome: { decision: 'timeout' as const }, by: 'time' };
      ({ outcome } = await this.#deps.approvals.decide(row.request.approval_id, timeout));
    }
    const { decision, reason } = outcome;
    if (row.request.kind === 'question') {
      return decision === 'answered'
        ? { type: 'approve' }
        : { type: 'refuse', reason: answerText(row.request, outcome) };
    }
    if (decision === 'rejected') {
      const why = reason ? ` Their reason: ${JSON.stringify(reason)}` : '';
      return {
        type: 'refuse',
        reason: `The visitor did not allow this call, and it was not run.${why} Do not repeat it.`,
      };
    }
    if (decision === 'timeout') {
      return { type: 'refuse', reason: 'Nobody allowed this call in time, and it was not run. Go on without it.' };
    }
    const input = decision === 'edited' ? row.edited : decision === 'approved' ? row.arguments : null;
    if (input === null) return { type: 'refuse', reason: 'This call was not allowed, and it was not run.' };
    // What runs is what was shown, with the tool that was shown (APR-2).
    const hash = hashOfCall(tool.name, versionOf(tool), maskSensitive(tool.parameters, input));
    if (hash !== outcome.args_hash) {
      return {
        type: 'refuse',
        reason: 'The tool has changed since the visitor allowed this call, and it was not run.',
      };
    }
    if (decision === 'edited') this.#edited.set(row.toolUseId, outcome.input);
    return { type: 'replace', input };
  }
}

/** Whether sensitive values of the input are masked, as the log has them. */
function isMasked({ parameters }: Tool, input: Record<string, unknown>): boolean {
  const json = JSON.stringify(input);
  return json.includes(MASK) && json === JSON.stringify(maskSensitive(parameters, input)) && hasSensitive(parameters);
}
