// Italian. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/italian';
import type { LanguagePack } from '../pack/language-pack.ts';

export const it: LanguagePack = {
  code: 'it',
  rank: 8,
  detection: { countedIn: 'latin' },
  isTypedBare: true,
  stem: stemmer,
  functionWords: `a ad agli ai al alla alle allo anche c che chi ci coi col come con contro cosa cui da dagli dai dal dalla dalle dallo degli dei del dell della
    delle dello di dove dov e è ed era erano essere fu furono gli ha hanno ho i il in io l la le lei li lo loro lui ma mi mia mio ne negli nei nel nella
    nelle nello noi non nostro o per perché perche più piu quale quali qual quando quanta quante quanti quanto quella quelle quelli quello questa queste
    questi questo sarà se si sia sono su sua sue sugli sui sul sulla sulle suo suoi tra un una uno vi voi`,
  chatWords:
    'ciao buongiorno buonasera salve grazie favore scusi scusa domanda chiedere vorrei voglio sapere aiutare aiuto dire sito pagina amico',
  questions: {
    number: 'quanto|quanta|quanti|quante',
    date: 'quando|che anno|quale anno|che data',
    person: 'chi',
    place: 'dove|quale città|quale paese',
    reason: 'perché|motivo',
    manner: 'come',
    definition: 'che cosa è|cos è|cosa è',
  },
  valueQuestions: {
    timespan: 'quanto tempo|quanto dura|quanti giorni|quanti anni|quante ore',
    money: 'costa|prezzo|costo',
  },
  values: {
    number:
      'un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|venti|trenta|cento|mille|mila|milioni|mezzo',
    time: 'second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|secol[oi]|nott[ei]',
    money: 'euro|dollari|gratis|gratuito',
    free: 'gratis',
    month: 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|secolo',
  },
};
