// The chunks of the AI SDK's UI message stream that its versions 5, 6 and 7 all read, and the two of approvals, from version 6 on.

type Metadata = Record<string, unknown>;
type Marks = Record<string, Record<string, unknown>>;

export type Chunk =
  | { type: 'start'; messageId: string; messageMetadata?: Metadata }
  | { type: 'start-step' | 'finish-step' }
  | { type: 'text-start' | 'reasoning-start'; id: string; providerMetadata?: Marks }
  | { type: 'text-delta' | 'reasoning-delta'; id: string; delta: string }
  | { type: 'text-end' | 'reasoning-end'; id: string }
  | {
      type: 'tool-input-start';
      toolCallId: string;
      toolName: string;
      title: string;
      dynamic: true;
      providerExecuted: true;
    }
  | {
      type: 'tool-input-available';
      toolCallId: string;
      toolName: string;
      title: string;
      input: unknown;
      dynamic: true;
      providerExecuted: true;
    }
  | { type: 'tool-output-available'; toolCallId: string; output: unknown; dynamic: true; providerExecuted: true }
  | { type: 'tool-output-error'; toolCallId: string; errorText: string; dynamic: true; providerExecuted: true }
  | { type: 'tool-approval-request'; approvalId: string; toolCallId: string }
  | { type: 'tool-output-denied'; toolCallId: string }
  | { type: 'source-url'; sourceId: string; url: string; title?: string; providerMetadata?: Marks }
  | { type: 'file'; url: string; mediaType: string }
  | { type: `data-${string}`; id?: string; data: unknown; transient?: true }
  | { type: 'error'; errorText: string }
  | { type: 'abort'; reason: string }
  | { type: 'finish'; finishReason: 'stop' | 'tool-calls' | 'length' | 'other'; messageMetadata: Metadata };
