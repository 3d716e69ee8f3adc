/** Knows how pages write dates in metadata. Does not read dates in running text. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * ISO 8601 of a date in machine-written metadata, or null when it is none: ISO with or without time and offset, RFC 2822,
 * `YYYYMMDD`, `DD.MM.YYYY`, `March 3, 2024`. A time without an offset stays without one; slashed dates are read year
 * first only, since day and month are ambiguous.
 */
export function toIsoDate(text: string): string | null {
  const trimmed = text.trim().slice(0, 80);
  const iso = trimmed.match(
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?/i,
  );
  if (iso) return build(iso[1], iso[2], iso[3], iso.slice(4));
  const compact = trimmed.match(/^(\d{4})(\d{2})(\d{2})(?!\d)/);
  if (compact) return build(compact[1], compact[2], compact[3]);
  const dotted = trimmed.match(/^(\d{1,2})\.(\d{1,2})\.(\d{4})/);
  if (dotted) return build(dotted[3], dotted[2], dotted[1]);
  const dayFirst = trimmed.match(
    /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?/i,
  );
  if (dayFirst) return build(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1], dayFirst.slice(4));
  const monthFirst = trimmed.match(/^(?:[a-z]{3,9},\s+)?([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/i);
  if (monthFirst) return build(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
  return null;
}

function monthOf(name: string | undefined): string {
  return String(MONTHS.indexOf((name ?? '').toLowerCase()) + 1);
}

/** Null when the numbers name no day between 1970 and 2100. */
function build(year = '', month = '', day = '', time: (string | undefined)[] = []): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (y < 1970 || y > 2100 || m < 1 || m > 12 || d < 1 || d > 31) return null;
  const date = `${year}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
  const [hour, minute, second, offset] = time;
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return date;
  const zone =
    offset === undefined
      ? ''
      : /^(?:Z|UTC|GMT)$/i.test(offset)
        ? 'Z'
        : offset.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  return `${date}T${hour.padStart(2, '0')}:${minute}:${second ?? '00'}${zone}`;
}
