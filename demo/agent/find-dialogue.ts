// Which dialogue of the demo's script a message asks for: an order by its number, or what a machine consumes. Everything else is none.
import { MACHINES } from './orders.ts';
import { SCRIPT_WORDS, type ScriptCues } from './script-words.ts';
import { CANCEL_TOOL, CONSUMPTION_TOOL, ORDER_TOOL } from './shop-tools.ts';

/** `tools`: without which it cannot be played. `lang`: in which the script speaks. `machines`: those that the message names; none: ask. */
export type Dialogue = { lang: string; tools: readonly string[] } & (
  | { name: 'lookup' | 'cancel'; order: string }
  | { name: 'consumption'; machines: readonly string[] }
);

const CONSUMPTION_TOOLS = [CONSUMPTION_TOOL, 'ask_user_question', 'show_chart'];
/** Characters of a message that may be a dialogue: who writes more wants more than a script has. */
const MAX_CHARS = 120;

/** `said`: the visitor's messages, newest last. */
export function findDialogue(said: readonly string[]): Dialogue | null {
  const message = plain(said.at(-1) ?? '');
  if (message.length > MAX_CHARS) return null;
  for (const [lang, cues] of Object.entries(SCRIPT_WORDS)) {
    const dialogue = dialogueIn(message, said.slice(0, -1), lang, cues);
    if (dialogue) return dialogue;
  }
  return null;
}

function dialogueIn(message: string, before: readonly string[], lang: string, cues: ScriptCues): Dialogue | null {
  const cancel = { name: 'cancel', lang, tools: [ORDER_TOOL, CANCEL_TOOL] } as const;
  const lookup = { name: 'lookup', lang, tools: [ORDER_TOOL] } as const;
  const order = orderIn(message);
  if (order !== null) {
    if (hasAny(message, cues.cancel)) return { ...cancel, order };
    return hasAny(message, cues.order) ? { ...lookup, order } : null;
  }
  const known = before.map((text) => orderIn(plain(text))).findLast((one) => one !== null) ?? null;
  if (known !== null && cues.cancelIt.includes(message)) return { ...cancel, order: known };
  if (known !== null && cues.whereIsIt.includes(message)) return { ...lookup, order: known };
  if (!hasAny(message, cues.consumption) || !hasAny(message, cues.show)) return null;
  const named = hasAny(message, cues.all) ? MACHINES : MACHINES.filter((machine) => hasAny(message, [machine]));
  return { name: 'consumption', machines: named, lang, tools: CONSUMPTION_TOOLS };
}

/** In lower case, in one form of its letters, without punctuation at its end. */
function plain(message: string): string {
  return message
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/[.!?。！？]{1,3}$/, '')
    .trim();
}

/** A number of eight digits on its own; null without one. */
function orderIn(message: string): string | null {
  return /(?<!\d)\d{8}(?!\d)/.exec(message)?.[0] ?? null;
}

/** Words as words, but Chinese, which has no spaces, anywhere. */
function hasAny(message: string, cues: readonly string[]): boolean {
  return cues.some((cue) =>
    /\p{Script=Han}/u.test(cue) ? message.includes(cue) : new RegExp(`(?<!\\p{L})${cue}(?!\\p{L})`, 'u').test(message),
  );
}
