// Tamil. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/tamil';
import type { LanguagePack } from '../pack/language-pack.ts';

export const ta: LanguagePack = {
  code: 'ta',
  rank: 23,
  detection: { script: /\p{Script=Tamil}/u },
  stem: stemmer,
};
