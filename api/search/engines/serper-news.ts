// Serper's page of Google News: the same service, key and reader as its web results, in serper.ts.
import { defineEngine } from '../define-engine.ts';
import { createSerper, serper, serperSettings } from './serper.ts';

/** What the configuration knows about the engine. */
export const serperNews = defineEngine({
  ...serper,
  description: 'Google News: reports of the last days and weeks',
  // With a second engine the model must choose in every call.
  isNamedOnly: true,
  settings: serperSettings,
  create: (settings) => createSerper({ ...settings, vertical: 'news' }),
});
