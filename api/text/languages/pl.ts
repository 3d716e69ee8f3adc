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
  dialogue: {
    greeting: 'cześć|dzień dobry|dobry wieczór|witam|witaj|hej|siema|dobry',
    thanks: 'dziękuję|dzięki|dziękuję bardzo|bardzo dziękuję|wielkie dzięki|dziękuję za pomoc|dzięki za pomoc',
    bye: 'do widzenia|pa|na razie|do zobaczenia|miłego dnia|dobranoc|żegnam',
    ack: 'tak|nie|ok|okej|dobrze|jasne|rozumiem|w porządku|zgoda|oczywiście|dokładnie|super',
    praise: 'brawo|świetnie|dobra robota|bardzo pomocne|jesteś świetny|znakomicie',
    abuse: 'głupi|idiota|bezużyteczny|kretyn|gówno|jesteś głupi|jesteś bezużyteczny|zamknij się',
    about:
      'kim jesteś|czy jesteś robotem|czy jesteś botem|jesteś botem|jesteś robotem|czy jesteś człowiekiem|co potrafisz|jak się nazywasz',
    help: 'pomoc|pomocy|potrzebuję pomocy|pomóż mi|czy możesz mi pomóc|proszę o pomoc|mam pytanie|pytanie',
    human:
      'człowiek|konsultant|z człowiekiem|rozmowa z konsultantem|chcę rozmawiać z człowiekiem|chcę rozmawiać z konsultantem|chcę porozmawiać z człowiekiem|połącz mnie z konsultantem|obsługa klienta',
    fillers: 'proszę|pan|pani|państwo',
    leads:
      'czy możesz mi powiedzieć|chciałbym wiedzieć|chciałabym wiedzieć|chcę wiedzieć|powiedz mi|proszę mi powiedzieć',
    contactHeading: 'Kontakt',
    contactQuery: 'kontakt telefon email obsługa klienta',
  },
  replies: {
    greeting: 'Dzień dobry! O co chcesz zapytać?',
    thanks: 'Proszę bardzo. Możesz pytać dalej.',
    bye: 'Do widzenia i dziękuję za wizytę.',
    about: 'Przeszukuję strony tej witryny i odpowiadam ich własnymi zdaniami, każde ze źródłem. O co chcesz zapytać?',
    empty: 'O co chcesz zapytać? Napisz pytanie, a poszukam odpowiedzi w tej witrynie.',
    help: 'W czym mogę pomóc? Napisz pytanie w kilku słowach, a poszukam odpowiedzi w tej witrynie.',
    ack: 'Dobrze. Czy chcesz wiedzieć coś jeszcze?',
    praise: 'Dziękuję! Możesz pytać dalej.',
    abuse:
      'Przykro mi, że to nie pomogło. Napisz w kilku słowach, czego szukasz, albo zapytaj, jak skontaktować się z człowiekiem.',
    human: 'Jestem programem i odpowiadam na podstawie stron tej witryny. Tak można skontaktować się z człowiekiem:',
    humanUnknown:
      'Jestem programem i odpowiadam na podstawie stron tej witryny. Nie ma na nich informacji, jak skontaktować się z człowiekiem.',
    unclear: 'Nie rozumiem. O co chcesz zapytać?',
    number:
      'Nie mogę sprawdzać zamówień, kont ani adresów. O co chcesz zapytać? Nie podawaj tu numerów kart ani haseł.',
    notAnswered: 'W tej witrynie nie udało się znaleźć jasnej odpowiedzi na to pytanie.',
    unsure: 'Nie ma pewnej odpowiedzi. To może pomóc:',
    closest: 'Najbliższe sekcje to:',
    otherwise: 'Jeśli chodzi o coś innego:',
    nothingFound: 'W tej witrynie nic o tym nie ma. Spróbuj innych słów albo krótszego pytania.',
    stillReading: (read, of) =>
      of === 0
        ? 'Dopiero zaczynam czytać tę witrynę.'
        : `Nadal czytam tę witrynę. Przeczytane strony: ${read} z ${of}.`,
    notAnsweredYet: 'W tym, co już przeczytałem, nie ma odpowiedzi. Zapytaj ponownie za chwilę.',
    otherLanguage: (language) => `Strony na ten temat są w innym języku (${language}):`,
    noFiles: 'Nie mogę tu czytać załączonych plików. Odpowiadam na podstawie stron tej witryny.',
    failed: 'Wyszukiwanie nie powiodło się. Spróbuj ponownie za chwilę.',
    standIn: 'Asystent jest chwilowo niedostępny. Ta odpowiedź pochodzi ze stron tej witryny.',
  },
  stepLabels: {
    searchingSite: 'Przeszukiwanie tej witryny',
    searchedSite: 'Przeszukano tę witrynę',
    searchingWeb: 'Przeszukiwanie sieci',
    searchedWeb: 'Przeszukano sieć',
    searchFailed: 'Wyszukiwanie nie powiodło się',
    reading: (page) => `Czytanie: ${page}`,
    read: (page) => `Przeczytano: ${page}`,
    notRead: (page) => `Nie udało się przeczytać: ${page}`,
    plan: (done, total) => `Plan: zrobiono ${done} z ${total}`,
    table: 'Tabela',
    mayHaveRun: 'Być może wykonano',
    yes: 'Tak',
    no: 'Nie',
  },
};
