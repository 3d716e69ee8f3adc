// What a decision is bound to (APR-2, SPEC AP2): the arguments as they were shown, the tool, and its version.
import { createHash } from 'node:crypto';
import { canonicalJson } from '../../text/canonical-json.ts';
import { toJcs } from '../../text/jcs.ts';
import type { Tool } from '../../tools/tool.ts';

/** Changes with what the tool says it does and takes: an approval of the former tool does not hold for it. 16 characters. */
export function versionOf(tool: Pick<Tool, 'description' | 'parameters'>): string {
  // Not the form of RFC 8785: a schema may have bounds that no program holds exactly.
  return sha256(canonicalJson([tool.description, tool.parameters])).slice(0, 16);
}

/** SHA-256 in hexadecimal. `input`: as shown. @throws {NoCanonicalForm} naming the field that cannot be hashed */
export function hashOfCall(name: string, version: string, input: Record<string, unknown>): string {
  return sha256(toJcs({ arguments: input, tool: name, version }));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
