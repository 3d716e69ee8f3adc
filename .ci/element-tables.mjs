// The table from which the wrappers of frameworks are made (dist/elements.js): properties and events of each element, by custom-elements.json.

/**
 * @param {{ modules: { declarations?: any[] }[] }} manifest of the elements that a page may use
 * @returns {Record<string, { properties: string[], events: string[] }>} by tag
 */
export function elementTables(manifest) {
  const declarations = manifest.modules.flatMap(({ declarations = [] }) => declarations);
  return Object.fromEntries(
    declarations.map(({ tagName, members = [], events = [] }) => [
      tagName,
      {
        properties: members
          .filter(({ kind, readonly }) => kind === 'field' && readonly !== true)
          .map(({ name }) => name)
          // Not those with computed names, and not the name that React keeps for itself.
          .filter((name) => /^\w+$/.test(name) && name !== 'key'),
        events: events.map(({ name }) => name),
      },
    ]),
  );
}
