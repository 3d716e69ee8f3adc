// Ukrainian. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/ukrainian';
import type { LanguagePack } from '../pack/language-pack.ts';

export const uk: LanguagePack = {
  code: 'uk',
  rank: 15,
  detection: { countedIn: 'cyrillic' },
  stem: stemmer,
  functionWords: `а або але б без би був була було були в ви від він вона вони воно все для до є з за зі і із його її їх й коли який яка яке які якого якої що як хто де
    куди чому скільки на над не ні о об один під по при про та так також те ти то той тому у ці це цей через чи щоб я ми наш`,
  chatWords:
    'привіт добрий день вітаю будь ласка дякую вибачте питання запитати хочу знати допоможіть підкажіть сайт друг',
  questions: {
    number: 'скільки',
    date: 'коли|якому році',
    person: 'хто',
    place: 'де|куди',
    reason: 'чому',
    manner: 'як',
    definition: 'що таке',
  },
};
