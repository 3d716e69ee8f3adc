// Polish. The fields are explained in ../pack/language-pack.ts.
import type { LanguagePack } from '../pack/language-pack.ts';

export const pl: LanguagePack = {
  code: 'pl',
  rank: 12,
  detection: { countedIn: 'latin' },
  isTypedBare: true,
  functionWords: `a aby ale am bardzo bez bo by być był była było były co czy dla do gdy gdzie go i ich ile im ja jak jaka jaki jakie jako jego jej jest
    jestem już każdy kiedy kto która które który którzy ma mają może na nad nie nim o od on ona one oni oraz po pod ponieważ przed przez przy
    są się ta tak także tam te tego tej ten to tu tym tylko u w we więc z za ze że dlaczego`,
  chatWords:
    'cześć dzień dobry witam proszę dziękuję dzięki przepraszam pytanie zapytać chcę chciałbym wiedzieć pomóc pomoc strona stronie znajomy',
  questions: {
    number: 'ile',
    date: 'kiedy|którym roku',
    person: 'kto|kogo',
    place: 'gdzie',
    reason: 'dlaczego',
    manner: 'jak',
    definition: 'co to jest',
  },
};
