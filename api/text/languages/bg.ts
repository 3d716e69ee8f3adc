// Bulgarian. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/bulgarian';
import type { LanguagePack } from '../pack/language-pack.ts';

export const bg: LanguagePack = {
  code: 'bg',
  stem: stemmer,
};
