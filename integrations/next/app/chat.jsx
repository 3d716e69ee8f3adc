'use client';
// The chat of every page. The tag is in the page that the server renders, and comes alive in the browser.
import '@agent-chat/widget';

export function Chat() {
  return <agent-chat api="https://chat.example.com" site="default" />;
}
