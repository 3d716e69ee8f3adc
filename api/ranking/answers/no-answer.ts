// Says which lines are never an answer by themselves: references to other places, questions, contents, signs without words.
// Looks at the text alone; headings and code are distinguished by their blocks (text/blocks.ts).
import { endsAsQuestion } from '../../text/structure/ends-as-question.ts';

/** Words with which a sentence only sends the reader elsewhere, by language. */
const REFERS =
  /^(?:(?:see|see also|read|refer to|for more|for details|for an overview|more in|more about|for further|xem|xem thêm|chi tiết|lihat|baca|selengkapnya|siehe|siehe auch|mehr|voir|voir aussi|pour plus)(?![\p{L}\p{M}])|详见|参见|请看|请参阅|另见|见|细节请看)/iu;
/** A reference longer than this many characters also says something. */
const MAX_REFERENCE_CHARS = 110;
/** When a page was looked at for the last time, by language: true of every page, an answer on none. */
const CHECKED =
  /^(?:(?:last (?:checked|updated|reviewed|modified|edited)|page updated|kiểm tra lần cuối|cập nhật lần cuối|terakhir (?:diperiksa|diperbarui|diubah)|zuletzt (?:geprüft|aktualisiert)|dernière mise à jour|última actualización)(?![\p{L}\p{M}])|最后核对|最后更新|最近更新)/iu;
const MAX_CHECKED_CHARS = 60;

/** Cells of the row of links above and below the pages of a book. */
const NEIGHBOUR =
  /^(?:[<>«»←→ ]*(?:prev|previous|next|up|home|top|back|index|contents|table of contents|trước|sau|tiếp|trang chủ|mục lục|上一页|下一页|上页|下页|起始页|首页|目录|sebelumnya|selanjutnya|berikutnya|beranda|daftar isi|zurück|weiter|hoch|précédent|suivant|sommaire)[<>«»←→ ]*)$/iu;

/** The number of a chapter or section before its name: "12.1. Introduction". */
const OUTLINE = /^\d{1,2}(?:\.\d{1,2})+\. /;
/** The number of a section of a section. Two numbers with points are a day as well. */
const DEEP_OUTLINE = /^\d{1,2}\.\d{1,2}\.\d{1,2}\. /;
/** A longer line is a step of a numbered text. */
const MAX_OUTLINE_CHARS = 80;
/** What a document says of itself in place of what it is about, by language. */
const OF_ITSELF =
  /^(?:(?:this|the) (?:document|page|section|chapter|article|guide|manual|module|appendix) (?:describes|explains|covers|discusses|documents|contains|lists|presents)(?![\p{L}\p{M}])|(?:ce|cette) (?:document|page|section|chapitre|article|guide|module) (?:décrit|explique|présente|contient)(?![\p{L}\p{M}])|(?:diese|dieses|dieser) (?:dokument|seite|abschnitt|kapitel|artikel|anleitung) (?:beschreibt|erklärt|enthält)(?![\p{L}\p{M}])|(?:este|esta) (?:documento|página|sección|capítulo|artículo|guía) (?:describe|explica|contiene)(?![\p{L}\p{M}])|(?:tài liệu|trang|phần|chương|bài viết) này (?:mô tả|giải thích|trình bày)|(?:dokumen|halaman|bagian|bab|artikel) ini (?:menjelaskan|menguraikan|membahas)|本(?:文档|文|页|章|节)(?:描述|说明|介绍|解释))/iu;
/** A longer sentence also says something. */
const MAX_OF_ITSELF_CHARS = 160;
/** Since which version there is something, by language: a remark below what it is about. */
const VERSION =
  /^(?:(?:new|added|changed|deprecated|removed|available) (?:in|since|from) (?:version|release)|(?:nouveau|modifié|obsolète) (?:dans|depuis) la version|(?:neu|geändert|veraltet) (?:in|seit) version)\s+\d[\d.]*\.?$/iu;

/** Whether a row of cells has only links to the pages around: "Prev", "Next" or "Home" in two or more, or in one between two chapters. */
export function isNavigation(cells: readonly string[]): boolean {
  const neighbours = cells.filter((cell) => NEIGHBOUR.test(cell.trim())).length;
  return neighbours > 1 || (neighbours === 1 && cells.length === 3 && cells.some((cell) => OUTLINE.test(cell.trim())));
}

/** Whether a text only sends the reader to another place. */
export function isReference(text: string): boolean {
  const bare = text.trim();
  return bare.length <= MAX_REFERENCE_CHARS && REFERS.test(bare);
}

/** Whether a sentence cannot be the answer, or the first sentence of one. */
export function isNoAnswer(text: string): boolean {
  const bare = text.trim();
  if (!/[\p{L}\p{N}]/u.test(bare)) return true;
  if (endsAsQuestion(bare)) return true;
  if (isReference(bare)) return true;
  if (bare.length <= MAX_CHECKED_CHARS && CHECKED.test(bare)) return true;
  if (bare.length <= MAX_OF_ITSELF_CHARS && OF_ITSELF.test(bare)) return true;
  if (VERSION.test(bare)) return true;
  if (bare.length <= MAX_OUTLINE_CHARS && DEEP_OUTLINE.test(bare) && !/[.!?:]$/u.test(bare)) return true;
  // A word or two without a figure: an entry of a list of contents, a label, a name.
  const words = bare.match(/\p{Script=Han}{2}|[\p{L}\p{M}'’_-]+/gu) ?? [];
  return words.length <= 2 && !/\d|[.!。！]$/u.test(bare);
}
