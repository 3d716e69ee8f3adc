// The place of a chat that is opened while a modal dialog of the page is shown: all outside of that is inert, so the chat goes into it,
// and back when it is closed, when the dialog is, or when the page removes that. Loaded by agent-chat.ts where a dialog is open.
import type { LitElement, ReactiveController } from 'lit';

/** Moves the chat into the modal dialog that has the focus, or is the last one. False when there is none, or the chat is in it. */
export function enterDialog(host: LitElement & { readonly isOpen: boolean }): boolean {
  const focused = document.activeElement?.closest<HTMLDialogElement>('dialog:modal');
  const dialog = focused ?? [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  if (!dialog || dialog.contains(host) || !host.isOpen) return false;
  const { parentNode: parent, nextSibling: next } = host;
  const leave = () => {
    dialog.removeEventListener('close', leave);
    host.removeController(follower);
    // The page may have moved or removed it.
    if (host.parentNode === dialog) parent?.insertBefore(host, next?.parentNode === parent ? next : null);
  };
  const follower: ReactiveController = {
    hostUpdated() {
      if (!host.isOpen) leave();
    },
    hostDisconnected() {
      if (!dialog.isConnected) queueMicrotask(leave);
    },
  };
  dialog.append(host);
  dialog.addEventListener('close', leave);
  host.addController(follower);
  return true;
}
