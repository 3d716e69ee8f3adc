// Steps, groups and sources for tests of single elements, and how an element is put on the page.

import type { Source, ToolUseBlock } from '../../../protocol/blocks.ts';
import type { StepGroup } from '../../../protocol/groups.ts';
import { importsSettled } from '../../../widget/shared/loading/imports.ts';

export const sources: Source[] = [1, 2, 3, 4, 5, 6].map((number) => ({
  number,
  url: `https://site${number}.example/page`,
  title: `Title ${number}`,
  snippet: `Snippet ${number}`,
  domain: `site${number}.example`,
  favicon: null,
}));

export function step(key: string, change: Partial<ToolUseBlock> = {}): ToolUseBlock {
  return {
    type: 'tool_use',
    key,
    id: key,
    name: 'look_up',
    input: { q: key },
    tool_content_message: `Looking up ${key}`,
    run_id: 'r',
    message_id: 'm',
    index: 0,
    message_type: 'step',
    at: '2026-01-01T00:00:00.000Z',
    isStreaming: false,
    toolResult: 'found',
    toolResultError: false,
    resultAt: '2026-01-01T00:00:00.800Z',
    ...change,
  };
}

export function group(blocks: ToolUseBlock[], isOpen: boolean, summary = 'Looked things up'): StepGroup {
  return { type: 'group', key: 'g', run_id: 'r', blocks, summary, isOpen };
}

export async function mount<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Partial<HTMLElementTagNameMap[Tag]>,
): Promise<HTMLElementTagNameMap[Tag]> {
  const element = document.createElement(tag);
  element.lang = 'en';
  Object.assign(element, props);
  document.body.append(element);
  await settled(element);
  return element;
}

export async function settled(element: Element): Promise<void> {
  await importsSettled();
  if ('updateComplete' in element) await element.updateComplete;
  for (const inner of element.shadowRoot?.querySelectorAll('*') ?? []) if (inner.shadowRoot) await settled(inner);
}

export const find = <Found extends HTMLElement = HTMLElement>(element: Element, selector: string) =>
  element.shadowRoot!.querySelector<Found>(selector)!;
export const eventOf = (element: Element, name: string) =>
  new Promise<CustomEvent>((resolve) =>
    element.addEventListener(name, (event) => resolve(event as CustomEvent), { once: true }),
  );

/** Resolves when `test` holds, looked at on every frame; the test's own time limit bounds it. */
export async function eventually(test: () => boolean): Promise<void> {
  while (!test()) await new Promise((resolve) => requestAnimationFrame(resolve));
}
