import { describe, expect, it } from 'vitest';
import { iconTypeOf, MAX_ICON_BYTES } from '../../../api/icons/icon-image.ts';
import { gifOf, icoOf, jpegOf, pngOf, webpOf } from '../../helpers/icon-bytes.ts';

const textOf = (text: string) => new TextEncoder().encode(text);

describe('iconTypeOf', () => {
  it.each([
    ['image/png', pngOf()],
    ['image/gif', gifOf()],
    ['image/jpeg', jpegOf()],
    ['image/webp', webpOf()],
    ['image/x-icon', icoOf()],
    ['image/x-icon', icoOf(pngOf(256))],
  ])('[NET-17] %s by its first bytes', (type, bytes) => {
    expect(iconTypeOf(bytes)).toBe(type);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['SVG', textOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', textOf('<!doctype html><title>404</title>')],
    ['HTML after the first letters of a GIF', textOf('GIF<script>alert(1)</script>')],
    ['half a PNG header', pngOf().slice(0, 20)],
    ['an ICO without pictures', icoOf().map((byte, at) => (at === 4 ? 0 : byte))],
    ['an ICO whose table points outside', icoOf().slice(0, 50)],
    ['a JPEG without a frame', jpegOf().slice(0, 8)],
    ['BMP', textOf('BM\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0')],
  ])('[NET-17] not %s', (_what, bytes) => {
    expect(iconTypeOf(bytes)).toBeNull();
  });

  it('[NET-17] not one above 32 KB', () => {
    const padded = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(pngOf());
      return bytes;
    };
    expect(iconTypeOf(padded(MAX_ICON_BYTES))).toBe('image/png');
    expect(iconTypeOf(padded(MAX_ICON_BYTES + 1))).toBeNull();
  });

  it.each([
    ['PNG', pngOf(50_000)],
    ['GIF', gifOf(60_000)],
    ['JPEG', jpegOf(60_000)],
    ['WebP', webpOf(16_000)],
    ['ICO with a PNG', icoOf(pngOf(50_000))],
    ['ICO with a bitmap', icoOf(50_000)],
    ['PNG of no width', pngOf(0)],
  ])('not a %s that would unpack to a picture of gigabytes, or to none', (_what, bytes) => {
    expect(iconTypeOf(bytes)).toBeNull();
  });

  it('never throws on cut or changed bytes', () => {
    for (const whole of [pngOf(), gifOf(), jpegOf(), webpOf(), icoOf(), icoOf(pngOf())]) {
      for (let at = 0; at <= whole.length; at++) {
        iconTypeOf(whole.slice(0, at));
        for (const value of [0, 0x7f, 0xff]) iconTypeOf(whole.map((byte, n) => (n === at ? value : byte)));
      }
    }
  });
});
