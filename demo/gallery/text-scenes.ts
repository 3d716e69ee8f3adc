// Event logs whose answers show what a text may have: code with its colours, every kind of block, and a text that is being written.
import type { ConversationEvent } from '../../protocol/index.ts';
import { EventLog } from './event-log.ts';

const CODE = `Fetch an order with its number:

\`\`\`ts
// The key stays on the server.
export async function orderOf(id: string): Promise<Order | null> {
  const reply = await fetch(\`https://shop.example/orders/\${id}\`, { headers: { accept: 'application/json' } });
  return reply.status === 404 ? null : reply.json();
}
\`\`\`

\`\`\`diff
-"retries": 3
+"retries": 5
\`\`\`

\`\`\`
a block without a language
\`\`\``;

const BLOCKS = `## Descaling

Lime narrows the **boiler's inlet** and the machine loses *steam*. Read [the guide](https://example.com/guides/descaling), or run \`descale --now\`; ~~vinegar~~ is no longer advised.

1. Fill the tank with 500 ml of water.
2. Press **steam** for ten seconds:
   - the lamp blinks twice,
   - the pump stops by itself.

- [x] Tank is full
- [ ] Sachet is in

| Part | Covered | Months |
| --- | :-: | --: |
| Boiler | yes | 24 |
| Seals | yes | 12 |

> Do not use vinegar: it attacks the seals.

---

It takes $$t = \\frac{V}{q}$$ minutes.`;

/** `text` as far as it has arrived. */
const written = (text: string) => new EventLog().asks('How do I descale?').begins({ type: 'text', text }).events;

export const textScenes: Record<string, { title: string; events: () => readonly ConversationEvent[] }> = {
  code: { title: 'Code', events: () => new EventLog().asks('How do I read an order?').says(CODE).ends().events },
  'code-open': {
    title: 'Code that is being written',
    events: () =>
      new EventLog().asks('How do I read an order?').begins({ type: 'text', text: CODE.slice(0, 180) }).events,
  },
  cut: {
    title: 'An answer that the model cut off',
    events: () =>
      new EventLog()
        .asks('How do I descale?')
        .says('Fill the tank, press steam and')
        .add({ type: 'message_stop', stop_reason: 'length' }).events,
  },
  blocks: {
    title: 'Every kind of block',
    events: () => new EventLog().asks('How do I descale?').says(BLOCKS).ends().events,
  },
  'open-mark': { title: 'An open mark', events: () => written(BLOCKS.slice(0, BLOCKS.indexOf('inlet'))) },
  'open-link': { title: 'An open link', events: () => written(BLOCKS.slice(0, BLOCKS.indexOf('example.com') + 7)) },
  'open-table': {
    title: 'The head of a table is not there yet',
    events: () => written(BLOCKS.slice(0, BLOCKS.indexOf('| --- ') + 4)),
  },
};
