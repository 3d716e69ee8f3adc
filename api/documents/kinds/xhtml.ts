// XHTML written as HTML, for the one extractor: in XML `<script src="x"/>` is closed and `<![CDATA[` is text, in HTML the first
// includes the rest of the page and the second is a comment. Converts syntax alone.
import { Parser } from 'htmlparser2';

const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** Elements whose text is not markup in HTML. */
const RAW: ReadonlySet<string> = new Set(['script', 'style']);

/** The same document in HTML syntax. Removes prefixes of the XHTML namespace; keeps entities as written. */
export function toHtml(xhtml: string): string {
  const parts: string[] = [];
  let isCdata = false;
  let raw = 0;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = tag.replace(/^(?:html|xhtml|h):/, '');
        if (RAW.has(name)) raw++;
        const written = Object.entries(attributes).map(
          ([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`,
        );
        parts.push(`<${name}${written.join('')}>`);
      },
      ontext(data) {
        parts.push(isCdata && raw === 0 ? data.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : data);
      },
      onclosetag(tag) {
        const name = tag.replace(/^(?:html|xhtml|h):/, '');
        if (RAW.has(name)) raw = Math.max(0, raw - 1);
        if (!VOID.has(name)) parts.push(`</${name}>`);
      },
      oncdatastart: () => {
        isCdata = true;
      },
      oncdataend: () => {
        isCdata = false;
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(xhtml);
  return parts.join('');
}
