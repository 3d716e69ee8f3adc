// Whether the visitor asked for less data.

/** By the preference (Media Queries Level 5), or by "Data Saver" of Chromium (Save Data API, which others do not have). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
