/**
 * Knows which stretches of HTML source no reader sees, and cuts them before parsing: comments, scripts, styles, CDATA
 * marks. Half of a news page is script, and searching for its end is many times faster than tokenizing it.
 */

/** Raw-text elements whose content is cut; the tags stay, so that the parser sees the same elements. */
const SCRIPT = 'script';
const STYLE = 'style';

/**
 * The source without what is between comment marks and inside scripts and styles; JSON-LD scripts are kept. Linear. An
 * unclosed comment ends the page, as in a browser; an unclosed script does too.
 */
export function stripCode(html: string): string {
  const kept: string[] = [];
  let from = 0;
  let at = html.indexOf('<');
  while (at !== -1) {
    let next = at + 1;
    if (html.charCodeAt(next) === 0x21) {
      const end = endOfDeclaration(html, at);
      kept.push(html.slice(from, at));
      from = end;
      next = end;
    } else {
      const name = rawTextAt(html, next);
      if (name !== null) {
        const bodyStart = html.indexOf('>', next);
        if (bodyStart === -1) break;
        const selfClosed = html.charCodeAt(bodyStart - 1) === 0x2f;
        const bodyEnd = selfClosed ? bodyStart + 1 : endOfRawText(html, bodyStart + 1, name);
        if (!selfClosed && !/ld\+json/i.test(html.slice(at, bodyStart))) {
          kept.push(html.slice(from, bodyStart + 1));
          from = bodyEnd;
        }
        next = bodyEnd;
      }
    }
    at = html.indexOf('<', next);
  }
  kept.push(html.slice(from));
  return kept.join('');
}

/** End of `<!…`: a comment, a CDATA mark (in HTML its content is markup like any other), or a declaration. */
function endOfDeclaration(html: string, at: number): number {
  if (html.startsWith('<!--', at)) {
    if (html.startsWith('>', at + 4)) return at + 5;
    if (html.startsWith('->', at + 4)) return at + 6;
    const end = html.indexOf('-->', at + 4);
    return end === -1 ? html.length : end + 3;
  }
  if (html.startsWith('<![CDATA[', at)) return at + 9;
  const end = html.indexOf('>', at);
  return end === -1 ? html.length : end + 1;
}

function rawTextAt(html: string, at: number): string | null {
  if ((html.charCodeAt(at) | 0x20) !== 0x73) return null;
  const name = (html.charCodeAt(at + 1) | 0x20) === 0x63 ? SCRIPT : STYLE;
  return isNamed(html, at, name) && /[\s/>]/.test(html[at + name.length] ?? '') ? name : null;
}

/** Whether a name of ASCII letters stands there, in either case. */
function isNamed(html: string, at: number, name: string): boolean {
  for (let i = 0; i < name.length; i += 1) if ((html.charCodeAt(at + i) | 0x20) !== name.charCodeAt(i)) return false;
  return true;
}

/** Index of the end tag that closes a raw-text element, or the end of the source. */
function endOfRawText(html: string, start: number, name: string): number {
  for (let at = html.indexOf('</', start); at !== -1; at = html.indexOf('</', at + 2)) {
    if (isNamed(html, at + 2, name)) return at;
  }
  return html.length;
}
