import { expect } from 'chai';
import { ChatHarness, removeChats } from '../../agent-chat-harness.ts';

/** What the browser says of its viewports, in CSS pixels. */
type Sizes = { width: number; height: number; scale: number };

describe('the size of a chat that covers a phone', () => {
  const viewport = window.visualViewport!;
  const innerWidth = Object.getOwnPropertyDescriptor(window, 'innerWidth')!;
  let sizes: Sizes;

  beforeEach(() => {
    Object.defineProperty(window, 'innerWidth', { configurable: true, get: () => sizes.width });
    for (const name of ['height', 'scale'] as const) {
      Object.defineProperty(viewport, name, { configurable: true, get: () => sizes[name] });
    }
  });
  afterEach(async () => {
    Object.defineProperty(window, 'innerWidth', innerWidth);
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

describe('a chat in a page that is zoomed by its own style', () => {
  const { style } = document.documentElement;
  afterEach(async () => {
    style.zoom = '';
    await removeChats();
  });

  /** Where the chat begins and ends, in pixels of the window. */
  const edges = (chat: HTMLElement) => {
    const { top, bottom, left, right } = chat.shadowRoot!.querySelector('.frame')!.getBoundingClientRect();
    return [top, bottom, left, right].map(Math.round) as [number, number, number, number];
  };

  it('is whole in the window', async () => {
    for (const layout of ['floating', 'full']) {
      for (const zoom of [1.25, 2]) {
        style.zoom = `${zoom}`;
        const { chat } = await ChatHarness.create({ attributes: { open: '', layout, expanded: '' } });
        const [top, bottom, left, right] = edges(chat);
        const offset = layout === 'full' ? 0 : 24 * zoom;
        expect(bottom - top, `${layout} ${zoom}`).to.equal(window.innerHeight - 2 * offset);
        expect(left, `${layout} ${zoom}`).to.be.at.least(offset);
        expect(right, `${layout} ${zoom}`).to.be.at.most(window.innerWidth - offset);
        if (layout === 'floating') expect(top, `${layout} ${zoom}`).to.equal(offset);
        await removeChats();
      }
    }
  });

  it('follows a page that is zoomed while it is open, and back', async () => {
    const { chat } = await ChatHarness.create({ attributes: { open: '', expanded: '' } });
    const before = edges(chat);
    for (const zoom of ['1.5', '']) {
      style.zoom = zoom;
      // Sizes are observed after the drawing of a frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      expect(edges(chat)[0], zoom).to.equal(24 * Number(zoom || 1));
    }
    expect(edges(chat)).to.deep.equal(before);
    expect(chat.getAttribute('style') ?? '').to.equal('');
  });
});
