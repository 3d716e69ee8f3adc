// Writes small PDFs for tests, with text in any script: one font without a file, whose codes are UTF-16, with a table that declares it.
import { deflateSync } from 'node:zlib';

export type PdfText = { text: string; x?: number; y: number; size?: number };

export type PdfOptions = {
  info?: Record<string, string>;
  lang?: string;
  /** Encrypted with an unknown password. */
  isEncrypted?: boolean;
  /** A picture in place of text on every page. */
  isScanned?: boolean;
  /** A font without a file and without a table: its codes are those of a predefined encoding, and `encode` writes them as hex. */
  encoding?: { name: string; ordering: string; encode: (text: string) => string };
  /** Replacement for the content of each page, filters included. */
  contents?: { filter: string; bytes: Buffer };
};

const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** A PDF with these pages. `y` counts from the lower edge of a page of 612 by 792 points. */
export function writePdf(pages: readonly (readonly PdfText[])[], options: PdfOptions = {}): Buffer {
  const objects: (string | Buffer)[] = [];
  const add = (body: string | Buffer): number => objects.push(body);
  const stream = (bytes: Buffer, dict = ''): Buffer =>
    Buffer.concat([Buffer.from(`<< ${dict} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);
  const catalogId = add('');
  const pagesId = add('');
  const used = pages.flat().flatMap(({ text }) => utf16(text).match(/..(?=..(?:....)*$)/g) ?? []);
  const highs = [...new Set(['00', ...used])].sort();
  const mapping = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${highs.length} beginbfrange
${highs.map((high) => `<${high}00> <${high}FF> <${high}00>`).join('\n')}
endbfrange
endcmap end end`;
  const toUnicodeId = add(stream(deflateSync(Buffer.from(mapping)), '/Filter /FlateDecode'));
  const descriptorId = add(
    '<< /Type /FontDescriptor /FontName /A /Flags 4 /FontBBox [0 -200 1000 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  );
  const descendantId = add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (${options.encoding?.ordering ?? 'Identity'}) /Supplement 0 >> /FontDescriptor ${descriptorId} 0 R /DW 500 >>`,
  );
  const fontId = add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /${options.encoding?.name ?? 'Identity-H'} /DescendantFonts [${descendantId} 0 R]${options.encoding ? '' : ` /ToUnicode ${toUnicodeId} 0 R`} >>`,
  );
  const pictureId = add(
    stream(
      Buffer.alloc(3),
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8',
    ),
  );
  const pageIds = pages.map((texts) => {
    const drawn = texts
      .map(
        ({ text, x = 72, y, size = 11 }) =>
          `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm <${(options.encoding?.encode ?? utf16)(text)}> Tj ET`,
      )
      .join('\n');
    const content = options.isScanned === true ? 'q 612 0 0 792 0 0 cm /I1 Do Q' : drawn;
    const contentId = options.contents
      ? add(stream(options.contents.bytes, `/Filter ${options.contents.filter}`))
      : add(stream(Buffer.from(content)));
    return add(
      `<< /Type /Page /Parent ${pagesId} 0 R /MediaBox [0 0 612 792] /Contents ${contentId} 0 R /Resources << /Font << /F1 ${fontId} 0 R >> /XObject << /I1 ${pictureId} 0 R >> >> >>`,
    );
  });
  const lang = options.lang === undefined ? '' : ` /Lang (${options.lang})`;
  objects[catalogId - 1] = `<< /Type /Catalog /Pages ${pagesId} 0 R${lang} >>`;
  objects[pagesId - 1] =
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pageIds.length} >>`;
  const facts = Object.entries(options.info ?? {}).map(([name, value]) => `/${name} <FEFF${utf16(value)}>`);
  const infoId = add(`<< ${facts.join(' ')} >>`);
  const lock = options.isEncrypted
    ? ` /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >> /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`
    : '';

  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let size = parts[0]!.length;
  const write = (part: Buffer): void => {
    parts.push(part);
    size += part.length;
  };
  objects.forEach((body, index) => {
    offsets.push(size);
    write(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body as string), Buffer.from('\nendobj\n')]));
  });
  const start = size;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root ${catalogId} 0 R /Info ${infoId} 0 R${lock} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Lines of running text under each other, from the top of a page. */
export function linesOf(text: string, options: { top?: number; chars?: number; size?: number } = {}): PdfText[] {
  const { top = 720, chars = 80, size = 11 } = options;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < chars) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.map((line, index) => ({ text: line, y: top - index * 14, size }));
}
