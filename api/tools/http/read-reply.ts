// From the reply of a service to the outcome of a tool. JSON becomes compact JSON, text stays text; HTML, invalid JSON, a failure
// status and a reply that is too large are errors, with what the service says about them.
import { isRecord, pickPointer } from '../../text/json-value.ts';
import type { ToolOutcome } from '../tool.ts';
import { MAX_REPLY_BYTES, type ServiceReply } from './service-call.ts';

/** Characters of a service's own words about a failure. */
const MAX_FAILURE_CHARS = 500;
/** Characters that a model reads of a result (32 KiB); a longer one is also kept whole, as an artifact. */
const MODEL_CHARS = 32 * 1024;

export function readReply(
  reply: ServiceReply,
  options: {
    name: string;
    /** JSON Pointer to the part that is the result. */
    response: string;
    /** Replaced wherever the reply repeats them. */
    secrets: readonly string[];
    /** Added where the call may have had its effect in spite of the failure. */
    unsure: string;
  },
): ToolOutcome {
  const { name, response, secrets, unsure } = options;
  const clean = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), text);
  const failure = (sentence: string): ToolOutcome => ({
    status: 'error',
    trust: 'outside',
    text: `Error: ${clean(sentence)}`,
  });
  switch (reply.kind) {
    case 'moved':
      return failure(
        `${name} is not where it was: the service refers to ${reply.host || 'an invalid address'}. Go on without it.`,
      );
    case 'compressed':
      return failure(`The reply of ${name} is compressed, which was not asked for, and cannot be read.${unsure}`);
    case 'too_large':
      return failure(
        `The reply of ${name} is larger than ${MAX_REPLY_BYTES / 1024} KiB. Ask for less, if the tool allows it.${unsure}`,
      );
  }
  const { status, mediaType, text } = reply;
  const isJson = mediaType === 'application/json' || mediaType.endsWith('+json');
  if (status < 200 || status > 299) return failure(describeFailure(name, reply));
  if (text.trim() === '')
    return { status: 'success', trust: 'outside', text: `${name} is done; the service sent no content.` };
  if (mediaType === 'text/html' || mediaType === 'application/xhtml+xml')
    return failure(`${name} answered with a page of HTML, not with data.${unsure}`);
  let value: unknown = text;
  if (isJson || response !== '') {
    try {
      value = JSON.parse(text);
    } catch {
      return failure(`The reply of ${name} is not valid JSON.${unsure}`);
    }
    const picked = pickPointer(value, response);
    if (!picked) return failure(`The reply of ${name} has nothing at ${response}.${unsure}`);
    value = picked.value;
  } else if (mediaType !== '' && !mediaType.startsWith('text/') && !/xml|yaml|csv/.test(mediaType)) {
    return failure(`${name} answered with ${mediaType}, which is not text.${unsure}`);
  }
  const said = clean(typeof value === 'string' ? value : JSON.stringify(value));
  return {
    status: 'success',
    trust: 'outside',
    text: said,
    ...(said.length > MODEL_CHARS
      ? { artifact: { type: 'json', data: JSON.parse(clean(JSON.stringify(value))) } }
      : {}),
  };
}

/** The status and what the service says about it: the message of a JSON error, or a short text; never a page of HTML. */
function describeFailure(name: string, { status, mediaType, text }: Extract<ServiceReply, { kind: 'reply' }>): string {
  const said = mediaType.includes('html')
    ? ''
    : messageOf(text).replace(/\s+/g, ' ').trim().slice(0, MAX_FAILURE_CHARS);
  const words = said === '' ? '' : ` The service says: ${said}`;
  if (status === 401 || status === 403) return `${name} was refused by the service (${status}).${words}`;
  if (status === 404 || status === 410) return `${name} found nothing (${status}).${words}`;
  if (status === 429) return `${name} was called too often (429). Try it later.${words}`;
  if (status >= 500) return `The service of ${name} failed (${status}).${words}`;
  return `${name} did not accept the arguments (${status}).${words}`;
}

function messageOf(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return text;
    const { error, message, detail, title, errors } = value;
    if (typeof error === 'string') return typeof message === 'string' ? `${error}: ${message}` : error;
    if (isRecord(error) && typeof error.message === 'string') return error.message;
    const said = [message, detail, title].find((one) => typeof one === 'string');
    return typeof said === 'string' ? said : JSON.stringify(errors ?? value);
  } catch {
    return text;
  }
}
