// `ask_user_question`: the tool as a model sees it, what a visitor is asked, and the answer as the model reads it.
// The call waits like one that needs an approval; in the log it is a question, without tool_use and tool_result.
import type { Approval, ApprovalOutcome, Question } from '../../../protocol/index.ts';
import type { Approvals } from '../../store/contract/approvals.ts';
import type { JsonSchema, Tool } from '../../tools/tool.ts';

export const ASK_TOOL = 'ask_user_question';

/** Questions of one call, options of a question, and characters of each text: more is no question but a form. */
const MAX_QUESTIONS = 4;
const MAX_OPTIONS = 8;
const MAX_QUESTION_CHARS = 300;
const MAX_LABEL_CHARS = 120;

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '\\S' });
const PARAMETERS: JsonSchema = {
  type: 'object',
  required: ['questions'],
  properties: {
    questions: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_QUESTIONS,
      items: {
        type: 'object',
        required: ['question'],
        properties: {
          question: text(MAX_QUESTION_CHARS),
          options: {
            type: 'array',
            maxItems: MAX_OPTIONS,
            description: 'None for a question that is answered in words.',
            items: {
              type: 'object',
              required: ['label'],
              properties: { label: text(MAX_LABEL_CHARS), description: text(MAX_LABEL_CHARS) },
              additionalProperties: false,
            },
          },
          multi_select: { type: 'boolean', description: 'Several options may be chosen.' },
          allow_free_text: { type: 'boolean', description: 'Words of their own are an answer too; true if left out.' },
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};

type AskedOption = { label: string; description?: string };
type Asked = { question: string; options?: AskedOption[]; multi_select?: boolean; allow_free_text?: boolean };

/** A question that a tool asks while it runs (SPEC AP8): not the model's, and not a call of its own. */
export function isOfRunningCall({ kind, name }: Approval): boolean {
  return kind === 'question' && name !== ASK_TOOL;
}

/** The tool. Its call is parked until it is answered, so that it runs only to read the answer. */
export function createAskTool(approvals: Pick<Approvals, 'ofCall'>): Tool {
  return {
    name: ASK_TOOL,
    description:
      'Asks the visitor and waits for the answer. Only for what you cannot find out and without which the next step would be a guess, such as which of their orders is meant.',
    parameters: PARAMETERS,
    idempotent: true,
    readOnly: true,
    timeoutMs: 5_000,
    label: () => 'Question',
    async run(_input, { runId, toolUseId }) {
      const row = await approvals.ofCall(runId, toolUseId);
      const said = row ? answerText(row.request, row.outcome) : 'The question was not asked.';
      // The visitor's own words, like those of the message that the run answers.
      return { status: row?.outcome?.decision === 'answered' ? 'success' : 'error', trust: 'owner', text: said };
    },
  };
}

/** What the visitor is asked. The ids are ours: `q1`, `q2` … and `a`, `b` … */
export function toQuestionRequest(
  call: { id: string; input: Record<string, unknown> },
  options: { approvalId: string; expiresAtMs: number },
): Approval {
  const questions = (call.input.questions as Asked[]).map((asked, at): Question => {
    const choices = asked.options ?? [];
    return {
      id: `q${at + 1}`,
      question: asked.question,
      options: choices.map((option, n) => ({ id: String.fromCharCode(97 + n), ...option })),
      ...(asked.multi_select === true && choices.length > 1 ? { multi_select: true } : {}),
      allow_free_text: choices.length === 0 || asked.allow_free_text !== false,
    };
  });
  return {
    approval_id: options.approvalId,
    kind: 'question',
    tool_use_id: call.id,
    name: ASK_TOOL,
    questions,
    expires_at: new Date(options.expiresAtMs).toISOString(),
  };
}

/** The input of the call that became this question, without ids of ours: a model reads it as its own. */
export function questionInput({ questions = [] }: Approval): Record<string, unknown> {
  return {
    questions: questions.map(({ id: _, options, ...question }) => ({
      ...question,
      ...(options.length > 0 ? { options: options.map(({ id: __, ...option }) => option) } : {}),
    })),
  };
}

/** The answer, in words for the model. */
export function answerText({ questions = [] }: Approval, outcome: ApprovalOutcome | null): string {
  if (outcome?.decision === 'timeout')
    return 'Nobody answered in time. Go on with what you know, and say what you assumed.';
  if (outcome?.decision !== 'answered') return 'The question was not answered: the run was ended.';
  const lines = questions.map(({ id, question, options }) => {
    const answer = outcome.answers?.[id] ?? null;
    const chosen = (answer?.options ?? []).map((one) => options.find((option) => option.id === one)?.label ?? one);
    const words = [...chosen, ...(answer?.text ? [answer.text] : [])];
    return `- ${question} ${words.length > 0 ? words.join('; ') : '(skipped: the visitor does not want to say)'}`;
  });
  return ['The visitor answered:', ...lines].join('\n');
}
