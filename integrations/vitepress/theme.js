// A theme with a button in the bar, and in the menu of narrow windows, that opens the chat.
import { h } from 'vue';

/** @param {object} theme a theme of VitePress, such as its default @param {{ label?: string }} [options] words of the button */
export function withAskButton(theme, { label = 'Ask' } = {}) {
  const Layout = theme.Layout ?? theme.extends?.Layout;
  const ask = () => document.querySelector('agent-chat')?.open();
  const look =
    'padding-inline:12px;block-size:32px;border-radius:8px;margin-inline-start:12px;font-size:14px;font-weight:500;' +
    'border:1px solid var(--vp-c-divider);color:var(--vp-c-text-1)';
  const button = () => h('button', { type: 'button', class: 'agent-chat-ask', style: look, onClick: ask }, label);
  const slots = { 'nav-bar-content-after': button, 'nav-screen-content-after': button };
  return { ...theme, extends: theme, Layout: () => h(Layout, null, slots) };
}
