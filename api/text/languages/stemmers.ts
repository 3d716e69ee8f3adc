// Which Snowball stemmer belongs to which language code. Languages that are not here keep their words as they are
// (Vietnamese, Chinese, Thai and Japanese do not inflect by suffix, or not in a way Snowball knows).
import { stemmer as ar } from '@orama/stemmers/arabic';
import { stemmer as hy } from '@orama/stemmers/armenian';
import { stemmer as bg } from '@orama/stemmers/bulgarian';
import { stemmer as da } from '@orama/stemmers/danish';
import { stemmer as nl } from '@orama/stemmers/dutch';
import { stemmer as en } from '@orama/stemmers/english';
import { stemmer as fi } from '@orama/stemmers/finnish';
import { stemmer as fr } from '@orama/stemmers/french';
import { stemmer as de } from '@orama/stemmers/german';
import { stemmer as el } from '@orama/stemmers/greek';
import { stemmer as hu } from '@orama/stemmers/hungarian';
import { stemmer as hi } from '@orama/stemmers/indian';
import { stemmer as id } from '@orama/stemmers/indonesian';
import { stemmer as ga } from '@orama/stemmers/irish';
import { stemmer as it } from '@orama/stemmers/italian';
import { stemmer as lt } from '@orama/stemmers/lithuanian';
import { stemmer as ne } from '@orama/stemmers/nepali';
import { stemmer as no } from '@orama/stemmers/norwegian';
import { stemmer as pt } from '@orama/stemmers/portuguese';
import { stemmer as ro } from '@orama/stemmers/romanian';
import { stemmer as ru } from '@orama/stemmers/russian';
import { stemmer as sr } from '@orama/stemmers/serbian';
import { stemmer as es } from '@orama/stemmers/spanish';
import { stemmer as sv } from '@orama/stemmers/swedish';
import { stemmer as ta } from '@orama/stemmers/tamil';
import { stemmer as tr } from '@orama/stemmers/turkish';
import { stemmer as uk } from '@orama/stemmers/ukrainian';

/** Stemmers by base language code; each takes a lower-case word and gives its stem. */
export const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  ar,
  hy,
  bg,
  da,
  nl,
  en,
  fi,
  fr,
  de,
  el,
  hu,
  hi,
  id,
  ga,
  it,
  lt,
  ne,
  no,
  nb: no,
  nn: no,
  pt,
  ro,
  ru,
  sr,
  es,
  sv,
  ta,
  tr,
  uk,
  ms: id,
};
