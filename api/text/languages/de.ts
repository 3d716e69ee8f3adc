// German. The fields are explained in ../pack/language-pack.ts.
import { CONCEPTS_DE } from '../concepts/de.ts';
import { ELSEWHERE_DE } from '../elsewhere/de.ts';
import { DE_IN_ENGLISH } from '../in-english/de.ts';
import type { LanguagePack } from '../pack/language-pack.ts';
import { FORMS_DE, RELATED_DE } from '../related-words/de.ts';
import { stemGerman } from '../stems/de.ts';

export const de: LanguagePack = {
  code: 'de',
  rank: 5,
  detection: { countedIn: 'latin' },
  isTypedBare: true,
  stem: stemGerman,
  opinions: 'lohnt|empfehlenswert|empfehlen|empfehlung|taugt|bewertung|bewertungen',
  superlatives: {
    'price<': 'billigste|billigsten|günstigste|günstigsten',
    'price>': 'teuerste|teuersten',
    'weight<': 'leichteste|leichtesten',
    'weight>': 'schwerste|schwersten',
    'noise<': 'leiseste|leisesten',
    'noise>': 'lauteste|lautesten',
    'any<': 'kleinste|kleinsten|kürzeste|schnellste',
    'any>': 'größte|größten|längste|breiteste|höchste',
  },
  polar: {
    begins:
      'kann|kann ich|können|darf|dürfen|gibt|gibt es|habt|habt ihr|haben sie|liefert|liefert ihr|liefern sie|versendet|verkauft|nehmt|nehmen sie|ist|sind|bietet|bieten sie|akzeptiert|akzeptieren sie|repariert|macht|kann man|darf man',
    denies: 'nicht|können nicht|kann nicht|leider nicht|nicht mehr',
    none: 'kein|keine|keinen|keiner|keinem',
    grants: 'kann|können|darf|dürfen|wir|ist|sind|sie können|ihr könnt|du kannst|man kann',
    vague:
      'erlaubt|gestattet|möglich|verfügbar|angeboten|angenommen|akzeptiert|willkommen|enthalten|inbegriffen|haben|habt|hat|nutzen|benutzen|mitbringen|bringen|bekommen|nehmen|gibt|anbieten|bieten|verkaufen',
    cases: 'wenn|falls|außer|nur|ohne|sofern|solange|es sei denn|statt|mehr als|weniger als',
    breaks: 'weil|aber|da|denn|obwohl|während|sodass|jedoch|sondern',
    circumstances: 'mit|für|in|im|am|an|auf|bei|von|vom|während|über|durch|außerhalb|innerhalb',
    yes: 'Ja.',
    no: 'Nein.',
  },
  cases: {
    units: {
      hour: 'stunde stunden std',
      day: 'tag tage tagen werktag werktage werktagen',
      week: 'woche wochen',
      month: 'monat monate monaten',
      year: 'jahr jahre jahren',
      kilogram: 'kilo kilogramm',
      metre: 'meter metern',
      centimetre: 'zentimeter zentimetern',
    },
    to: 'bis|bis zu|und',
    below: 'unter|weniger als|jünger als|kleiner als|leichter als|kürzer als|vor',
    atMost: 'bis|bis zu|höchstens|maximal|max|max.|nicht mehr als|innerhalb von|binnen',
    above: 'über|mehr als|älter als|größer als|schwerer als|länger als',
    atLeast: 'ab|von|mindestens|min|min.|mindestalter',
    orMore: '+|und älter|oder älter|und mehr|oder mehr|und schwerer|und länger|aufwärts',
    orLess: 'und jünger|oder jünger|oder weniger|und weniger',
    old: 'alt|jährig|jährige|jähriger|jähriges|jährigen',
    isAged: 'ich bin|ist|sind|wird|bin|er ist|sie ist|alter',
    afterAge: 'und|oder|kann|darf|ist|mit|sie|er|was|wie|jahre|geworden',
    people:
      'personen|person|leute|leuten|kinder|kindern|kind|erwachsene|erwachsenen|gäste|gästen|schüler|schülern|schülerinnen|teilnehmer|teilnehmern|teilnehmerinnen|studenten|mitarbeiter|mitarbeitern|plätze|plätzen',
    groupOf: 'gruppe von|wir sind|wir sind zu|zu',
    ahead: 'vorher|davor|vor|im voraus|vor beginn',
    columns: {
      age: 'alter|jahre|jahren|kind|kinder|altersgruppe|geburtsjahr',
      people: 'personen|kinder|gäste|gruppe|größe|teilnehmer|plätze|anzahl|schüler',
      ahead: 'stornierung|absage|frist|tage|vor|wann|rücktritt|zeitpunkt|zeit',
      mass: 'gewicht|kg|kilo|hund|hunde|katze|katzen|paket',
      length: 'länge|größe|höhe|meter|cm|m',
    },
  },
  limits:
    'wenn|falls|außer|nur|statt|ab(?= ?[€$£]?[0-9])|bis zu|mindestens|höchstens|über|unter|etwa|circa|ca|rund|meist|manchmal|früher|zuvor|ohne|sonst|weitere|andere|gebraucht|generalüberholt|express|kinder|gewerblich|aktion',
  pageWords:
    'über uns startseite willkommen kontakt neuigkeiten aktuelles journal blog faq häufige fragen häufig gestellte hilfe service kundenservice agb bedingungen informationen infos überblick und so geht es shop',
  functionWords: `aber alle allem allen aller alles als also am an ander andere anderem anderen auch auf aus bei bin bis bist da damit dann das dass
    dasselbe dein deine dem den denn der des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem
    einen einer eines er es etwas euch euer für gegen gewesen hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre
    ihrem ihren ihrer im in indem ins ist jede jedem jeden jeder jedes jene jetzt kann kein keine können könnte man manche mein meine mich
    mir mit muss nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner selbst sich sie sind so soll sollte
    sondern sonst über um und uns unser unter viel viele vom von vor war waren warum was weil welche welchem welchen welcher welches wem wen wenn wer
    werde werden wessen wie wieder will wir wird wo wofür woher wohin womit wurde wurden zu zum zur zwar zwischen wann wieso wozu worin`,
  chatWords: `hallo hi guten tag morgen abend bitte danke entschuldigung vielen dank frage fragen möchte wissen sagen helfen hilfe seite webseite website
    freund kurz gerade eigentlich gern gerne`,
  abbreviations: 'z.b d.h u.a bzw ca evtl ggf usw nr abs bspw inkl sog str tel',
  questions: {
    number: 'wie viele|wie viel|wieviel|wieviele|wie lange|wie alt|wie hoch|wie groß|wie oft|wie weit',
    date: 'wann|welchem jahr|welches jahr|welchem datum|seit wann|welchem jahrhundert',
    person: 'wer|wem|wen|wessen',
    place: 'wo|woher|wohin|welcher stadt|welchem land',
    reason: 'warum|wieso|weshalb|grund',
    manner: 'wie',
    definition: 'was ist|was sind',
  },
  relatedWords: RELATED_DE,
  irregularForms: FORMS_DE,
  choosing: 'oder',
  valueQuestions: {
    timespan:
      'wie lange|wie viele tage|wie viele jahre|wie viele stunden|wie viele monate|wie viele wochen|wie schnell|wie alt|dauer',
    recurring: 'wie oft|wie häufig|wie viele male',
    money: 'kostet|kosten|preis|preise|wie teuer|wie viel geld|gebühr',
    percent: 'prozent|prozentsatz|anteil',
    measure: 'wie weit|wie hoch|wie groß|wie schwer|wie tief|wie breit|temperatur|fläche|entfernung',
    clock: 'wie viel uhr|um wie viel uhr|öffnungszeiten|geöffnet',
    contact: 'telefonnummer|e mail adresse',
  },
  opening: {
    days: [
      'montags?|mo',
      'dienstags?|di',
      'mittwochs?|mi',
      'donnerstags?|do',
      'freitags?|fr',
      'samstags?|sonnabends?|sa',
      'sonntags?|so',
    ],
    seasons: [
      'frühling|frühjahr',
      'sommer|sommers|sommersaison|sommerzeit',
      'herbst',
      'winter|winters|wintersaison|winterzeit',
    ],
    daily: 'täglich|jeden tag|alle tage',
    weekdays: 'werktags|wochentags|unter der woche|an werktagen',
    weekend: 'am wochenende|wochenende|wochenends',
    except: 'außer|ausgenommen',
    to: 'bis',
    opens: 'offen|geöffnet|öffnet|auf|öffnungszeiten',
    closed: 'geschlossen|ruhetag',
    pause: 'mittagspause|mittags|pause',
    allDay: 'rund um die uhr|24 stunden|24/7',
    noon: 'mittag',
    midnight: 'mitternacht',
    now: 'jetzt|gerade|momentan',
    today: 'heute',
    tomorrow: 'morgen',
    query: 'Öffnungszeiten geöffnet',
    open: (until, when) => `Ja, ${until === null ? 'jetzt geöffnet' : `bis ${until}`} (es ist ${when})`,
    shut: (next, when) => `Nein, jetzt geschlossen${next === null ? '' : `; öffnet ${next}`} (es ist ${when})`,
    openOn: (day, hours) => `Ja, ${day}: ${hours}`,
    shutOn: (day, next) => `Nein, ${day.toLowerCase()}s geschlossen${next === null ? '' : `; öffnet ${next}`}`,
    over: (hours, next) => `Heute nicht mehr (${hours})${next === null ? '' : `; öffnet ${next}`}`,
    day: (when, isTomorrow) => `${isTomorrow ? 'Morgen' : 'Heute'} ist ${when}`,
    hour: (clock) => `${clock.replace(/^0|:00$/g, '')} Uhr`,
    // "heute" and "morgen" are written small, the days of the week are not.
    at: (day, hour) => `${/^\p{Lu}/u.test(day) ? 'am ' : ''}${day} um ${hour}`,
  },
  values: {
    number:
      'ein|eine|einen|einem|einer|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|hundert|tausend|millionen|milliarden|halb\\p{L}*|mehrere',
    time: '(?:sekunde|minute|stunde|woche)n?|tag\\p{L}{0,2}|monat\\p{L}{0,2}|jahr\\p{L}{0,3}|jahrhundert\\p{L}{0,2}|nächte',
    recurring: 'täglich|wöchentlich|monatlich|jährlich|jede[nrsm]?|alle|einmal|zweimal|mal|pro|regelmäßig',
    money: 'euro|cent|dollar|franken|kostenlos|gratis|kostenfrei|mark',
    free: 'kostenlos',
    percent: 'prozent',
    measure: 'meter|kilometer|liter|grad|tonnen?|gramm|kilogramm|hektar|quadratkilometer|meilen|fuß',
    month:
      'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|jahrhunderts?|frühling|sommer|herbst|winter',
    clock: 'uhr|mittags|mitternacht',
    cause: 'weil|da|wegen|aufgrund|denn|deshalb|daher|um|damit|grund|dadurch|durch|verursacht',
    copula: 'ist|sind|war|waren|bedeutet|heißt|bezeichnet|genannt',
    at: 'in|im|bei|aus|nach|an|am|von|zwischen',
    backwards: 'er|sie|es|diese[rs]?|dies|sein\\p{L}*|ihr\\p{L}*|jedoch|auch|aber|dort|dabei',
  },
  attributes: {
    weight: {
      asks: 'wie schwer|gewicht|wiegt|wie viel wiegt|schwer',
      names: 'gewicht wiegt schwer',
    },
    size: {
      asks: 'wie groß|wie breit|wie hoch|wie tief|maße|abmessungen|breite|höhe|tiefe|größe|wie lang|passt',
      names: 'breite höhe tiefe maße abmessungen',
    },
    price: {
      asks: 'kostet|kosten|preis|preise|wie teuer',
      names: 'preis kostet kosten',
    },
    hours: {
      asks: 'öffnungszeiten|geöffnet|wann öffnet|wann schließt',
      names: 'geöffnet öffnungszeiten montag freitag samstag sonntag uhr',
    },
    phone: {
      asks: 'telefonnummer|telefon|anrufen|hotline',
      names: 'telefon mail anrufen',
    },
    contact: {
      asks: 'kontakt|erreichen',
      asksAlone: 'adresse|anschrift|standort|wo seid ihr',
      names: 'telefon mail anrufen',
    },
    power: {
      asks: 'watt|leistung|wie viel watt|stromverbrauch',
      names: 'leistung watt',
    },
    capacity: {
      asks: 'wie viel liter|wie viele liter|fassungsvermögen|volumen|wie groß ist der tank',
      names: 'liter fassungsvermögen volumen',
    },
    noise: {
      asks: 'wie laut|lautstärke|dezibel|leise|laut',
      names: 'lautstärke laut',
    },
    readiness: {
      asks: 'aufheizen|aufheizzeit|aufwärmzeit|bis sie heiß ist|bis sie bereit ist',
      names: 'bereit aufheizen',
    },
  },
  concepts: CONCEPTS_DE,
  elsewhere: ELSEWHERE_DE,
  inEnglish: DE_IN_ENGLISH,
  hasCompounds: true,
  followUp: {
    possessives: 'dessen|deren',
    openings:
      'und|oder|aber|was ist mit|wie ist es mit|wie sieht es mit|gilt das|geht das|geht es auch|auch|nur|bis wann|seit wann|warum|wieso|weshalb|welche davon|welcher davon|welches davon|und wenn|falls|außerdem|ohne|stattdessen|sonst noch',
    swaps:
      'und was ist mit|was ist mit|wie ist es mit|wie sieht es mit|und(?! (?:in|im|an|am|bei|für|mit|ohne|von|wenn|wann|wie|was|wo|ist|sind|gibt|kann|muss))|oder(?! (?:in|im|an|am|bei|für|mit|ohne|von|wenn))',
    pronouns:
      'das|dies(?:e|er|es|em|en)|davon|dafür|damit|dazu|darauf|darin|dort|beide|beiden|(?:der|die|das|den|dem) (?:andere|anderen|erste|ersten|zweite|zweiten|dritte|dritten)|ihn|ihm|ihnen',
    endings: 'auch|dann|stattdessen',
  },
  dialogue: {
    greeting:
      'hallo|wie gehts|wie geht es dir|wie geht es ihnen|guten tag|guten morgen|guten abend|moin|servus|grüß gott|grüezi|hallo zusammen|na',
    thanks:
      'danke|danke schön|dankeschön|vielen dank|besten dank|herzlichen dank|danke sehr|tausend dank|merci vielmals',
    bye: 'tschüss|auf wiedersehen|auf wiederhören|bis bald|bis später|schönen tag|schönen tag noch|schönen abend|ciao|tschau',
    ack: 'ja|nein|ok|okay|alles klar|gut|in ordnung|verstanden|passt|genau|super|prima|klar|jawohl|nö|ach so',
    praise: 'gut gemacht|sehr gut|toll|klasse|großartig|sehr hilfreich|du bist toll|guter bot',
    abuse: 'dumm|blöd|idiot|scheiße|mist|nutzlos|blöder bot|du bist dumm|du bist nutzlos|halt die klappe',
    about:
      'wer bist du|wer sind sie|bist du ein roboter|bist du ein bot|bist du ein mensch|sind sie ein roboter|sind sie ein mensch|was kannst du|wie heißt du',
    help: 'hilfe|ich brauche hilfe|können sie mir helfen|kannst du mir helfen|helfen sie mir|hilf mir|ich habe eine frage|eine frage',
    human:
      'mensch|mitarbeiter|ein mensch|einen menschen|mit einem menschen sprechen|mit einem mitarbeiter sprechen|ich möchte mit einem menschen sprechen|ich möchte mit einem mitarbeiter sprechen|kundendienst|kundenservice|support|jemanden sprechen|mit jemandem sprechen|kann ich mit jemandem sprechen|echter mensch',
    talks: 'sprechen|reden|telefonieren|ich will|ich möchte',
    people: 'mensch|menschen|jemand|jemandem|jemanden|mitarbeiter|mitarbeitern|mitarbeiterin|person|berater|chef',
    fillers: 'bitte|mal|sehr geehrte damen und herren|liebes team|leute',
    leads:
      'können sie mir sagen|kannst du mir sagen|ich möchte wissen|ich wollte fragen|ich würde gern wissen|wissen sie',
    contactHeading: 'Kontakt',
    contactQuery: 'kontakt telefonnummer email adresse',
  },
  replies: {
    greeting: 'Hallo! Was möchten Sie wissen?',
    thanks: 'Gern geschehen. Fragen Sie gern weiter.',
    bye: 'Auf Wiedersehen, und danke für Ihren Besuch.',
    about:
      'Ich durchsuche die Seiten dieser Website und antworte mit ihren eigenen Sätzen, jeder mit seiner Quelle. Was möchten Sie wissen?',
    empty: 'Was möchten Sie wissen? Schreiben Sie eine Frage, und ich suche auf dieser Website danach.',
    help: 'Wobei brauchen Sie Hilfe? Schreiben Sie Ihre Frage in wenigen Worten, und ich suche auf dieser Website danach.',
    ack: 'In Ordnung. Möchten Sie noch etwas wissen?',
    praise: 'Danke! Fragen Sie gern weiter.',
    abuse:
      'Es tut mir leid, dass das nicht geholfen hat. Schreiben Sie in wenigen Worten, was Sie suchen, oder fragen Sie, wie Sie jemanden erreichen.',
    human: 'Ich bin ein Programm und antworte aus den Seiten dieser Website. So erreichen Sie einen Menschen:',
    humanUnknown:
      'Ich bin ein Programm und antworte aus den Seiten dieser Website. Dort steht nicht, wie man jemanden erreicht.',
    unclear: 'Das habe ich nicht verstanden. Was möchten Sie wissen?',
    number:
      'Bestellungen, Konten und Adressen kann ich nicht nachschlagen. Was möchten Sie wissen? Bitte schreiben Sie hier keine Kartennummern und Passwörter.',
    notAnswered: 'Auf dieser Website habe ich darauf keine eindeutige Antwort gefunden.',
    unsure: 'Eine sichere Antwort habe ich nicht gefunden. Das hilft vielleicht:',
    closest: 'Die nächsten Abschnitte sind:',
    otherwise: 'Falls etwas anderes gemeint war:',
    nothingFound: 'Auf dieser Website habe ich nichts dazu gefunden. Versuchen Sie es mit anderen Wörtern oder kürzer.',
    stillReading: (read, of) =>
      of === 0
        ? 'Ich lese diese Website gerade erst.'
        : `Ich lese diese Website noch: ${read} von ${of} Seiten bisher.`,
    notAnsweredYet: 'Was ich bisher gelesen habe, beantwortet das nicht. Bitte fragen Sie gleich noch einmal.',
    otherLanguage: (language) => `Die Seiten dazu sind auf ${language}:`,
    noFiles: 'Angehängte Dateien kann ich hier nicht lesen. Ich antworte aus den Seiten dieser Website.',
    failed: 'Die Suche ist gerade nicht gelungen. Bitte versuchen Sie es gleich noch einmal.',
    standIn: 'Der Assistent ist gerade nicht erreichbar. Diese Antwort stammt aus den Seiten dieser Website.',
  },
  stepLabels: {
    searchingSite: 'Durchsucht die Website',
    searchedSite: 'Website durchsucht',
    searchingWeb: 'Durchsucht das Web',
    searchedWeb: 'Das Web durchsucht',
    searchFailed: 'Suche fehlgeschlagen',
    reading: (page) => `Liest ${page}`,
    read: (page) => `${page} gelesen`,
    notRead: (page) => `${page} nicht lesbar`,
    plan: (done, total) => `Plan: ${done} von ${total} erledigt`,
    table: 'Tabelle',
    mayHaveRun: 'Wurde vielleicht ausgeführt',
    yes: 'Ja',
    no: 'Nein',
  },
};
