// The chats of the page.
import type { Chat, Place } from './queue.ts';

/** Those that are part of the page; a chat that was removed by its own method is none any more. */
export const places = new Set<Place>();

export const presentChats = (): Chat[] => [...places].map(({ chat }) => chat);
