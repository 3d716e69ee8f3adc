// Links to another device: their address, and the session that one gives, which makes its visitor that of this browser.
import { HttpApi } from '../../chat/connection/http-api.ts';
import { createStorage, forgetPerson } from '../../chat/storage.ts';

/** The address of this page with the token of a link, in its fragment. */
export function linkAddress(site: string, token: string, { href } = location): string {
  return `${href.split('#', 1)[0]}#agent-chat-continue=${site}:${token}`;
}

/** Makes the visitor of a link that of this browser, in every tab. Rejects when the link is over, and nothing has changed. */
export async function followLink(api: string, site: string, token: string): Promise<void> {
  const session = await new HttpApi(api, (input, init) => fetch(input, init)).session({ site, link_token: token });
  const storage = createStorage(site);
  forgetPerson(storage);
  storage.set('token', JSON.stringify({ value: session.token, expiresAtMs: Date.parse(session.expires_at) }));
  // Other tabs begin anew by this, before they learn of the conversation.
  storage.set('visitor', session.visitor_id);
  storage.set('conversation', session.conversation_id ?? null);
}
