// `npm run build:wordpress`: dist/agent-chat-wordpress.zip, with the .mo files made from the .po files. A zip without compression
// needs no program; the plugin is small.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { toMo } from './wordpress/mo.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(root, 'integrations/wordpress/agent-chat');
const file = join(root, 'dist/agent-chat-wordpress.zip');

/** What is in the zip: the plugin's files and its translations. @returns {{ name: string, bytes: Buffer }[]} */
export function wordpressFiles() {
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((path) => {
      const name = `agent-chat/${path.slice(source.length + 1).replaceAll('\\', '/')}`;
      const bytes = readFileSync(path);
      const own = { name, bytes };
      if (!name.endsWith('.po')) return [own];
      return [own, { name: name.replace(/\.po$/, '.mo'), bytes: toMo(bytes.toString('utf8')) }];
    });
}

/** Builds the zip. @returns {string} its path */
export function buildWordpress() {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, toZip(wordpressFiles()));
  return file;
}

/** @param {{ name: string, bytes: Buffer }[]} entries stored as they are, with the oldest date of the format, so that equal sources give equal bytes */
export function toZip(entries) {
  const files = [];
  const directory = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(crc32(bytes) >>> 0, 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([20, 0]), common, rest, nameBytes]));
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(buildWordpress());
