// Accepts a visitor's message from socket or HTTP: checks its content, admits, counts and stores it in one transaction, and
// starts the run. Once per client_id: a repeat of an accepted message returns its result, whatever limit is used up since.
import {
  ApiError,
  attachmentIdOf,
  attachmentIds,
  MAX_MESSAGE_CHARS,
  MAX_PAGE_CONTEXT_BYTES,
  MAX_PAGE_CONTEXT_DEPTH,
  type PageContext,
  type PageToolsDeclaration,
  type SendResult,
  type UserContent,
} from '../../protocol/index.ts';
import { RESTART_RETRY_S } from '../config/limits.ts';
import { needsVisitorId } from '../config/tools/visitor-template.ts';
import { fileFault } from '../files/file-fault.ts';
import { partOf } from '../files/uploads.ts';
import type { Admission, Inbox } from '../store/contract/inbox.ts';
import type { Owner, SignedOwner } from '../store/contract/owner.ts';
import { isDeeper } from '../text/json-value.ts';
import { type AcceptedPageTools, acceptPageTools } from '../tools/page/accept-declared.ts';
import type { RouteContext } from './context.ts';

export type IncomingMessage = {
  client_id: string;
  /** Null creates a new conversation. */
  conversation_id: string | null;
  content: readonly UserContent[];
  /** What the page says of itself. */
  context?: PageContext | undefined;
  /** Tools of the page that sends it. */
  page_tools?: PageToolsDeclaration | undefined;
};

/** @throws {ApiError} with the reason and what to do; nothing is stored in that case */
export async function acceptMessage(
  context: RouteContext,
  owner: SignedOwner,
  address: string | null,
  message: IncomingMessage,
): Promise<SendResult> {
  const content = await readContent(context, owner, message.content);
  requireClientId(message.client_id);
  checkContext(message.context);
  const { store, newId, decider } = context;
  const { client_id: sentId, conversation_id: sentTo } = message;
  // While a question waits, what the visitor writes is its answer (SPEC AP6).
  const answered = sentTo && (await decider.answer(owner, { clientId: sentId, conversationId: sentTo, content }));
  if (answered) return answered;
  const page = await readPageTools(context, owner, message.page_tools);
  const accepted = await beginRun(context, owner, address, message.client_id, (clientId, admission) =>
    store.inbox.accept(
      owner,
      {
        clientId,
        conversationId: message.conversation_id,
        newConversationId: newId('conv'),
        messageId: newId('msg'),
        runId: newId('run'),
        content,
        context: message.context,
        pageTools: page?.declaration,
        userId: userIdFor(context, owner),
      },
      admission,
    ),
  );
  return withRefused(accepted, page);
}

/** The visitor's id at the site, if a tool of the site needs it. From the token only: no message can name a visitor (ID-4). */
function userIdFor({ config }: RouteContext, { site, userId }: SignedOwner): string | undefined {
  return needsVisitorId(config.tools, site) ? userId : undefined;
}

/** The declared tools that the site offers, and why it does not offer the others; null where the page declares none. */
async function readPageTools(
  { config, toolNames, toolNotes }: RouteContext,
  { site }: Owner,
  declaration: PageToolsDeclaration | undefined,
): Promise<AcceptedPageTools | null> {
  if (declaration === undefined || declaration.tools.length === 0) return null;
  const page = acceptPageTools(declaration, { site, config: config.tools.page, taken: await toolNames(site) });
  for (const name of page.taken)
    toolNotes.set(`page of ${site}: ${name}`, [
      `A page of the site ${site} registers a tool ${name}, which is left out: this server has one of that name.`,
    ]);
  return page;
}

/** The page's developer reads in the console which tools are not offered, and why. */
function withRefused(result: SendResult, page: AcceptedPageTools | null): SendResult {
  return page && page.refused.length > 0 ? { ...result, refused_page_tools: [...page.refused] } : result;
}

/** Answers the visitor's newest message again, with `tool_use_id` from that failed step on; the former answer stays in the log. @throws {ApiError} as above */
export async function acceptRegenerate(
  context: RouteContext,
  owner: SignedOwner,
  address: string | null,
  wish: {
    client_id: string;
    message_id: string;
    tool_use_id?: string | undefined;
    page_tools?: PageToolsDeclaration | undefined;
  },
): Promise<SendResult> {
  const { store, newId } = context;
  const page = await readPageTools(context, owner, wish.page_tools);
  const accepted = await beginRun(context, owner, address, wish.client_id, (clientId, admission) =>
    store.inbox.regenerate(
      owner,
      {
        clientId,
        messageId: wish.message_id,
        newMessageId: newId('msg'),
        runId: newId('run'),
        retries: wish.tool_use_id,
        pageTools: page?.declaration,
        userId: userIdFor(context, owner),
      },
      admission,
    ),
  );
  return withRefused(accepted, page);
}

/** Adds a version of a message of the visitor and answers it; the former ones stay in the log. @throws {ApiError} as above */
export async function acceptEdit(
  context: RouteContext,
  owner: SignedOwner,
  address: string | null,
  wish: Omit<IncomingMessage, 'conversation_id'> & { message_id: string },
): Promise<SendResult> {
  const content = await readContent(context, owner, wish.content);
  checkContext(wish.context);
  const { store, newId } = context;
  const page = await readPageTools(context, owner, wish.page_tools);
  const accepted = await beginRun(context, owner, address, wish.client_id, (clientId, admission) =>
    store.inbox.edit(
      owner,
      {
        clientId,
        messageId: wish.message_id,
        newMessageId: newId('msg'),
        runId: newId('run'),
        content,
        context: wish.context,
        pageTools: page?.declaration,
        userId: userIdFor(context, owner),
      },
      admission,
    ),
  );
  return withRefused(accepted, page);
}

type Accepted = Awaited<ReturnType<Inbox['accept']>>;

async function beginRun(
  context: RouteContext,
  owner: Owner,
  address: string | null,
  clientId: string,
  accept: (clientId: string, admission: Admission) => Promise<Accepted>,
): Promise<SendResult> {
  requireClientId(clientId);
  const { admissions, metrics } = context;
  const { accounts, admit } = admissions.of(owner, address);
  const { result, duplicate } = await accept(clientId, {
    accounts,
    // Before the state of the conversation: after a `conflict` the client would wait for the active run in vain.
    requireOpen: () => {
      requireOpen(context);
      requireSite(context, owner);
    },
    admit(loads) {
      try {
        admit(loads);
      } catch (error) {
        metrics.messagesRefused.inc();
        throw error;
      }
    },
  });
  if (!duplicate) {
    metrics.messages.inc();
    context.runner.start(result.run_id);
  }
  return result;
}

function requireClientId(clientId: string): void {
  if (/^[\w.:-]{1,64}$/.test(clientId)) return;
  throw new ApiError('invalid_request', 'client_id must be 1 to 64 letters, digits or . : _ -', {
    details: { field: 'client_id' },
  });
}

/** @throws {ApiError} `unavailable` once the process is shutting down: a new run could not finish */
export function requireOpen({ isDraining }: Pick<RouteContext, 'isDraining'>): void {
  if (!isDraining()) return;
  throw new ApiError('unavailable', 'The server is restarting. Try again in a few seconds.', {
    details: { retry_after_s: RESTART_RETRY_S },
  });
}

/** @throws {ApiError} `unauthorized` for a site that was removed while this message was on its way */
function requireSite({ sites }: Pick<RouteContext, 'sites'>, { site }: Owner): void {
  if (!sites.has(site)) throw new ApiError('unauthorized', 'This chat is no longer there. Load the page again.');
}

/**
 * The content of a message: its text, and its files as the store has them. Blank text is refused where there is no file, and text
 * that is too long, any other part or field, a file that is foreign or not whole, and more files than the site takes.
 */
async function readContent(
  { uploads, sites, config }: Pick<RouteContext, 'uploads' | 'sites' | 'config'>,
  owner: Owner,
  content: readonly UserContent[],
): Promise<UserContent[]> {
  let chars = 0;
  const parts: UserContent[] = [];
  for (const [position, part] of content.entries()) {
    const field = `content.${position}`;
    if (part.type === 'text') {
      const extra = Object.keys(part).find((name) => name !== 'type' && name !== 'text');
      if (extra) throw invalid(field, `${field}.${extra} is not a field of a message.`);
      chars += part.text.length;
      parts.push({ type: 'text', text: part.text });
      continue;
    }
    if (!sites.get(owner.site)?.attachments) {
      throw invalid(field, `${field}.type must be "text"; this site takes no attachments.`);
    }
    const id = attachmentIdOf(part.url);
    if (id === null) throw invalid(field, `${field}.url must be the url of an attachment that was uploaded.`);
    parts.push(partOf(await uploads.find(owner, id)));
  }
  if (chars > MAX_MESSAGE_CHARS) {
    throw new ApiError(
      'too_large',
      `The message has ${chars} characters; at most ${MAX_MESSAGE_CHARS} are taken. Shorten it.`,
      { details: { field: 'content', max_chars: MAX_MESSAGE_CHARS } },
    );
  }
  const files = parts.filter(({ type }) => type !== 'text');
  const max = config.limits.attachmentsPerMessage;
  if (files.length > max) throw fileFault('count', `A message has at most ${max} files. Remove some.`);
  if (attachmentIds(files).length < files.length) throw invalid('content', 'content has the same file twice.');
  if (files.length === 0 && parts.every((part) => part.type === 'text' && part.text.trim() === '')) {
    throw invalid('content', 'content is empty. Write something first.');
  }
  return parts;
}

const invalid = (field: string, message: string) => new ApiError('invalid_request', message, { details: { field } });

/** Refuses a context that is too large or too deep, or whose address is none. @throws {ApiError} */
function checkContext(context: PageContext | undefined): void {
  if (context === undefined) return;
  const bytes = Buffer.byteLength(JSON.stringify(context));
  if (bytes > MAX_PAGE_CONTEXT_BYTES) {
    throw new ApiError(
      'too_large',
      `context has ${bytes} bytes as JSON; at most ${MAX_PAGE_CONTEXT_BYTES} are taken.`,
      {
        details: { field: 'context' },
      },
    );
  }
  if (context.url !== undefined && !URL.canParse(context.url))
    throw invalid('context.url', 'context.url is no address.');
  if (isDeeper(context.data, MAX_PAGE_CONTEXT_DEPTH))
    throw invalid('context.data', `context.data is nested more than ${MAX_PAGE_CONTEXT_DEPTH} levels deep.`);
}
