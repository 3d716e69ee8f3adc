// Finnish. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/finnish';
import type { LanguagePack } from '../pack/language-pack.ts';

export const fi: LanguagePack = {
  code: 'fi',
  stem: stemmer,
};
