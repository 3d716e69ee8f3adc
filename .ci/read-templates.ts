// How the built widget reads the texts of a template: in a quarter of Lit's code, for templates as ours are. Each is read in both ways when it is built.
import { html, mathml, svg } from 'lit-html';
import { _$LH as lit } from 'lit-html/private-ssr-support.js';
import type { Plugin } from 'vite';

/**
 * In place of the function of lit-html.js that writes the HTML of a template with a mark for each value. A value after `name=` or `name="…` is
 * an attribute's, and so are those until the next quotation mark; all others are nodes. Names as there: `h` ends the name of such an attribute,
 * `o` is its mark, `r` that of a node, `V` makes trusted HTML.
 */
export const READ_TEMPLATE = `(t,i)=>{const s=t.length-1,e=[];let n,l=2===i?"<svg>":3===i?"<math>":"";for(let i=0;i<s;i++){let s=t[i];const a=/([^\\s=]+)=("[^"]*)?$/,c=a.exec(s);c?(e.push(c[1]),n=c[2],s=s.replace(a,"$1"+h+"=$2")):n&&=!s.includes('"'),l+=s+(c||n?o:r)}return[V(t,l+(t[s]||"<?>")+(2===i?"</svg>":3===i?"</math>":"")),e]}`;

type Read = (texts: TemplateStringsArray, kind: number) => [html: string, names: string[]];

const theirs = (lit as unknown as { getTemplateHtml: Read }).getTemplateHtml;
const ours: Read = new Function('h', 'o', 'r', 'V', `return ${READ_TEMPLATE}`)(
  lit.boundAttributeSuffix,
  lit.marker,
  `<${lit.markerMatch}>`,
  (_texts: unknown, written: string) => written,
);

const TAGS: Record<string, typeof html | typeof svg | typeof mathml> = { html, svg, mathml };

/** Fails the build for a template that Lit reads in another way. */
export function compareTemplates(): Plugin {
  let count = 0;
  return {
    name: 'compare-templates',
    transform(code, id) {
      if (!/[\\/]widget[\\/].*\.ts$/.test(id) || !/\b(?:html|svg|mathml)`/.test(code)) return;
      visit(this.parse(code), (name, texts) => {
        count += 1;
        const kind = TAGS[name]!(texts)._$litType$;
        const [expected, read] = [theirs, ours].map((reading) => JSON.stringify(reading(texts, kind)));
        if (read !== expected) this.error(`Lit reads this template in another way, see read-templates.ts: ${expected}`);
      });
    },
    buildEnd(error) {
      if (!error && count === 0) this.error('No template was found: adapt compareTemplates.');
    },
  };
}

/** Calls back for each template of a syntax tree, with its texts as a browser has them. */
function visit(node: unknown, found: (name: string, texts: TemplateStringsArray) => void): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, tag, quasi } = node as { type?: string; tag: Tag; quasi: Quasi };
  if (type === 'TaggedTemplateExpression' && tag.name && Object.hasOwn(TAGS, tag.name)) {
    const cooked = quasi.quasis.map(({ value }) => value.cooked);
    found(tag.name, Object.assign(cooked, { raw: quasi.quasis.map(({ value }) => value.raw) }));
  }
  for (const child of Object.values(node)) visit(child, found);
}
type Tag = { name?: string };
type Quasi = { quasis: { value: { cooked: string; raw: string } }[] };
