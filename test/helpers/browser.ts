// Chromium for the end-to-end tests, and where their screenshots go.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../.ci/chromium.mjs';

const artefacts = resolve(import.meta.dirname, '../artefacts');

export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing: apt-get install chromium, or name one in CHROMIUM.');
  return chromium.launch({ ...options, executablePath, args: CHROMIUM_FLAGS });
}

/**
 * With PICTURES=1 keeps a picture in test/artefacts/<name>.png, to be compared with the design's screens. Otherwise nothing: a fifth of the
 * time of these tests was spent on pictures that nobody looked at.
 */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES !== '1') return;
  mkdirSync(artefacts, { recursive: true });
  await page.screenshot({ path: join(artefacts, `${name}.png`) });
}

/** A part of the window, in CSS pixels. */
export type Clip = { x: number; y: number; width: number; height: number };

/** Most screenshots until the page stops changing. */
const MAX_PICTURES = 20;

/**
 * A picture that equals the one before it: what moved or faded is at rest. The page is drawn whole before it: Chromium smooths a corner
 * in another way where it draws only a part again.
 */
export async function settledPicture(page: Page, clip: Clip): Promise<Buffer> {
  await drawWhole(page);
  let last = await page.screenshot({ clip, animations: 'disabled' });
  for (let taken = 1; taken < MAX_PICTURES; taken++) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    const next = await page.screenshot({ clip, animations: 'disabled' });
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** Moves the page to a layer of its own and back, so that no part of an earlier drawing is kept. */
async function drawWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { style } = document.documentElement;
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    style.setProperty('will-change', 'opacity', 'important');
    await frame();
    style.removeProperty('will-change');
    await frame();
  });
}

/**
 * Two pictures are the same to the eye: no channel of a pixel differs by more, of 255, or of a pixel whose neighbours do not. Chromium smooths
 * rounded corners in two ways, one for a whole page load (measured under load: single pixels of the avatar's corners, by up to 27).
 */
const SMOOTHING = 12;
const CORNER = 48;

/** Pixels of two pictures that differ by more than smoothing. `page`: any, to read them in. */
export function differingPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ([first, second, smoothing, corner]) => {
      const read = async (data: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const [a, b] = [await read(first), await read(second)];
      const { width, height } = a;
      if (width !== b.width || height !== b.height) return Number.POSITIVE_INFINITY;
      const differences = Uint8Array.from({ length: width * height }, (_, pixel) =>
        Math.max(...[0, 1, 2, 3].map((at) => Math.abs(a.data[pixel * 4 + at]! - b.data[pixel * 4 + at]!))),
      );
      const hasNeighbour = (pixel: number) => {
        const x = pixel % width;
        return [-1, 0, 1].some((down) =>
          [-1, 0, 1].some((right) => {
            const isSame = down === 0 && right === 0;
            const isInside = x + right >= 0 && x + right < width;
            return !isSame && isInside && (differences[pixel + down * width + right] ?? 0) > smoothing;
          }),
        );
      };
      return differences.filter((by, pixel) => by > corner || (by > smoothing && hasNeighbour(pixel))).length;
    },
    [one.toString('base64'), other.toString('base64'), SMOOTHING, CORNER] as const,
  );
}
