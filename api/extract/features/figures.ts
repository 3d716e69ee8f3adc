/**
 * Finds the figures that people ask a page for: amounts of money, shares, telephone numbers, hours, dates. A hint of use, whatever the
 * language; what a figure means is read elsewhere (`api/ranking/answers/values/answer-values.ts`).
 */

/** Kinds of figure, each a bit of `figuresIn`. */
export const MONEY = 1;
export const PERCENT = 2;
export const CLOCK = 4;
export const PHONE = 8;
export const DATE = 16;
/** Two times of the day, as opening hours have. */
export const HOURS = 32;

/** Number of kinds. */
export const FIGURE_KINDS = 6;

/** Longest text, in characters, that is searched: longer ones are prose, whatever they hold. */
const MAX_CHARS = 240;

const MONEY_SIGNS =
  /[$€£¥￥₫₹₽₩฿₺₴] ?\d|\d ?[$€£¥￥₫₹₽₩฿₺₴元円원]|\b(?:usd|eur|gbp|chf|aud|cad|vnd|idr|rp|rm|kr|zł)\.? ?\d|\d ?(?:usd|eur|euros?|gbp|chf|vnd|vnđ|đ|đồng|idr|kr|kč|zł|dollars?|reais|دينار|دنانير|ريال|درهم|دراهم|جنيه)(?![\p{L}\p{N}])|\d ?บาท/iu;
const SHARE = /\d ?[%％]/;
const TIME = /\d[:h]\d\d(?!\d)|\d ?(?:[ap]\.?m\b|uhr|giờ|[点點时時시]|น\.|โมง)/i;
const TIMES =
  /\d(?:[:h.]\d\d)? ?(?:[ap]\.?m\.?|uhr|giờ|h\b|[点點时時시]|น\.|โมง)? ?(?:[-–—~～]|to|until|till|bis|und|đến|sampai|hingga|s\/d|a|à|às|até|至|到|から|부터|ถึง|إلى|حتى) ?(?:\d{1,2}[:h.]\d\d(?!\d)|\d{1,2} ?(?:[ap]\.?m\b|uhr|giờ|h\b|[点點时時시]|น\.|โมง))/i;
const DAYS =
  /\b(?:19|20)\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d\d|\d{1,2} ?[月日월일]|\b(?:jan|feb|mar|mär|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|tháng)[a-zé]{0,9}\.? \d|\d\.? (?:jan|feb|mar|mär|apr|ma[iy]|jun|jul|aug|ag|sep|o[ck]t|nov|de[csz])/i;

/** Digits of a telephone number: fewer are a year or a price, more an identifier. */
const MIN_PHONE_DIGITS = 7;
const MAX_PHONE_DIGITS = 15;

/** The kinds of figure in a text, as a bit set; 0 for a long text. */
export function figuresIn(text: string): number {
  if (text.length > MAX_CHARS || !/\d/.test(text)) return 0;
  return (
    (MONEY_SIGNS.test(text) ? MONEY : 0) |
    (SHARE.test(text) ? PERCENT : 0) |
    (TIME.test(text) ? CLOCK : 0) |
    (holdsPhone(text) ? PHONE : 0) |
    (DAYS.test(text) ? DATE : 0) |
    (TIMES.test(text) ? HOURS : 0)
  );
}

/** A run of digits that begins like a date or a span of years, or ends in a year after two short numbers. */
const DATE_RUN = /^\(?(?:(?:19|20)\d\d[-/. ]{1,3}\d|\d{1,2}[-/. ]{1,2}\d{1,2}[-/. ]{1,2}(?:19|20)?\d\d(?!\d))/;

/** The sign before the digits of an address, which no telephone number has. */
const IN_NAME = /[/_=#&%]/;

/** True of a run of digits, spaces and the signs between them that has as many digits as a telephone number. */
function holdsPhone(text: string): boolean {
  let digits = 0;
  let gap = 0;
  let start = 0;
  let isInName = false;
  for (let i = 0; i <= text.length; i += 1) {
    const char = text.charAt(i);
    if (char >= '0' && char <= '9') {
      if (digits === 0) {
        start = i;
        isInName = i > 0 && IN_NAME.test(text.charAt(i - 1));
      }
      digits += 1;
      gap = 0;
    } else if (digits > 0 && char !== '' && ' ()/-+.\u00a0'.includes(char) && gap < 3) {
      gap += 1;
    } else {
      if (digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS && !isInName && !DATE_RUN.test(text.slice(start, i)))
        return true;
      digits = 0;
      gap = 0;
    }
  }
  return false;
}
