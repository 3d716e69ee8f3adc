import { describe, expect, it } from 'vitest';
import { type LightTree, textOf } from '../../../../api/extract/html/light-tree.ts';
import { MAX_DEPTH, parseHtml } from '../../../../api/extract/html/parse-html.ts';
import { cutSegments } from '../../../../api/extract/segments/segments.ts';

/** The tree as nested names: `div(p('text') a)`. */
function outline({ nodes }: LightTree): string {
  const closing: number[] = [];
  let out = '';
  for (const [i, node] of nodes.entries()) {
    while (closing.length > 0 && (closing[closing.length - 1] ?? 0) <= i) {
      closing.pop();
      out += ')';
    }
    out += node.tag === '#text' ? `'${node.text.trim()}'` : `${node.tag}(`;
    if (node.tag !== '#text') closing.push(node.end);
  }
  return out + ')'.repeat(closing.length);
}

describe('parseHtml', () => {
  it('closes paragraphs, items and cells that the source leaves open', () => {
    expect(outline(parseHtml('<p>a<p>b<div>c</div>'))).toBe("#root(p('a')p('b')div('c'))");
    expect(outline(parseHtml('<ul><li>a<ul><li>b</ul><li>c</ul>'))).toBe("#root(ul(li('a'ul(li('b')))li('c')))");
    expect(outline(parseHtml('<table><tr><td>a<td>b<tr><td>c</table>'))).toBe(
      "#root(table(tr(td('a')td('b'))tr(td('c'))))",
    );
  });

  it('keeps a block open when a formatting element around it ends inside', () => {
    expect(outline(parseHtml('<a>x<div>y</a>z</div>w'))).toBe("#root(a('x'div('y'))div('z')'w')");
  });

  it('does not let an end tag close elements outside of its table cell', () => {
    expect(outline(parseHtml('<div><table><tr><td>a</div>b</table>c</div>'))).toBe(
      "#root(div(table(tr(td('a''b')))'c'))",
    );
  });

  it('decodes entities and drops scripts, comments and CDATA marks', () => {
    const html = '<p>a &amp; b<!-- no --><script>if (a < b) "</p>"</script></p><![CDATA[<p>c</p>';
    expect(outline(parseHtml(html))).toBe("#root(p('a & b')p('c'))");
  });

  it('makes no node of white space alone, and keeps words apart by it', () => {
    const tree = parseHtml(
      '<div>\n  <p><b>a</b>\n<i>b</i> <u>c</u> </p>\n</div> <p><b>d</b> &amp;<!-- -->e<b>f</b> </b>g</p>',
    );
    expect(outline(tree)).toBe("#root(div(p(b('a')i('b')u('c')))p(b('d')'&e'b('f')'g'))");
    expect(cutSegments(tree).map(({ text }) => text)).toEqual(['a b c', 'd &ef g']);
    expect(textOf(tree, 0)).toBe('a b c d &e f g');
  });

  it('keeps white space between the elements of code', () => {
    const tree = parseHtml('<pre><b>a</b>\n  <b>c</b></pre>');
    expect(cutSegments(tree).map(({ text }) => text)).toEqual(['a\n  c']);
  });

  it('keeps JSON-LD and the title', () => {
    const tree = parseHtml(
      '<title>A &lt; B</title><script type="application/ld+json">{"a":"<b>"}</script><svg><title>no</title></svg>',
    );
    expect(tree.title).toBe('A < B');
    expect(tree.jsonLd).toEqual(['{"a":"<b>"}']);
  });

  it('adds text beyond the depth limit to the deepest element kept', () => {
    const { nodes } = parseHtml(`${'<div>'.repeat(5000)}deep${'</div>'.repeat(5000)}<p>after</p>`);
    expect(Math.max(...nodes.map((node) => node.depth))).toBeLessThanOrEqual(MAX_DEPTH + 1);
    expect(nodes.find((node) => node.text === 'deep')).toBeDefined();
    expect(nodes.find((node) => node.tag === 'p')?.parent).toBe(0);
  });
});
