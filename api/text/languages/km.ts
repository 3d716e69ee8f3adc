// Khmer. The fields are explained in ../pack/language-pack.ts.
import type { LanguagePack } from '../pack/language-pack.ts';

export const km: LanguagePack = {
  code: 'km',
  rank: 27,
  detection: { script: /\p{Script=Khmer}/u },
  isUnspaced: true,
};
