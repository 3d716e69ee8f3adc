// Faults of accessibility that axe finds in a page of an end-to-end test.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** `at`: what axe takes as its context. `options`: its own; `off`: rules that do not hold for the page of the test. */
export type AxeScope = { at?: object | string; options?: object; off?: readonly string[] };

/** The rules that are broken now, each with an element; what fades or moves is at its end first. */
export async function axeFaults(
  page: Page,
  { at = 'agent-chat', options = {}, off = [] }: AxeScope = {},
): Promise<string[]> {
  // Not as a tag: a page's policy may have no inline scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([context, given, rules]) => {
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      const { axe } = window as unknown as { axe: { run(at: unknown, options: object): Promise<AxeResults> } };
      const { violations } = await axe.run(context, {
        resultTypes: ['violations'],
        ...given,
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.html}`),
      );
    },
    [at, options, off] as const,
  );
}
