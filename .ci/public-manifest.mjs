// custom-elements.json as @agent-chat/widget publishes it: the elements that a page may use, with what an editor shows of them.

/** Elements that others draw inside themselves, of no use alone. */
export const INNER = [
  'agent-chat-approval',
  'agent-chat-artifact',
  'agent-chat-composer',
  'agent-chat-context',
  'agent-chat-copy-button',
  'agent-chat-device-link',
  'agent-chat-edit',
  'agent-chat-feedback',
  'agent-chat-files',
  'agent-chat-history',
  'agent-chat-launcher',
  'agent-chat-log',
  'agent-chat-markdown',
  'agent-chat-menu',
  'agent-chat-question',
  'agent-chat-reasoning',
  'agent-chat-step',
];

/** The file of the package that registers all elements. */
const MODULE = 'dist/agent-chat.js';
/** The class that it exports. */
const EXPORTED = 'AgentChat';

/**
 * Without what is private, has no description, or is said twice: the words of an attribute are those of its field, whose default is that of
 * the attribute.
 * @param {{ schemaVersion: string, modules: { declarations?: any[] }[] }} manifest
 * @returns {{ schemaVersion: string, modules: any[] }}
 */
export function publicManifest({ schemaVersion, modules }) {
  const declarations = modules
    .flatMap(({ declarations: declared = [] }) => declared)
    .filter((each) => each.customElement && !INNER.includes(each.tagName))
    .map(({ attributes = [], superclass: _lit, description, ...each }) => ({
      ...(description ? { description } : {}),
      ...each,
      members: (each.members ?? []).filter(isShown).map(withoutRepeated),
      attributes: attributes.map(({ description: words, ...one }) =>
        one.fieldName ? one : { ...one, description: words },
      ),
    }));
  const exports = declarations.flatMap(({ name, tagName }) => [
    { kind: 'custom-element-definition', name: tagName, declaration: { name } },
    ...(name === EXPORTED ? [{ kind: 'js', name, declaration: { name } }] : []),
  ]);
  return { schemaVersion, modules: [{ kind: 'javascript-module', path: MODULE, declarations, exports }] };
}

function withoutRepeated({ attribute, return: returned, ...member }) {
  if (returned && !/^(?:void|Promise<void>)$/.test(returned.type?.text)) return { ...member, return: returned };
  const { default: _given, ...field } = member;
  return attribute ? field : member;
}

/**
 * A member of which a page may know.
 * @param {{ description?: string, static?: boolean, privacy?: string }} member
 * @returns {boolean}
 */
export function isShown({ description, static: isStatic, privacy }) {
  return Boolean(description) && !isStatic && privacy !== 'private' && privacy !== 'protected';
}
