// The fonts of `npm run screens`: those of two declared packages and no others, whatever else a machine has. A machine with fonts-noto-extra
// has real weights 500 and 600 and another Arabic; one without has 400 and 700.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts'];
/** Files of fonts-noto-core. */
const FACES = [
  ...['Regular', 'Bold', 'Italic', 'BoldItalic'].map((face) => `NotoSans-${face}.ttf`),
  ...['Mono', 'Arabic', 'Thai'].flatMap((kind) => ['Regular', 'Bold'].map((face) => `NotoSans${kind}-${face}.ttf`)),
  ...['Symbols-Regular', 'Symbols2-Regular', 'Math-Regular'].map((face) => `NotoSans${face}.ttf`),
];
/** Chinese, Japanese and Korean: the files of fonts-noto-cjk, or the one that Debian installs with Ghostscript. */
const CJK = [['NotoSansCJK-Regular.ttc', 'NotoSansCJK-Bold.ttc'], ['DroidSansFallbackFull.ttf']];

/** Paths of the declared faces on this machine, and the names of those it lacks. */
export function findFaces(folders = FOLDERS) {
  const files = new Map();
  for (const folder of folders.filter((each) => existsSync(each)))
    for (const entry of readdirSync(folder, { recursive: true }).sort())
      if (!files.has(basename(entry))) files.set(basename(entry), join(folder, entry));
  const cjk = CJK.find((names) => names.every((name) => files.has(name))) ?? CJK[0];
  const names = [...FACES, ...cjk];
  return {
    faces: names.flatMap((name) => files.get(name) ?? []),
    missing: [...names, ...(cjk === CJK[0] ? [] : CJK[0])].filter((name) => !files.has(name)),
  };
}

/** Writes a configuration of fontconfig that has these faces and no rules of the machine. Gives its path, for FONTCONFIG_FILE. */
export function writeFontConfig(faces, folder) {
  const lines = (element, values) => values.map((value) => `  <${element}>${value}</${element}>`).join('\n');
  const alias = (family, preferred) =>
    `  <alias binding="same"><family>${family}</family><prefer><family>${preferred}</family></prefer></alias>`;
  const set = (name, type, value) => `    <edit name="${name}" mode="assign"><${type}>${value}</${type}></edit>`;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${lines('dir', [...new Set(faces.map((face) => dirname(face)))])}
  <cachedir>${join(folder, 'cache')}</cachedir>
  <selectfont>
    <rejectfont><glob>/*</glob></rejectfont>
    <acceptfont>
${lines('glob', faces)}
    </acceptfont>
  </selectfont>
${['sans-serif', 'serif', 'system-ui', 'ui-sans-serif'].map((family) => alias(family, 'Noto Sans')).join('\n')}
${['monospace', 'ui-monospace'].map((family) => alias(family, 'Noto Sans Mono')).join('\n')}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>Noto Sans</string></edit>
  </match>
  <match target="font">
${[set('antialias', 'bool', 'true'), set('hinting', 'bool', 'true'), set('hintstyle', 'const', 'hintslight'), set('rgba', 'const', 'none')].join('\n')}
  </match>
</fontconfig>
`;
  writeFileSync(file, text);
  return file;
}

/** What pictures are made with, by name: they can be compared with those that were made with the same. */
export function madeWith(faces, chromium) {
  const hash = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  return { Chromium: chromium, ...Object.fromEntries(faces.map((face) => [basename(face), hash(face)])) };
}

/** Names of what differs. */
export function differingParts(one, other) {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]).sort();
}
