// What a person is shown of a call: made from the tool's own schema, never from what a model or a page says (APR-1, APR-3).
import type { Approval, ApprovalField } from '../../../protocol/index.ts';
import { hasSensitive, MASK, maskSensitive, parameterTitle } from '../../tools/json/parameters.ts';
import type { JsonSchema, Tool } from '../../tools/tool.ts';
import { hashOfCall, versionOf } from './args-hash.ts';

/** @throws {NoCanonicalForm} when the input cannot be hashed */
export function toApprovalRequest(
  tool: Tool,
  call: { id: string; input: Record<string, unknown> },
  options: { approvalId: string; lang: string; expiresAtMs: number; rememberable: boolean },
): Approval {
  const { parameters, name } = tool;
  const input = maskSensitive(parameters, call.input);
  const version = versionOf(tool);
  return {
    approval_id: options.approvalId,
    kind: 'tool',
    tool_use_id: call.id,
    name,
    tool_content_message: tool.label(input, options.lang),
    input,
    args_hash: hashOfCall(name, version, input),
    version,
    fields: fieldsOf(parameters, options.lang),
    editable: true,
    ...(options.rememberable ? { rememberable: true } : {}),
    expires_at: new Date(options.expiresAtMs).toISOString(),
  };
}

/** One field for each parameter, in the order of the schema. */
function fieldsOf(parameters: JsonSchema, lang: string): ApprovalField[] {
  const properties = (parameters.properties ?? {}) as Record<string, JsonSchema>;
  const required = Array.isArray(parameters.required) ? (parameters.required as unknown[]) : [];
  return Object.entries(properties).map(([name, schema]) => {
    const options = Array.isArray(schema?.enum) ? schema.enum.filter(isScalar) : [];
    return {
      name,
      title: parameterTitle(parameters, name, lang),
      type: typeOf(schema),
      ...(options.length > 0 ? { options } : {}),
      required: required.includes(name),
      ...(hasSensitive(schema) ? { sensitive: true } : {}),
    };
  });
}

function typeOf(schema: JsonSchema | undefined): ApprovalField['type'] {
  const named = [schema?.type].flat().filter((one) => one !== 'null');
  const types =
    named.length > 0 && named[0] !== undefined ? named : (schema?.enum as unknown[] | undefined)?.map(typeOfValue);
  const [first, ...others] = new Set(types);
  const isPlain = first === 'string' || first === 'number' || first === 'integer' || first === 'boolean';
  return isPlain && others.length === 0 ? first : 'json';
}

function typeOfValue(value: unknown): string {
  return typeof value;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/**
 * Edited arguments with the sensitive values that were left masked: where the edit has the mask at a place at which the
 * request showed it, the value of the call.
 */
export function unmask(edited: unknown, shown: unknown, original: unknown): unknown {
  if (edited === MASK && shown === MASK) return original;
  if (Array.isArray(edited)) {
    const [before, values] = [Array.isArray(shown) ? shown : [], Array.isArray(original) ? original : []];
    return edited.map((item, at) => unmask(item, before[at], values[at]));
  }
  if (!isRecord(edited)) return edited;
  const [before, values] = [isRecord(shown) ? shown : {}, isRecord(original) ? original : {}];
  return Object.fromEntries(
    Object.entries(edited).map(([name, value]) => [name, unmask(value, own(before, name), own(values, name))]),
  );
}

function own(record: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
