// Burmese. The fields are explained in ../pack/language-pack.ts.
import type { LanguagePack } from '../pack/language-pack.ts';

export const my: LanguagePack = {
  code: 'my',
  isUnspaced: true,
};
