// Draws the folders of the product and which folder imports which, as a Mermaid graph for docs/architecture.md. An import
// that a longer path also implies is left out. `node .ci/rooms.mjs` prints the graph; .ci/readme.mjs writes it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Folders drawn as one room, and those whose folders are rooms of their own. */
const WHOLE = ['protocol', 'demo/agent'];
const SPLIT = ['api', 'widget'];

/**
 * The imports between rooms.
 * @param {Map<string, string>} sources TypeScript by its path from the root, with `/`
 * @returns {Map<string, Set<string>>} from a room to the rooms it imports; every room is a key
 */
export function readRooms(sources) {
  const rooms = new Map();
  for (const [path, source] of sources) {
    const room = roomOf(path);
    if (!rooms.has(room)) rooms.set(room, new Set());
    for (const [, specifier] of source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const target = roomOf(join(dirname(path), specifier));
      if (target !== room && target !== null) rooms.get(room).add(target);
    }
  }
  return rooms;
}

/** Without the imports that another import of the same room implies; an import into a circle implies nothing. */
export function withoutImplied(rooms) {
  const implies = (room, other, target) =>
    other !== target && !reaches(rooms, other, room) && reaches(rooms, other, target);
  return new Map(
    [...rooms].map(([room, targets]) => [
      room,
      new Set([...targets].filter((target) => ![...targets].some((other) => implies(room, other, target)))),
    ]),
  );
}

function reaches(rooms, from, to, seen = new Set()) {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(rooms.get(from) ?? [])].some((next) => reaches(rooms, next, to, seen));
}

/** `api/store/sqlite/x.ts` is in `api/store`, `api/main.ts` in `api`, an element has a room of its own; null for what is no room. */
function roomOf(path) {
  const parts = path.split('/');
  const [top, folder] = parts;
  const whole = WHOLE.find((room) => path.startsWith(`${room}/`));
  if (whole) return whole;
  if (!SPLIT.includes(top)) return null;
  return parts.slice(0, Math.min(parts.length - 1, folder === 'elements' ? 3 : 2)).join('/');
}

/** The graph of the repository as a fenced Mermaid block, in alphabetical order. */
export function drawRooms() {
  const paths = [...WHOLE, ...SPLIT].flatMap(filesUnder);
  const rooms = withoutImplied(readRooms(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))));
  const id = (room) => room.replace(/\W/g, '_');
  const names = [...rooms.keys()].sort();
  const lines = names.map((room) => `  ${id(room)}["${room}"]`);
  for (const room of names)
    for (const target of [...rooms.get(room)].sort()) lines.push(`  ${id(room)} --> ${id(target)}`);
  return ['```mermaid', 'graph TD', ...lines, '```'].join('\n');
}

function filesUnder(folder) {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (name === 'node_modules' || name === 'dist') return [];
    if (statSync(join(root, path)).isDirectory()) return filesUnder(path);
    return name.endsWith('.ts') && !name.endsWith('.d.ts') ? [path] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(drawRooms());
