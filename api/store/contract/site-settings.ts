// What the admin API keeps: settings of sites, and the list of its changes. Interfaces; every implementation passes
// test/helpers/store-contract.ts.

/** `settings`: JSON as a configuration file would say them, secrets included. */
export type SiteRow = {
  key: string;
  settings: string;
  createdAtMs: number;
  updatedAtMs: number;
  /** Its data is being deleted; null otherwise. */
  removedAtMs: number | null;
};

export interface SiteRows {
  /** In the order of their keys, removed ones too. */
  list(): Promise<SiteRow[]>;
  put(row: Pick<SiteRow, 'key' | 'settings'>): Promise<SiteRow>;
  /** From then on its data may be deleted; {@link forget} ends that. */
  remove(key: string): Promise<void>;
  forget(key: string): Promise<void>;
  /** Rows of its conversations that are left. */
  hasConversations(key: string): Promise<boolean>;
  /** Deletes its pushed documents. */
  removeDocuments(key: string): Promise<void>;
  /** Its runs that have not ended. */
  activeRuns(key: string): Promise<string[]>;
}

/** One change. `changes`: what changed, no secrets; JSON values. */
export type AuditEntry = {
  id: number;
  atMs: number;
  /** Which admin key: the beginning of its digest. */
  keyId: string;
  method: string;
  route: string;
  status: number;
  site: string | null;
  changes: readonly AuditChange[];
};
/** `from` and `to` in JSON, shortened; missing where there was or is nothing. */
export type AuditChange = { path: string; from?: string; to?: string };

export interface AuditLog {
  add(entry: Omit<AuditEntry, 'id' | 'atMs'>): Promise<void>;
  /** Newest first, `limit` of those before the id `before`. */
  list(page: { before?: number | undefined; limit: number }): Promise<AuditEntry[]>;
}
