// The day of the week, the minute of the day and the month in a time zone, by the rules of the platform's time zone data.

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** `day`: 0 for Monday to 6; `minute`: since midnight; `month`: 0 for January to 11. @throws {RangeError} for a zone that {@link isTimeZone} refuses. */
export function timeInZone(nowMs: number, timeZone: string): { day: number; minute: number; month: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(nowMs).map(({ type, value }) => [type, value]));
  return {
    day: DAYS.indexOf(parts.get('weekday') ?? ''),
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
    month: Number(parts.get('month')) - 1,
  };
}

/** Whether the platform knows a zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
