// The text of a PDF, page by page, by pdf.js in the build of unpdf: one file, no native parts, no network. Opens, walks the
// pages within its limits and reads the metadata of the document; pdf-lines builds lines and paragraphs.
// The worker thread around it bounds memory and time (parse-worker, parse-pool).
import { PageError } from '../../crawl/page-error.ts';
import type { Anchor, ParsedPage, ParseTask } from '../parsed-page.ts';
import { CjkTables } from './cjk-cmaps.ts';
import { finishDocument } from './finish-document.ts';
import { readPdfFacts } from './pdf-facts.ts';
import { bodySize, type PdfLine, type PdfPiece, toBlocks, toLines, withoutRunningLines } from './pdf-lines.ts';

/** Limits of one document; longer ones give their first pages. */
export const PDF_LIMITS = {
  pages: 400,
  /** After which no further page is begun, in milliseconds: half of what the pool gives a task (NET-15). */
  budgetMs: 2_500,
  /** Pieces of text of one page; a page of dense print has some 5,000. */
  piecesPerPage: 50_000,
  /** Fewer letters than this in all of a document that was read to its end: pictures of pages. */
  letters: 12,
} as const;

/** @throws {PageError} encrypted, broken or no_text. */
export async function readPdf(task: ParseTask, now: () => number): Promise<ParsedPage> {
  const startedAt = now();
  // Not at the top: it takes a tenth of a second to load, and most pages are no PDF.
  const { getDocument } = await import('unpdf/pdfjs');
  const loading = getDocument({
    // A copy: pdf.js detaches its input.
    data: new Uint8Array(task.bytes),
    isEvalSupported: false,
    useWorkerFetch: false,
    // Text, not the packed form; no address is ever fetched.
    cMapPacked: false,
    BinaryDataFactory: CjkTables,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const pdf = await loading.promise.catch((error: unknown) => {
      throw toFailure(error);
    });
    const pages: PdfLine[][] = [];
    let chars = 0;
    let number = 1;
    for (; number <= Math.min(pdf.numPages, PDF_LIMITS.pages) && chars <= task.maxChars; number++) {
      if (number > 1 && now() - startedAt > PDF_LIMITS.budgetMs) break;
      const lines = await readLines(pdf, number);
      pages.push(lines);
      for (const line of lines) chars += line.text.length;
    }
    const letters = pages.flat().reduce((sum, line) => sum + (line.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
    if (letters < PDF_LIMITS.letters) throw new PageError('no_text', `${pages.length} pages, ${letters} letters`);
    const facts = await readPdfFacts(pdf, pages, task.url);
    return finishPages(pages, task.maxChars, facts);
  } finally {
    await loading.destroy().catch(() => {});
  }
}

type Pdf = Awaited<ReturnType<typeof import('unpdf/pdfjs')['getDocument']>['promise']>;

/** A page that cannot be read is an empty one: the others may be fine. */
async function readLines(pdf: Pdf, number: number): Promise<PdfLine[]> {
  try {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent();
    page.cleanup();
    const pieces: PdfPiece[] = [];
    for (const item of content.items) {
      if ('str' in item && pieces.length < PDF_LIMITS.piecesPerPage) pieces.push(item);
    }
    return toLines(pieces)
      .map((line) => ({ ...line, text: cleanText(line.text).trim() }))
      .filter((line) => line.text !== '');
  } catch {
    return [];
  }
}

/** Each page under a heading of its number, so that a passage has it, and with the fragment that opens a viewer there (RFC 8118). */
function finishPages(all: readonly PdfLine[][], maxChars: number, facts: Parameters<typeof finishDocument>[0]) {
  const pages = withoutRunningLines(all);
  const body = bodySize(pages);
  const anchors: Anchor[] = [];
  const blocks = pages.flatMap((lines, index) => (lines.length === 0 ? [] : [{ lines, number: index + 1 }]));
  const content: Parameters<typeof finishDocument>[1][number][] = [];
  for (const { lines, number } of blocks) {
    anchors.push({ block: content.length, fragment: `page=${number}` });
    content.push({ kind: 'heading', level: 1, text: `p. ${number}` }, ...toBlocks(lines, body));
  }
  const opening = content.find((block) => block.kind === 'paragraph')?.text ?? null;
  const described = { ...facts, description: facts.description ?? opening };
  return finishDocument(described, content, { maxChars, charset: '', anchors });
}

function toFailure(error: unknown): PageError {
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  if (name === 'PasswordException') return new PageError('encrypted', message, { cause: error });
  return new PageError('broken', `${name}: ${message}`.slice(0, 200), { cause: error });
}

/** Without characters that have no glyph (controls, letters of a font without a Unicode mapping) and the dots of a table of contents. */
function cleanText(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ue000-\uf8ff\ufffd]+/g, '')
    .replace(/(?: ?\.){5,} ?/g, ' ')
    .toWellFormed();
}
