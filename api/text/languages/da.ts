// Danish. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/danish';
import type { LanguagePack } from '../pack/language-pack.ts';

export const da: LanguagePack = {
  code: 'da',
  stem: stemmer,
};
