// The configuration file that `agent-chat init` writes: what most owners set, each with a comment.
import { hostAndPort, isNearby, originsOf } from './site-address.ts';

/**
 * JSON with comments for the site at `address`. `name`: what the site calls itself; null: its host. `database`: where its pages are, if
 * elsewhere than usual. What is commented out is what it would be anyway, or an example.
 */
export function configText(
  address: URL,
  { name: siteName = null, database = null }: { name?: string | null; database?: string | null } = {},
): string {
  const text = (value: unknown) => JSON.stringify(value);
  const host = address.hostname.replace(/^www\./, '');
  const name = siteName ?? host;
  return `{
  // Where the server listens. Behind a proxy on the same machine leave it at 127.0.0.1; in a container 0.0.0.0.
  "host": "127.0.0.1",
  "port": 8787,
${database === null ? '' : `  // Where the pages of this site are already.\n  "database": ${text(database)},\n`}
  // Addresses of your reverse proxy, so that visitors are counted by their own address, not by the proxy's:
  // "loopback" (a proxy on this machine), "private" (one in a container network), or addresses and ranges.
  // "trustProxy": ["loopback"],
  // The path below which a proxy serves the chat, e.g. https://${host}/chat/
  // "basePath": "/chat",
${
  isNearby(address)
    ? `
  // This site is on this machine or network, where no other pages are read.
  "crawler": { "allowHosts": [${text(hostAndPort(address))}] },
`
    : ''
}
  "sites": [
    {
      // The name of the site in data-site of the tag; a tag without data-site means this one.
      "key": "default",
      // The pages that may show the chat, as browsers name them. "loopback": pages of this machine, to try it.
      "origins": ${text([...originsOf(address), 'loopback']).replaceAll(',', ', ')},
      // The site that is read and answered from: by its sitemap, or by following its links.
      "address": ${text(address.href)},
      // The zone of the opening hours on its pages: "are you open now?" is answered by the time there.
      // "timeZone": "Europe/London",
      "agent": {
        "name": ${text(name.slice(0, 60))}
        // What the chat begins with; without it, it greets in the language of each page.
        // "greeting": "Hello! What would you like to know?",
        // "suggestions": ["How long does delivery take?", "How can I reach you?"]
      }
      // "look": { "accent": "#2a5bd7", "radius": 8 },
      // Deletes a conversation so many days after its last message.
      // "retentionDays": 90
    }
  ]

  // A language model that writes the answers; without one they are quoted from your pages. Keep the key in the environment.
  // "model": { "apiKey": "env:OPENAI_API_KEY", "name": "gpt-5.2" },
  // What a day may cost at most; the fields are in docs/settings.md.
  // "budgets": { "site": { "messages": 20000 } }
}
`;
}
