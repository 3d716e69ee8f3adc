// The store's part of page tools: what a page declared for a run, and the calls that go to it. Part of the Store of store.ts.
import type { PageToolsDeclaration } from '../../../protocol/index.ts';

type Owner = { site: string; visitorId: string };

/** What became of a call. `late`: no result in time; `gone`: no connection of its tab. */
export type PageOutcome =
  | { kind: 'success'; result: unknown }
  | { kind: 'error'; message: string }
  | { kind: 'late' | 'gone' };

export type NewPageCall = {
  runId: string;
  toolUseId: string;
  tab: string;
  name: string;
  /** Sensitive values included. */
  input: Record<string, unknown>;
  timeoutMs: number;
  /** Milliseconds since the epoch that pass steadily. */
  expiresAtMs: number;
  /** Carried out twice it does the same as once, or it changes nothing. */
  repeatable: boolean;
};

export type PageCallRow = Omit<NewPageCall, 'input'> & {
  conversationId: string;
  /** The visitor of its run at this moment: a run goes over to the one who signs in. */
  owner: Owner;
  /** Null once there is an outcome. */
  input: Record<string, unknown> | null;
  /** It was written to a connection: it may have been carried out. */
  sent: boolean;
  outcome: PageOutcome | null;
};

/** Tools and calls of pages, kept until their run ends. */
export interface PageCalls {
  /** What the page of the run's message declared; null for nothing. Written by `Inbox`. */
  declared(runId: string): Promise<PageToolsDeclaration | null>;
  /** Stores a call, once: a second one with the same ids changes nothing. Rejects with FencedError when the run is gone. */
  open(call: NewPageCall): Promise<void>;
  ofCall(runId: string, toolUseId: string): Promise<PageCallRow | null>;
  /** By the id of the call alone; null for another visitor's too (API-5). */
  get(owner: Owner, toolUseId: string): Promise<PageCallRow | null>;
  /** The calls of a tab of this visitor that have no outcome yet, the oldest first. */
  pending(owner: Owner, tab: string): Promise<PageCallRow[]>;
  /** Before the call is written to a connection. */
  markSent(runId: string, toolUseId: string): Promise<void>;
  /** Compare and set: the first outcome counts, and its run is due if it waits. Resolves with false for a later one. */
  finish(runId: string, toolUseId: string, outcome: PageOutcome): Promise<boolean>;
}
