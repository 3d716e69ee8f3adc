// The recorded runs in which a person decides: a call approved, edited, rejected and left alone, and a question. In the group-display
// document's words: the two approval flows and the question flow.
import type { ConversationEvent, ResolveBody } from '../../protocol/index.ts';
import { type ApprovalScene, createApprovalScene, policyTool } from './approval-scene.ts';
import { callTool, say, stepOf, stop, think, toTools } from './scripted-model.ts';

function bookCollection(): ApprovalScene {
  const find = policyTool('find_order', {
    approval: 'never',
    readOnly: true,
    parameters: { type: 'object', properties: { order: { type: 'string' } }, additionalProperties: false },
    label: () => 'Look up the order',
    outcome: {
      status: 'success',
      trust: 'owner',
      label: 'Looked up the order',
      text: 'AL-20418: Alder One, Graphite.',
    },
  });
  const book = policyTool('book_collection', {
    parameters: {
      type: 'object',
      required: ['order', 'collection'],
      properties: {
        order: { type: 'string', title: 'Order' },
        machine: { type: 'string', title: 'Machine' },
        collection: { type: 'string', title: 'Collection' },
        door_code: { type: 'string', title: 'Door code', 'x-sensitive': true },
      },
      additionalProperties: false,
    },
    label: () => 'Book a repair collection',
    outcome: { status: 'success', trust: 'owner', text: 'Booked.' },
  });
  const input = {
    order: 'AL-20418',
    machine: 'Alder One, Graphite',
    collection: 'Fri 27 Mar, 9:00 to 12:00',
    door_code: '2580',
  };
  return createApprovalScene({
    tools: [find, book],
    turns: (request) => {
      if (stepOf(request) === 0) return [callTool('find_order', { order: 'AL-20418' }), toTools];
      if (stepOf(request) === 1) {
        return [...think('The slot on Friday fits.', 30), callTool('book_collection', input), toTools];
      }
      const isBooked = JSON.stringify(request.messages.at(-1)).includes('Booked.');
      return [...say(isBooked ? 'The collection is booked.' : 'I did not book anything.', 30), stop];
    },
  });
}

function whichMachine(): ApprovalScene {
  const account = policyTool('look_up_account', {
    approval: 'never',
    readOnly: true,
    label: () => 'Look up your account',
    outcome: { status: 'success', trust: 'owner', label: 'Looked up your account', text: 'Two machines.' },
  });
  const question = {
    questions: [
      {
        question: 'Which machine lost steam?',
        options: [
          { label: 'Alder One, Graphite', description: 'Bought 14 July 2025' },
          { label: 'Alder Mini, Sand', description: 'Bought 2 November 2023' },
        ],
      },
      {
        question: 'What have you already tried?',
        options: [{ label: 'Soaked the wand tip' }, { label: 'Ran the descale programme' }],
        multi_select: true,
        allow_free_text: false,
      },
    ],
  };
  return createApprovalScene({
    tools: [account],
    turns: (request) =>
      [
        [
          callTool('share_thought', { text: 'You have two machines, so I ask which one is meant.' }),
          callTool('look_up_account', { order: '1' }),
          toTools,
        ],
        [callTool('ask_user_question', question), toTools],
        [callTool('look_up_account', { order: '2' }), toTools],
        [...say('Run the descale programme once more.', 30), stop],
      ][Math.min(stepOf(request), 3)]!,
  });
}

async function decided(scene: ApprovalScene, text: string, body: Partial<ResolveBody> | null) {
  const runId = await scene.ask(text);
  if (body) {
    await scene.clock.sleep(9_000);
    await scene.decide(body);
  }
  await scene.run.ended(runId);
  return scene.events();
}

const BOOK = 'Please have my machine collected for repair.';
const STEAM = 'It has lost its steam.';

export const APPROVAL_RECORDINGS: Record<string, () => Promise<ConversationEvent[]>> = {
  'approval-approved': () => decided(bookCollection(), BOOK, { decision: 'approved' }),
  'approval-edited': () =>
    decided(bookCollection(), BOOK, {
      decision: 'edited',
      input: { order: 'AL-20418', collection: 'Mon 30 Mar, 9:00 to 12:00', door_code: '••••••' },
    }),
  'approval-rejected': () => decided(bookCollection(), BOOK, { decision: 'rejected', reason: 'Not on a Friday.' }),
  'approval-timeout': () => decided(bookCollection(), BOOK, null),
  'question-answered': () =>
    decided(whichMachine(), STEAM, {
      decision: 'answered',
      answers: { q1: { options: ['a'] }, q2: { options: ['a', 'b'] } },
    }),
};
