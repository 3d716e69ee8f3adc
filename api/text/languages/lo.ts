// Lao. The fields are explained in ../pack/language-pack.ts.
import type { LanguagePack } from '../pack/language-pack.ts';

export const lo: LanguagePack = {
  code: 'lo',
  rank: 26,
  detection: { script: /\p{Script=Lao}/u },
  isUnspaced: true,
};
