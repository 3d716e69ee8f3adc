import { describe, expect, it } from 'vitest';
import { createScreen } from '../../../api/commands/screen.ts';
import { hasDisplay, wantsColours } from '../../../api/config/terminal.ts';

function record(isTTY: boolean) {
  const texts: string[] = [];
  return { texts, out: { isTTY, columns: 80, write: (text: string) => texts.push(text) } };
}

describe('a screen', () => {
  it('colours on a terminal alone, and not where NO_COLOR or a dumb terminal refuses', () => {
    expect(wantsColours(true, {})).toBe(true);
    expect(wantsColours(false, {})).toBe(false);
    expect(wantsColours(true, { NO_COLOR: '1' })).toBe(false);
    expect(wantsColours(true, { TERM: 'dumb' })).toBe(false);
    expect(createScreen(record(true).out, true).paint('red', 'no')).toBe('\u001b[31mno\u001b[0m');
    expect(createScreen(record(false).out, false).paint('red', 'no')).toBe('no');
  });

  it('draws a bar in its place on a terminal, and removes it before the next line', () => {
    const { texts, out } = record(true);
    const screen = createScreen(out, false);
    screen.progress('pages', 30, 60);
    screen.line('done');
    expect(texts).toEqual(['\r\u001b[2K[############------------] 30 of 60 pages', '\r\u001b[2K', 'done\n']);
  });

  it('writes a line at each quarter elsewhere', () => {
    const { texts, out } = record(false);
    const screen = createScreen(out, false);
    for (let done = 0; done <= 60; done++) screen.progress('pages', done, 60);
    expect(texts).toEqual(['15 of 60 pages\n', '30 of 60 pages\n', '45 of 60 pages\n', '60 of 60 pages\n']);
  });

  it('a browser is opened where there is a display', () => {
    expect(hasDisplay('linux', {})).toBe(false);
    expect(hasDisplay('linux', { DISPLAY: ':0' })).toBe(true);
    expect(hasDisplay('darwin', { SSH_CONNECTION: '1' })).toBe(false);
  });
});
