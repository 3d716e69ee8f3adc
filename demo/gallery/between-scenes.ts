// What is between a question and its answer, in states that a recorded log cannot show: messages that wait or were not sent, files, thoughts
// that stream, searches that run, fail or find nothing, and sources before there are any.
import '../../widget/elements/agent-chat-composer/define.ts';
import '../../widget/elements/agent-chat-files/define.ts';
import '../../widget/elements/agent-chat-log/define.ts';
import '../../widget/elements/agent-chat-reasoning/define.ts';
import '../../widget/elements/sources-panel/define.ts';
import '../../widget/elements/web-search-block/define.ts';
import type { LitElement } from 'lit';
import type { ThinkingBlock } from '../../protocol/blocks.ts';
import type { DraftFile, FileDraft } from '../../widget/chat/attachments/file-draft.ts';
import type { PendingInput } from '../../widget/chat/pending-messages.ts';
import { banners } from './banner-scene.ts';
import { EventLog } from './event-log.ts';

const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, props: Partial<HTMLElementTagNameMap[Tag]>) =>
  Object.assign(document.createElement(tag), props);

const QUERY = 'steam wand scale espresso';

/** A log whose answer is complete, with a message of the visitor below it. */
function waiting(status: PendingInput['status']) {
  const { entries } = new EventLog().asks('Is Friday free?').says('It is. Shall I ask for a collection?').ends();
  const content = [{ type: 'text' as const, text: 'Yes please, Friday morning.' }];
  const pending = [{ clientId: 'c_2', conversationId: 'conv_1', content, createdAtMs: 0, status }];
  const log = make('agent-chat-log', { agent: { name: 'Alder' }, entries, pending, offline: status === 'queued' });
  log.style.cssText = 'display:flex;block-size:280px';
  return log;
}

const file = (key: number, name: string, size: number, more: Partial<DraftFile>): DraftFile => ({
  key,
  name,
  size,
  progress: 1,
  ...more,
});

/** A field with files that are ready, on their way, and too large. */
function filesOfDraft() {
  const url = 'https://alder.example/receipt.pdf';
  const files = [
    file(1, 'receipt.pdf', 215_040, {
      part: { type: 'file', url, name: 'receipt.pdf', content_type: 'application/pdf', size: 215_040 },
    }),
    file(2, 'wand.txt', 860_160, { progress: 0.62 }),
    file(3, 'video.mov', 90_000_000, { problem: { key: 'fileTooLarge', n: 20 } }),
  ];
  const draft = { add() {}, remove() {}, retry() {} } as unknown as FileDraft;
  const composer = make('agent-chat-composer', { value: 'Here is the wand.', files: true, uploading: true });
  composer.append(make('agent-chat-files', { draft, files }));
  return composer;
}

function thinking() {
  const block: ThinkingBlock = {
    type: 'thinking',
    key: 't',
    thinking: 'The machine is eight months old, so the two-year warranty applies.',
    isStreaming: true,
    run_id: 'run_1',
    message_id: 'm_1',
    index: 0,
    message_type: 'step',
    at: '2026-01-01T09:41:00.000Z',
  };
  return make('agent-chat-reasoning', { blocks: [block], show: 'full' });
}

/** By the id of the state. */
export const betweenScenes: Record<string, () => LitElement> = {
  'log-queued': () => waiting('queued'),
  'log-unsent': () => waiting('failed'),
  banners,
  'composer-files': filesOfDraft,
  thinking,
  'search-running': () => make('web-search-block', { query: QUERY, status: 'running' }),
  'search-none': () => make('web-search-block', { query: QUERY, status: 'success' }),
  'search-failed': () => make('web-search-block', { query: QUERY, status: 'error' }),
  'sources-empty': () => make('sources-panel', { open: true }),
  'sources-searching': () => make('sources-panel', { open: true, searching: QUERY }),
};
