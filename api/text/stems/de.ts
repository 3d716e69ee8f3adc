// Stems of German words: the stemmer's, with the forms of verbs that it leaves apart and the words that it takes for others.
// "Ä", "ae" and a bare "a" meet in one stem, as visitors type all three.
import { stemmer } from '@orama/stemmers/german';

/** Verbs with regular forms, a bar behind a prefix that parts from the rest: "ab|holen" has "abgeholt" and "abzuholen". */
const REGULAR = `kosten zahlen bezahlen an|zahlen ein|zahlen aus|zahlen ab|zahlen zurück|zahlen nach|zahlen buchen ab|buchen um|buchen
  vor|buchen reservieren stornieren kündigen liefern öffnen bestellen vor|bestellen nach|bestellen ab|bestellen kaufen ein|kaufen
  an|kaufen verkaufen mieten an|mieten vermieten parken reparieren tauschen um|tauschen aus|tauschen schicken verschicken zurück|schicken
  brauchen machen auf|machen zu|machen mit|machen ab|holen holen nach|holen ab|sagen zu|sagen an|melden ab|melden um|melden melden
  krank|melden ändern erstatten benutzen nutzen sammeln wechseln verlängern erneuern dauern reinigen putzen rauchen duschen kochen
  trainieren üben lernen spielen besuchen besichtigen fotografieren filmen ausdrucken kopieren stellen ab|stellen her|stellen ein|stellen
  auf|stellen ein|richten installieren montieren lackieren um|bauen ein|bauen auf|bauen bohren entsorgen spenden feiern heiraten impfen
  behandeln untersuchen versichern beantragen arbeiten verdienen wohnen übernachten frühstücken löschen speichern sperren funktionieren
  klappen regnen schneien suchen fehlen gravieren warten erreichen kontaktieren beschweren reklamieren färben kürzen massieren tätowieren
  akzeptieren lohnen erlauben bewerten registrieren aktivieren aktualisieren testen probieren aus|probieren an|probieren verfolgen
  verspäten verpassen starten erklären heizen auf|heizen tropfen wackeln klemmen quietschen schimmeln rosten bellen klauen stören schenken
  verschenken verpacken ein|packen lagern ein|lagern grillen zelten duzen prüfen klingeln basteln töpfern tanzen turnen klettern wandern
  angeln segeln tauchen kühlen nähen fragen nach|fragen teilen mit|teilen schmecken dulden gestatten benötigen`;

/** Words by their stem: a stem, a colon, the words as they are written, also without their marks; separated by `|`. */
const OWN = `komm: kommen komme kommt kommst gekommen kam|fahr: fahren fahre fährt fahrt fährst gefahren fuhr|geb: geben gebe gebt gegeben
  |gib: gibt gibst|nehm: nehmen nehme nimmt nehmt nimmst genommen|mitnehm: mitnehmen mitnehme mitgenommen mitzunehmen
  |mitbring: mitbringen mitbringe mitbringt mitgebracht mitzubringen|bring: bringen bringe bringt gebracht
  |vergess: vergessen vergesse vergisst|verlier: verlieren verliere verliert verloren
  |schliess: schließen schließe schließt schliessen schliesst|ess: essen esse esst isst gegessen
  |trink: trinken trinke trinkt trinkst getrunken|schlaf: schlafen schlafe schläft geschlafen|leih: leihen leihe leiht geliehen
  |ausleih: ausleihen ausleihe ausleiht ausgeliehen auszuleihen|verleih: verleihen verleiht verliehen verleih
  |sprech: sprechen spreche sprecht spricht gesprochen|bekomm: bekommen bekomme bekommt bekommst
  |krieg: kriegen kriege krieg kriegt kriegst gekriegt|zurueckgeb: zurückgeben zurückgebe zurückgibt zurückgegeben zurückzugeben
  |abgeb: abgeben abgebe abgibt abgegeben abzugeben|zieh: ziehen ziehe zieht gezogen|umzieh: umziehen umziehe umgezogen umzuziehen
  |anzieh: anziehen anziehe anzieht angezogen|verschieb: verschieben verschiebe verschiebt verschoben
  |beginn: beginnen beginnt begonnen beginn|lauf: laufen laufe läuft gelaufen|brech: brechen bricht
  |gebroch: gebrochen gebrochene gebrochener|zerbrech: zerbrechen zerbrochen zerbrochene zerbrochenes|einbrech: einbrechen eingebrochen
  |reiss: reißen reißt gerissen|schneid: schneiden schneidet geschnitten|streich: streichen streicht gestrichen streiche
  |wasch: waschen wäscht gewaschen wasche|trag: tragen trägt getragen|lad: laden lade lädt geladen
  |auflad: aufladen auflade aufgeladen auflädt aufladung|halt: halten hält gehalten|find: finden finde findet gefunden
  |schreib: schreiben schreibe schreibt geschrieben|les: lesen liest gelesen|versend: versenden versendet versandt versendung
  |schwimm: schwimmen schwimme schwimmt geschwommen|reit: reiten reitet geritten|steig: steigen steigt gestiegen
  |ueberweis: überweisen überweist überwiesen|bewerb: bewerben bewerbe bewirbt beworben
  |teilnehm: teilnehmen teilnehme teilnimmt teilgenommen teilzunehmen|anfang: anfangen anfange anfängt angefangen
  |arzt: arzt ärzte ärzten ärztin ärztinnen arzte arztin|zahnarzt: zahnarzt zahnärzte zahnärztin zahnärztinnen zahnarzte zahnarztin
  |schueler: schüler schülern schülerin schülerinnen schuler schulern schulerin|student: student studenten studentin studentinnen
  |lehrer: lehrer lehrern lehrerin lehrerinnen|trainer: trainer trainern trainerin trainerinnen
  |mitarbeiter: mitarbeiter mitarbeitern mitarbeiterin mitarbeiterinnen
  |friseur: friseur friseure friseurin friseurinnen frisör frisöre frisörin|rentner: rentner rentnern rentnerin rentnerinnen
  |anfaenger: anfänger anfängern anfängerin anfängerinnen anfanger|kunde: kunde kunden kundin kundinnen
  |freund: freund freunde freunden freundin freundinnen|gast: gast gäste gästen gaste|steuer: steuer steuern
  |teuer: teuer teure teuren teurer teures teuerste teuersten|sicher: sicher sichere sicheren sicherer sicherheit sicherheiten
  |modern: modern moderne modernen moderner modernes|bau: bau bauen baut gebaut|bauer: bauer bauern bäuerin
  |groesse: größe größen grösse grössen|hoehe: höhe höhen|laenge: länge längen|naehe: nähe|kueche: küche küchen kuche|kuchen: kuchen
  |foerder: förderung förderungen fördern gefördert fördert gefördertes|drueck: drücken drückt gedrückt
  |schoen: schön schöne schönen schöner schönes|bluete: blüte blüten blühen blüht|blut: blut bluten blutet|rate: rate raten|rat: rat rates
  |baer: bär bären|messe: messe messfeier|messer: messer messern|reis: reis|reise: reise reisen gereist|lage: lage lagen
  |zaehler: zähler zählern|zahn: zahn zähne zähnen zahne zahnes|zaehl: zählen zählt gezählt|pass: pass pässe pässen
  |passend: passen passt passte gepasst passend passende|buerger: bürger bürgern bürgerin bürgerinnen
  |fuehr: führen führt geführt führe geführte geführten|faehre: fähre fähren|saege: säge sägen gesägt
  |buchung: buchen buche bucht buchst gebucht buchung buchungen|parke: parken parke parkt parkst geparkt
  |anzahlung: anzahlen anzahle anzahlt angezahlt anzuzahlen anzahlung anzahlungen|lager: lager lagers lagerung|malen: malen malt gemalt
  |fehler: fehler fehlern|hoer: hören hört gehört|hort: hort horte horts|spaet: spät später spätere verspätet|bus: bus busse bussen busses
  |maler: maler malern malerin|glaser: glaser glasern|kart: karte karten|kartbahn: kart karts|haus: haus häuser hause hauser häusern
  |leiter: leiter leitern leiterin|zimmer: zimmer zimmern|zimmerer: zimmerer zimmerei zimmermann|feuer: feuer
  |feuerwehr: feuerwehr feuerwehren|versicherer: versicherung versicherungen|uebung: übung übungen|uebernacht: übernachtung übernachtungen
  |kind: kind kinder kindern kindes kids kiddies|muell: müll mülls|rechner: rechner rechnern|rechen: rechnen rechnet
  |fluege: flug flüge flügen fluge|fliege: fliege fliegen|flieg: fliegt geflogen|empfaenger: empfänger empfängern|sender: sender sendern
  |fahrer: fahrer fahrern fahrerin|buerge: bürge bürgen|burgers: burger burgern|vertreter: vertreter vertretern vertreterin|trauer: trauer
  |auslaender: ausländer ausländern ausländerin|router: router routern
  |gruender: gründer gründern gründerin gründung gründungen gründen gegründet|richter: richter richtern richterin
  |mieter: mieter mietern mieterin mieterinnen|vermieter: vermieter vermietern vermieterin|verkaeufer: verkäufer verkäufern verkäuferin
  |roller: roller rollern|lecker: lecker leckere leckeres leckeren|betreuer: betreuer betreuern betreuerin
  |schneider: schneider schneiderin|kraetze: krätze|benutzer: benutzer benutzern benutzers|berater: berater beratern beraterin
  |ausbilder: ausbilder ausbildern ausbilderin|alter: alter alters|sicherung: sicherung sicherungen|stueck: stück stücke stücken
  |weiter: weiter weitere weiterer weiteres weiteren|wetter: wetter wetters|blitzer: blitzer geblitzt|seide: seide|ueberfaellig: überfällig überfällige|vertraeglich: verträglich verträglichkeit|zuzueglich: zuzüglich
  |hoertest: hörtest hörtests|taube: taube tauben|einschlaefer: einschläfern einschläfert eingeschläfert|zusaeg: zusägen zusägt zugesägt
  |montage: montage montagen|betreiber: betreiber betreibern betreiberin
  |gebraucht: gebraucht gebrauchte gebrauchten gebrauchter gebrauchtes
  |persoenlich: persönlich persönliche persönlicher persönlichen personlich`;

/** Typed for an umlaut: after a consonant, first in a word or behind "ge" ("oeffnen", "geoeffnet", but not "neue", "Quelle"). */
const DIGRAPH = /(?<![aiouyäöüq]|(?<!^[bg])e)(?:ae|oe|ue)/g;
const UMLAUTS: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };
const BARE: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss' };

const withoutMarks = (word: string): string => word.replace(/[äöüß]/g, (letter) => BARE[letter] as string);

const stems = new Map<string, string>();
for (const written of REGULAR.split(/\s+/)) {
  const [prefix, verb] = written.includes('|') ? (written.split('|') as [string, string]) : ['', written];
  const root = verb.replace(/e?n$/, '');
  const ending = /[td]$|[^aeiouhlr][nm]$/.test(root) ? 'et' : 't';
  const stem = withoutMarks(prefix + root);
  const forms = [
    verb,
    ...(/e[lr]$/.test(root) ? [root] : []),
    `${root}e`,
    `${root}st`,
    root + ending,
    `${root + ending}e`,
    `${root + ending}en`,
  ];
  const parted = prefix === '' ? [`ge${root}${ending}`] : [`${prefix}ge${root}${ending}`, `${prefix}zu${verb}`];
  for (const form of [...forms.map((each) => prefix + each), ...parted])
    for (const spelt of [form, withoutMarks(form)]) if (!stems.has(spelt)) stems.set(spelt, stem);
}
for (const group of OWN.split('|')) {
  const [stem = '', words = ''] = group.split(':');
  for (const word of words.trim().split(/\s+/)) stems.set(word, stem.trim());
}

/** Nouns, also within others ("Grundkurs"), whose last letter the stemmer takes for an ending; their plurals have it ("Kurse"). */
const WITH_S = /(?:kurs|zins|hals|puls|keks|lachs|wachs|fuchs|gans)$/;

/** Words that have their plural in -s, with it. */
const LOANS =
  /(?<=auto|foto|video|b[üu]ro|caf[ée]|abo|kita|info|kilo|logo|studio|kino|pizza|sauna|taxi|handy|hobby|party|baby|oma|opa|sofa|kamera|radio|zoo|tattoo)s$/;

/** Endings of plurals that the stemmer does not know, also within other words ("Arztpraxen"). */
const PLURALS: readonly [RegExp, string][] = [
  [/(?<=.{2}el)n$/, ''],
  [LOANS, ''],
  [/praxen$/, 'praxis'],
  [/konten$/, 'konto'],
  [/firmen$/, 'firma'],
  [/museen$/, 'museum'],
  [/zentren$/, 'zentrum'],
  [/themen$/, 'thema'],
  [/säle$/, 'saal'],
  [/(?<=problem|system)$/, 'e'],
];

/** A woman of a trade, where the word for a man is the rest: "Tierärztin", "Trainerinnen", "Polizistin". */
const FEMALE = /(?<=.{2}(?:zt|er|or|ent|ant|ist|log))in(?:nen)?$/;

/** The stem of a lower-case word; the same one for a word with its umlauts, with "ae", "oe", "ue" for them, and mostly for one without. */
export function stemGerman(word: string): string {
  const written = word.replace(DIGRAPH, (letters) => UMLAUTS[letters] as string);
  const whole = stems.has(written) ? written : written.replace(FEMALE, '');
  const spelt = PLURALS.reduce((form, [ending, one]) => form.replace(ending, one), whole);
  return stems.get(spelt) ?? (WITH_S.test(spelt) ? withoutMarks(spelt) : stemmer(spelt));
}
