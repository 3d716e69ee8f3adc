// The icons of the first load as path data on a 24 grid, and the template that draws one. Own drawings; more-icons.ts has the others.
import { html, type TemplateResult } from 'lit';

export const firstPaths = {
  chat: 'M5 4h14a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2h-6.5L7.5 21v-3.5H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  close: 'M6 6l12 12M18 6L6 18',
  'arrow-up': 'M12 19.5v-15M5.5 11L12 4.5l6.5 6.5',
  'arrow-down': 'M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5',
  'arrow-left': 'M19.5 12h-15M11 5.5L4.5 12l6.5 6.5',
  stop: 'M8 6h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z',
  check: 'M5 12.8l4.5 4.5L19 7.5',
  history: 'M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.3M3.5 3.8v4.5H8M12 7.5V12l3 2',
  compose:
    'M12 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V12M18.3 3.7a1.7 1.7 0 0 1 2.4 2.4L12.8 14l-3.3.9.9-3.3z',
  expand: 'M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5L13.5 10.5M4.5 19.5l6-6',
  shrink: 'M19.5 10H14V4.5M4.5 14H10v5.5M14 10l6-6M10 14l-6 6',
  more: 'M5 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM12 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM19 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2.9-1.2 1.8M12 16.5v.1',
  sources: 'M7 4.5h12.5V17M4.5 7.5h12v12h-12zM7.5 11.5h6M7.5 15h4',
} as const;

/** The name of an icon of the first load. */
export type FirstIconName = keyof typeof firstPaths;

const filled: ReadonlySet<string> = new Set(['stop', 'more']);
const bold: ReadonlySet<string> = new Set(['check', 'arrow-up']);
/** Mirrored in right-to-left text; send, history and charts are not. Chevrons mirror by the `.chevron` part instead. */
const directional: ReadonlySet<string> = new Set(['arrow-left', 'external', 'chevron-right']);

/** Draws an icon, hidden from screen readers: the control around it has the name. Size: the `--i-size` it inherits. */
export function icon(name: FirstIconName, extraClass = ''): TemplateResult {
  return drawIcon(name, firstPaths[name], extraClass);
}

export function drawIcon(name: string, path: string, extraClass: string): TemplateResult {
  const classes = ['i', extraClass];
  if (filled.has(name)) classes.push('filled');
  if (bold.has(name)) classes.push('bold');
  if (directional.has(name) && !extraClass.includes('chevron')) classes.push('dir');
  return html`<svg class=${classes.filter(Boolean).join(' ')} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${path}></path>
  </svg>`;
}
