// Under a finger: every control of every state of the gallery is hit within 44 px, also where its drawing is smaller.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../helpers/browser.ts';
import { type GalleryServer, serveGallery } from '../helpers/gallery-server.ts';

/** A target touches its neighbours, which may take a pixel of it by rounding. */
const SMALLEST_PX = 43;
/** So many of a kind are measured: the same control in the tenth state is as large as in the first ones. */
const MOST_OF_A_KIND = 4;

describe('every control of the gallery, under a finger', () => {
  let server: GalleryServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await serveGallery();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it('is 44 px wide and high, except links in a text and boxes that scroll', async () => {
    const context = await browser.newContext({
      viewport: { width: 440, height: 900 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${server.origin}/?lang=en&width=390`);
    await page.locator('sources-panel .source-card').first().waitFor();
    await page.waitForLoadState('networkidle');
    // The frames around the states would cut what reaches over an element's edge.
    await page.addStyleTag({ content: 'section .stage { overflow: visible !important; }' });
    // The launcher with its teaser, and what is closed at first.
    await page.evaluate(async () => {
      const props = { teaser: 'It is booked for Friday.', agent: 'Alder', unread: 1 };
      const launcher = Object.assign(document.createElement('agent-chat-launcher'), props);
      const section = document.createElement('section');
      section.id = 'launcher';
      section.style.cssText = 'padding: 120px 20px 20px 320px';
      section.append(launcher);
      document.querySelector('#states')?.append(section);
      const closed = ['.group-header', '.item-row', '.search-header'].map((each) => `${each}[aria-expanded="false"]`);
      const open = (root: ParentNode) => {
        for (const element of root.querySelectorAll<HTMLElement>('*')) {
          if (element.shadowRoot) open(element.shadowRoot);
          if (element.matches(closed.join())) element.click();
        }
      };
      open(document);
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    const small = await page.evaluate(findSmallTargets, { smallest: SMALLEST_PX, most: MOST_OF_A_KIND });
    expect([...new Set(small)]).toEqual([]);
    await context.close();
  });
});

/** Runs in the page: controls whose hit area, measured from their middle, is lower or narrower. */
async function findSmallTargets({ smallest, most }: { smallest: number; most: number }): Promise<string[]> {
  const controls: HTMLElement[] = [];
  const times = new Map<string, number>();
  const nameOf = (control: HTMLElement) =>
    `${(control.getRootNode() as ShadowRoot).host?.localName}: ${control.localName}.${control.className.trim()}`;
  const collect = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) collect(element.shadowRoot);
      const isControl = element.matches('button, input, textarea, select, a[href]:not(.link), [role="separator"]');
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isControl || !isSeen || element.matches(':disabled')) continue;
      times.set(nameOf(element), (times.get(nameOf(element)) ?? 0) + 1);
      if (times.get(nameOf(element))! <= most) controls.push(element);
    }
  };
  collect(document.querySelector('#states')!);
  const topAt = (x: number, y: number): Element | null => {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot) {
      const inner: Element | null = found.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === found) break;
      found = inner;
    }
    return found;
  };
  const isIn = (inner: Node | null, outer: Node): boolean => {
    for (let node = inner; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
      if (node === outer) return true;
    return false;
  };
  const small: string[] = [];
  for (const control of controls) {
    control.scrollIntoView({ block: 'center' });
    await new Promise(requestAnimationFrame);
    const box = control.getBoundingClientRect();
    const x = box.x + Math.min(box.width / 2, 200);
    const y = box.y + box.height / 2;
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    const isHit = (dx: number, dy: number) => {
      const top = topAt(x + dx, y + dy);
      return [control, ...labels].some((each) => isIn(top, each));
    };
    // Something else is over it: a menu, or another state.
    if (!isHit(0, 0)) continue;
    // Most reach half as far on every side.
    const half = (smallest - 1) / 2;
    if (isHit(-half, 0) && isHit(half, 0) && isHit(0, -half) && isHit(0, half)) continue;
    const reach = (dx: number, dy: number) => {
      let px = 0;
      while (px < smallest && isHit(dx * (px + 1), dy * (px + 1))) px++;
      return px;
    };
    const width = reach(-1, 0) + 1 + reach(1, 0);
    const height = reach(0, -1) + 1 + reach(0, 1);
    if (width >= smallest && height >= smallest) continue;
    small.push(`${nameOf(control)} ${width} x ${height}`);
  }
  return small;
}
