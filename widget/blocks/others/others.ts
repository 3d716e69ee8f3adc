// The templates of all blocks but text. A new type is one file and one line; an unknown type gets a short notice.
import '../../shared/strings/later-strings.ts';
import { html, type TemplateResult } from 'lit';
import type { Block } from '../../../protocol/blocks.ts';
import type { BlockContext } from '../block-context.ts';
import { renderData } from './data.ts';
import { renderFile } from './file.ts';
import { renderImage } from './image.ts';
import { renderQuestion } from './question.ts';
import { renderSource } from './source.ts';
import { renderStep } from './step.ts';
import { renderTerminal } from './terminal.ts';
import { renderThinking } from './thinking.ts';

export { adoptBlockStyles } from './adopt-block-styles.ts';

type Template<Type extends Block['type']> = (block: Extract<Block, { type: Type }>, context: BlockContext) => unknown;

const templates: { [Type in Block['type']]?: Template<Type> } = {
  thinking: renderThinking,
  tool_use: renderStep,
  image: renderImage,
  file: renderFile,
  source: renderSource,
  data: renderData,
  terminal: renderTerminal,
  approval: renderQuestion,
};

/** The template of a block that is drawn and is no text. */
export function renderOther(block: Block, context: BlockContext): unknown {
  const template = Object.hasOwn(templates, block.type)
    ? (templates[block.type] as Template<Block['type']> | undefined)
    : undefined;
  return template ? template(block as never, context) : unknownBlock(context);
}

function unknownBlock({ strings }: BlockContext): TemplateResult {
  return html`<p class="notice" part="notice">${strings.t('cannotShow')}</p>`;
}
