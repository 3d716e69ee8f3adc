// Irish. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/irish';
import type { LanguagePack } from '../pack/language-pack.ts';

export const ga: LanguagePack = {
  code: 'ga',
  stem: stemmer,
};
