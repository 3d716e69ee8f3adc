/// <reference types="mocha" />
// The button that copies a text, alone.
import { expect } from 'chai';
import '../../../../widget/elements/agent-chat-copy-button/define.ts';
import { expectAccessible } from '../accessible.ts';
import { find, mount } from '../element-fixtures.ts';

afterEach(() => document.body.replaceChildren());

describe('<agent-chat-copy-button>', () => {
  /** Replaces the clipboard of the page; returns what was copied. */
  const withClipboard = (write: (text: string) => Promise<void>) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
  };
  const press = async (button: HTMLElement) => {
    find(button, 'button').click();
    await new Promise((resolve) => setTimeout(resolve));
  };

  it('copies its text, confirms by name and icon, and is accessible', async () => {
    const copied: string[] = [];
    withClipboard(async (text) => void copied.push(text));
    const button = await mount('agent-chat-copy-button', { text: 'two years', label: 'Copy answer' });
    expect(find(button, 'button').getAttribute('aria-label')).to.equal('Copy answer');
    await expectAccessible(button);
    await press(button);
    await button.updateComplete;
    expect(copied).to.deep.equal(['two years']);
    expect(find(button, 'button').getAttribute('aria-label')).to.equal('Copied');
    expect(find(button, '[part=icon-button]').classList.contains('copied')).to.equal(true);
  });

  it('does not confirm what the browser has refused', async () => {
    withClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    const button = await mount('agent-chat-copy-button', { text: 'two years' });
    await press(button);
    await button.updateComplete;
    expect(find(button, 'button').getAttribute('aria-label')).to.equal('Copy');
  });

  it('gives its focus to the button', async () => {
    const button = await mount('agent-chat-copy-button', { text: 'x' });
    button.focus();
    expect(button.shadowRoot!.activeElement).to.equal(find(button, 'button'));
  });
});
