// A tool that calls a service of the owner's over HTTP. Its reply is text from outside whatever it says (INJ-3), unless the owner
// vouches for it; failures are sentences that the model can act on.

import type { ToolRule } from '../../config/tools/tool-rules.ts';
import { withDeadline } from '../../time/wait.ts';
import { iconOfName, labelOfName } from '../labels.ts';
import { applyRule } from '../owner/apply-rules.ts';
import type { JsonSchema, Tool, ToolOutcome } from '../tool.ts';
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

/** A tool and the sites that have it; all when missing. */
export type SiteTool = { tool: Tool; sites?: readonly string[] };

/** Long enough for a slow shop, short enough for a person who waits, in ms. */
const DEFAULT_TIMEOUT_MS = 15_000;
/** The run loop's own limit is this much later, so that the tool can say what was cut, in ms. */
const GRACE_MS = 1_000;

export function createHttpTool(definition: HttpToolDefinition): Tool {
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
      const built = buildRequest(definition, input);
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
      return readReply(reply, { name, response: definition.response, secrets: secretsIn(definition.headers), unsure });
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
    .filter((secret) => secret.length >= 8)
    .sort((a, b) => b.length - a.length);
}

class ServiceTimeout extends Error {
  override readonly name = 'ServiceTimeout';
}
