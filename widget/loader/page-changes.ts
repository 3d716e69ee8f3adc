// Second tags, places that come later, and pages that replace what the chat is in.
import { attend } from './launcher.ts';
import { places } from './places.ts';
import { type Changed, type Chat, MARK, type Place, type Start } from './queue.ts';

/** A chat that another script removes is inserted again, at most this often within this time in milliseconds, so that two such scripts do not repeat it for ever. */
const MAX_RETURNS = 20;
const RETURNS_MS = 10_000;

/** Marks the chats of script tags, so that their copies are recognised: Turbo caches clones of whole pages. */
const OURS = 'from-script-tag';

const warn = (...words: unknown[]) => console.warn('agent-chat:', ...words);

/** What is the same for the tags of one chat. */
function keyOf({ dataset: { layout, target } }: HTMLScriptElement): string {
  return layout === 'full' || layout === 'inline' ? `in ${target ?? 'body'}` : '';
}

export function change(of: Changed): void {
  if (typeof of === 'function') startModules(of);
  else if (of !== true && 'put' in of) arrange(of);
  else warn('an older script is on this page.');
}

/** Puts a chat into its place, unless its tag is another one of a chat that is there. From then on the chats of the page are kept. */
function arrange(place: Place): void {
  const { chat, tag } = place;
  // Removed by its own method, before this was loaded.
  if (!chat[MARK]) return;
  if (!places.has(place)) {
    const before = [...places].find((each) => keyOf(each.tag) === keyOf(tag));
    if (before?.tag.isConnected) {
      warn('on this page already; a second chat needs data-layout and data-target.');
      return;
    }
    if (before?.chat.getAttribute('site') === chat.getAttribute('site')) {
      // The page around the first tag was replaced, and this is the tag of the new one.
      if (!tag.dataset.lang && before.tag.dataset.lang) before.chat.removeAttribute('lang');
      before.tag = tag;
      pass(chat, before.chat);
      insert(before);
      return;
    }
    before?.chat.remove();
    attend(place);
  }
  insert(place);
  removeCopies();
  watch();
  if (tag.dataset.target && !chat.isConnected) warnOfTarget(place);
}

/** False where the page has no such place. */
function insert({ chat, put }: Place): boolean {
  if (!chat.isConnected) put();
  return chat.isConnected;
}

/** Copies the settings of a tag, which are attributes and colours of the chat that was made for it, to another chat. */
function pass(from: Chat, to: Chat): void {
  for (const { name, value } of from.attributes) {
    if (!/^(api|style|from-script-tag)$/.test(name) && value !== to.getAttribute(name)) to.setAttribute(name, value);
  }
  for (const name of from.style) to.style.setProperty(name, from.style.getPropertyValue(name));
}

let returns = 0;
/** Puts chats back that went with the body, or with the part of the page around them. */
const observer = new MutationObserver(() => {
  watch();
  removeCopies();
  for (const place of places) {
    if (place.chat.isConnected || !insert(place)) continue;
    setTimeout(() => {
      returns -= 1;
    }, RETURNS_MS);
    returns += 1;
    if (returns < MAX_RETURNS) continue;
    places.delete(place);
    warn('another script keeps removing the chat.');
  }
});

/** A script may restore a cached page, with a copy of the chat in it. */
function removeCopies(): void {
  for (const found of document.querySelectorAll<Chat>(`agent-chat[${OURS}]`)) if (!found[MARK]) found.remove();
}

function watch(): void {
  // A script replaces the body element or its children; a place inside the page is removed with any element around it.
  const subtree = [...places].some(({ tag }) => tag.dataset.target);
  for (const node of [document, document.documentElement, document.body]) {
    if (node) observer.observe(node, { childList: true, subtree });
  }
}

function warnOfTarget({ chat, tag }: Place): void {
  const check = () => {
    if (!chat.isConnected) warn(`data-target="${tag.dataset.target}" is not on this page yet.`);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', check, { once: true });
  else check();
}

/** A module has no current script, and runs once for all tags that name it. */
function startModules(start: Start): void {
  const tags = [...document.scripts].filter(
    ({ type, src }) => type === 'module' && /^[^?#]*\/widget[^?#/]*\.js($|[?#])/.test(src),
  );
  if (!tags[0]) warn('load widget.js by <script async src=…>');
  tags.forEach(start);
}
