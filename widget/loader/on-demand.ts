// What the script tag leaves to others: a page imports it when it needs it, and the chat imports it before its element is defined. From
// then on the tag's queue keeps nothing: what is pushed is done at once.
import { call, openPage, pageMethods } from './calls.ts';
import { attend, tellTriggers } from './launcher.ts';
import { places } from './places.ts';
import { type Changed, type Chat, MARK, type OlderMark, type Queued, type QueuedCall } from './queue.ts';

const isCall = (queued: Queued): queued is QueuedCall => queued.length > 1;

function handle(queued: Queued): void {
  if (isCall(queued)) handleCall(queued);
  else {
    const [place] = queued;
    // The chat of an ordinary page is the only one, and stays where the tag has put it.
    if ('put' in place && places.size === 0 && place.chat.isConnected) attend(place);
    else void change(place);
  }
}

function handleCall([of, name, words, resolve]: QueuedCall): void {
  if (of instanceof HTMLElement) resolve(call(of as Chat, name, words));
  // What throws rejects the promise of the call.
  else resolve(new Promise((done) => done((pageMethods[name] as (...given: unknown[]) => unknown)(...words))));
}

async function change(of: Changed): Promise<void> {
  try {
    (await import('./page-changes.ts')).change(of);
  } catch (error) {
    console.warn('agent-chat:', error);
  }
}

/** Where colours are not computed from others, fixed ones come with the chat. */
async function addColors(): Promise<void> {
  if (!CSS.supports('color:light-dark(oklch(from red l c h),red)'))
    (await import('../shared/styles/old-colors.ts')).addOldColors();
}

/** Does what is in the queue, and what comes to it. */
function serve(queue: Queued[]): void {
  // Nothing stays in it: the page would keep by it what was removed.
  const waiting = queue.splice(0);
  const push = (...queued: Queued[]) => {
    queued.forEach(handle);
    // Not 1: no script that comes later is the first.
    return 0;
  };
  // Not assigned: a page may have frozen the prototype of lists.
  Object.defineProperty(queue, 'push', { value: push });
  for (const queued of waiting) if (!isCall(queued)) handle(queued);
  openPage();
  for (const queued of waiting) if (isCall(queued)) handle(queued);
  addEventListener('load', tellTriggers);
}

const queue = (window as { [MARK]?: Queued[] | OlderMark })[MARK];
// The same file of another build may serve it.
if (!Array.isArray(queue)) void (queue && change(queue));
else if (!Object.hasOwn(queue, 'push')) serve(queue);
addColors().catch(() => {});
