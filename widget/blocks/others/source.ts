// A source that an agent adds directly: a link with its site.
import { html, type TemplateResult } from 'lit';
import type { SourceBlock } from '../../../protocol/blocks.ts';
import { sourceLink, sourceSummary } from '../../elements/source-citation/source-card.ts';
import { safeLink } from '../../markdown/rich/safe-link.ts';
import type { BlockContext } from '../block-context.ts';

export function renderSource({ source }: SourceBlock, { strings }: BlockContext): TemplateResult {
  const domain = safeLink(source.url)?.host ?? '';
  const known = { url: source.url, title: source.title ?? domain, snippet: '', domain, favicon: null };
  return sourceLink(known, 'source-card', html`${sourceSummary(known, { external: true })}`, strings);
}
