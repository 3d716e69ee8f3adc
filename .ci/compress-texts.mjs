// The API's long texts, its word lists and the trees of its models, are a quarter of the package. For a build they are kept compressed in one
// file beside the bundle, and each is read from there where its module has it.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes from which a text, or the texts of a table together, are worth a place in the file. */
const MIN_BYTES = 200;
const MIN_TABLE_BYTES = 400;
const FILE = 'texts.br';
const READER_ID = '\0texts';
const OWN_MODULE = /[\\/]api[\\/].*\.ts$/;

/** Reads the file once, when it is imported: every process and worker needs some of the texts. */
const READER = `import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
const texts = JSON.parse(brotliDecompressSync(readFileSync(join(dirname(fileURLToPath(import.meta.url)), '${FILE}'))));
export function textOf(key) { return texts[key]; }`;

/** @returns {import('vite').Plugin} */
export function compressTexts() {
  /** By key. */
  const texts = new Map();
  return {
    name: 'compress-texts',
    enforce: 'post',
    resolveId: (id) => (id === READER_ID ? id : null),
    load: (id) => (id === READER_ID ? READER : null),
    transform(code, id) {
      if (!OWN_MODULE.test(id)) return null;
      const found = findTexts(this.parse(code));
      if (found.length === 0) return null;
      for (const { key, text } of found) texts.set(key, text);
      return { code: withKeys(code, found), map: { mappings: '' } };
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: packTexts(texts) });
    },
  };
}

/**
 * The long texts of a module that are whole literals, in their order, and the tables of texts: properties one after the other whose values
 * are such literals, as JSON. A template with expressions or a tag is none.
 * @param {object} node of an ESTree syntax tree
 * @returns {{ start: number, end: number, key: string, text: string, isTable?: boolean }[]}
 */
export function findTexts(node) {
  if (Array.isArray(node)) return node.flatMap(findTexts);
  if (node === null || typeof node !== 'object' || node.type === 'TaggedTemplateExpression') return [];
  if (node.type === 'ObjectExpression') return runsOf(node.properties).flatMap(textsInRun);
  const text = textIn(node);
  if (text !== undefined)
    return Buffer.byteLength(text) < MIN_BYTES ? [] : [{ start: node.start, end: node.end, key: keyOf(text), text }];
  return Object.values(node).flatMap((child) => (typeof child === 'object' ? findTexts(child) : []));
}

/** Properties in runs of those with a text and of single others. */
function runsOf(properties) {
  const runs = [];
  for (const property of properties) {
    const isPlain = nameOf(property) !== undefined && textIn(property.value) !== undefined;
    if (isPlain && runs.at(-1)?.isPlain) runs.at(-1).properties.push(property);
    else runs.push({ isPlain, properties: [property] });
  }
  return runs;
}

function textsInRun({ isPlain, properties }) {
  const text = isPlain
    ? JSON.stringify(Object.fromEntries(properties.map((one) => [nameOf(one), textIn(one.value)])))
    : '';
  if (Buffer.byteLength(text) < MIN_TABLE_BYTES || properties.length < 2) return properties.flatMap(findTexts);
  return [{ start: properties[0].start, end: properties.at(-1).end, key: keyOf(text), text, isTable: true }];
}

/** The name of a property that is written out. */
function nameOf({ type, computed, kind, method, key }) {
  if (type !== 'Property' || computed || kind !== 'init' || method) return undefined;
  const name = key.type === 'Identifier' ? key.name : String(key.value);
  return name === '__proto__' ? undefined : name;
}

function textIn(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined;
}

/** The same in every build, whatever order its modules are read in. */
const keyOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The module with a call in the place of each text. */
export function withKeys(code, found) {
  let rest = code;
  for (const { start, end, key, isTable } of found.toReversed()) {
    const text = `/* @__PURE__ */ textOf('${key}')`;
    rest = `${rest.slice(0, start)}${isTable ? `...JSON.parse(${text})` : text}${rest.slice(end)}`;
  }
  return `import { textOf } from ${JSON.stringify(READER_ID)};\n${rest}`;
}

/** The file: a JSON object of texts by key, with brotli. */
export function packTexts(texts) {
  const json = JSON.stringify(Object.fromEntries([...texts].sort(([a], [b]) => (a < b ? -1 : 1))));
  return brotliCompressSync(json, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: json.length, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}
