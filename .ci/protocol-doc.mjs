// The generated parts of docs/protocol.md: every event, block, frame and shared shape with its fields, the rules of SPEC.md that name it
// and an example, all from the schemas of protocol/. The values of the examples are protocol-examples.mjs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadProtocol } from './load-source.mjs';
import { EXAMPLES, LEFT_OUT } from './protocol-examples.mjs';

const root = join(fileURLToPath(import.meta.url), '../..');
/** Longest line of an example, in characters. */
const LINE_CHARS = 110;
/** The fields that every event has; described once. */
const ENVELOPE = ['event_id', 'conversation_id', 'run_id', 'at', 'type'];

/** The calls over HTTP that are the same as a frame. */
const TWINS = {
  subscribe: 'GET /api/v1/conversations/:id/events',
  send: 'POST /api/v1/conversations/:id/messages',
  regenerate: 'POST /api/v1/messages/:id/regenerate',
  edit: 'PATCH /api/v1/messages/:id',
  show_version: 'PUT /api/v1/conversations/:id/shown',
  stop: 'POST /api/v1/runs/:id/stop',
  resolve: 'POST /api/v1/approvals/:id',
  page_tool_result: 'POST /api/v1/page-calls/:tool_use_id',
  feedback: 'PUT /api/v1/conversations/:id/messages/:message_id/feedback',
};

let loaded;
const protocolOf = () => {
  loaded ??= loadProtocol();
  return loaded;
};

/** Shapes that several events and frames share: their schema by the name that the tables link to. */
function shapesOf(p) {
  return {
    approval: p.ApprovalSchema,
    'approval field': p.ApprovalFieldSchema,
    question: p.QuestionSchema,
    'answer field': p.AnswerFieldSchema,
    answer: p.AnswerSchema,
    outcome: p.OutcomeSchema,
    agent: p.AgentSchema,
    usage: p.UsageSchema,
    'run error': p.RunErrorSchema,
    error: p.WireErrorSchema.properties.error,
    'search artifact': p.SourceGroupSchema,
    source: p.SourceSchema,
    citation: p.CitationSchema,
    'page context': p.PageContextSchema,
    'page tools': p.PageToolsSchema,
    'page tool': p.PageToolSchema,
    'refused page tool': p.RefusedPageToolSchema,
  };
}

export async function protocolEvents() {
  const p = await protocolOf();
  const own = ([name, schema]) => {
    const variants = name === 'content_block_delta' ? schema.properties.delta.anyOf : [null];
    const examples = variants.map((delta) =>
      exampleOf(p, delta ? { ...schema, properties: { ...schema.properties, delta } } : schema, [name]),
    );
    return section('Event', name, fieldsOf(p, schema, ENVELOPE), examples);
  };
  const envelope = fieldsOf(p, p.EventSchemas.message_retract, ['message_id']);
  return [`Every event has:\n\n${envelope}`, ...Object.entries(p.EventSchemas).map(own)].join('\n\n');
}

export async function protocolBlocks() {
  const p = await protocolOf();
  return p.ContentBlockSchema.anyOf
    .map((schema) => {
      const name = schema.properties.type.const;
      return section('Block', name, fieldsOf(p, schema, ['type']), [exampleOf(p, schema, [name])]);
    })
    .join('\n\n');
}

export async function protocolCommands() {
  const p = await protocolOf();
  return Object.entries(p.CommandSchemas)
    .map(([name, schema]) => {
      const twin = TWINS[name] ? `Over HTTP: \`${TWINS[name]}\`.` : '';
      const result = exampleOf(p, p.ResultSchemas[name], [name]);
      const reply = `Reply:\n\n${json({ type: 'ack', ref: EXAMPLES.ref, ...result })}`;
      return `${section('Command', name, fieldsOf(p, schema, ['type']), [exampleOf(p, schema, [name])], twin)}\n\n${reply}`;
    })
    .join('\n\n');
}

export async function protocolFrames() {
  const p = await protocolOf();
  return Object.entries(p.ServerFrameSchemas)
    .map(([name, schema]) => section('Frame', name, fieldsOf(p, schema, ['type']), [exampleOf(p, schema, [name])]))
    .join('\n\n');
}

export async function protocolShapes() {
  const p = await protocolOf();
  return Object.entries(shapesOf(p))
    .map(([name, schema]) => {
      const key = { 'search artifact': 'sources', 'page tool': 'tools', 'page tools': 'page_tools' }[name] ?? name;
      const path = [key.replace('approval field', 'fields').replace('answer field', 'field').replace(' ', '_')];
      return `### ${title(name)}\n\n${fieldsOf(p, schema, [])}\n\n${json(exampleOf(p, schema, path))}`;
    })
    .join('\n\n');
}

/** A whole reply of history, from a recorded run. */
export async function protocolHistory() {
  const p = await protocolOf();
  const file = join(root, 'test/fixtures/runs/approval-approved.events.jsonl');
  const log = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const at = log[0].at;
  const page = { id: 'conv_1', title: 'Repair', created_at: at, updated_at: at, unread: 0 };
  return json({ ...p.toHistory(log, page), has_more: false, before: null }, 3);
}

function section(kind, name, fields, examples, note = '') {
  const rules = rulesOf(kind, name);
  return [
    `### ${kind} \`${name}\``,
    [note, rules === '' ? '' : `Rules: ${rules}.`].filter(Boolean).join(' '),
    fields,
    ...examples.map((one) => json(one)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Rules of names that are ordinary words too: a rule that has them need not mean the block or the frame. */
const OWN_RULES = {
  'Block text': ['EV6', 'EV9', 'GR3', 'CI1', 'CI2', 'CI3', 'CI4'],
  'Block thinking': ['EV6', 'EV9'],
  'Block image': ['AT2', 'AT3', 'AT5'],
  'Block file': ['AT2', 'AT3', 'AT5'],
  'Block source': [],
  'Block data': [],
  'Event content_block_delta': ['EV6', 'EV9', 'RD2', 'RD4'],
  'Event content_block_start': ['EV4', 'EV5', 'EV6', 'EV7', 'RD2'],
  'Event content_block_stop': ['EV4'],
  'Command subscribe': ['EV2', 'PT3'],
  'Command unsubscribe': [],
  'Command stop': ['EV3'],
  'Frame error': [],
  'Frame nack': ['AP3', 'PT4'],
};

/** The rules of SPEC.md that name it, as links to their section. */
function rulesOf(kind, name) {
  const own = OWN_RULES[`${kind} ${name}`];
  const text = readFileSync(join(root, 'protocol/SPEC.md'), 'utf8');
  const found = [];
  let anchor = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## '))
      anchor = line
        .slice(3)
        .toLowerCase()
        .replace(/[^a-z ]/g, '')
        .replaceAll(' ', '-');
    const rule = /^- \*\*([A-Z]+\d+)\*\*/.exec(line)?.[1];
    const isNamed = own ? own.includes(rule) : line.includes(`\`${name}\``) || line.includes(`\`${name} `);
    if (rule && isNamed) found.push(`[${rule}](../protocol/SPEC.md#${anchor})`);
  }
  return found.join(', ');
}

// ---- fields ------------------------------------------------------------------------------------------------------

function fieldsOf(p, schema, without) {
  const rows = Object.entries(schema.properties ?? {}).filter(([name]) => !without.includes(name));
  if (rows.length === 0) return '';
  const required = new Set(schema.required ?? []);
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(['field', 'type', 'meaning']),
    line(['---', '---', '---']),
    ...rows.map(([name, field]) =>
      line([`\`${name}\`${required.has(name) ? '' : ' (optional)'}`, typeOf(p, field), field.description ?? '']),
    ),
  ].join('\n');
}

function typeOf(p, schema) {
  const bare = JSON.stringify(withoutDescription(schema));
  for (const [name, shape] of Object.entries(shapesOf(p))) {
    if (JSON.stringify(withoutDescription(shape)) === bare) return `[${name}](#${name.replaceAll(' ', '-')})`;
  }
  if (bare === JSON.stringify(p.ContentBlockSchema)) return '[a block](#content-blocks)';
  if (bare === JSON.stringify(p.UserContentSchema)) return 'text, image or file [block](#content-blocks)';
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return 'a [code](errors.md)';
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(p, one)).join(' or ');
  if (schema.type === 'array' && Array.isArray(schema.items)) return '[from, to)';
  if (schema.type === 'array') return `list of ${typeOf(p, schema.items)}`;
  if (schema.type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => `\`${name}\`: ${typeOf(p, field)}`);
    return `{ ${fields.join(', ')} }`;
  }
  if (schema.type === 'object' && schema.patternProperties) {
    const [value] = Object.values(schema.patternProperties);
    return value.type || value.anyOf ? `object of ${typeOf(p, value)}` : 'object';
  }
  const { type = 'any JSON', minimum, maximum, minLength, maxLength, maxItems } = schema;
  const low = minimum ?? minLength;
  const high = maximum ?? maxLength ?? maxItems;
  const bounds = high === undefined ? (low ? `, from ${low}` : '') : `, ${low ?? 0} to ${high}`;
  return `${type}${bounds}`;
}

function withoutDescription({ description, ...schema }) {
  return schema;
}

// ---- examples ----------------------------------------------------------------------------------------------------

/** A value that fits the schema, with its optional fields. @throws {Error} naming a field without a value */
function exampleOf(p, schema, path) {
  const value = make(schema, path);
  if (!p.Check(schema, value)) {
    const [fault] = p.Errors(schema, value);
    throw new Error(`The example of ${path.join('.')} does not fit its schema: ${JSON.stringify(fault ?? value)}`);
  }
  return value;

  function make(one, at) {
    if (one.const !== undefined) return one.const;
    for (const length of [3, 2]) {
      const own = at.length >= length ? EXAMPLES[at.slice(-length).join('.')] : undefined;
      if (own !== undefined && p.Check(one, own)) return own;
    }
    if (one.anyOf) {
      const given = EXAMPLES[at.at(-1)];
      if (given !== undefined && p.Check(one, given)) return given;
      const [first] = one.anyOf;
      return make(first, first.properties?.type ? [...at, first.properties.type.const] : at);
    }
    if (one.properties) {
      const required = new Set(one.required ?? []);
      const fields = Object.entries(one.properties).filter(
        ([name]) => required.has(name) || (!LEFT_OUT.includes([at.at(-1), name].join('.')) && !LEFT_OUT.includes(name)),
      );
      return Object.fromEntries(fields.map(([name, field]) => [name, make(field, [...at, name])]));
    }
    const given = EXAMPLES[at.at(-1)];
    if (given !== undefined && p.Check(one, given)) return given;
    if (one.enum) return one.enum[0];
    if (one.type === 'array' && !Array.isArray(one.items)) return [make(one.items, at)];
    if (one.type === 'object' && !one.patternProperties) return {};
    if (one.type === 'boolean') return true;
    throw new Error(`.ci/protocol-examples.mjs has no value for ${at.join('.')} that fits ${JSON.stringify(one)}`);
  }
}

/** A code block. Lists and objects that fit into a line are one, below `depth` levels. */
function json(value, depth = 1) {
  return `\`\`\`json\n${format(value, '', depth)}\n\`\`\``;
}

function format(value, indent, depth) {
  const flat = JSON.stringify(value).replace(/([^\\]"|[\]}\w]),(?=["{[\d])/g, '$1,');
  if (typeof value !== 'object' || value === null) return flat;
  if (indent.length + flat.length <= LINE_CHARS && (depth <= 0 || flat.length < 60)) return spaced(value);
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const items = Array.isArray(value)
    ? value.map((one) => inner + format(one, inner, depth - 1))
    : Object.entries(value).map(([name, one]) => `${inner}${JSON.stringify(name)}: ${format(one, inner, depth - 1)}`);
  return items.length === 0 ? open + close : `${open}\n${items.join(',\n')}\n${indent}${close}`;
}

/** JSON in one line with blanks after commas and colons. */
function spaced(value) {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${spaced(one)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function title(name) {
  return name[0].toUpperCase() + name.slice(1);
}
