// Business concepts in German words; see en.ts for the form. Matched by stems; written for this project.
import type { Concept } from './en.ts';

export const CONCEPTS_DE: Partial<Record<Concept, string>> = {
  price:
    'preis|preise|preisliste|preisübersicht|kosten|kostet|was kostet|was kosten|was macht das|wie viel kostet|wieviel kostet|wie teuer|teuer|günstig|billig|tarif|tarife|satz|sätze|stundensatz|stundenlohn|richtpreis|kostenvoranschlag|angebot|was zahl ich|was zahlt man|was kostet des ~ gebühr|betrag|euro|ab',
  fee: 'gebühr|gebühren|aufpreis|zuschlag|bearbeitungsgebühr|anfahrtskosten|anfahrtspauschale|pauschale|zusatzkosten|nebenkosten ~ kosten|kostet|umsonst',
  free: 'kostenlos|gratis|umsonst|kostenfrei|ohne aufpreis|inklusive|für lau ~ frei|enthalten',
  discount:
    'rabatt|rabatte|nachlass|ermäßigung|ermäßigt|ermäßigungen|vergünstigung|aktion|angebote|sonderangebot|gutscheincode|rabattcode|prozente|skonto|mengenrabatt|studentenrabatt|familienkarte|geht da was am preis ~ günstiger|billiger|sparen',
  giftcard: 'gutschein|gutscheine|geschenkgutschein|geschenkkarte|wertgutschein',
  gift: 'geschenk|geschenke|verschenken|geburtstag|geschenkverpackung|zum geburtstag|mitbringsel',
  buy: 'kaufen|bestellen|kauf|einkaufen|erwerben|wo kann ich kaufen|wo gibt es ~ bekommen|verkauft|führt ihr',
  order: 'bestellung|bestellungen|auftrag|aufträge|bestellnummer|auftragsbestätigung ~ bestellt',
  stock: 'vorrätig|auf lager|lieferbar|verfügbar|ausverkauft|verfügbarkeit|habt ihr noch|noch da ~ gibt es noch',
  products:
    'sortiment|produkte|auswahl|was habt ihr|was bietet ihr|was gibt es|angebot|leistungen|arten|modelle|marken ~ welche|artikel',
  material:
    'material|materialien|holzart|holzarten|aus welchem holz|stoff|baumwolle|leder|metall|besteht aus ~ holz|gemacht aus',
  ingredients: 'zutaten|inhaltsstoffe|allergene|enthält|nährwerte|gluten|laktose|nüsse ~ drin',
  quality: 'qualität|haltbarkeit|haltbar|hält|langlebig|zertifiziert|zertifikat|prüfsiegel',
  privacy: 'datenschutz|persönliche daten|meine daten|daten löschen|dsgvo|cookies|einwilligung ~ gespeichert|daten',
  howuse: 'anleitung|gebrauchsanweisung|bedienung|wie benutze ich|wie funktioniert|anwendung|bedienen ~ wie geht',
  process:
    'ablauf|wie läuft|wie läuft das ab|so geht es|schritte|vorgehen|wie geht das|was muss ich tun|verfahren ~ wie',
  care: 'pflege|pflegen|reinigen|reinigung|putzen|waschen|spülmaschine|spülmaschinenfest|abwaschen|säubern|ölen|einölen|sauber machen ~ flecken',
  storage: 'lagern|lagerung|aufbewahren|aufbewahrung|einlagern|haltbar|kühl',
  size: 'größe|größen|maße|abmessungen|breite|höhe|tiefe|länge|wie groß|wie breit|wie hoch|fläche|quadratmeter',
  custom:
    'nach maß|maßanfertigung|sonderanfertigung|individuell|gravieren|gravur|eingravieren|einbrennen|personalisieren|personalisiert|zuschneiden|zuschnitt|zusägen|auf maß ~ wunsch|name|logo',
  colour: 'farbe|farben|farbton|lackieren|lackiert|streichen ~ weiß|schwarz',
  weight: 'gewicht|wie schwer|wiegt|schwer|leicht ~ kilo',
  compare: 'unterschied|unterschiede|vergleich|vergleichen|besser|oder lieber|im vergleich',
  recommend: 'empfehlen|empfehlung|beratung|beraten|welche soll ich|was ist besser|passt zu|tipp|tipps ~ geeignet',
  delivery:
    'lieferung|liefern|liefert|versand|versenden|verschicken|schicken|schickt|zustellung|bringen|bringt ihr|post|paket|dhl|spedition|nach hause ~ kommt',
  deliverycost:
    'versandkosten|lieferkosten|porto|versandkostenfrei|was kostet der versand|was kostet die lieferung|liefergebühr|versandpauschale',
  deliverytime:
    'lieferzeit|lieferzeiten|lieferfrist|liefertermin|wie lange dauert die lieferung|wann kommt|wartezeit|wie lange wartet man|wie lange warten|wartet man ~ wochen|dauert',
  express: 'express|eilt|eilig|schnell|noch heute|sofort ~ bald',
  area: 'liefergebiet|einzugsgebiet|umkreis|postleitzahl|plz|kommt ihr auch nach|liefert ihr nach|fahrt ihr nach ~ kilometer|umgebung',
  abroad: 'ausland|österreich|schweiz|eu|international|europa|wien|zürich|südtirol',
  pickup: 'abholung|abholen|selbstabholung|selbst abholen|abholbereit ~ holen',
  track: 'sendungsverfolgung|wo ist mein|wo bleibt|status|paketnummer',
  late: 'verspätung|verspätet|zu spät|später kommen|komme später|nicht angekommen|nicht da|spät dran',
  included: 'enthalten|inbegriffen|inklusive|inkl|dabei|im preis|was ist dabei|was ist drin|im lieferumfang',
  cancel:
    'kündigen|kündigung|kündigungsfrist|stornieren|stornierung|absagen|absage|abmelden|abbestellen|abbrechen|raus aus dem vertrag|austreten|aufhören|rücktritt|stornogebühr|absag',
  return:
    'rückgabe|zurückgeben|zurückschicken|zurücksenden|rücksendung|retoure|widerruf|widerrufsrecht|widerrufen|zurückbringen ~ zurück',
  exchange: 'umtausch|umtauschen|tauschen|austauschen|umgetauscht',
  refund: 'erstattung|rückerstattung|geld zurück|erstatten|erstattet|mein geld|krieg ich mein geld|überweisen zurück',
  pay: 'bezahlen|zahlen|zahlung|zahlungsarten|zahlungsmöglichkeiten|karte|kartenzahlung|ec|ec karte|girocard|kreditkarte|bar|bargeld|barzahlung|paypal|klarna|rechnung|auf rechnung|vorkasse|überweisung|lastschrift|apple pay|mit karte ~ visa',
  instalment:
    'ratenzahlung|raten|in raten|rate|abzahlen|abstottern|finanzierung|finanzieren|teilzahlung|monatlich zahlen',
  deposit: 'anzahlung|kaution|pfand|anzahlen|vorauszahlung|vorschuss|sicherheit ~ im voraus',
  invoice: 'rechnung|beleg|quittung|kassenbon|kassenzettel|steuerbeleg',
  tax: 'mehrwertsteuer|mwst|ust|umsatzsteuer|steuer|brutto|netto|steuerlich|absetzen',
  problem:
    'problem|probleme|geht nicht|funktioniert nicht|kaputt|defekt|klemmt|wackelt|hakt|störung|fehler|streikt|tut nicht',
  account: 'konto|kundenkonto|profil|registrieren|anmelden|einloggen',
  login: 'einloggen|anmelden|passwort|passwort vergessen|login|zugang',
  documents:
    'unterlagen|dokumente|papiere|nachweis|bescheinigung|ausweis|formular|was brauche ich|was muss ich mitbringen|mitbringen',
  apply: 'beantragen|antrag|bewerben|anmelden|anmeldung|einschreiben|einschreibung|registrierung ~ formular',
  eligible: 'wer darf|wer kann|voraussetzung|voraussetzungen|berechtigt|vorkenntnisse|darf ich|anspruch',
  deadline: 'frist|bis wann|anmeldeschluss|stichtag|spätestens|einsendeschluss',
  renew: 'verlängern|verlängerung|vertragslaufzeit|laufzeit|erneuern',
  lost: 'verloren|verlust|vergessen|liegen gelassen|liegengelassen|fundsachen|fundbüro|gestohlen|geklaut|weg',
  contact:
    'kontakt|telefon|telefonnummer|nummer|anrufen|erreichen|erreichbar|rufnummer|whatsapp|ansprechpartner|melden ~ mail|schreiben',
  human: 'mitarbeiter|mensch|persönlich sprechen|jemand sprechen|berater|mit jemandem reden|ansprechpartner|chef',
  email: 'mail|e mail|email|mailadresse|emailadresse|schreiben',
  complaint: 'beschwerde|beschweren|reklamation|reklamieren|unzufrieden|ärger|schlichtung|mangel|mängel|beanstanden',
  review: 'bewertung|bewertungen|rezension|erfahrungen|feedback',
  hours:
    'öffnungszeiten|geöffnet|offen|auf|aufhaben|macht auf|macht zu|wann öffnet|wann schließt|geschlossen|zu|ruhetag|sprechzeiten|bürozeiten|schließzeiten|betriebsferien|feiertag|feiertage|sonntags|samstags|mittagspause|habt ihr auf|habt ihr offen|heiligabend|silvester|urlaub|betriebsurlaub ~ uhr|zeiten|heute',
  place:
    'adresse|anschrift|standort|wo seid ihr|wo ist|wo finde ich|anfahrt|wegbeschreibung|lage|hinkommen|wo befindet|so finden sie uns ~ straße',
  shops: 'laden|geschäft|filiale|filialen|ausstellung|showroom|ausstellungsraum|verkaufsraum',
  about:
    'über uns|wer seid ihr|geschichte|gegründet|seit wann|familienbetrieb|inhaber|wer wir sind|wem gehört ~ betrieb',
  jobs: 'job|jobs|stelle|stellen|offene stellen|stellenangebote|karriere|bewerbung|bewerben|aushilfe|minijob|nebenjob|ferienjob|ausbildung|azubi|lehrstelle|praktikum|praktikant|arbeiten bei euch|sucht ihr leute|einstellen',
  newsletter: 'newsletter|abonnieren',
  event:
    'veranstaltung|veranstaltungen|termine|konzert|fest|tag der offenen tür|tag der offenen|feier|markt|führung ~ programm',
  ticket:
    'eintritt|eintrittspreis|eintrittspreise|ticket|tickets|karten|eintrittskarte|tageskarte|jahreskarte|zehnerkarte|dauerkarte|einzelkarte',
  warranty: 'garantie|gewährleistung|garantiezeit|garantiefall',
  damage: 'schaden|schäden|beschädigt|beschädigung|kratzer|transportschaden|kaputt|zerbrochen|gebrochen|bruch',
  repair:
    'reparatur|reparaturen|reparieren|repariert|instandsetzung|richten|wiederherrichten|restaurieren|restaurierung|ausbessern|verleimen|leimen|gangbar|aufarbeiten|wartung|warten ~ kaputt',
  spareparts: 'ersatzteil|ersatzteile|zubehör',
  install: 'montage|montieren|einbau|einbauen|installieren|aufbau|aufbauen|anschließen|anschluss|einstellen',
  trial:
    'probetraining|probestunde|schnupperstunde|schnuppern|probe|ausprobieren|testen|probieren|probemonat|mal reinschauen',
  plan: 'abo|abonnement|mitgliedschaft|vertrag|paket|pakete|beitrag|monatsbeitrag|mitglied werden',
  limit: 'höchstens|maximal|mindestens|maximum|minimum|höchstzahl|teilnehmerzahl|grenze|begrenzung ~ wie viele',
  age: 'alter|wie alt|ab wie viel jahren|ab welchem alter|altersgrenze|mindestalter|jahre alt|minderjährig|volljährig ~ jahren|jährig',
  child:
    'kind|kinder|kindern|sohn|tochter|baby|babys|kleinkind|familie|familien|jugendliche|teenager|enkel|eltern|die kleinen|nachwuchs ~ jungs|mädchen',
  book: 'buchen|buchung|reservieren|reservierung|termin|termine|termin vereinbaren|vorbestellen|platz sichern|anmelden|anmeldung|einen platz|tisch ~ frei',
  changebooking: 'umbuchen|umbuchung|termin verschieben|verschieben|termin ändern|verlegen',
  cancelbooking:
    'termin absagen|kurs absagen|buchung stornieren|nicht kommen|verhindert|krank geworden|kann nicht kommen|storno',
  checkin: 'anreise|einchecken|check in|ankunft|ankommen|schlüssel|schlüsselübergabe',
  checkout: 'abreise|auschecken|check out|zimmer räumen',
  room: 'zimmer|doppelzimmer|einzelzimmer|ferienwohnung|ferienwohnungen|wohnung|apartment|übernachtung|übernachten|schlafen|bett|betten|unterkunft',
  food: 'essen|frühstück|mittagessen|abendessen|speisekarte|menü|küche|restaurant|café|kuchen|verpflegung|brotzeit|getränke|trinken|hunger|imbiss',
  diet: 'vegetarisch|vegan|glutenfrei|laktosefrei|allergie|allergien|unverträglichkeit|fleischlos|halal',
  takeaway: 'zum mitnehmen|mitnehmen|lieferdienst|to go',
  wifi: 'wlan|wifi|internet|netz|empfang',
  parking:
    'parken|parkplatz|parkplätze|parkmöglichkeit|parkmöglichkeiten|parkhaus|stellplatz|auto abstellen|auto stehen lassen|parkgebühr|tiefgarage ~ auto',
  transport:
    'bus|bahn|zug|s bahn|u bahn|tram|straßenbahn|haltestelle|bahnhof|öffentliche verkehrsmittel|öffis|öpnv|anreise|taxi|hinkommen|fahrrad ~ linie|fährt',
  pets: 'hund|hunde|haustier|haustiere|katze|katzen|tiere|vierbeiner|hundefreundlich ~ tier',
  smoking: 'rauchen|raucher|raucherbereich|nichtraucher',
  pool: 'pool|schwimmbad|schwimmbecken|schwimmen|baden|becken|badesee',
  gym: 'fitness|fitnessstudio|trainieren|training|krafttraining|geräte|kraftraum',
  spa: 'sauna|wellness|massage|massagen|dampfbad|infrarot',
  amenities: 'ausstattung|handtücher|bettwäsche|föhn|waschmaschine|küche|spielplatz|grill|grillen',
  access:
    'rollstuhl|barrierefrei|rollstuhlgerecht|behindert|behinderung|aufzug|rampe|stufen|ebenerdig|gehbehindert|rolli|kinderwagen|behindertengerecht',
  language:
    'sprache|englisch|auf englisch|italienisch|französisch|sprecht ihr|spricht jemand|deutschkenntnisse ~ deutsch',
  rent: 'leihen|ausleihen|verleih|mieten|miete|vermieten|verleihen|ausborgen|leihweise|leihgebühr|mietpreis',
  class:
    'kurs|kurse|kursangebot|workshop|seminar|unterricht|stunde|stunden|lehrgang|kursprogramm|training|reitstunde|schnupperkurs',
  student: 'student|studenten|studierende|schüler|azubi|schülerausweis|studentenausweis|uni',
  permit: 'führerschein|genehmigung|erlaubnis|lizenz|ausweis',
  benefit: 'zuschuss|zuschüsse|förderung|förderungen|fördermittel|staatlich gefördert|beihilfe|prämie',
  moving: 'umzug|umziehen|übersiedlung',
  waste: 'entsorgung|entsorgen|müll|abfall|altholz|sperrmüll|abtransport|mitnehmen alte|schutt',
  sustainability: 'nachhaltig|nachhaltigkeit|umwelt|umweltfreundlich|ökologisch|bio|regional|fsc',
  volunteer: 'ehrenamt|ehrenamtlich|spenden|spende|mithelfen|helfen',
  legal: 'agb|impressum|rechtliches|bedingungen|geschäftsbedingungen|haftung|vertrag',
  howmany: 'wie viele|wieviele|anzahl|wie viel|menge',
  duration: 'wie lange|dauer|dauert|dauern|stunden|zeitaufwand|wie lang',
  when: 'wann|um wie viel uhr|wann beginnt|wann geht es los|an welchem tag|beginn|uhrzeit|startet',
  where: 'wo|wohin|an welchem ort|wo genau',
  who: 'wer|wen|von wem|leitung|leitet|team ~ trainer',
  urgent:
    'notfall|notdienst|dringend|notruf|eilig|sofort|eingebrochen|einbruch|ausgesperrt|wasserschaden|nachts|rund um die uhr ~ heute noch',
  temporary: 'pausieren|pause|ruhend|ruhen lassen|aussetzen|vorübergehend|stilllegen|unterbrechen',
  group:
    'gruppe|gruppen|firma|firmenausflug|betriebsausflug|teamevent|junggesellenabschied|schulklasse|klasse|verein|gruppenrabatt|kollegen|firmenfeier',
  online: 'online|im internet|webshop|onlineshop|digital',
  whattobring:
    'was mitbringen|was muss ich mitbringen|was soll ich mitbringen|mitbringen|was brauche ich|was anziehen|anziehen|kleidung|schuhe|ausrüstung|turnschuhe|outfit',
  firstvisit:
    'erster termin|erstes mal|zum ersten mal|neukunde|anfänger|neu hier|erstgespräch|erstuntersuchung|keine erfahrung',
  holidays:
    'weihnachten|heiligabend|silvester|neujahr|ostern|feiertag|feiertage|pfingsten|ferien|dreikönig|fasching|brückentag|allerheiligen',
  illness: 'krank|krankheit|krank geworden|fieber|erkältet|verletzt|attest|grippe',
  weather: 'regen|regnet|schlechtwetter|bei schlechtem wetter|schnee|hitze|sturm',
  partyhire:
    'kindergeburtstag|geburtstag feiern|geburtstagsfeier|feier|feiern|raum mieten|raummiete|hochzeit|party|location',
  lostproperty: 'fundsachen|liegen gelassen|vergessen|verloren|fundbüro',
  locksmith:
    'schlüssel verloren|ausgesperrt|tür geht nicht zu|tür geht nicht mehr zu|schloss|türschloss|schlüsseldienst',
  pests: 'holzwurm|wurm|würmer|wurmbefall|schädlinge|motten|schimmel|ungeziefer|mäuse',
  glass: 'fensterscheibe|scheibe|glas|verglasung|glasbruch|glaser',
  changingroom: 'umkleide|umkleiden|spind|spinde|schließfach|schließfächer|dusche|duschen',
  guestpass:
    'gast mitbringen|freund mitbringen|freundin mitbringen|begleitung|begleitperson|jemand mitbringen|tagesgast',
  photography: 'fotografieren|fotos|foto|filmen|bilder machen',
  concession: 'ermäßigung|ermäßigt|rentner|senioren|schwerbehindert|arbeitslos|student|familienpass',
  certificate: 'zertifikat|teilnahmebestätigung|bescheinigung|urkunde|zeugnis',
  insurance: 'versicherung|versichert|haftpflicht|krankenkasse|kasse zahlt|kassenpatient|privatpatient|zuzahlung',
  electrician: 'elektriker|elektrogeräte|strom|steckdose|steckdosen',
};
