// Nepali. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/nepali';
import type { LanguagePack } from '../pack/language-pack.ts';

export const ne: LanguagePack = {
  code: 'ne',
  stem: stemmer,
};
