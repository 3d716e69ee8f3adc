// Armenian. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/armenian';
import type { LanguagePack } from '../pack/language-pack.ts';

export const hy: LanguagePack = {
  code: 'hy',
  rank: 24,
  detection: { script: /\p{Script=Armenian}/u },
  stem: stemmer,
};
