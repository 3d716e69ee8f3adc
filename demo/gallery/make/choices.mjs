// The choices of an owner as CSS, script tag and settings to copy. Only what differs from the defaults is written.

/**
 * @typedef {object} Choices
 * @property {string} accent colour as `#rrggbb`
 * @property {number} radius CSS pixels
 * @property {number} density 0.8 to 1.2
 * @property {string} font a list of families, `inherit`, or '' for that of the system
 * @property {number} size of the text, CSS pixels
 * @property {string} layout
 * @property {string} theme
 * @property {string} name of the assistant
 * @property {Readonly<Record<string, string>>} greetings by language, as `prompts`
 * @property {Readonly<Record<string, readonly string[]>>} prompts by language; those of `en` are shown where a language has none
 */

/** @type {Choices} */
export const DEFAULTS = {
  accent: '#2e65cf',
  radius: 16,
  density: 1,
  font: '',
  size: 15,
  layout: 'floating',
  theme: 'auto',
  name: '',
  greetings: {},
  prompts: {},
};

/** The example of README.md. @type {Choices} */
export const EXAMPLE = { ...DEFAULTS, accent: '#7a1f3d', radius: 6, font: "'Source Sans 3', sans-serif" };

/** The custom properties of the choices, by name. @param {Choices} choices @returns {[string, string][]} */
export function propertiesOf(choices) {
  /** @type {[keyof Choices, string, string][]} */
  const all = [
    ['accent', '--agent-chat-accent', choices.accent],
    ['font', '--agent-chat-font', choices.font],
    ['size', '--agent-chat-font-size', `${choices.size}px`],
    ['radius', '--agent-chat-radius', `${choices.radius}px`],
    ['density', '--agent-chat-density', `${choices.density}`],
  ];
  return all.filter(([key]) => choices[key] !== DEFAULTS[key]).map(([, name, value]) => [name, value]);
}

/** @param {Choices} choices */
export function cssOf(choices) {
  const lines = propertiesOf(choices).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `agent-chat {\n${lines.join('\n')}\n}`;
}

/** @param {Choices} choices @param {string} origin of the API */
export function tagOf(choices, origin) {
  const attributes = ['layout', 'theme']
    .filter((key) => choices[key] !== DEFAULTS[key])
    .map((key) => ` data-${key}="${choices[key]}"`);
  return `<script src="${origin}/widget.js" async${attributes.join('')}></script>`;
}

/** The `agent` of the site's settings; '' without one. @param {Choices} choices */
export function settingsOf({ name, greetings, prompts }) {
  /** @param {string} language */
  const textsOf = (language) => ({
    ...(greetings[language] && { greeting: greetings[language] }),
    ...(prompts[language]?.length && { suggestions: prompts[language] }),
  });
  const others = new Set([...Object.keys(greetings), ...Object.keys(prompts)].filter((language) => language !== 'en'));
  const translations = Object.fromEntries(
    [...others].map((language) => [language, textsOf(language)]).filter(([, texts]) => Object.keys(texts).length > 0),
  );
  const agent = {
    ...(name && { name }),
    ...textsOf('en'),
    ...(Object.keys(translations).length > 0 && { translations }),
  };
  return Object.keys(agent).length === 0 ? '' : `"agent": ${JSON.stringify(agent, null, 2)}`;
}
