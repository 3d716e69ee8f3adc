// Serbian. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/serbian';
import type { LanguagePack } from '../pack/language-pack.ts';

export const sr: LanguagePack = {
  code: 'sr',
  stem: stemmer,
};
