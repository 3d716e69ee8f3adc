import { describe, expect, it } from 'vitest';
import { scanHtml } from '../../../../api/extract/html/scan-html.ts';

/** The tokens of a source, one word each: `+name`, `name=value`, `>` or `/>` at the end of a tag, `-name`, and texts in quotes. */
function tokens(source: string): string[] {
  const told: string[] = [];
  scanHtml(source, {
    text: (start, end) => told.push(`'${source.slice(start, end)}'`),
    openTagName: (start, end) => told.push(`+${source.slice(start, end)}`),
    attribute: (nameStart, nameEnd, start, end) =>
      told.push(`${source.slice(nameStart, nameEnd)}=${source.slice(start, end)}`),
    openTagEnd: (selfClosing) => told.push(selfClosing ? '/>' : '>'),
    closeTag: (start, end) => told.push(`-${source.slice(start, end)}`),
  });
  return told;
}

describe('scanHtml', () => {
  it('reports attributes with any quotes, and without a value', () => {
    expect(tokens(`<a href="x>y" id='"' class=a/b  hidden data-x = 1>t</a >`)).toEqual([
      '+a',
      'href=x>y',
      'id="',
      'class=a/b',
      'hidden=',
      'data-x=1',
      '>',
      "'t'",
      '-a',
    ]);
    expect(tokens('<p =a b=>')).toEqual(['+p', '=a=', 'b=', '>']);
  });

  it('reports a slash before the end of a tag, and no other', () => {
    expect(tokens('<br/><br / ><br /x>')).toEqual(['+br', '/>', '+br', '/>', '+br', 'x=', '>']);
  });

  it('reads signs that begin no tag as text', () => {
    expect(tokens('a < b <3 <p>c<')).toEqual(["'a < b <3 '", '+p', '>', "'c<'"]);
  });

  it('skips comments, CDATA marks and declarations, and end tags without a name', () => {
    expect(tokens('<!doctype html>a<!-- <p> -->b<!-->c<!--->d<![CDATA[<p>e<?x y?>f</>g</ 1>h')).toEqual([
      "'a'",
      "'b'",
      "'c'",
      "'d'",
      '+p',
      '>',
      "'e'",
      "'f'",
      "'g'",
      "'h'",
    ]);
  });

  it('reads no markup in raw text, up to the end tag of the same name', () => {
    expect(tokens('<SCRIPT a>x<!-- </p></scripts>"</Script ><p>')).toEqual([
      '+SCRIPT',
      'a=',
      '>',
      `'x<!-- </p></scripts>"'`,
      '-Script',
      '+p',
      '>',
    ]);
    expect(tokens('<script/>a<style></style>')).toEqual(['+script', '/>', "'a'", '+style', '>', '-style']);
    expect(tokens('<title>a<b></title>')).toEqual(['+title', '>', "'a<b>'", '-title']);
  });

  it('extends unclosed constructs to the end, and drops a tag that the source ends in', () => {
    expect(tokens('a<!-- b <p>')).toEqual(["'a'"]);
    expect(tokens('<style>a</p>')).toEqual(['+style', '>', "'a</p>'"]);
    expect(tokens('a<p b="c>')).toEqual(["'a'", '+p']);
    expect(tokens('a</p')).toEqual(["'a'"]);
  });
});
