// One site in Chromium: a question with a cited answer, another page, the same conversation over the same socket; for sites of documents the
// ask button and the switch to dark, too. Throws naming what was not so.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Longest wait for one state, in ms: the machine may be busy with builds. */
const STATE_MS = 60_000;
const QUESTION = 'How often should I descale?';

/** @returns {Promise<string>} what was seen */
export async function visit(browser, origin, { name, isDocument = false, dark, ask }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
  const page = await context.newPage();
  page.setDefaultTimeout(STATE_MS);
  const problems = [];
  let opened = 0;
  let closed = 0;
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (/agent-chat|hydrat/i.test(message.text()) && message.type() === 'error') problems.push(message.text());
  });
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/api/v1/ws')) return;
    opened += 1;
    socket.on('close', () => (closed += 1));
  });
  try {
    await page.goto(origin, { waitUntil: 'load' });
    await page.locator('h1', { hasText: 'Home' }).first().waitFor();
    await page.evaluate(() => {
      window.sameDocument = true;
    });
    await page.locator('agent-chat button').first().waitFor();
    if (ask) await page.locator(ask).first().click();
    else await page.locator('agent-chat button').first().click();
    const field = page.locator('agent-chat textarea');
    await field.fill(QUESTION);
    await field.press('Enter');
    await page.locator('agent-chat [part~="sources-button"]').first().waitFor();
    const before = { opened, closed };

    await page
      .locator('a', { hasText: /^\s*About\s*$/ })
      .first()
      .click();
    await page.locator('h1', { hasText: 'About' }).first().waitFor();
    await page.locator('agent-chat [part~="bubble"]', { hasText: QUESTION }).waitFor();
    const isSame = (await page.evaluate(() => window.sameDocument)) === true;
    if (isSame === isDocument)
      throw new Error(isSame ? 'the page was expected to be loaded anew' : 'the page was loaded anew');
    if (!isDocument && (before.opened !== 1 || opened !== 1 || closed !== 0))
      throw new Error(`${opened} sockets were opened and ${closed} closed`);
    const count = await page.locator('agent-chat').count();
    if (count !== 1) throw new Error(`${count} chats are on the page`);

    const seen = [isDocument ? 'the conversation came back' : 'same document, one socket'];
    if (ask) seen.push('ask button');
    await takePicture(page, name);
    if (dark) {
      seen.push(await turnDark(page, dark));
      await takePicture(page, `${name}-dark`);
    }
    if (problems.length > 0) throw new Error(`the page reported: ${problems.join(' | ')}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await takePicture(page, `${name}-390`);
    await page.locator('agent-chat').getByRole('button', { name: 'Close', exact: true }).click();
    await page.locator('agent-chat textarea').waitFor({ state: 'hidden' });
    await takePicture(page, `${name}-390-closed`);
    return seen.join(', ');
  } catch (error) {
    await takePicture(page, `${name}-failed`).catch(() => {});
    throw new Error(`${error.message}\n${problems.join('\n')}`);
  } finally {
    await context.close();
  }
}

/** In the folder $SHOTS, when that is set. */
async function takePicture(page, name) {
  if (!process.env.SHOTS) return;
  mkdirSync(process.env.SHOTS, { recursive: true });
  await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`) });
}

/** Presses the site's switch and waits until the chat is dark. */
async function turnDark(page, selector) {
  const brightness = () =>
    page.locator('agent-chat [part~="shell"]').evaluate((shell) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      canvas.fillStyle = getComputedStyle(shell).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return Math.round(
        canvas
          .getImageData(0, 0, 1, 1)
          .data.slice(0, 3)
          .reduce((sum, one) => sum + one) / 3,
      );
    });
  const light = await brightness();
  const control = page.locator(selector).locator('visible=true').first();
  const isList = (await control.evaluate((one) => one.localName)) === 'select';
  const end = performance.now() + STATE_MS;
  let shade = light;
  // A switch may have three positions.
  for (let presses = 0; shade > 90 && presses < 3; presses += 1) {
    if (isList) await control.selectOption('dark');
    else await control.click();
    for (let looks = 0; looks < 20 && shade > 90; looks += 1) {
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      shade = await brightness();
    }
    if (performance.now() > end) break;
  }
  if (light < 160 || shade > 90) throw new Error(`the chat had brightness ${light} in light and ${shade} in dark`);
  return `dark follows (${light} to ${shade})`;
}
