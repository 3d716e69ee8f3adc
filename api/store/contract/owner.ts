// The visitor whose data a call of the store reads or writes.

/** The visitor whose data a call accesses. Every read and write of visitor data takes it: a foreign id behaves like a missing one (API-5). */
export type Owner = { site: string; visitorId: string };

/** An owner as a token names them. `userId`: `sub` of their user token; missing for an anonymous visitor. */
export type SignedOwner = Owner & { userId?: string };
