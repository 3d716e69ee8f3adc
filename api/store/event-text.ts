// The JSON of events and other frames, made once: for the row of an event, its size, and every connection it is sent to.

const texts = new WeakMap<object, string>();

/** The frame as JSON. It must not be changed afterwards. */
export function textOf(frame: object): string {
  const known = texts.get(frame);
  if (known !== undefined) return known;
  const text = JSON.stringify(frame);
  texts.set(frame, text);
  return text;
}

/** Keeps the JSON of an event that was just written to, or read from, its row. */
export function keepText(frame: object, text: string): void {
  texts.set(frame, text);
}
