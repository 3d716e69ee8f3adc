// Gzip sizes of the script tag and of what it loads, in bytes. Build first: npm run build.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const { entry, integrity } = JSON.parse(readFileSync('dist/widget/widget.json', 'utf8')) as {
  entry: string;
  integrity: Record<string, string>;
};
const rows = Object.keys(integrity).map((file) => {
  const bytes = readFileSync(`dist/widget/${file}`);
  return { file: file === entry ? `${file} (entry)` : file, bytes: bytes.length, gzip: gzipSync(bytes).length };
});
const whole = rows.filter((row) => row.file !== 'widget.js');
console.table(rows);
console.log(`loader: ${rows.find((row) => row.file === 'widget.js')?.gzip} bytes gzip`);
console.log(`whole widget: ${whole.reduce((sum, row) => sum + row.gzip, 0)} bytes gzip in ${whole.length} files`);
