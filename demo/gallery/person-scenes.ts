// Event logs of the states in which a person takes part: approvals and questions. Written by hand, because their times count down
// from now; the times of a decision are fixed.
import type { Approval, ConversationEvent } from '../../protocol/index.ts';
import { EventLog } from './event-log.ts';

const MINUTE_MS = 60_000;

/** A repair that is to be booked, waiting for the visitor. `leftMs`: until its time is over. */
export const booking = (leftMs: number): Approval => ({
  approval_id: 'appr_1',
  kind: 'tool',
  tool_use_id: 'toolu_1',
  name: 'book_collection',
  tool_content_message: 'Book a repair collection',
  input: {
    order: 'AL-20418',
    machine: 'Alder One, Graphite',
    collection: 'Fri 27 Mar, 9:00 to 12:00',
    address: '14 Long Lane, London EC1A 4HD',
  },
  args_hash: 'a'.repeat(64),
  version: 'v1',
  fields: [
    { name: 'order', title: 'Order', type: 'string', required: true },
    { name: 'machine', title: 'Machine', type: 'string', required: true },
    { name: 'collection', title: 'Collection', type: 'string', required: true },
    { name: 'address', title: 'Address', type: 'string', required: true },
  ],
  editable: true,
  expires_at: new Date(Date.now() + leftMs).toISOString(),
});

const called = (approval: Approval) =>
  new EventLog(new Date(Date.now() - MINUTE_MS).toISOString())
    .asks('Can you have my machine collected for repair?')
    .opensGroup()
    .calls('toolu_1', 'book_collection', approval.input ?? {}, 'Book a repair collection')
    .waits(approval);

const refused = (log: EventLog, words: string) =>
  log
    .fails('toolu_1', 'book_collection', words)
    .closesGroup('Booking a repair')
    .says('The collection was not booked.')
    .ends();

/** Every kind of argument, a sensitive one, and the choice not to be asked again. */
const transfer: Approval = {
  ...booking(4 * MINUTE_MS + 32_000),
  name: 'refund',
  tool_content_message: 'Refund an order',
  input: { order: 'AL-20418', amount: 49.5, reason: 'damaged', express: true, iban: '••••' },
  fields: [
    { name: 'order', title: 'Order', type: 'string', required: true },
    { name: 'amount', title: 'Amount in €', type: 'number', required: true },
    { name: 'reason', title: 'Reason', type: 'string', options: ['damaged', 'late', 'other'], required: true },
    { name: 'express', title: 'Same day', type: 'boolean', required: false },
    { name: 'iban', title: 'Account', type: 'string', required: true, sensitive: true },
  ],
  rememberable: true,
};

const machines = {
  id: 'machine',
  question: 'Which machine lost steam?',
  options: [
    { id: 'one', label: 'Alder One, Graphite', description: 'Bought 14 July 2025' },
    { id: 'mini', label: 'Alder Mini, Sand', description: 'Bought 2 November 2023' },
  ],
  allow_free_text: true,
};
const tried = {
  id: 'tried',
  question: 'What have you already tried?',
  options: [
    { id: 'soak', label: 'Soaked the wand tip' },
    { id: 'descale', label: 'Ran the descale programme' },
    { id: 'tank', label: 'Checked the tank is seated' },
    { id: 'none', label: 'None of these' },
  ],
  multi_select: true,
};
const gauge = { id: 'gauge', question: 'What does the pressure gauge read while steaming?', options: [] };

/** Questions that wait: one choice, several, or only text. */
export const asked = (...questions: NonNullable<Approval['questions']>): Approval => ({
  approval_id: 'appr_2',
  kind: 'question',
  name: 'ask_user_question',
  questions,
  expires_at: new Date(Date.now() + 24 * 60 * MINUTE_MS).toISOString(),
});

const asks = (approval: Approval) =>
  new EventLog(new Date(Date.now() - MINUTE_MS).toISOString())
    .asks('My machine has no steam.')
    .opensGroup()
    .calls('toolu_0', 'look_up_account', {}, 'Looked up your account')
    .returns('toolu_0', 'look_up_account', 'two machines')
    .closesGroup('Looked up your account')
    .waits(approval);

export const personScenes: Readonly<Record<string, () => readonly ConversationEvent[]>> = {
  'approval-waiting': () => called(booking(4 * MINUTE_MS + 32_000)).events,
  'approval-low': () => called(booking(48_000)).events,
  'approval-fields': () => called(transfer).events,
  'approval-confirmed': () =>
    called(booking(4 * MINUTE_MS)).decided('appr_1', { decision: 'edited', input: { order: 'AL-20418' } }).events,
  'approval-rejected': () =>
    refused(
      called(booking(4 * MINUTE_MS)).decided('appr_1', { decision: 'rejected', reason: 'I am away that day.' }),
      'The visitor rejected the call.',
    ).events,
  'approval-timeout': () =>
    refused(called(booking(4 * MINUTE_MS)).decided('appr_1', { decision: 'timeout' }), 'Nobody answered.').events,
  'question-one': () => asks(asked(machines)).events,
  'question-many': () => asks(asked(tried, machines)).events,
  'question-text': () => asks(asked(gauge)).events,
  'question-answered': () =>
    asks(asked(machines))
      .decided('appr_2', { decision: 'answered', answers: { machine: { options: ['one'] } } })
      .says('The Alder One needs a new gasket.')
      .ends().events,
  'question-skipped': () =>
    asks(asked(tried))
      .decided('appr_2', { decision: 'answered', answers: { tried: null } })
      .says('Then we begin with descaling.')
      .ends().events,
};
