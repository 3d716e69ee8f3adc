// Accessibility of an element on the page, by axe-core (a classic script that sets a global on `window`).
import 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from 'chai';

const THEMES = ['light', 'dark'] as const;

type Axe = { run(context: Element, options: RunOptions): Promise<AxeResults> };

/** Fails with each violation and its element, in both themes. `region`: an element on a bare test page is in no landmark. */
export async function expectAccessible(element: Element): Promise<void> {
  const { axe } = window as unknown as { axe: Axe };
  const found: string[] = [];
  for (const theme of THEMES)
    await inTheme(theme, async () => {
      // Half-faded text has too little contrast; the state after the animations is measured.
      finishAnimations(document.body);
      const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
      found.push(...violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`));
    });
  expect(found).to.deep.equal([]);
}

/** Ends every animation inside, through shadow roots, except endless ones. */
function finishAnimations(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const child of element.shadowRoot?.children ?? []) finishAnimations(child);
  }
}

/** Runs `check` while the page is in that theme. */
export async function inTheme(theme: 'light' | 'dark', check: () => Promise<void>): Promise<void> {
  const { style } = document.documentElement;
  const { colorScheme, background } = style;
  style.colorScheme = theme;
  style.background = 'Canvas';
  try {
    await check();
  } finally {
    Object.assign(style, { colorScheme, background });
  }
}
