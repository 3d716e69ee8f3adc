// Hebrew. The fields are explained in ../pack/language-pack.ts.
import type { LanguagePack } from '../pack/language-pack.ts';

export const he: LanguagePack = {
  code: 'he',
  rank: 25,
  detection: { script: /\p{Script=Hebrew}/u },
};
