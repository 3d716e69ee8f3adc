// What VS Code reads of custom elements in HTML (`html.customData`): tags, attributes and their values, made from the manifest.

/** @param manifest custom-elements.json; every element in it is listed. */
export function editorData(manifest) {
  const tags = manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter(({ tagName }) => tagName)
    .map(({ tagName, summary, description, members = [], attributes = [] }) => ({
      name: tagName,
      description: summary ?? description ?? '',
      attributes: attributes.map((attribute) => {
        const field = members.find(({ name }) => name === attribute.fieldName) ?? {};
        const type = attribute.type?.text ?? field.type?.text ?? '';
        return {
          name: attribute.name,
          description: attribute.description ?? field.description ?? '',
          ...(type === 'boolean' ? { valueSet: 'v' } : valuesOf(type)),
        };
      }),
    }));
  return { version: 1.1, tags, globalAttributes: [{ name: 'data-agent-chat-open', description: OPENS }] };
}

const OPENS = 'On a button or link: opens and closes the chat of the page.';

/** The values of a union of strings; none for every other type. */
function valuesOf(type) {
  const words = type.split('|').map((word) => word.trim());
  return words.every((word) => /^'[^']*'$/.test(word))
    ? { values: words.map((word) => ({ name: word.slice(1, -1) })) }
    : {};
}
