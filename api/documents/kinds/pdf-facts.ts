// The metadata of a PDF: title, author, date, language. PDF producers put useless values into these fields, which are
// recognised here; read-pdf reads the pages.
import type { DocumentFacts } from './finish-document.ts';
import { bodySize, type PdfLine } from './pdf-lines.ts';

type Metadata = { info: object; metadata: { get(name: string): unknown } | null };

/** Titles that programs write by default. */
const RUBBISH_TITLE =
  /^(untitled|title|document\d*|presentation\d*|slide 1|layout 1|powerpoint presentation|print|microsoft word - .*|.*\.(docx?|pptx?|xlsx?|pdf|indd|tex|rtf|odt|pages|html?)|[\d\s._-]*)$/i;
const RUBBISH_AUTHOR = /^(user|admin|administrator|owner|author|unknown|anonymous|microsoft.*|pc|windows.*)$/i;
const MAX_TITLE_LINES = 3;

/** The metadata; the title is never empty: that of the document, else its largest first line, else the name of its file. */
export async function readPdfFacts(
  pdf: { getMetadata(): Promise<Metadata> },
  pages: readonly PdfLine[][],
  url: string,
): Promise<DocumentFacts> {
  const { info, metadata } = await pdf.getMetadata().catch((): Metadata => ({ info: {}, metadata: null }));
  const field = (name: string, xmp: string): string => {
    const value = (info as Record<string, unknown>)[name];
    const other = metadata?.get(xmp);
    const found = typeof value === 'string' && value.trim() !== '' ? value : Array.isArray(other) ? other[0] : other;
    return typeof found === 'string' ? found.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim() : '';
  };
  const title = field('Title', 'dc:title');
  const author = field('Author', 'dc:creator');
  const lang = field('Language', 'dc:language');
  const isUsable = title.length > 2 && !RUBBISH_TITLE.test(title);
  return {
    title: isUsable ? title : largestLine(pages) || fileName(url),
    byline: author === '' || RUBBISH_AUTHOR.test(author) ? null : author,
    publishedAt: toDate(field('CreationDate', 'xmp:createdate')) ?? toDate(field('ModDate', 'xmp:modifydate')),
    modifiedAt: toDate(field('ModDate', 'xmp:modifydate')),
    lang: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(lang) ? lang : null,
    description: field('Subject', 'dc:description') || null,
  };
}

/** The first lines in the largest letters of the first page that has text; '' when none is larger. */
function largestLine(pages: readonly PdfLine[][]): string {
  const first = pages.find((lines) => lines.length > 0) ?? [];
  const largest = Math.max(0, ...first.filter((line) => /\p{L}{2}/u.test(line.text)).map((line) => line.size));
  if (largest < bodySize(pages) * 1.1) return '';
  const start = first.findIndex((line) => line.size >= largest * 0.98 && /\p{L}{2}/u.test(line.text));
  const lines = first.slice(start, start + MAX_TITLE_LINES);
  const end = lines.findIndex((line) => line.size < largest * 0.98);
  return lines
    .slice(0, end === -1 ? undefined : end)
    .map((line) => line.text)
    .join(' ');
}

function fileName(url: string): string {
  const last = URL.canParse(url) ? (new URL(url).pathname.split('/').pop() ?? '') : '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** ISO 8601 of a PDF date, `D:YYYYMMDDHHmmSS+HH'mm'` with everything after the year optional (ISO 32000-1, 7.9.4), or of XMP's own. */
function toDate(text: string): string | null {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso !== undefined) return isDay(iso) ? iso : null;
  const [, year = '', month = '', day = ''] = /^(?:D:)?(\d{4})(\d{2})?(\d{2})?/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDay(date) ? date : null;
}

function isDay(date: string): boolean {
  const ms = Date.parse(`${date}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && Number.isFinite(ms) && date >= '1980-01-01' && date < '2100-01-01';
}
