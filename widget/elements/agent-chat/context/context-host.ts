// The chat as the page's context sees it: what may be read, and what is selected on the page around it.
import type { LitElement } from 'lit';
import type { PageContext } from '../../../../protocol/content/page-context.ts';

export type ContextHost = LitElement & {
  /** What may be read from the page: `title`, `url`, `selection`, separated by spaces. */
  readonly pageContextFields: string;
  /** What the page's scripts give. */
  readonly pageContext: PageContext | null;
};

/** What is selected on the page outside of the chat, if it may be read; else ''. */
export function selectedText(host: ContextHost): string {
  if (!/\bselection\b/.test(host.pageContextFields)) return '';
  const selection = document.getSelection();
  return selection?.anchorNode && host.contains(selection.anchorNode) ? '' : (selection?.toString().trim() ?? '');
}
