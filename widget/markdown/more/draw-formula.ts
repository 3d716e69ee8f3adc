// Formulas as MathML, element by element from their tree; one that is not understood, or not complete, as its source.
import { html, mathml, nothing, type TemplateResult } from 'lit';
import type { FormulaToken } from '../tokens.ts';
import { parseTex, type Tex } from './tex.ts';

export function drawFormula({ tex, isWhole }: FormulaToken, isBlock: boolean): TemplateResult {
  const tree = isWhole ? parseTex(tex) : null;
  if (!tree) {
    return isBlock
      ? html`<div class="formula" dir="ltr" tabindex="0"><code>${tex}</code></div>`
      : html`<code dir="ltr">${tex}</code>`;
  }
  const content = draw(tree);
  return isBlock
    ? html`<div class="formula" dir="ltr" tabindex="0"><math display="block">${content}</math></div>`
    : html`<math dir="ltr">${content}</math>`;
}

function draw(tex: Tex): unknown {
  switch (tex.type) {
    case 'row':
      return mathml`<mrow>${tex.children.map(draw)}</mrow>`;
    case 'name':
      return mathml`<mi>${tex.text}</mi>`;
    case 'number':
      return mathml`<mn>${tex.text}</mn>`;
    case 'sign':
      return mathml`<mo>${tex.text}</mo>`;
    case 'text':
      return mathml`<mtext>${tex.text}</mtext>`;
    case 'fence':
      return tex.text === '' ? nothing : mathml`<mo fence="true" stretchy="true">${tex.text}</mo>`;
    case 'space':
      return mathml`<mspace width="0.3em"></mspace>`;
    case 'fraction':
      return tex.hasLine
        ? mathml`<mfrac>${draw(tex.over)}${draw(tex.under)}</mfrac>`
        : mathml`<mfrac linethickness="0">${draw(tex.over)}${draw(tex.under)}</mfrac>`;
    case 'root':
      return tex.degree
        ? mathml`<mroot>${draw(tex.of)}${draw(tex.degree)}</mroot>`
        : mathml`<msqrt>${draw(tex.of)}</msqrt>`;
    case 'script':
      return drawScript(tex);
    case 'accent':
      return tex.isBelow
        ? mathml`<munder>${draw(tex.of)}<mo stretchy="true">${tex.mark}</mo></munder>`
        : mathml`<mover accent="true">${draw(tex.of)}<mo stretchy="true">${tex.mark}</mo></mover>`;
    case 'table':
      return mathml`<mtable>${tex.rows.map(
        (row) => mathml`<mtr>${row.map((cell) => mathml`<mtd>${draw(cell)}</mtd>`)}</mtr>`,
      )}</mtable>`;
  }
}

/** Above and below a sum and a limit, beside anything else. */
function drawScript({ base, sub, sup }: Tex & { type: 'script' }): TemplateResult<3> {
  const isBig = 'isBig' in base && base.isBig === true;
  const of = draw(base);
  if (sub && sup) {
    return isBig
      ? mathml`<munderover>${of}${draw(sub)}${draw(sup)}</munderover>`
      : mathml`<msubsup>${of}${draw(sub)}${draw(sup)}</msubsup>`;
  }
  if (sub) return isBig ? mathml`<munder>${of}${draw(sub)}</munder>` : mathml`<msub>${of}${draw(sub)}</msub>`;
  const above = draw(sup!);
  return isBig ? mathml`<mover>${of}${above}</mover>` : mathml`<msup>${of}${above}</msup>`;
}
