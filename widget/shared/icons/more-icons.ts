// The whole set of icons, for the parts that are loaded later.
import type { TemplateResult } from 'lit';
import { drawIcon, firstPaths } from './icons.ts';
import { statePaths } from './state-icons.ts';

const paths = {
  ...firstPaths,
  ...statePaths,
  image:
    'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5zM9 10.5a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6zM4.5 17.5l4.5-4 3 2.5 3.5-3.5 4 4',
  copy: 'M10.5 8.5h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM5.5 15.5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  external: 'M7 17L17 7M8.5 7H17v8.5',
  plus: 'M12 5v14M5 12h14',
  paperclip:
    'M20.5 11.5l-8.4 8.4a5.2 5.2 0 0 1-7.4-7.4l8.7-8.7a3.5 3.5 0 0 1 4.9 4.9l-8.7 8.7a1.7 1.7 0 0 1-2.4-2.4l8-8',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.2 12h17.6M12 3c2.3 2.5 3.5 5.5 3.5 9s-1.2 6.5-3.5 9c-2.3-2.5-3.5-5.5-3.5-9S9.7 5.5 12 3z',
  alert: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v5.5M12 16.2v.1',
  sidebar:
    'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5zM9.5 4.5v15',
  'thumb-up':
    'M7.5 10.5l3.7-6.7a2.3 2.3 0 0 1 2.3 2.3v3.4h5a2 2 0 0 1 2 2.3l-1 6.5a2 2 0 0 1-2 1.7h-10zM7.5 10.5h-3a1 1 0 0 0-1 1V19a1 1 0 0 0 1 1h3z',
  'thumb-down':
    'M16.5 13.5l-3.7 6.7a2.3 2.3 0 0 1-2.3-2.3v-3.4h-5a2 2 0 0 1-2-2.3l1-6.5a2 2 0 0 1 2-1.7h10zM16.5 13.5h3a1 1 0 0 0 1-1V5a1 1 0 0 0-1-1h-3z',
  refresh: 'M20 11.5a8 8 0 1 0-2.2 6M20.5 5v6.5H14',
  file: 'M7 3.5h7l5 5V19a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5.5a2 2 0 0 1 2-2zM14 3.5v5h5',
  download: 'M12 4v11.5M6.5 10.5L12 16l5.5-5.5M4.5 20h15',
  table:
    'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5zM3.5 9.5h17M3.5 14.5h17M10 9.5v10',
  'chart-bar': 'M5 20v-8M12 20V4M19 20v-5',
  'chart-line': 'M3.5 17l5-6 4 3.5 8-9',
  pencil: 'M16.5 4.3a2.26 2.26 0 0 1 3.2 3.2L8.5 18.7l-4.3 1.1 1.1-4.3z',
  trash:
    'M4.5 6.5h15M9.5 6.5V4.5h5v2M6.5 6.5l.8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12M10 10.5v5.5M14 10.5v5.5',
  shield: 'M12 3.5l7 2.5v5.5c0 4.3-2.8 7.4-7 9-4.2-1.6-7-4.7-7-9V6zM9 12l2.2 2.2L15.2 10',
  menu: 'M4 7h16M4 12h16M4 17h10',
  code: 'M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5',
} as const;

/** The name of an icon of the set. */
export type IconName = keyof typeof paths;

/** Whether the set has an icon of that name: a name may come from the log. */
export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(paths, name);
}

/** Draws an icon as the one of icons.ts does. */
export function icon(name: IconName, extraClass = ''): TemplateResult {
  return drawIcon(name, paths[name], extraClass);
}
