// A tool that calls a service of the owner's over HTTP. Its reply is text from outside whatever it says (INJ-3), unless the owner
// vouches for it; failures are sentences that the model can act on.

import type { ToolRule } from '../../config/tools/tool-rules.ts';
import { hasVisitorId } from '../../config/tools/visitor-template.ts';
import { withDeadline } from '../../time/wait.ts';
import { iconOfName, labelOfName } from '../labels.ts';
import { applyRule } from '../owner/apply-rules.ts';
import type { JsonSchema, Tool, ToolOutcome } from '../tool.ts';
import type { ToolRequest } from '../tool-provider.ts';
import { buildRequest, type RequestShape } from './build-request.ts';
import { readReply } from './read-reply.ts';
import { callService, type ServiceReply } from './service-call.ts';

export type HttpToolDefinition = RequestShape & {
  name: string;
  description: string;
  parameters: JsonSchema;
  /** JSON Pointer to the part of the reply that is the result; '' for all of it. */
  response: string;
  rule: ToolRule;
};

/**
 * A tool and the sites that have it; all when missing. `ofUser`: the tool of one visitor, where its requests name the visitor;
 * anonymous ones then have none.
 */
export type SiteTool = { tool: Tool; sites?: readonly string[]; ofUser?(userId: string): Tool };

export function createSiteTool(definition: HttpToolDefinition, sites: readonly string[] | undefined): SiteTool {
  const isOfUser = definition.template.needsVisitor || Object.values(definition.headers).some(hasVisitorId);
  return {
    tool: createHttpTool(definition),
    ...(sites ? { sites } : {}),
    ...(isOfUser ? { ofUser: (userId: string) => createHttpTool(definition, userId) } : {}),
  };
}

/** The tools of a site for the visitor of a run; without a run all that the site has. */
export function chooseSiteTools(all: readonly SiteTool[], { site, run, userId }: ToolRequest): Tool[] {
  return all
    .filter(({ sites }) => sites?.includes(site) ?? true)
    .flatMap(({ tool, ofUser }) => {
      if (!ofUser || run === undefined) return [tool];
      return userId === undefined ? [] : [ofUser(userId)];
    });
}

/** Long enough for a slow shop, short enough for a person who waits, in ms. */
const DEFAULT_TIMEOUT_MS = 15_000;
/** The run loop's own limit is this much later, so that the tool can say what was cut, in ms. */
const GRACE_MS = 1_000;
/** Shorter values are not removed from replies: they may be ordinary words and numbers. */
const MIN_SECRET_CHARS = 8;

/** `userId`: of the visitor whose requests it sends. */
export function createHttpTool(definition: HttpToolDefinition, userId?: string): Tool {
  const { name, description, parameters, method, rule } = definition;
  // RFC 9110, section 9.2: what these methods do unless their service breaks the rules.
  const readOnly = rule.readOnly ?? method === 'GET';
  const idempotent = rule.idempotent ?? (readOnly || method === 'PUT' || method === 'DELETE');
  const timeoutMs = rule.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const unsure = readOnly ? '' : ' It may have been carried out all the same: do not repeat it on your own.';
  const tool: Tool = {
    name,
    description,
    parameters,
    readOnly,
    idempotent,
    approval: readOnly ? 'never' : 'always',
    timeoutMs: timeoutMs + GRACE_MS,
    ...iconOfName(name),
    label: (_input, lang) => labelOfName(name, lang),
    async run(input, context) {
      const built = buildRequest(definition, input, userId);
      if ('problem' in built) return failure(built.problem);
      let reply: ServiceReply;
      try {
        reply = await withDeadline((signal) => callService(built.request, signal), {
          timeoutMs,
          signal: context.signal,
          toError: () => new ServiceTimeout(),
        });
      } catch (error) {
        if (context.signal.aborted) throw error;
        const isLate = error instanceof ServiceTimeout;
        return failure(
          isLate
            ? `The service did not answer within ${timeoutMs / 1000} s.${unsure}`
            : `The service cannot be reached.${unsure}`,
        );
      }
      const secrets = [...secretsIn(definition.headers), ...formsOf(userId)].sort((a, b) => b.length - a.length);
      return readReply(reply, { name, response: definition.response, secrets, unsure });
    },
  };
  const { timeoutMs: _, ...rest } = rule;
  return applyRule(tool, rest);

  function failure(sentence: string): ToolOutcome {
    return { status: 'error', trust: 'owner', text: `Error: ${sentence}` };
  }
}

/** Values that a service may repeat in its reply and that nobody else may read; short ones would blank out ordinary words. */
function secretsIn(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers)
    .filter(([name]) => /auth|key|token|secret|cookie|password/i.test(name))
    .flatMap(([, value]) => [value, ...value.split(' ')])
    .filter((secret) => secret.length >= MIN_SECRET_CHARS);
}

/** An id as a reply may repeat it: as it is, in JSON, in an address. */
function formsOf(userId = ''): string[] {
  if (userId.length < MIN_SECRET_CHARS) return [];
  return [...new Set([userId, JSON.stringify(userId).slice(1, -1), encodeURIComponent(userId)])];
}

class ServiceTimeout extends Error {
  override readonly name = 'ServiceTimeout';
}
