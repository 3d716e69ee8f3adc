// Links with which a visitor goes on on another device (ID-5). Types only.

type Owner = { site: string; visitorId: string };

export interface DeviceLinks {
  /** Keeps a link, in place of the visitor's earlier one; those that are over are deleted. Times in ms since the epoch. */
  put(owner: Owner, link: { key: string; conversationId: string | null; expiresAtMs: number }): Promise<void>;
  /** Uses a link up. Null for one that is used, over or not of this visitor. Of two that take it at once one gets it. */
  take(owner: Owner, key: string): Promise<{ conversationId: string | null } | null>;
}
