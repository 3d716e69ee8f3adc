// Finds a key that an object of a JSON text has twice: JSON.parse takes the last one silently, another reader may take the
// first, and what a person approved would not be what is executed (APR-2).

/** The first key that an object of the JSON text has twice, or null. The text is valid JSON. */
export function findRepeatedKey(json: string): string | null {
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < json.length; at++) {
    const char = json[at];
    if (char === '{') open.push(new Set());
    else if (char === '[') open.push(null);
    else if (char === '}' || char === ']') open.pop();
    else if (char === '"') {
      const end = endOfText(json, at);
      const next = skipBlanks(json, end + 1);
      if (json[next] === ':') {
        const key = JSON.parse(json.slice(at, end + 1)) as string;
        const keys = open.at(-1);
        if (keys?.has(key)) return key;
        keys?.add(key);
      }
      at = end;
    }
  }
  return null;
}

function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}

function skipBlanks(json: string, from: number): number {
  let at = from;
  while (json[at] === ' ' || json[at] === '\n' || json[at] === '\r' || json[at] === '\t') at++;
  return at;
}
