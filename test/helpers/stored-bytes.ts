// Everything that lies in a folder, names included, as one text: for tests that search for what must not be there.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function bytesUnder(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .map((name) => {
      const path = join(folder, name);
      return `${name}\n${statSync(path).isDirectory() ? bytesUnder(path) : readFileSync(path, 'latin1')}`;
    })
    .join('\n');
}
