// The closed list of ways reading a page can fail, and how much of it the model and the visitor may see (NET-16).

/** Why a page was not read. Codes are for our own decisions and logs; outsiders get `visibleReason`. */
export type PageErrorCode =
  | 'blocked'
  | 'robots'
  | 'timeout'
  | 'too_large'
  | 'too_many_redirects'
  | 'unsupported'
  | 'encrypted'
  | 'broken'
  | 'no_text'
  | 'unreachable'
  | 'status'
  | 'aborted';

/** The words an outsider may see. `blocked` is not among them: it would show an attacker which inner names exist. */
export type VisibleReason =
  | 'unreachable'
  | 'robots'
  | 'timeout'
  | 'too_large'
  | 'unsupported'
  | 'encrypted'
  | 'broken'
  | 'no_text';

/** Reasons in the page itself: a retry changes nothing, so the page counts as skipped, not as failed. */
export const SKIPPING_REASONS: ReadonlySet<VisibleReason> = new Set<VisibleReason>([
  'robots',
  'unsupported',
  'encrypted',
  'broken',
  'no_text',
]);

const RETRYABLE: ReadonlySet<PageErrorCode> = new Set<PageErrorCode>(['timeout', 'unreachable']);

/** A page that could not be read. `detail` and `cause` are for the owner's log only; `message` is safe to show. */
export class PageError extends Error {
  readonly code: PageErrorCode;
  readonly retryable: boolean;
  readonly detail: string;
  /** The HTTP status, where a server answered without success. */
  readonly status: number | null;

  constructor(
    code: PageErrorCode,
    detail: string,
    options: { cause?: unknown; status?: number; retryable?: boolean } = {},
  ) {
    super(VISIBLE_MESSAGES[visibleReason(code)], options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'PageError';
    this.code = code;
    this.detail = detail;
    this.status = options.status ?? null;
    this.retryable = options.retryable ?? RETRYABLE.has(code);
  }
}

/** The reason of a failure, as the model, the visitor and the stored result may show it. */
export function visibleReason(code: PageErrorCode): VisibleReason {
  switch (code) {
    case 'robots':
    case 'timeout':
    case 'too_large':
    case 'unsupported':
    case 'encrypted':
    case 'broken':
    case 'no_text':
      return code;
    default:
      return 'unreachable';
  }
}

/** How the owner of a list can fix a failure; nothing where the detail is enough. */
const OWNER_MENDS: Partial<Record<PageErrorCode, string>> = {
  blocked:
    'Only public addresses are read; if this one is meant, add its host:port to crawler.allowHosts in the configuration.',
  robots: 'Allow it in robots.txt, or set crawler.robots to false for a site of your own.',
  timeout: 'See whether the server is slow or a firewall drops the connection.',
  unreachable: 'Check the address, and that this machine can reach it.',
  status: 'Open the address in a browser and correct it.',
  unsupported: 'Check that the address is the right one.',
  encrypted: 'Publish a copy without a password.',
  broken: 'Open the file in a viewer and publish it anew.',
  no_text: 'Publish a copy with a text layer (OCR), or the text as a page.',
};

/**
 * One failure in full, for the person who configured the address: what happened, the detail, the fix. Never for
 * visitors or the model, who get `message` (NET-16).
 */
export function explainToOwner(error: PageError): string {
  const cause = (error.cause as { code?: unknown } | undefined)?.code;
  const detail = typeof cause === 'string' ? `${error.detail}, ${cause}` : error.detail;
  return [`${whatHappened(error.code)} (${detail}).`, OWNER_MENDS[error.code]].filter(Boolean).join(' ');
}

/** The same without the detail, so that anybody may read it; null for what is no code that a report names. */
export function explainCode(code: string): string | null {
  if (code !== 'blocked' && !Object.hasOwn(VISIBLE_MESSAGES, code)) return null;
  const known = code as PageErrorCode;
  return [`${whatHappened(known)}.`, OWNER_MENDS[known]].filter(Boolean).join(' ');
}

function whatHappened(code: PageErrorCode): string {
  return code === 'blocked' ? 'The address may not be read' : VISIBLE_MESSAGES[visibleReason(code)].replace(/\.$/, '');
}

const VISIBLE_MESSAGES: Record<VisibleReason, string> = {
  unreachable: 'The page could not be reached.',
  robots: 'The site asks crawlers not to read this page (robots.txt).',
  timeout: 'The page did not arrive in time.',
  too_large: 'The page is larger than the limit.',
  unsupported: 'The page is of a kind that cannot be read as text.',
  encrypted: 'The document is protected by a password.',
  broken: 'The document is damaged and cannot be read.',
  no_text: 'The document holds pictures of pages and no text.',
};

/** Makes the error of a wait that took too long. `what`: the subject of its sentence. */
export function tooSlow(what: string, timeoutMs: number): () => PageError {
  return () => new PageError('timeout', `${what} took longer than ${timeoutMs} ms`);
}
