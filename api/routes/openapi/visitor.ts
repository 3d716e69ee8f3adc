// What /openapi.json says of the calls of a visitor, beside the schemas of their routes: what each is for, bodies that can be sent as they
// are (ids in them are those of the sender), and replies that no schema of a route describes.
import { Type } from 'typebox';
import { EventSchemas, ServerFrameSchemas } from '../../../protocol/index.ts';
import type { Operations } from '../../plugins/openapi.ts';
import { HistorySchema } from './history-schema.ts';

const NONE = { 204: Type.Null() };
const FILE = Type.String({ description: 'the bytes of the file' });
const question = 'How long is the warranty?';
const text = (words: string) => [{ type: 'text', text: words }];
const tab = 'tab-0123456789abcdef';

const { ack: _, nack: __, ...frames } = ServerFrameSchemas;
/** What a `data` line of the stream of events has: an event of the log, or a frame that is never stored. */
const StreamedFrame = Type.Union([...Object.values(EventSchemas), ...Object.values(frames)]);

export const VISITOR_OPERATIONS: Operations = {
  'POST /api/v1/session': {
    summary: 'A token for a visitor of a site, and the words of the site.',
    examples: { 'a new visitor': { site: 'default' } },
  },
  'POST /api/v1/site': {
    summary: 'The words of a site, without making a visitor.',
    examples: { site: { site: 'default' } },
  },
  'GET /api/v1/conversations': { summary: 'The conversations of the visitor, newest first.' },
  'POST /api/v1/conversations': {
    summary: 'Makes a conversation.',
    examples: { 'without a title': {}, 'with a title': { title: 'Warranty of the mill' } },
  },
  'PATCH /api/v1/conversations/:id': {
    summary: 'Renames a conversation.',
    examples: { title: { title: 'Descaling' } },
  },
  'PUT /api/v1/conversations/:id/read': {
    summary: 'The visitor has seen the conversation up to an event.',
    examples: { 'up to an event': { event_id: 1 } },
  },
  'DELETE /api/v1/conversations/:id': {
    summary: 'Deletes a conversation; with undo, it is hidden first and can be restored for so many seconds.',
  },
  'POST /api/v1/conversations/:id/restore': {
    summary: 'Takes back a deletion with undo.',
    examples: { restore: {} },
  },
  'DELETE /api/v1/visitor': { summary: 'Deletes everything of the visitor.', response: NONE },
  'GET /api/v1/conversations/:id/history': {
    summary: 'A snapshot of a conversation, by pages of whole turns, and the event after which its stream goes on.',
    response: { 200: HistorySchema },
  },
  'GET /api/v1/conversations/:id/events': {
    summary: 'The log of a conversation from an event on, and what is added to it.',
    stream: 'events of the log, each with its event_id as the id of the server-sent event, and frames without one',
    frame: StreamedFrame,
  },
  'GET /api/v1/ws': {
    summary: 'The same as a WebSocket of the subprotocol agent-chat.v1, with commands; see docs/protocol.md.',
    response: { 101: Type.Null() },
  },
  'GET /api/v1/conversations/:id/tool-results/:tool_use_id': {
    summary: 'The whole result of a tool, of which the log has the beginning.',
    media: { 'text/plain': FILE, 'application/json': Type.Unknown() },
  },
  'GET /api/v1/conversations/:id/export': {
    summary: 'A conversation as a file: Markdown to read, or its whole history as JSON.',
    media: { 'text/markdown': FILE, 'application/json': HistorySchema },
  },
  'POST /api/v1/device-links': {
    summary: 'A link with which the visitor goes on on another device, once and within ten minutes.',
    examples: { 'without a conversation': {} },
  },
  'POST /api/v1/conversations/:id/messages': {
    summary: 'Sends a message. The answer is in the stream of the conversation.',
    examples: {
      text: { client_id: 'question-1', content: text(question) },
      'from a page': {
        client_id: 'question-2',
        content: text('Does it fit?'),
        context: { title: 'Mill', url: 'https://www.example.com/mill', selection: 'Diameter 58 mm' },
      },
    },
  },
  'GET /api/v1/conversations/:id/messages': { summary: 'A conversation as messages of the AI SDK, by pages.' },
  'POST /api/v1/conversations/import': {
    summary: 'A conversation of another client, as finished turns.',
    examples: {
      'of the AI SDK': {
        title: 'Warranty',
        messages: [
          { id: 'm1', role: 'user', parts: text(question) },
          { id: 'm2', role: 'assistant', parts: text('Two years.') },
        ],
      },
    },
  },
  'POST /api/v1/messages/:id/regenerate': {
    summary: 'Answers the newest message again.',
    examples: { again: { client_id: 'again-1' } },
  },
  'PATCH /api/v1/messages/:id': {
    summary: 'Asks a question in other words; the former question and its answer stay as a version.',
    examples: { 'in other words': { client_id: 'edit-1', content: text('How long is the warranty of the mill?') } },
  },
  'PUT /api/v1/conversations/:id/shown': {
    summary: 'Shows another version of an answer, or of a question.',
    examples: { 'of an answer': { run_id: 'run_1' }, 'of a question': { message_id: 'msg_1', version: 1 } },
  },
  'PUT /api/v1/conversations/:id/messages/:message_id/feedback': {
    summary: 'What the visitor thinks of an answer.',
    examples: {
      good: { rating: 1 },
      'not good': { rating: -1, reasons: ['outdated'], comment: 'The price has changed.' },
      'taken back': { rating: 0 },
    },
  },
  'POST /api/v1/runs/:id/stop': { summary: 'Stops a run.', examples: { stop: {} } },
  'POST /api/v1/approvals/:id': {
    summary: 'Decides about a call, or answers a question.',
    examples: {
      approved: { decision: 'approved', args_hash: 'of the request' },
      rejected: { decision: 'rejected', reason: 'Not today.' },
    },
  },
  'POST /api/v1/page-calls/:id': {
    summary: 'What a tool of the page returned.',
    examples: { result: { tab, status: 'success', result: { items: 1 } } },
  },
  'POST /api/v1/attachments': {
    summary: 'Begins the upload of a file.',
    examples: { 'a text': { name: 'order.txt', size: 11 } },
  },
  'PATCH /api/v1/attachments/:id': {
    summary: 'Uploads a piece of a file.',
    bodyMedia: { 'application/octet-stream': Type.String({ description: 'the bytes of the piece' }) },
  },
  'GET /api/v1/attachments/:id': { summary: 'A file of the visitor.', media: { '*/*': FILE } },
  'DELETE /api/v1/attachments/:id': { summary: 'Removes a file that no message has.', response: NONE },
  'GET /api/v1/search-entries/:id': {
    summary: 'The search suggestions of one search, as a sandboxed page.',
    media: { 'text/html': Type.String() },
  },
  'GET /api/v1/favicon/:id': {
    summary: 'The icon of the site of a source.',
    media: { 'image/*': FILE },
    response: NONE,
  },
  'GET /api/chat/:id/stream': {
    summary: 'The answer that is being written, for useChat; 204 where none is.',
    stream: 'the UI message stream of the AI SDK, then [DONE]',
    response: NONE,
  },
  'POST /api/chat/:id/stop': { summary: 'Stops the answer that is being written.', examples: { stop: {} } },
};
