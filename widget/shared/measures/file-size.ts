// How the widget writes the size of a file.
import type { Strings } from '../strings/strings.ts';

/** `12 kB`, `3.4 MB`, `83 bytes`; `bytes` below 0 or not a number gives ''. */
export function fileSize(bytes: number, strings: Strings): string {
  if (!(bytes >= 0)) return '';
  const [value, unit] =
    bytes < 1000 ? [bytes, 'byte'] : bytes < 1e6 ? [bytes / 1000, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  // The short form of bytes has no plural: "83 byte".
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  const options = { style: 'unit', unit, unitDisplay, maximumFractionDigits: value < 10 ? 1 : 0 } as const;
  return strings.number(value, options);
}
