// What end-to-end tests of a site's pages share: an API, a browser and the pages, started before the tests of a file and closed after.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type ApiOptions, ApiProcess } from './api-process.ts';
import { launchBrowser } from './browser.ts';
import { HostPages } from './host-pages.ts';
import { ledBy } from './search-chat.ts';
import { type StandIn, startModel } from './stand-ins.ts';

/** Set while tests run; `model` only where an answer was given. */
export type HostScene = { api: ApiProcess; browser: Browser; host: HostPages; model: StandIn };

/** Registers the hooks of the file. With `answer` the API is led by that model. */
export function useHostPages(config: ApiOptions['config'], answer?: Parameters<typeof startModel>[0]): HostScene {
  const scene = {} as HostScene;
  beforeAll(async () => {
    if (answer) scene.model = await startModel(answer);
    scene.api = await ApiProcess.start({ config: config ?? {}, env: answer ? ledBy(scene.model) : {} });
    scene.browser = await launchBrowser();
    scene.host = await HostPages.start(scene.api.origin, scene.browser);
  });
  afterAll(async () => {
    await scene.browser?.close();
    await scene.host?.close();
    await scene.api?.close();
    await scene.model?.close();
  });
  return scene;
}
