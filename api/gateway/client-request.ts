// What both surfaces of the gateway, Chat Completions and Responses, make of a request: messages, tools of the client, and what is
// passed on to the model as it is.
import type { AgentTool } from '../agent/check-call.ts';
import { type ModelMessage, textOf } from '../models/model.ts';
import { GatewayError, invalid } from './gateway-error.ts';

/** `named`: the client wants a call of one of its own tools. */
export type ToolChoice = 'auto' | 'none' | 'required' | 'named';

export type ClientRequest = {
  /** As the client wrote it; '' for the default route. */
  model: string;
  messages: readonly ModelMessage[];
  /** The field that the client sent them in. */
  messagesField: 'messages' | 'input';
  /** Those of the client, whose calls it answers itself. */
  tools: readonly AgentTool[];
  toolChoice: ToolChoice;
  /**
   * `hosted`: the client names our search itself. `site`: that of the site's pages too, as the site's own agent has it. `never`: nothing is
   * added, as for clients of the old `functions`.
   */
  search: 'policy' | 'hosted' | 'site' | 'never';
  /** Fields of Chat Completions for the model, `tool_choice` included. */
  parameters: Readonly<Record<string, unknown>>;
  maxOutputTokens: number | undefined;
};

/** The name of our tool; a client may not have one of its own by it. */
export const SEARCH_TOOL = 'web_search';

/** The text that decides whether a search is offered: the latest message of the user. */
export function questionOf(messages: readonly ModelMessage[]): string {
  const latest = messages.findLast(({ role }) => role === 'user');
  return latest ? textOf(latest.content) : '';
}

type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws {GatewayError} when it is there and no text */
export function textField(body: Fields, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw invalid(name, 'must be a text.', 'invalid_type');
  return value;
}

/** @throws {GatewayError} when it is there and no boolean */
export function flag(body: Fields, name: string): boolean | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean') throw invalid(name, 'must be true or false.', 'invalid_type');
  return value;
}

/** @throws {GatewayError} when it is there and no whole number of 1 or more */
export function count(body: Fields, name: string): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (!Number.isInteger(value) || (value as number) < 1) throw invalid(name, 'must be a whole number of 1 or more.');
  return value as number;
}

/** A tool of the client. @throws {GatewayError} */
export function toClientTool(fields: unknown, param: string): AgentTool {
  if (!isRecord(fields)) throw invalid(param, 'must be an object with name and parameters.', 'invalid_type');
  const { name, description, parameters } = fields;
  if (typeof name !== 'string' || !/^[\w.-]{1,128}$/.test(name))
    throw invalid(`${param}.name`, 'must be 1 to 128 letters, digits, _, - or dots.');
  if (name === SEARCH_TOOL)
    throw invalid(
      `${param}.name`,
      `is "${SEARCH_TOOL}", which is this server's own search. Give your tool another name.`,
    );
  if (parameters !== undefined && parameters !== null && !isRecord(parameters))
    throw invalid(`${param}.parameters`, 'must be a JSON Schema of an object.', 'invalid_type');
  return {
    name,
    description: typeof description === 'string' ? description : '',
    parameters: isRecord(parameters) ? parameters : { type: 'object', properties: {} },
    isForeign: true,
  };
}

/** @throws {GatewayError} when two tools have one name */
export function requireUniqueNames(tools: readonly AgentTool[], param: string): void {
  const twice = tools.findIndex(({ name }, n) => tools.findIndex((other) => other.name === name) !== n);
  if (twice >= 0) throw invalid(`${param}[${twice}]`, `has the name "${tools[twice]?.name}" a second time.`);
}

/** The fields of `names` that the client sent. */
export function pick(body: Fields, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])));
}

/** @throws {GatewayError} naming the first parameter that this server does not have, where leaving it out would change the result */
export function refuseFields(body: Fields, refused: Readonly<Record<string, string>>): void {
  for (const [name, reason] of Object.entries(refused)) {
    if (body[name] !== undefined && body[name] !== null && body[name] !== false)
      throw new GatewayError(400, `${name} ${reason}`, { param: name, code: 'unsupported_parameter' });
  }
}

/**
 * `before`: the number of messages before those of the list `param`. @throws {GatewayError} for a result without a call before it, two
 * results of one call, and two calls of one id in a turn
 */
export function requireCalls(messages: readonly ModelMessage[], param: string, before = 0): void {
  /** Whether they have a result. Ids may come again in a later turn: the old `functions` have none but the name. */
  const known = new Map<string, boolean>();
  messages.forEach((message, n) => {
    const refuse = (problem: string, id: string) =>
      invalid(
        `${param}[${n - before}]`,
        problem.replace('ID', () => `"${id.slice(0, 80)}"`),
      );
    if (message.role === 'assistant') {
      const ids = (message.toolCalls ?? []).map(({ id }) => id);
      const twice = ids.find((id, at) => ids.indexOf(id) !== at);
      if (twice !== undefined) throw refuse('has two calls with the id ID. Give each call an id of its own.', twice);
      for (const id of ids) known.set(id, false);
    } else if (message.role === 'tool') {
      const id = message.toolCallId;
      if (!known.has(id)) throw refuse('answers the call ID, which no message before it has.', id);
      if (known.get(id)) throw refuse('answers the call ID a second time. Send one result for each call.', id);
      known.set(id, true);
    }
  });
}
