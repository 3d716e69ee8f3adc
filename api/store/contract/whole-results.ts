// The store's part of results that are too long for the log: kept whole, as long as their conversation. Part of the Store of
// store.ts. How much is kept is api/runs/input/limits.ts.
type Owner = { site: string; visitorId: string };

export type WholeResultType = 'text/plain' | 'application/json';

export type NewWholeResult = {
  conversationId: string;
  toolUseId: string;
  contentType: WholeResultType;
  /** UTF-8. */
  content: Uint8Array;
};

/** Results of tools by the ids of their conversation and their call. */
export interface WholeResults {
  /**
   * In place of an earlier one of the same call. Resolves with false, and stores nothing, when the results of the conversation
   * would have more than `maxBytes` together, or when it is gone.
   */
  put(result: NewWholeResult, maxBytes: number): Promise<boolean>;
  /** `size` in bytes. Null when there is none, and for another visitor's (API-5). */
  get(
    owner: Owner,
    conversationId: string,
    toolUseId: string,
  ): Promise<{ contentType: WholeResultType; size: number } | null>;
  /** At most `length` bytes from the byte `from`, 0 being the first; null when the result is gone. */
  read(conversationId: string, toolUseId: string, from: number, length: number): Promise<Uint8Array | null>;
}
