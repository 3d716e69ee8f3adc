// Stems of English words: the stemmer's, but for words that it takes for forms of others ("customs" and "customer", "policy" and "police").
import { stemmer } from '@orama/stemmers/english';

/** Words by their stem: a stem, a colon, the words; separated by `|`. */
const OWN = `customs: customs|customer: customer customers|instalment: instalment instalments installment installments|polic: policy policies
  |police: police policing|universit: university universities|universal: universal universe universally|organic: organic organically organics
  |organis: organisation organisations organization organizations organise organised organize organized organiser organizer|organ: organ organs
  |news: news|importan: important importance importantly|communit: community communities|severe: severe severely severity
  |experiment: experiment experiments experimental|business: business businesses|busy: busy busier busiest|personal: personal personally personalise personalised
  |personnel: personnel|hospitality: hospitality|emergenc: emergency emergencies|emerge: emerge emerged emerging|generic: generic generics
  |generat: generate generates generated generating generation generator generators|general: general generally|animat: animated animation animations
  |army: army armies|accountant: accountant accountants accountancy|wandering: wander wandering wandered|relativ: relative relatives
  |station: station stations|statement: statement statements|secretar: secretary secretaries|several: several`;

const own = new Map<string, string>(
  OWN.split('|').flatMap((line) => {
    const [stem = '', words = ''] = line.split(':');
    return words
      .trim()
      .split(/\s+/)
      .map((word): [string, string] => [word, stem.trim()]);
  }),
);

/** The stem of a word in lower case. */
export const stemEnglish = (word: string): string => own.get(word) ?? stemmer(word);
