// What holds when nothing is configured: the demo shop on this machine. Changing it changes the first impression.
import type { SiteConfig } from './config.ts';

/** The demo's site: any page served from this machine may show the widget, no other. */
export const DEMO_SITE: SiteConfig = {
  key: 'default',
  origins: ['loopback'],
  sitemap: 'own',
  strings: {},
  agent: {
    name: 'Alder assistant',
    description: 'Answers from the pages of this site',
    greeting: 'Hello! Ask me about our machines, grinders, warranty, shipping or returns.',
    suggestions: [
      'Is my machine covered if it loses steam after eight months?',
      'How often should I descale?',
      'How long does delivery to Hanoi take?',
    ],
    languages: ['en', 'vi', 'zh', 'id'],
  },
};

/** The agent of a configured site that says little about it. */
export const DEFAULT_AGENT = { name: 'Assistant', suggestions: [], languages: ['en'] } as const;

export const DEFAULT_HOST = '127.0.0.1';
export const DEFAULT_PORT = 8787;
export const DEFAULT_DATABASE_URL = 'file:./data/agent-chat.db';
export const DEFAULT_CONFIG_PATH = './agent-chat.config.json';

/** Where an operator who names no page of their own is found out about (NET-12). */
export const DEFAULT_CONTACT = 'https://www.npmjs.com/package/agent-chat';
/** A day: most sites change a few pages in it, and of those that did not change a crawl asks little. */
export const DEFAULT_REFRESH_HOURS = 24;
/** Warnings and errors; requests are at info. */
export const DEFAULT_LOG_LEVEL = 'warn';
