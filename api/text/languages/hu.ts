// Hungarian. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/hungarian';
import type { LanguagePack } from '../pack/language-pack.ts';

export const hu: LanguagePack = {
  code: 'hu',
  stem: stemmer,
};
