// Lithuanian. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/lithuanian';
import type { LanguagePack } from '../pack/language-pack.ts';

export const lt: LanguagePack = {
  code: 'lt',
  stem: stemmer,
};
