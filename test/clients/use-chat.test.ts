// `useChat` of the AI SDK 5 and 7 in Chromium, and the WebSocket transport of version 7; version 6 is test/e2e/use-chat.test.ts.
import { afterAll, beforeAll } from 'vitest';
import { describeUseChat } from '../helpers/use-chat-scenes.ts';
import { type Installed, install } from './install.ts';

let five: Installed;
let seven: Installed;
beforeAll(async () => {
  // What a page of version 7 runs in is the browser: npm's warning about this Node says nothing of it.
  five = await install('ai@5', '@ai-sdk/react@2', 'react@19', 'react-dom@19');
  seven = await install('ai@7', '@ai-sdk/react@4', 'react@19', 'react-dom@19');
});
afterAll(() => {
  five?.remove();
  seven?.remove();
});

describeUseChat(5, () => five.folder);
describeUseChat(7, () => seven.folder);
describeUseChat(7, () => seven.folder, { socket: 'yes' });
