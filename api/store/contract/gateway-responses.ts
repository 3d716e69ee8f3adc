// The store's part of the gateway: responses that its clients may read again or go on from, and the tokens of the day of each key.
// Types only; what a response is, its reader knows (api/gateway/responses/stored-responses.ts).

/** A response that has ended. */
export type NewGatewayResponse = {
  /** Of the gateway key: each client reads its own alone. */
  keyId: string;
  id: string;
  /** JSON of the response, its events and the messages of the next one. */
  content: string;
  /** Ids of the items of its output. */
  itemIds: readonly string[];
  /** Milliseconds from now on, after which it is over. */
  keepMs: number;
};

export interface GatewayResponses {
  /**
   * Keeps it, and deletes the oldest ones of its key while the key has more than `maxEntries` or their content more
   * than `maxChars`. One that is longer than that is not kept.
   */
  put(response: NewGatewayResponse, bounds: { maxEntries: number; maxChars: number }): Promise<void>;
  /** Its content; null when there is none of this key, or it is over. */
  get(keyId: string, id: string): Promise<string | null>;
  /** The content of the one whose output has the item. */
  ofItem(keyId: string, itemId: string): Promise<string | null>;
  /** False when there was none. */
  delete(keyId: string, id: string): Promise<boolean>;
  /** Deletes those that are over; returns how many. */
  purge(): Promise<number>;
  /** Tokens that the key has used since midnight UTC. */
  tokensOf(keyId: string): Promise<number>;
  spend(keyId: string, tokens: number): Promise<void>;
}
