// How the widget writes durations. The texts come from strings.ts.
import '../strings/later-strings.ts';
import type { Strings } from '../strings/strings.ts';

/** `0.8 s`, `12 s`: tenths below ten seconds, whole seconds above. '' when either time is missing or they are out of order. */
export function durationBetween(startIso: string, endIso: string | undefined, strings: Strings): string {
  if (!endIso) return '';
  const ms = Date.parse(endIso) - Date.parse(startIso);
  if (!(ms >= 0)) return '';
  const seconds = ms / 1000;
  const shown = Number(seconds.toFixed(seconds < 10 ? 1 : 0));
  return shown === 0 ? '' : strings.t('seconds', { n: shown });
}
