// Which colour a piece of code has, by what the grammar calls it. Few colours, so that each can be distinguished at a glance.

/** Classes of the style sheet: word of the language, text, figure, remark, name, part of something; removed line. */
export type CodeClass = 'k' | 's' | 'n' | 'c' | 'f' | 'a' | 'd';

const CLASSES: Readonly<Record<string, CodeClass>> = {
  keyword: 'k',
  literal: 'k',
  built_in: 'k',
  type: 'k',
  name: 'k',
  tag: 'k',
  'selector-tag': 'k',
  'template-tag': 'k',
  string: 's',
  regexp: 's',
  char: 's',
  code: 's',
  addition: 's',
  number: 'n',
  symbol: 'n',
  bullet: 'n',
  link: 'n',
  comment: 'c',
  quote: 'c',
  meta: 'c',
  title: 'f',
  section: 'f',
  'selector-class': 'f',
  'selector-id': 'f',
  attr: 'a',
  attribute: 'a',
  property: 'a',
  variable: 'a',
  'template-variable': 'a',
  deletion: 'd',
};

/** The class for the names that the grammar gives a piece, such as `hljs-title function_`; '' for code in a text (`${…}`). */
export function classOf(names: readonly string[]): CodeClass | '' | undefined {
  const name = names[0]?.replace(/^hljs-/, '');
  return name === 'subst' ? '' : name === undefined ? undefined : CLASSES[name];
}
