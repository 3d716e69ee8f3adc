// How a host name is displayed: as written, and for international names in both forms (MD-3).

/** `bücher.example (xn--bcher-kva.example)` for an international host, else the host itself. */
export function hostLabel(hostname: string): string {
  if (!hostname.includes('xn--')) return hostname;
  const readable = hostname
    .split('.')
    .map((label) => (label.startsWith('xn--') ? decodePunycode(label.slice(4)) || label : label))
    .join('.');
  return readable === hostname ? hostname : `${readable} (${hostname})`;
}

/** RFC 3492 section 6.2; null for what is not well formed. */
function decodePunycode(input: string): string | null {
  const base = 36;
  const points: number[] = [];
  const cut = input.lastIndexOf('-');
  for (const character of cut > 0 ? input.slice(0, cut) : '') points.push(character.codePointAt(0)!);
  let n = 128;
  let i = 0;
  let bias = 72;
  for (let at = cut > 0 ? cut + 1 : 0; at < input.length; ) {
    const before = i;
    for (let weight = 1, k = base; ; k += base) {
      if (at >= input.length) return null;
      const digit = Number.parseInt(input[at++]!, base);
      // parseInt reads 0-9 as 0-9 and a-z as 10-35; punycode has a-z first.
      if (Number.isNaN(digit)) return null;
      const value = digit < 10 ? digit + 26 : digit - 10;
      i += value * weight;
      const threshold = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias;
      if (value < threshold) break;
      weight *= base - threshold;
      if (i > 0x10ffff * 64) return null;
    }
    const length = points.length + 1;
    let delta = before === 0 ? Math.floor((i - before) / 700) : Math.floor((i - before) / 2);
    delta += Math.floor(delta / length);
    let k = 0;
    for (; delta > ((base - 1) * 26) / 2; k += base) delta = Math.floor(delta / (base - 1));
    bias = k + Math.floor((base * delta) / (delta + 38));
    n += Math.floor(i / length);
    i %= length;
    if (n > 0x10ffff) return null;
    points.splice(i++, 0, n);
  }
  return String.fromCodePoint(...points);
}
