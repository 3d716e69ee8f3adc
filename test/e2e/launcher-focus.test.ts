// Who walks to the launcher by keyboard has its focus, and opens the chat by the next key, though the chat that is loaded meanwhile
// draws a launcher of its own in its place.
import { describe, expect, it } from 'vitest';
import { ChatPage } from '../helpers/chat-page.ts';
import { useHostPages } from '../helpers/host-scene.ts';
import { focused, reach } from '../helpers/visitor-hand.ts';

describe('the launcher that the chat draws in place of the first one', () => {
  const scene = useHostPages({});

  it('has the focus of the first one, though nothing else is drawn after it', async () => {
    scene.host.add('/', {});
    const page = await scene.browser.newPage();
    // The texts of the site would draw the chat again.
    await page.route('**/api/v1/**', () => {});
    await page.goto(scene.host.origin);
    await reach(page.getByRole('button', { name: 'Open chat' }));
    await page.locator('agent-chat-launcher').waitFor();
    expect(await focused(page)).toBe('Open chat');
    await page.keyboard.press('Enter');
    await new ChatPage(page).input.waitFor();
    await page.close();
  });
});
