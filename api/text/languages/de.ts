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
    'price<':
      'billigste|billigsten|billigster|billigstes|günstigste|günstigsten|günstigster|günstigstes|preiswerteste|preiswertesten|niedrigste preis|niedrigsten preis',
    'price>': 'teuerste|teuersten|teuerster|teuerstes',
    'weight<': 'leichteste|leichtesten|leichtester|leichtestes',
    'weight>': 'schwerste|schwersten|schwerster|schwerstes',
    'noise<': 'leiseste|leisesten|leisester|leisestes|ruhigste|ruhigsten',
    'noise>': 'lauteste|lautesten|lautester|lautestes',
    'power>': 'stärkste|stärksten|leistungsstärkste|leistungsstärksten',
    'any<':
      'kleinste|kleinsten|kleinster|kleinstes|kürzeste|kürzesten|schmalste|schmalsten|niedrigste|niedrigsten|schnellste|schnellsten|jüngste|jüngsten|wenigsten',
    'any>':
      'größte|größten|größter|größtes|längste|längsten|breiteste|breitesten|höchste|höchsten|tiefste|tiefsten|älteste|ältesten|weiteste|weitesten|meisten',
  },
  polar: {
    begins:
      'kann|kann ich|können|darf|dürfen|gibt|gibt es|habt|habt ihr|haben sie|liefert|liefert ihr|liefern sie|versendet|verkauft|nehmt|nehmen sie|ist|sind|bietet|bieten sie|akzeptiert|akzeptieren sie|repariert|repariert ihr|macht|macht ihr|kann man|darf man|darf ich|dürfen wir|können wir|könnt ihr|können sie|hast du|hat|seid ihr|sind sie|gibts|bietet ihr|verkauft ihr|verkaufen sie|nehmt ihr|akzeptiert ihr|vermietet ihr|vermieten sie|verleiht ihr|schickt ihr|verschickt ihr|versendet ihr|kommt ihr|kommen sie|geht|geht das|ist es möglich|besteht die möglichkeit|fährt|gilt|lohnt|ist das|bekommt man|kriegt man|krieg ich|bekomm ich|bekomme ich',
    denies: 'nicht|können nicht|kann nicht|leider nicht|nicht mehr|nie|niemals|auf keinen fall',
    none: 'kein|keine|keinen|keiner|keinem|keines|keinerlei|ohne|weder',
    grants: 'kann|können|darf|dürfen|wir|ist|sind|sie können|ihr könnt|du kannst|man kann',
    vague:
      'erlaubt|gestattet|möglich|verfügbar|angeboten|angenommen|akzeptiert|willkommen|enthalten|inbegriffen|haben|habt|hat|nutzen|benutzen|mitbringen|bringen|bekommen|nehmen|gibt|anbieten|bieten|verkaufen|zulässig|zugelassen|vorhanden|inklusive|dabei|kriegen|kriegt|kommen|kommt|rein|mit|geben|machen|macht|gehen|geht|mitnehmen|gern|gerne|bitte|bei euch',
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
  functionWords: `eure eurem euren eurer seid habt hast kannst könnt können darf darfst dürfen soll sollen müssen musst gibt dran drauf drin dabei davon dazu
    dafür darauf würde würden wäre wären wollen beim wegen aber alle allem allen aller alles als also am an ander andere anderem anderen auch auf aus bei bin bis bist da damit dann das dass
    dasselbe dein deine dem den denn der des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem
    einen einer eines er es etwas euch euer für gegen gewesen hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre
    ihrem ihren ihrer im in indem ins ist jede jedem jeden jeder jedes jene jetzt kann kein keine können könnte man manche mein meine mich
    mir mit muss nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner selbst sich sie sind so soll sollte
    sondern sonst über um und uns unser unter viel viele vom von vor war waren warum was weil welche welchem welchen welcher welches wem wen wenn wer
    werde werden wessen wie wieder will wir wird wo wofür woher wohin womit wurde wurden zu zum zur zwar zwischen wann wieso wozu worin`,
  chatWords: `hallo hi guten tag morgen abend bitte danke entschuldigung vielen dank frage fragen möchte wissen sagen helfen hilfe seite webseite website
    freund kurz gerade eigentlich gern gerne moin servus hey grüß gruß grüße liebe lieber sorry wollte wüsste bräuchte würd mal eben`,
  offers: 'verkaufen|verkauft|verkauf|anbieten|bietet|bieten|führt|führen|sortiment|vorrätig|lager',
  having: {
    begins:
      'habt ihr|habts ihr|haben sie|hast du|hat ihr|gibt es|gibts|gibt es bei euch|führt ihr|führen sie|verkauft ihr|verkaufen sie|bietet ihr|bieten sie|macht ihr|machen sie|vermietet ihr|vermieten sie|verleiht ihr|verleihen sie|kann man bei euch|bekommt man bei euch|kriegt man bei euch|bekomme ich bei euch|krieg ich bei euch',
    says: (name) => `Ja: ${name}.`,
  },
  services: 'reparieren|repariert|reparatur|reparaturen|richten|richtet|flicken|flickt|instandsetzen|warten|wartet',
  negations: 'nicht|kein|keine|keinen|keiner|keinem|ohne|nie|niemals|nichts|unmöglich|weder',
  textWords:
    'richtlinie richtlinien regeln regelung regelungen bestimmungen bedingungen ordnung hinweis hinweise information informationen info infos details überblick übersicht erklärung merkblatt',
  abbreviations:
    'z.b d.h u.a bzw ca evtl ggf usw nr abs bspw inkl exkl zzgl sog str tel st dr prof ing mag hr fr fam geb gest std min max mind jh bd s o.ä i.d.r v.a z.t vgl tägl',
  contractions:
    "gibt's=gibt es|geht's=geht es|kostet's=kostet es|hat's=hat es|ist's=ist es|wird's=wird es|braucht's=braucht es|macht's=macht es|kann's=kann es|hab's=habe es|find's=finde es",
  shorthand:
    'vllt=vielleicht|vlt=vielleicht|villeicht=vielleicht|iwie=irgendwie|iwo=irgendwo|iwas=irgendwas|iwann=irgendwann|iwelche=irgendwelche|evtl=eventuell|evt=eventuell|ggf=gegebenenfalls|bzgl=bezüglich|bzw=beziehungsweise|zb=zum beispiel|zwecks=wegen|tel=telefon|telnr=telefonnummer|telno=telefonnummer|telefonnr=telefonnummer|handynr=handynummer|nr=nummer|hausnr=hausnummer|kdnr=kundennummer|kundennr=kundennummer|bestellnr=bestellnummer|rechnungsnr=rechnungsnummer|kto=konto|str=straße|bhf=bahnhof|hbf=hauptbahnhof|öffi=öffis|öz=öffnungszeiten|öffn=öffnungszeiten|öffnungsz=öffnungszeiten|wochend=wochenende|wochende=wochenende|fewo=ferienwohnung|fewos=ferienwohnungen|whg=wohnung|dz=doppelzimmer|ez=einzelzimmer|zi=zimmer|pers=personen|std=stunden|stdn=stunden|tägl=täglich|tgl=täglich|mtl=monatlich|jährl=jährlich|wöchentl=wöchentlich|inkl=inklusive|zzgl=zuzüglich|mind=mindestens|ca=circa|od=oder|nen=einen|nem=einem|hab=habe|jmd=jemand|jmdn=jemanden|nix=nichts|nich=nicht|ned=nicht|wos=was|habts=habt|hobts=habt|seids=seid|könnts=könnt|dürfts=dürft|machts=macht|gibs=gibt es|gibz=gibt es|wiviel=wie viel|wifiel=wie viel|wiefiel=wie viel|wan=wann|offn=offen|thx=danke|pls=bitte|mfg=mit freundlichen grüßen|bday=geburtstag|gebu=geburtstag|kiga=kindergarten|rez=rezeption|reserv=reservierung|kündig=kündigen|mögl=möglich|versch=verschiedene|zus=zusätzlich|fuer=für|ueber=über|koennen=können|moechte=möchte|duerfen=dürfen|muessen=müssen|haett=hätte|waere=wäre|wuerde=würde',
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
  comparing:
    'vs|versus|unterschiede?|unterscheide[nt]|vergleich(?:en|t)?|(?:was|welche[rs]?|wer) ist (?:besser|billiger|günstiger|teurer|schneller|größer|kleiner|leichter|leiser)|besser als|oder lieber|oder doch lieber|im gegensatz zu',
  residing: 'wohne|wohn|wohnen|wohnt|wohnhaft|lebe|leben|lebt|bin|sind|komme|sitze|sitzen|ansässig|gemeldet',
  choosing: 'oder',
  valueQuestions: {
    timespan:
      'wie lange|wie lang|wie viele minuten|wie viele tage|wie viele jahre|wie viele stunden|wie viele monate|wie viele wochen|wie schnell|wie alt|dauer',
    recurring: 'wie oft|wie häufig|wie viele male',
    money:
      'kostet|kosten|preis|preise|wie teuer|wie viel geld|gebühr|gebühren|was zahlt man|was zahl ich|was zahle ich|wie viel zahlt|wie viel zahle|was verlangt ihr|was macht das|eintritt',
    percent: 'prozent|prozentsatz|anteil',
    measure: 'wie weit|wie hoch|wie groß|wie schwer|wie tief|wie breit|temperatur|fläche|entfernung',
    clock:
      'wie viel uhr|wieviel uhr|um wie viel uhr|um wieviel uhr|öffnungszeiten|geöffnet|sprechzeiten|welche uhrzeit|welcher uhrzeit',
    contact: 'telefonnummer|e mail adresse|mailadresse|handynummer|rufnummer',
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
    daily: 'täglich|tägl|tgl|jeden tag|alle tage|sieben tage die woche|7 tage die woche',
    weekdays: 'werktags|wochentags|unter der woche|an werktagen|an wochentagen|wochentage|werktage',
    weekend: 'am wochenende|an wochenenden|wochenende|wochenenden|wochenends',
    except: 'außer|ausser|ausgenommen|bis auf|mit ausnahme von',
    holidays: {
      newYear: 'neujahr|neujahrstag|neujahrsfeiertag',
      epiphany: String.raw`dreikönig|dreikönigstag|heilige drei könige|hl\.? drei könige`,
      goodFriday: 'karfreitag',
      easterMonday: 'ostermontag',
      easter: 'ostern|ostersonntag|osterwochenende|osterfeiertage|osterfeiertagen',
      labourDay: 'tag der arbeit|maifeiertag',
      assumption: 'mariä himmelfahrt',
      allSaints: 'allerheiligen',
      christmasEve: 'heiligabend|heilig abend|heiliger abend|heiligen abend',
      christmas:
        'weihnachten|weihnachtsfeiertage?|weihnachtsfeiertagen?|weihnachtstage|weihnachtstagen|zwischen den jahren',
      newYearsEve: 'silvester|sylvester|silvesterabend',
      nationalDay: 'tag der deutschen einheit|nationalfeiertag|bundesfeier',
      publicHolidays: 'feiertags?|feiertagen?|feiertage|gesetzliche feiertage',
    },
    reopens: 'wieder|zurück',
    to: 'bis|bis zum',
    opens: 'offen|geöffnet|öffnet|öffnen|auf|öffnungszeiten|aufmachen',
    closed: 'geschlossen|ruhetag|ruhetage|schließtag|schließtage|kein betrieb',
    pause: 'mittagspause|mittags|pause',
    allDay: 'rund um die uhr|24 stunden|24/7|24 h|tag und nacht|durchgehend 24 stunden',
    noon: 'mittag',
    midnight: 'mitternacht',
    partsOfDay: 'vormittag|vormittags|mittag|mittags|nachmittag|nachmittags|abend|abends|nachts|morgens|früh|spät',
    now: 'jetzt|gerade|momentan|aktuell|im moment|grad',
    today: 'heute|heut|heute abend|heute nachmittag',
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
      asks: 'kostet|kosten|preis|preise|wie teuer|was zahlt man|was zahl ich|was zahle ich|was verlangt ihr|was verlangen sie|was nehmt ihr für|was kosten|kostenpunkt',
      names: 'preis kostet kosten euro',
    },
    hours: {
      asks: 'öffnungszeiten|geöffnet|wann öffnet|wann schließt|habt ihr offen|habt ihr auf|wann habt ihr offen|wann habt ihr auf|wann macht ihr auf|wann macht ihr zu|wann seid ihr da|sprechzeiten|ordinationszeiten|geschäftszeiten|bürozeiten|ladenöffnungszeiten|bis wann habt ihr',
      names: 'geöffnet öffnungszeiten montag freitag samstag sonntag uhr',
    },
    phone: {
      asks: 'telefonnummer|telefon|anrufen|hotline|rufnummer|handynummer|telefonisch|durchwahl',
      names: 'telefon mail anrufen',
    },
    contact: {
      asks: 'kontakt|erreichen',
      asksAlone:
        'kontakt|kontaktdaten|kontakt aufnehmen|kontaktieren|adresse|anschrift|standort|wo seid ihr|wo seid ihr denn|wo sind sie|wo finde ich euch|wo ist euer laden|eure adresse|ihre adresse',
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
  isKnownByEnglish: true,
  figures: {
    durations: {
      15: 'eine viertelstunde|viertelstunde',
      30: 'eine halbe stunde|halbe stunde|halben stunde|halbstündig|½ stunde',
      45: 'eine dreiviertelstunde|dreiviertelstunde',
      60: 'eine ganze stunde|ganze stunde|eine stunde|1 stunde|1 std',
      90: 'eineinhalb stunden|anderthalb stunden|1,5 stunden|1½ stunden',
    },
    units: {
      second: 'sekunde sekunden sek',
      minute: 'minute minuten min',
      hour: 'stunde stunden std',
      day: 'tag tage tagen tages werktag werktage werktagen',
      week: 'woche wochen',
      month: 'monat monate monaten',
      year: 'jahr jahre jahren',
      percent: 'prozent',
      milligram: 'milligramm',
      gram: 'gramm',
      kilogram: 'kilo kilogramm',
      tonne: 'tonne tonnen',
      millilitre: 'milliliter',
      litre: 'liter litern',
      millimetre: 'millimeter millimetern',
      centimetre: 'zentimeter zentimetern',
      metre: 'meter metern',
      kilometre: 'kilometer kilometern',
      watt: 'watt',
      kilowatt: 'kilowatt',
      volt: 'volt',
      degree: 'grad',
    },
    currencies: {
      dollar: 'dollar',
      EUR: 'euro',
      GBP: 'pfund_sterling',
      'yuan or yen': 'yuan yen',
    },
    scales: 'tsd:1e3 million:1e6 millionen:1e6 mio:1e6 milliarde:1e9 milliarden:1e9 mrd:1e9',
    months:
      'januar jänner jan|februar feber feb|märz|april apr|mai|juni|juli|august aug|september sept|oktober okt|november nov|dezember dez',
    calendar: 'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag',
    numbers:
      'zwei:2 drei:3 vier:4 fünf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 elf:11 zwölf:12 dreizehn:13 vierzehn:14 fünfzehn:15 sechzehn:16 siebzehn:17 achtzehn:18 neunzehn:19 zwanzig:20 dreißig:30 vierzig:40 fünfzig:50 sechzig:60 siebzig:70 achtzig:80 neunzig:90',
    factors: 'hundert:100 tausend:1000',
    adjectives: 'volle vollen ganze ganzen weitere weiteren',
    partOf: 'von|aus|von je',
    range: 'bis',
  },
  citing: {
    asides: [
      'laut|gemäß|zufolge|nach angaben von',
      'wie in|wie auf',
      ...'beschrieben erwähnt angegeben erklärt genannt gezeigt'
        .split(' ')
        .flatMap((said) => [`wie ${said} in`, `wie ${said} auf`]),
    ].join('|'),
    bases: 'basierend auf|auf grundlage von|auf der grundlage von|auf basis von',
    asideTail: '(?: +(?:beschrieben|erwähnt|angegeben|erklärt|genannt|gezeigt))?',
    clauses: 'wie',
    clauseTail: ' +(?:sagt|angibt|schreibt|erklärt|erwähnt|zeigt|bestätigt|beschreibt)(?!\\p{L})',
    pointers: 'siehe|siehe auch|vgl.|vergleiche|quelle:|quellen:',
    pointerTail: '(?: +für (?:weitere |mehr )?(?:details|einzelheiten|informationen))?',
    speakerTail:
      ' +(?:sagt|besagt|schreibt|erklärt|erwähnt|zeigt|bestätigt|beschreibt|gibt an|berichtet|ergänzt)(?:,? +dass|:)(?!\\p{L})',
    prepositions: 'in|aus|von|auf|nach|bei|mit|laut|gemäß|unter',
    nouns: 'der quelle|quelle|quellen|der seite|die seite|seite|dem artikel|artikel|dem dokument|dokument|ergebnis',
    joiners: 'und|oder|sowie',
    page: 'die Seite',
  },
  hasCompounds: true,
  followUp: {
    more: '(?:(?:erzähl|sag|sagen sie|erzählen sie) mir )?(?:bitte )?mehr(?: (?:infos?|informationen|details|dazu|davon|darüber))?(?: bitte)?|(?:bitte )?(?:genauer|ausführlicher|details|weiter)(?: bitte)?|was noch|näheres',
    corrections:
      '(?:(?:nein|nee|ne|sorry|falsch|halt)[ ,.]{1,3}){0,2}(?:ich mein(?:e|te)|gemeint (?:war|ist)|ich rede von|ich sprach von)',
    toSite: 'wo (?:seid|sitzt) ihr|wo findet man euch',
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
  pageLines: {
    refers: 'siehe|siehe auch|mehr',
    checked: 'zuletzt (?:geprüft|aktualisiert)',
    neighbours: 'zurück|weiter|hoch',
    ofItself:
      '(?:diese|dieses|dieser) (?:dokument|seite|abschnitt|kapitel|artikel|anleitung) (?:beschreibt|erklärt|enthält)',
    sinceVersion: '(?:neu|geändert|veraltet) (?:in|seit) version',
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
  toolLabels: {
    image_generation: 'Erzeugt ein Bild',
    image_editing: 'Bearbeitet ein Bild',
    create_slide: 'Erstellt eine Folie',
    edit_slide: 'Bearbeitet eine Folie',
    get_slide: 'Sieht sich eine Folie an',
    delete_slide: 'Löscht eine Folie',
    insert_slide: 'Fügt eine Folie ein',
    note_structure: 'Liest die Gliederung einer Notiz',
    note_insert: 'Ergänzt eine Notiz',
    note_replace: 'Ändert eine Notiz',
    note_view: 'Liest eine Notiz',
    html_generate: 'Schreibt eine Seite',
    html_insert: 'Ergänzt eine Seite',
    html_replace: 'Ändert eine Seite',
    html_view: 'Sieht sich eine Seite an',
    file_generate: 'Schreibt eine Datei',
    file_edit: 'Bearbeitet eine Datei',
    file_read: 'Liest eine Datei',
    file_search: 'Sucht in Dateien',
    terminal_run: 'Führt einen Befehl aus',
    terminal_get: 'Liest die Ausgabe eines Befehls',
    terminal_send: 'Schreibt in das Terminal',
    git_push: 'Überträgt Änderungen',
    git_commit: 'Speichert Änderungen',
    list_dir: 'Listet einen Ordner auf',
    github_pull_request: 'Öffnet einen Pull Request',
  },
  searchIntent: {
    hard: 'websuche|internetsuche|suche im internet|such im internet|suche im netz|such im netz|im internet suchen|im netz suchen|im web suchen|google mal',
    verbs: 'suche|such|suchen|finde|google|googeln|googel|recherchiere|recherchieren',
    nouns: 'web|internet|netz|online|nachrichten|neuigkeiten|informationen|berichte|artikel',
    google: 'google mal|googeln|googel',
    googleWords: 'google',
  },
};
