// The generated part of docs/elements.md: what a page may use of each public element, from custom-elements.json, and the details of
// its events from their types.
import { code, table } from './markdown-table.mjs';
import { isShown } from './public-manifest.mjs';

/** The elements a page author meets, in the order of the document. */
const PUBLIC = ['agent-chat', 'tool-group', 'web-search-block', 'sources-panel', 'source-citation'];

/**
 * @param manifest custom-elements.json
 * @param {string} eventTypes text of widget/shared/events.ts
 */
export function elementsDoc(manifest, eventTypes) {
  const declarations = manifest.modules.flatMap((module) => module.declarations ?? []);
  const details = detailsIn(eventTypes);
  return PUBLIC.map((tag) => {
    const element = declarations.find((declaration) => declaration.tagName === tag);
    if (!element) throw new Error(`custom-elements.json has no <${tag}>: run npm run manifest.`);
    return elementDoc(element, details);
  }).join('\n\n');
}

function elementDoc(element, details) {
  const { attributes = [], events = [], slots = [], cssParts = [], cssProperties = [], cssStates = [] } = element;
  const members = (element.members ?? []).filter(isShown);
  const attributeOf = (field) => attributes.find(({ fieldName }) => fieldName === field.name)?.name;
  return [
    `### \`<${element.tagName}>\``,
    element.summary ?? element.description ?? '',
    table(
      ['property', 'attribute', 'type', 'default', 'meaning'],
      members
        .filter(({ kind }) => kind === 'field')
        .map((field) => [
          code(field.name),
          `${code(attributeOf(field))}${field.reflects ? ', reflected' : ''}`,
          code(field.type?.text),
          code(field.default),
          field.description,
        ]),
    ),
    table(
      ['method', 'returns', 'does'],
      members
        .filter(({ kind }) => kind === 'method')
        .map((method) => [
          code(`${method.name}(${parametersOf(method)})`),
          code(method.return?.type.text),
          method.description,
        ]),
    ),
    table(
      ['event', 'detail', 'fires'],
      events.map((event) => [code(event.name), code(detailOf(event, details)), event.description]),
    ),
    table(
      ['slot', 'holds'],
      slots.map((slot) => [code(slot.name || 'default'), slot.description]),
    ),
    table(
      ['part', 'is'],
      cssParts.map((part) => [code(part.name), part.description]),
    ),
    table(
      ['state', 'matches'],
      cssStates.map((state) => [code(`:state(${state.name})`), state.description]),
    ),
    table(
      ['custom property', 'default', 'sets'],
      cssProperties.map((property) => [code(property.name), code(property.default), property.description]),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function parametersOf({ parameters = [] }) {
  return parameters.map(({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type?.text}`).join(', ');
}

/** The type of its detail, written out; '' for an event without one. */
function detailOf({ name, type }, details) {
  const [, detail] = /^CustomEvent<(.*)>$/.exec(type?.text ?? '') ?? [];
  if (detail === 'Record<string, never>') return '';
  if (!details.has(detail)) throw new Error(`${name}: widget/shared/events.ts has no type ${detail}.`);
  return details.get(detail);
}

/** Types of details by name, on one line and without comments. */
function detailsIn(text) {
  const types = text.matchAll(/^export type (\w+Detail) = (\{[\s\S]*?\});$/gm);
  return new Map(
    [...types].map(([, name, type]) => [
      name,
      type
        .replace(/\/\*\*[\s\S]*?\*\//g, '')
        .replace(/\s+/g, ' ')
        .replace(/; \}/, ' }'),
    ]),
  );
}
