// Links, pictures, quotes, tables, blocks of code and character references, as rich.ts asks for them.

import { ScrollingTables } from '../../shared/scrolling-tables.ts';
import { adoptStyles } from '../../shared/styles/adopt-styles.ts';
import { fadingEdges } from '../../shared/styles/fading-edges.styles.ts';
import { takeFence, takeIndentedCode, takeQuote } from './code-and-quotes.ts';
import { drawBlock, drawInline } from './draw.ts';
import { isEntityStart } from './entities.ts';
import { FenceTracker } from './fences.ts';
import { isOpenTarget, readLinkTarget } from './link-target.ts';
import { styles } from './rich.styles.ts';
import type { MarkdownHost, Rich } from './rich-types.ts';
import { safeLink } from './safe-link.ts';
import { isOpenAngle, signs } from './signs.ts';
import { isTable, takeTable } from './tables.ts';

const prepared = new WeakSet<MarkdownHost>();

function prepare(host: MarkdownHost): void {
  if (prepared.has(host)) return;
  prepared.add(host);
  adoptStyles(host.renderRoot as ShadowRoot, fadingEdges, styles);
  new ScrollingTables(host, '.table');
}

export const parts: Rich = {
  takeBlock: (place, at) => takeIndentedCode(place, at) ?? takeFence(place, at) ?? takeQuote(place, at),
  takeTable,
  isTable,
  fences: () => new FenceTracker(),
  signs,
  isOpenEntity: isEntityStart,
  isOpenAngle,
  readTarget: readLinkTarget,
  isOpenTarget,
  safeLink,
  drawBlock,
  drawInline,
  prepare,
};
