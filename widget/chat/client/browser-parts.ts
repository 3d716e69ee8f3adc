// What a connection and a controller need of a page: its clock, network, frames and random ids. The only place of the widget that takes
// them from the browser.
import { createFrameScheduler, createTextScheduler, systemClock } from '../clock.ts';

/** The parts of the page that is open. */
export function browserParts() {
  const frames = createFrameScheduler(systemClock);
  return {
    clock: systemClock,
    random: Math.random,
    fetch: ((input, init) => fetch(input, init)) as typeof fetch,
    WebSocket,
    network: window as EventTarget,
    isOnline: () => navigator.onLine,
    page: { origin: window.origin, violations: document as EventTarget },
    frames,
    textFrames: createTextScheduler(frames, systemClock),
    newId: createClientId,
  };
}

/** 128 random bits as 32 hex digits. `crypto.randomUUID` is missing on pages served without TLS. */
export function createClientId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
