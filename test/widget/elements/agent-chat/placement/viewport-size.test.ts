import { expect } from 'chai';
import { ChatHarness, removeChats } from '../../agent-chat-harness.ts';

/** What the browser says of its viewports, in CSS pixels. */
type Sizes = { width: number; height: number; scale: number };

describe('the size of a chat that covers a phone', () => {
  const viewport = window.visualViewport!;
  let sizes: Sizes;

  beforeEach(() => {
    Object.defineProperty(window, 'innerWidth', { configurable: true, get: () => sizes.width });
    for (const name of ['height', 'scale'] as const) {
      Object.defineProperty(viewport, name, { configurable: true, get: () => sizes[name] });
    }
  });
  afterEach(async () => {
    Reflect.deleteProperty(window, 'innerWidth');
    for (const name of ['height', 'scale']) Reflect.deleteProperty(viewport, name);
    await removeChats();
  });

  /** The height that the chat gives itself when the viewport changes to these. */
  async function heightAt(chat: HTMLElement, change: Sizes): Promise<string> {
    sizes = change;
    viewport.dispatchEvent(new Event('resize'));
    return chat.style.getPropertyValue('--_screen');
  }

  it('ends above the keyboard, and zooming in by two fingers lays nothing out anew', async () => {
    sizes = { width: 390, height: 844, scale: 1 };
    const { chat } = await ChatHarness.create({ attributes: { open: '' } });
    expect(await heightAt(chat, { width: 390, height: 844, scale: 1 })).to.equal('844px');
    expect(await heightAt(chat, { width: 390, height: 422, scale: 2 }), 'zoomed').to.equal('844px');
    expect(await heightAt(chat, { width: 390, height: 500, scale: 1 }), 'with a keyboard').to.equal('500px');
    expect(await heightAt(chat, { width: 390, height: 166.67, scale: 3 }), 'both').to.equal('500px');
  });

  it('covers a page that is wider than the phone, which the browser shows smaller', async () => {
    sizes = { width: 450, height: 974, scale: 0.866 };
    const { chat } = await ChatHarness.create({ attributes: { open: '' } });
    expect(await heightAt(chat, sizes)).to.equal('974px');
  });

  it('has no height of its own in a wide viewport', async () => {
    sizes = { width: 390, height: 844, scale: 1 };
    const { chat } = await ChatHarness.create({ attributes: { open: '' } });
    expect(await heightAt(chat, { width: 844, height: 390, scale: 1 })).to.equal('');
  });
});
