// Creates the controller of the element, with the browser's storage; recorded-chat.ts creates that of a recorded log.
import { ChatController } from '../../../chat/chat-controller.ts';
import { browserParts, createClientId } from '../../../chat/client/browser-parts.ts';
import { systemClock } from '../../../chat/clock.ts';
import type { EarlySites } from '../../../chat/connection/http-api.ts';
import { createConnection } from '../../../chat/connection/network-connection.ts';
import type { NamedUser } from '../../../chat/named-session.ts';
import { LatePageTools } from '../../../chat/page-tools/late-page-tools.ts';
import type { PageTools, ToolsOfPage } from '../../../chat/page-tools/page-tools.ts';
import { type ChatStorage, createStorage } from '../../../chat/storage.ts';

/** The site and API of a widget. */
export type ControllerTarget = {
  api: string;
  site: string;
  conversation: string;
  pageTools?: ToolsOfPage;
  early?: EarlySites;
};

/** A controller for an API. `storage` keeps its values; `userOf`: the visitor's identity from the site, once it is known. */
export function createController(
  { api, site, conversation, pageTools, early }: ControllerTarget,
  userOf: (storage: ChatStorage) => NamedUser | undefined,
): { controller: ChatController; storage: ChatStorage } {
  const storage = createStorage(site);
  const user = userOf(storage);
  if (conversation) storage.set('conversation', conversation);
  const page = browserParts();
  const connection = createConnection({
    ...page,
    api,
    site,
    user,
    pageTools,
    storage,
    early: early?.[`${api} ${site}`],
  });
  return { controller: new ChatController({ ...page, connection, storage }), storage };
}

/** The tools of this load of the page. */
export function createPageTools(): ToolsOfPage & Pick<PageTools, 'register'> {
  return new LatePageTools({ tab: createClientId(), clock: systemClock });
}
