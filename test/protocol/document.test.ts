// docs/protocol.md beside the schemas: each event, block, command, frame and shape has an example, each example fits, and the tables
// of close codes and retries are those of the code.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { CLOSE } from '../../api/live/connections.ts';
import {
  ApprovalFieldSchema,
  ApprovalSchema,
  AttachmentReplySchema,
  CommandSchemas,
  ContentBlockSchema,
  ERROR_CODES,
  EventSchemas,
  type History,
  historyToEvents,
  historyToState,
  OutcomeSchema,
  QuestionSchema,
  ResultSchemas,
  ServerFrameSchemas,
  SourceGroupSchema,
  SourceSchema,
} from '../../protocol/index.ts';
import { ConnectionError } from '../../widget/chat/connection/connection-error.ts';
import { recordedRun } from '../helpers/recorded-runs.ts';

const text = readFileSync(resolve(import.meta.dirname, '../../docs/protocol.md'), 'utf8');
const blockSchemas = Object.fromEntries(
  ContentBlockSchema.anyOf.map((schema) => [schema.properties.type.const, schema as TSchema]),
);
const KINDS: Record<string, Record<string, TSchema>> = {
  Event: EventSchemas,
  Block: blockSchemas,
  Command: CommandSchemas,
  Frame: ServerFrameSchemas,
};

/** The JSON of a section's code blocks. */
function examplesIn(section: string, language = 'json'): unknown[] {
  return [...section.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].flatMap(
    ([, code = '']) =>
      language === 'jsonl'
        ? code
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line))
        : [JSON.parse(code)],
  );
}

/** The text below a heading, up to the next one of its level or above. */
function sectionOf(heading: string): string {
  const level = /^#+/.exec(heading)?.[0].length ?? 0;
  const [, after = ''] = `\n${text}`.split(`\n${heading}\n`);
  return after.split(new RegExp(`^#{1,${level}} `, 'm'))[0] ?? '';
}

/** The rows of the table in a section, as cells. */
function rowsIn(section: string): string[][] {
  return [...section.matchAll(/^\| (.*) \|$/gm)].slice(2).map(([, row = '']) => row.split(' | '));
}

const faultsOf = (schema: TSchema, value: unknown) =>
  Compile(schema).Check(value) ? [] : [...Compile(schema).Errors(value)];

describe('docs/protocol.md', () => {
  const parts = Object.entries(KINDS).flatMap(([kind, schemas]) =>
    Object.entries(schemas).map(([name, schema]) => [`${kind} \`${name}\``, schema] as const),
  );

  it.each(parts)('%s has an example that fits its schema', (name, schema) => {
    const [before = ''] = sectionOf(`### ${name}`).split('\nReply:\n');
    const examples = examplesIn(before);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(faultsOf(schema, example)).toEqual([]);
  });

  it.each(Object.entries(ResultSchemas))('the reply to %s fits its schema', (name, schema) => {
    const [, after = ''] = sectionOf(`### Command \`${name}\``).split('\nReply:\n');
    const [reply] = examplesIn(after);
    expect(faultsOf(ServerFrameSchemas.ack, reply)).toEqual([]);
    expect(faultsOf(schema, reply)).toEqual([]);
    expect(Object.keys(reply as object).sort()).toEqual(
      expect.arrayContaining(['ref', 'type', ...((schema as { required?: string[] }).required ?? [])].sort()),
    );
  });

  it('has no section for what is not in the schemas', () => {
    const named = [...text.matchAll(/^### (Event|Block|Command|Frame) `(\w+)`$/gm)].map(([line]) => line.slice(4));
    expect(named.sort()).toEqual(parts.map(([name]) => name).sort());
  });

  it.each([
    ['Approval', ApprovalSchema],
    ['Approval field', ApprovalFieldSchema],
    ['Question', QuestionSchema],
    ['Outcome', OutcomeSchema],
    ['Search artifact', SourceGroupSchema],
    ['Source', SourceSchema],
  ] as const)('the shape %s has an example that fits', (name, schema) => {
    const examples = examplesIn(sectionOf(`### ${name}`));
    expect(examples).toHaveLength(1);
    expect(faultsOf(schema, examples[0])).toEqual([]);
  });

  it('its history is one, and folds to the state of its run', () => {
    const [history] = examplesIn(sectionOf('## History')) as History[];
    for (const event of historyToEvents(history!)) expect(faultsOf(EventSchemas[event.type], event)).toEqual([]);
    const last = recordedRun('approval-approved').at(-1)!;
    expect(historyToState(history!).lastEventId).toBe(last.event_id);
  });

  it('its decisions and its upload fit their schemas', () => {
    const decisions = examplesIn(sectionOf('## Approvals and questions'), 'jsonl');
    expect(decisions).toHaveLength(4);
    for (const decision of decisions) expect(faultsOf(CommandSchemas.resolve, decision)).toEqual([]);
    const [upload] = examplesIn(sectionOf('## Uploads'));
    expect(faultsOf(AttachmentReplySchema, upload)).toEqual([]);
  });

  it('lists every close code that the server sends', () => {
    const codes = rowsIn(sectionOf('### Close codes')).flatMap(([code = '']) => code.split(', ').map(Number));
    for (const code of Object.values(CLOSE)) expect(codes).toContain(code);
  });

  it('lists every error code, and retries those that the widget retries', () => {
    const rows = rowsIn(sectionOf('### Errors, and which to retry'));
    const retries = new Map(
      rows.flatMap(([codes = '', retry = '']) => [...codes.matchAll(/\w+/g)].map(([code]) => [code, retry] as const)),
    );
    expect([...retries.keys()].sort()).toEqual(Object.keys(ERROR_CODES).sort());
    for (const [code, retry] of retries) {
      const { isTransient } = new ConnectionError(code as keyof typeof ERROR_CODES, '');
      expect(retry === 'yes' || retry === 'by its details', code).toBe(isTransient);
    }
  });
});
