// Two ways in which a visitor uses a page: by the mouse, and by the keyboard alone, where everything is reached by Tab and arrow keys.
import type { Locator, Page } from 'playwright-core';

export type Hand = {
  isKeyboard: boolean;
  /** Presses a button, or an option of an open menu. */
  press(button: Locator): Promise<void>;
  /** Writes a text in place of what the field has. */
  write(field: Locator, text: string): Promise<void>;
};

/** Longest time for pressing keys, in ms: buttons come to a page that was just loaded, and a round of it is a dozen keys. */
const REACH_MS = 8_000;

export const byMouse: Hand = {
  isKeyboard: false,
  press: (button) => button.click(),
  async write(field, text) {
    await field.click();
    await replace(field.page(), text);
  },
};

export const byKeyboard: Hand = {
  isKeyboard: true,
  async press(button) {
    await reach(button);
    await button.page().keyboard.press('Enter');
  },
  async write(field, text) {
    await reach(field);
    await replace(field.page(), text);
  },
};

/** Moves the focus to an element with Tab, and inside a menu with the arrow key. */
export async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  const key = (await target.getAttribute('role')) === 'menuitem' ? 'ArrowDown' : 'Tab';
  const passed: string[] = [];
  const endsAt = performance.now() + REACH_MS;
  while (performance.now() < endsAt) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await keyboard.press(key);
    passed.push(await focused(target.page()));
  }
  throw new Error(`${target} cannot be reached by the key ${key}, which goes to ${passed.join(', ')}`);
}

/** The name of what has the focus, through shadow roots, and whether its window has it. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const name = element?.ariaLabel ?? element?.textContent?.trim().slice(0, 40) ?? '';
    return document.hasFocus() ? name : `${name} (in a window without focus)`;
  });
}

async function replace(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}
