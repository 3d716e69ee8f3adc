// What a command writes: lines, colours and a bar on a terminal, plain lines elsewhere.
import { wantsColours } from '../config/terminal.ts';

type Output = { write(text: string): unknown; isTTY?: boolean; columns?: number };

const CODES = { bold: 1, red: 31, green: 32, yellow: 33, dim: 2 } as const;
/** Cells of the bar. */
const BAR = 24;

export type Screen = {
  paint(style: keyof typeof CODES, text: string): string;
  line(text: string): void;
  /** A bar that is drawn again in its place on a terminal; elsewhere a line at each quarter. */
  progress(what: string, done: number, total: number): void;
};

export function createScreen(out: Output = process.stdout, hasColours = wantsColours(out.isTTY === true)): Screen {
  let isBarOpen = false;
  let quarter = 0;
  const closeBar = () => {
    if (isBarOpen) out.write('\r\u001b[2K');
    isBarOpen = false;
  };
  return {
    paint: (style, text) => (hasColours ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text),
    line(text) {
      closeBar();
      out.write(`${text}\n`);
    },
    progress(what, done, total) {
      const share = total > 0 ? Math.min(1, done / total) : 0;
      if (out.isTTY) {
        const full = Math.round(share * BAR);
        const text = `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ${done} of ${total} ${what}`;
        out.write(`\r\u001b[2K${text.slice(0, (out.columns ?? 80) - 1)}`);
        isBarOpen = true;
        return;
      }
      const reached = Math.floor(share * 4);
      if (total === 0 || reached <= quarter) return;
      quarter = reached;
      out.write(`${done} of ${total} ${what}\n`);
    },
  };
}
