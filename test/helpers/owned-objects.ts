// A visitor who has one of everything that has an id: what other visitors must not reach. Ids are those of the kinds in OwnedIds.
import { WHOLE } from '../../api/files/file-store.ts';
import { toApprovalRequest } from '../../api/runs/approvals/request.ts';
import { toAttachmentPath } from '../../protocol/index.ts';
import { policyTool } from './approval-scene.ts';
import { answerOf, at, messageOf } from './store-contract.ts';
import type { TestApp } from './test-app.ts';

/** Ids by kind. `conversation` to `run` and `result`, `source`, `entry` are of an ended answer; `approval` and `call` wait in others, and `hidden` is a conversation that can be restored, `attachment` a file of the ended one, and `upload` one that has begun. */
export type OwnedIds = Record<
  | 'conversation'
  | 'hidden'
  | 'message'
  | 'answer'
  | 'run'
  | 'approval'
  | 'call'
  | 'result'
  | 'source'
  | 'entry'
  | 'attachment'
  | 'upload',
  string
>;

export type Owned = {
  ids: OwnedIds;
  /** What the visitor's own calls need beside ids: the hash of the approval and the tab of the call. */
  argsHash: string;
  tab: string;
};

/** Makes them; `n` sets the ids apart from those of another visitor. */
export async function createOwned(app: TestApp, visitorId: string, n: number): Promise<Owned> {
  const owner = { site: 'shop', visitorId };
  const { store, clock } = app;
  const [ended, asking, calling, hidden] = [n, n + 1, n + 2, n + 3];
  const tab = `tab-0123456789abcdef-${n}`;
  const ids: OwnedIds = {
    conversation: `conv_${ended}`,
    hidden: `conv_${hidden}`,
    message: `msg_${ended}`,
    answer: `run_${ended}_m`,
    run: `run_${ended}`,
    approval: `appr_${n}`,
    call: `toolu_call_${n}`,
    result: `toolu_result_${n}`,
    source: `src_${n}`,
    entry: `entry_${n}`,
    attachment: `att_${n}`,
    upload: `att_${n + 1}`,
  };
  const bounds = { unsent: 9, visitorBytes: 1e6, siteBytes: 1e6 };
  const secret = Buffer.from('SECRET-OF-THE-OWNER');
  for (const id of [ids.attachment, ids.upload])
    await store.attachments.begin(owner, { id, name: 'SECRET-OF-THE-OWNER.txt', size: secret.length }, bounds);
  await app.files.put(ids.attachment, WHOLE, secret);
  const stored = { type: 'text/plain' as const, size: secret.length, sha256: 'x', text: 'SECRET-OF-THE-OWNER' };
  await store.attachments.finish(owner, ids.attachment, stored);
  const part = { type: 'file' as const, url: toAttachmentPath(ids.attachment), name: 'a', content_type: 'a', size: 1 };
  await store.inbox.accept(owner, { ...messageOf(ended), content: [part] });
  const base = { run_id: ids.run, at, message_id: 'm', index: 1 };
  const sources = [{ id: ids.source, url: 'https://a.example/', title: 't', snippet: '', domain: 'd', favicon: null }];
  const named = { tool_use_id: ids.result, name: 'web_search', tool_content_message: 'Searched' };
  await store.log.append(ids.conversation, [
    {
      ...base,
      type: 'content_block_start',
      message_type: 'step',
      content_block: {
        ...named,
        type: 'tool_result',
        status: 'error',
        content: 'SECRET-OF-THE-OWNER',
        artifact: { query: 'steam', sources },
        retryable: true,
      },
    },
    { ...base, type: 'content_block_stop' },
    ...answerOf(ids.run),
  ]);
  const content = Buffer.from('SECRET-OF-THE-OWNER');
  const result = {
    conversationId: ids.conversation,
    toolUseId: ids.result,
    contentType: 'text/plain' as const,
    content,
  };
  await store.wholeResults.put(result, 1e6);
  await store.searchEntries.put({ id: ids.entry, conversationId: ids.conversation, html: '<p>entry</p>' });

  await store.inbox.accept(owner, messageOf(asking));
  const call = { id: `toolu_asked_${n}`, input: { order: '7' } };
  const expiresAtMs = clock.now() + 24 * 3_600_000;
  const tool = policyTool('refund');
  const request = toApprovalRequest(tool, call, {
    approvalId: ids.approval,
    expiresAtMs,
    lang: 'en',
    rememberable: false,
  });
  const of = { runId: `run_${asking}`, conversationId: `conv_${asking}`, toolUseId: call.id };
  await store.approvals.prepare({ ...of, request, arguments: call.input, parameters: tool.parameters, expiresAtMs });
  const asked = {
    type: 'approval_request' as const,
    run_id: of.runId,
    at,
    index: 0,
    message_id: 'm',
    approval: request,
  };
  await store.log.append(of.conversationId, [asked]);

  const pageTools = { tab, tools: [{ name: 'cart_add', description: 'Adds.' }] };
  await store.inbox.accept(owner, { ...messageOf(calling), pageTools });
  await store.pageCalls.open({
    runId: `run_${calling}`,
    toolUseId: ids.call,
    tab,
    name: 'cart_add',
    input: {},
    timeoutMs: 600_000,
    expiresAtMs,
    repeatable: false,
  });
  await store.inbox.accept(owner, messageOf(hidden));
  await store.log.append(ids.hidden, answerOf(`run_${hidden}`));
  await store.conversations.hide(owner, ids.hidden, expiresAtMs);
  return { ids, argsHash: request.args_hash ?? '', tab };
}
