// Norwegian. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/norwegian';
import type { LanguagePack } from '../pack/language-pack.ts';

export const no: LanguagePack = {
  code: 'no',
  stem: stemmer,
  stemsAlso: ['nb', 'nn'],
};
