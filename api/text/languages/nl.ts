// Dutch. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/dutch';
import type { LanguagePack } from '../pack/language-pack.ts';

export const nl: LanguagePack = {
  code: 'nl',
  rank: 9,
  detection: { countedIn: 'latin' },
  stem: stemmer,
  functionWords: `aan al alles als andere ben bij daar dan dat de der deze die dit doch doen door dus een en er ge geen had heb hebben heeft hem het
    hier hij hoe hoeveel hun iemand iets ik in is ja je kan kon kunnen maar me meer men met mij mijn moet na naar niet niets nog nu of om
    omdat onder ons ook op over reeds te tegen toch toen tot u uit uw van veel voor waar waarom wanneer want waren was wat welke werd wie wij
    wil worden wordt zal ze zelf zich zij zijn zo zonder zou`,
  chatWords:
    'hallo hoi goedemorgen goedemiddag dank bedankt alsjeblieft alstublieft sorry vraag vragen wil weten helpen hulp site website vriend',
  questions: {
    number: 'hoeveel|hoe lang|hoe oud|hoe groot',
    date: 'wanneer|welk jaar',
    person: 'wie',
    place: 'waar',
    reason: 'waarom',
    manner: 'hoe',
    definition: 'wat is',
  },
  valueQuestions: {
    timespan: 'hoe lang|hoeveel dagen|hoeveel jaar|hoe snel|hoe oud',
    money: 'kost|kosten|prijs',
  },
  values: {
    number:
      'een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|twintig|dertig|honderd|duizend|miljoen|half|halve',
    time: 'second[ae]n?|minuten?|uur|uren|dag(?:en)?|weken|week|maand(?:en)?|jaar|jaren|eeuw(?:en)?|nacht(?:en)?',
    money: 'euro|dollar|gratis',
    free: 'gratis',
    month: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|eeuw',
  },
};
