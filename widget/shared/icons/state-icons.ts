// The icons of the banner as path data, as in icons.ts.
import type { TemplateResult } from 'lit';
import { drawIcon, firstPaths } from './icons.ts';

export const statePaths = {
  check: firstPaths.check,
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.8v.1',
  'wifi-off':
    'M4 4l16 16M8.7 15.5a5 5 0 0 1 5.6-.9M5.5 12a9.5 9.5 0 0 1 4-2.3M2.5 8.7a14 14 0 0 1 4.2-2.5M12.5 9.3a9.5 9.5 0 0 1 6 2.7M10.8 5a14 14 0 0 1 10.7 3.7M12 19v.1',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.2 2',
} as const;

/** Draws an icon as the one of icons.ts does. */
export function icon(name: keyof typeof statePaths): TemplateResult {
  return drawIcon(name, statePaths[name], '');
}
