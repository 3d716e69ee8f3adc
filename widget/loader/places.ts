// The chats of the page.
import { type Chat, MARK, type Place } from './queue.ts';

export const places = new Set<Place>();

/** Those that are part of the page; a chat that was removed by its own method is none any more. */
export const presentPlaces = (): Place[] => [...places].filter(({ chat }) => chat[MARK]);

export const presentChats = (): Chat[] => presentPlaces().map(({ chat }) => chat);
