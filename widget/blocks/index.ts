// The table: block type to template. A new type is one file and one line; an unknown type gets a short notice.
import { html, nothing, type TemplateResult } from 'lit';
import type { Block } from '../../protocol/blocks.ts';
import type { BlockContext } from './block-context.ts';
import { renderData } from './data.ts';
import { renderFile } from './file.ts';
import { renderImage } from './image.ts';
import { renderQuestion } from './question.ts';
import { renderSource } from './source.ts';
import { renderStep } from './step.ts';
import { renderTerminal } from './terminal.ts';
import { renderText } from './text.ts';
import { renderThinking } from './thinking.ts';

export type { BlockContext } from './block-context.ts';
export { blockStyles } from './blocks.styles.ts';

type Template<Type extends Block['type']> = (block: Extract<Block, { type: Type }>, context: BlockContext) => unknown;

const templates: { [Type in Block['type']]?: Template<Type> } = {
  text: renderText,
  thinking: renderThinking,
  tool_use: renderStep,
  image: renderImage,
  file: renderFile,
  source: renderSource,
  data: renderData,
  terminal: renderTerminal,
  approval: renderQuestion,
  // The shell draws these, or they are invisible marks; merged results are inside their step.
  user: () => nothing,
  run: () => nothing,
  group_start: () => nothing,
  group_end: () => nothing,
};

/** The template of any block. Its host includes `blockStyles`. */
export function renderBlock(block: Block, context: BlockContext): unknown {
  if (block.type === 'tool_result' && block.merged) return nothing;
  const template = Object.hasOwn(templates, block.type)
    ? (templates[block.type] as Template<Block['type']> | undefined)
    : undefined;
  return template ? template(block as never, context) : unknownBlock(context);
}

function unknownBlock({ strings }: BlockContext): TemplateResult {
  return html`<p class="notice" part="notice">${strings.t('cannotShow')}</p>`;
}
