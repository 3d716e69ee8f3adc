// Files of a visitor against the built server in Chromium: chosen, dropped and pasted, kept with the draft, sent, and shown after F5.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { keepPicture } from '../helpers/browser.ts';
import { useHostPages } from '../helpers/host-scene.ts';
import { writePng } from '../helpers/write-images.ts';

describe('files of a visitor', () => {
  const picture = { name: 'wand.png', mimeType: 'image/png', buffer: writePng(64, 48) };
  const words = {
    name: 'receipt.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Bought on 3 March.\n'.repeat(40_000)),
  };

  const scene = useHostPages({ sites: [{ key: 'default', origins: ['loopback'], attachments: true }] }, () => ({
    text: ['The tip is worn out.'],
  }));

  const chips = (page: Page, place: 'composer' | 'log') => page.locator(`agent-chat-${place} [part~="file-chip"]`);
  const ready = (page: Page, count: number) =>
    page.waitForFunction(
      (n) => JSON.parse(localStorage.getItem('agent-chat/default/files') ?? '[]').length === n,
      count,
    );

  it('are chosen, dropped and pasted, stay with the draft over F5, go with the message, and are on it after F5', async () => {
    const { page, chat, lines } = await scene.host.visit('/files');
    await chat.open();
    const attach = page.getByRole('button', { name: 'Attach files' });
    await attach.waitFor();
    const chooser = page.waitForEvent('filechooser');
    await attach.focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles([picture, words]);
    await ready(page, 2).catch(async (error) => {
      throw new Error(`${await chips(page, 'composer').allInnerTexts()} ${lines.join(' | ')} ${error}`);
    });
    await chat.input.fill('Is this tip worn out?');
    await page.reload();
    await chips(page, 'composer').nth(1).waitFor();
    expect(await chat.input.inputValue()).toBe('Is this tip worn out?');
    for (const type of ['paste', 'drop']) {
      await page.evaluate((kind) => {
        const data = new DataTransfer();
        data.items.add(new File([`By ${kind}.`], `${kind}.txt`, { type: 'text/plain' }));
        const shell = document.querySelector('agent-chat')!.shadowRoot!.querySelector('.shell')!;
        const init = { bubbles: true, cancelable: true, composed: true };
        shell.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent(kind, { ...init, clipboardData: data })
            : new DragEvent(kind, { ...init, dataTransfer: data }),
        );
      }, type);
    }
    await ready(page, 4);
    await page.getByRole('button', { name: 'Remove drop.txt' }).click();
    await ready(page, 3);
    await keepPicture(page, 'files-composer');
    await chat.input.press('Enter');
    await chat.answered();
    expect(await chips(page, 'composer').count()).toBe(0);
    const asked = scene.model.requests.at(-1)!.body;
    expect(asked).toContain('Bought on 3 March.');
    expect(asked).toContain('By paste.');
    expect(asked).not.toContain('By drop.');
    await page.reload();
    await chat.answered();
    expect(await chips(page, 'log').allInnerTexts()).toEqual([
      expect.stringContaining('wand.png'),
      expect.stringContaining('receipt.txt'),
      expect.stringContaining('paste.txt'),
    ]);
    await chips(page, 'log').locator('img').waitFor();
    await keepPicture(page, 'files-sent');
    await chips(page, 'log').first().getByRole('button').click();
    const large = page.getByRole('dialog', { name: 'wand.png' });
    expect(await large.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(64);
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    expect(await chat.input.isVisible()).toBe(true);
    // 404: the icon of the host page.
    expect(lines.filter((line) => /^(error|uncaught)/.test(line) && !line.includes('status of 404'))).toEqual([]);
    await page.context().close();
  });

  it('that are no such thing are refused in plain words, on a phone in the dark', async () => {
    const { page, chat } = await scene.host.visit(
      '/files',
      { tag: scene.host.tag('data-theme="dark"') },
      { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
    );
    await chat.open();
    const attach = page.getByRole('button', { name: 'Attach files' });
    // Without the transform of the opening chat.
    const side = await attach.evaluate((button: HTMLElement) => Math.min(button.offsetWidth, button.offsetHeight));
    expect(side).toBeGreaterThanOrEqual(44);
    const chooser = page.waitForEvent('filechooser');
    await attach.tap();
    const fake = { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from([1, 2, 3, 0, 255]) };
    const film = { name: 'film.mov', mimeType: 'video/quicktime', buffer: Buffer.from('film') };
    await (await chooser).setFiles([fake, film, picture]);
    await ready(page, 1);
    await chips(page, 'composer').filter({ hasText: 'File type not supported' }).nth(1).waitFor();
    await keepPicture(page, 'files-phone-dark');
    await page.context().close();
  });
});
