// `useChat` of the AI SDK that the project is built with, unmodified, in a React page in Chromium. Other versions: test/clients.
import { resolve } from 'node:path';
import { describeUseChat } from '../helpers/use-chat-scenes.ts';

describeUseChat(6, () => resolve(import.meta.dirname, '../..'));
