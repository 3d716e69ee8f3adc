// Swedish. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/swedish';
import type { LanguagePack } from '../pack/language-pack.ts';

export const sv: LanguagePack = {
  code: 'sv',
  rank: 13,
  detection: { countedIn: 'latin' },
  isTypedBare: true,
  stem: stemmer,
  functionWords: `alla att av blev blir då de dem den denna deras dess det detta dig din du efter ej eller en er ett för från ha hade han hans har hon hur
    i ingen inte jag kan man med men mig min mot mycket när någon något och om oss på så sig sin ska som till under upp ut vad var vara varför vem vi vid vilka
    vilken vilket än är åt över`,
  chatWords: 'hej tack snälla ursäkta fråga undrar vill veta hjälp hjälpa sida webbplats vän',
  questions: {
    number: 'hur många|hur mycket',
    date: 'när|vilket år',
    person: 'vem',
    place: 'var|vilket land|vilken stad',
    reason: 'varför',
    manner: 'hur',
    definition: 'vad är',
  },
};
