// Parts of the chat on their own, in states that a recorded log cannot show: the list of conversations, what is loading or could not be
// loaded, versions of a question, the card of reasons, the field. Each is brought into its state as a visitor does it.
import '../../widget/elements/agent-chat-composer/define.ts';
import '../../widget/elements/agent-chat-feedback/define.ts';
import '../../widget/elements/agent-chat-history/define.ts';
import '../../widget/elements/agent-chat-log/define.ts';
import type { LitElement } from 'lit';
import { ConnectionError } from '../../widget/chat/connection/connection-error.ts';
import type { ConversationSummary } from '../../widget/chat/connection/http-api.ts';
import { EventLog } from './event-log.ts';

const HOUR_MS = 3_600_000;
const conversations = (): ConversationSummary[] =>
  (
    [
      ['Alder One lost steam', 0, 'If it still won’t steam after that, I can book a free repair collection.'],
      ['Repair collection for AL-20418', 1, 'Checking repair slots near EC1A', { status: 'running' }],
      [
        'Grind settings for light roasts',
        2,
        'Start two steps finer than usual and watch how fast the first',
        { unread: 1 },
      ],
      ['Which beans suit milk drinks?', 26, 'A medium roast from Brazil or Guatemala, rested for at least'],
      ['Changing my delivery address', 27, 'Done. Your next box ships to 14 Long Lane from the first of'],
      ['Warranty for the Alder Mini', 96, 'It ended on 2 November 2025.'],
    ] as const
  ).map(([title, hoursAgo, preview, more = {}], at) => ({
    id: `conv_${at}`,
    title,
    preview,
    updated_at: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
    ...more,
  }));

/** Draws once, then does what `then` does. */
function after<E extends LitElement>(element: E, then: (root: ShadowRoot) => void | Promise<void>): E {
  void element.updateComplete.then(async () => {
    // The list is there after the drawing that asks for it.
    await new Promise((resolve) => setTimeout(resolve));
    await element.updateComplete;
    await then(element.renderRoot as ShadowRoot);
  });
  return element;
}

function history(
  items: readonly ConversationSummary[] | null,
  then: (root: ShadowRoot) => void | Promise<void> = () => {},
) {
  const list = document.createElement('agent-chat-history');
  list.style.cssText = 'display:block;block-size:560px';
  list.nowMs = Date.now();
  list.current = 'conv_0';
  list.source = {
    async call<Reply>(method: string, path: string): Promise<Reply> {
      if (!items) throw new ConnectionError('network', 'The connection to the service was lost.');
      // A deletion that is not accepted yet can be taken back as long as it is looked at.
      if (method === 'DELETE') return new Promise<Reply>(() => {});
      return { items: path.includes('q=') ? [] : items, next_cursor: null } as Reply;
    },
  };
  return after(list, then);
}

const press = (root: ShadowRoot, selector: string, at = 0) => root.querySelectorAll<HTMLElement>(selector)[at]?.click();

function options(root: ShadowRoot, item: number): Promise<boolean> {
  press(root, '.options', 2);
  return (root.host as LitElement).updateComplete.then((drawn) => {
    if (item >= 0) press(root, '[role="menuitem"]', item);
    return drawn;
  });
}

function log(props: Partial<HTMLElementTagNameMap['agent-chat-log']>) {
  const element = document.createElement('agent-chat-log');
  element.style.cssText = 'display:flex;block-size:280px';
  return Object.assign(element, { agent: { name: 'Alder' }, ...props });
}

function composer(props: Partial<HTMLElementTagNameMap['agent-chat-composer']>) {
  return Object.assign(document.createElement('agent-chat-composer'), props);
}

const edited = () => new EventLog().asks('How do I descale the Alder One?').says('With citric acid.').ends().entries;

/** By the id of the state. */
export const partScenes: Record<string, () => LitElement> = {
  'history-list': () => history(conversations()),
  'history-menu': () => history(conversations(), async (root) => void (await options(root, -1))),
  'history-rename': () =>
    history(conversations(), async (root) => {
      // The next part takes the focus, and leaving the field would end it.
      root.addEventListener('blur', (event) => event.stopPropagation(), true);
      await options(root, 0);
    }),
  'history-undo': () => history(conversations(), async (root) => void (await options(root, 1))),
  'history-empty': () => history([]),
  'history-nothing': () =>
    history(conversations(), (root) => {
      const field = root.querySelector<HTMLInputElement>('.search-field input')!;
      field.value = 'grinder fuse';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }),
  'history-failed': () => history(null),
  'log-loading': () => log({ phase: 'loading' }),
  'log-failed': () => log({ phase: 'failed' }),
  'log-versions': () =>
    log({
      entries: edited(),
      editable: true,
      rateable: true,
      versions: { u_run_1: { at: 2, of: 2, previous: { run_id: 'run_0' }, next: null } },
    }),
  'feedback-card': () => after(document.createElement('agent-chat-feedback'), (root) => press(root, 'button')),
  'composer-resting': () => composer({}),
  'composer-text': () =>
    composer({
      value: 'The gauge climbs to 1.1 bar and then drops as soon as I open the valve. Is that the pump or the boiler?',
    }),
  'composer-answering': () => composer({ answering: true }),
};
