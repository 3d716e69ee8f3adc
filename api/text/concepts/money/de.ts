// Business concepts in German words: banks, insurance, energy and telecoms, offices, housing. See ../en.ts for the form.
import type { Concept } from '../en.ts';

export const MONEY_DE: Partial<Record<Concept, string>> = {
  loan: 'kredit|kredite|kreditantrag|kreditanfrage|kreditrechner|kreditsumme|kreditvergabe|ratenkredit|privatkredit|verbraucherkredit|konsumkredit|konsumentenkredit|sofortkredit|kleinkredit|autokredit|studienkredit|umschuldung|umschulden|darlehen|darlehensvertrag|privatdarlehen|geld leihen|geld ausleihen|geld borgen|geld aufnehmen|finanzierung|finanzieren|finanzierungsanfrage|baufinanzierung|hypothek|kann ich einen kredit ~ leihen|geld|raten|zinsen',
  repay:
    'kredit zurückzahlen|kredit abzahlen|kredit ablösen|darlehen zurückzahlen|kredit vorzeitig|vorzeitig zurückzahlen|vorzeitige rückzahlung|rückzahlung kredit|tilgung|tilgungsrate|tilgungsplan|sondertilgung|sondertilgungen|restschuld|kreditrate|kreditraten|monatliche rate|rate aussetzen|ratenpause|vorfälligkeitsentschädigung|rückzahlungsplan ~ zurückzahlen|rate',
  interest:
    'zins|zinsen|zinssatz|zinssätze|sollzins|sollzinsen|effektivzins|effektiver jahreszins|jahreszins|festzins|fixzins|variabler zinssatz|zinsbindung|habenzinsen|guthabenzinsen|verzinsung|verzinst|verzugszinsen|wie viel zinsen|bauzinsen|leitzins ~ prozent|rendite',
  credit:
    'bonität|bonitätsprüfung|bonitätsauskunft|schufa|schufa eintrag|schufa auskunft|schufafrei|ohne schufa|ksv|zek|kreditwürdig|kreditwürdigkeit|kreditrahmen|kreditlimit|negativer eintrag|auskunftei|creditreform|betreibungsauszug ~ kredit|score',
  savings:
    'sparen|sparkonto|sparbuch|sparbrief|sparplan|sparpläne|sparvertrag|sparzins|tagesgeld|tagesgeldkonto|festgeld|festgeldkonto|geld anlegen|geldanlage|anlegen|anlage|bausparen|bausparer|bausparvertrag|vermögenswirksame leistungen|investieren|vermögensaufbau|vermögensverwaltung|altersvorsorge|riester|rürup|säule 3a|3a|freizügigkeit|goldsparen ~ geld|zinsen|depot',
  balance:
    'kontostand|kontostand abfragen|saldo|guthaben|guthabenabfrage|guthaben abfragen|restguthaben|wie viel ist drauf|wie viel ist noch drauf|wie viel habe ich noch|wie viel guthaben|kartenguthaben|kontodeckung|gedeckt ~ konto|rest',
  statement:
    'kontoauszug|kontoauszüge|auszug|auszüge|kontobewegungen|umsätze|umsatzanzeige|kontoumsätze|kreditkartenabrechnung|depotauszug|jahresauszug|auszug ausdrucken|abrechnung|abrechnungen|saldenbestätigung ~ buchungen|übersicht',
  transfer:
    'überweisung|überweisungen|überweisen|überwiesen|echtzeitüberweisung|sofortüberweisung|auslandsüberweisung|sepa|sepa überweisung|swift|geld schicken|geld senden|geld überweisen|geldtransfer|empfänger|verwendungszweck|wie lange dauert eine überweisung|wie lange dauert die überweisung|überweisungslimit|banküberweisung|eingezahlt|zahlungseingang|western union|twint senden ~ konto|senden|bank',
  directdebit:
    'lastschrift|lastschriften|lastschriftmandat|sepa lastschrift|sepa mandat|sepa lastschriftmandat|bankeinzug|einzugsermächtigung|einziehungsauftrag|lastschriftverfahren|einzug|eingezogen|wird eingezogen|wird abgebucht|wann wird abgebucht|wann bucht ihr|abbuchung|abbuchungen|abbuchen|abbuchungstermin|dauerauftrag|daueraufträge|lsv|ebill|automatisch abgebucht|lastschrift zurückgeben|lastschrift widerrufen ~ abgebucht|monatlich|konto',
  topup:
    'guthaben aufladen|karte aufladen|aufladen|aufladung|konto aufladen|prepaid aufladen|handy aufladen|geld einzahlen|einzahlen|einzahlung|einzahlungen|bareinzahlung|bargeld einzahlen|einzahlautomat|münzen einzahlen|kleingeld einzahlen|aufladeautomat|wertkarte ~ guthaben|laden',
  autotopup: 'automatische aufladung|automatisch aufladen|auto aufladung|komfortaufladung|guthaben automatisch',
  withdraw:
    'geld abheben|abheben|bargeld abheben|bargeld beziehen|geld auszahlen|auszahlung|auszahlungen|auszahlen lassen|geldautomat|geldautomaten|bankautomat|bankomat|bancomat|bargeldauszahlung|bargeldbezug|auszahlungslimit|verfügungsrahmen|tageslimit|geld holen|geld ziehen ~ geld|automat|bargeld',
  exchangerate:
    'wechselkurs|wechselkurse|umrechnungskurs|umrechnung|umrechnen|devisen|devisenkurs|fremdwährung|fremdwährungen|währung|währungen|geld wechseln|geld umtauschen|geldwechsel|wechselstube|sorten bestellen|franken wechseln|dollar wechseln|euro wechseln|sortenkurs|in euro oder franken|in franken zahlen|mit euro zahlen|nehmt ihr euro|nehmt ihr franken ~ kurs|dollar|franken',
  fraud:
    'betrug|betrugsfall|betrugsverdacht|betrüger|betrügerisch|betrogen|unbekannte abbuchung|unbekannte buchung|unbekannter abbucher|nicht von mir|habe ich nicht bestellt|ich habe nichts bestellt|das war ich nicht|nicht autorisiert|unautorisiert|missbrauch|missbräuchlich|kartenmissbrauch|identitätsdiebstahl|identitätsmissbrauch|daten gestohlen|fremde abbuchung|konto leergeräumt ~ verdächtig|betrügen',
  scam: 'abzocke|phishing|phishing mail|phishingmail|fake mail|fake sms|falsche mail|falsche sms|verdächtige mail|verdächtige sms|verdächtiger anruf|ist die mail echt|ist die sms echt|ist die mail von euch|enkeltrick|schockanruf|falscher polizist|falsche polizisten|betrugsmasche|betrugsmaschen|reingefallen|hereingefallen|drauf reingefallen|trickbetrug|trickbetrüger|gewinnspielbetrug|vorkassebetrug ~ betrug|warnung|verdächtig',
  chargeback:
    'zahlung zurückholen|abbuchung zurückholen|abbuchung zurückbuchen|lastschrift zurückholen|lastschrift zurückbuchen|zurückbuchen|zurückbuchen lassen|rückbuchung|rücklastschrift|umsatz reklamieren|buchung reklamieren|zahlung anfechten|chargeback|kreditkartenzahlung zurück ~ reklamieren|widersprechen',
  twice:
    'doppelt|zweimal|zwei mal|doppelt abgebucht|zweimal abgebucht|doppelt bezahlt|zweimal bezahlt|doppelt gezahlt|doppelte abbuchung|doppelte zahlung|doppelt belastet|zweimal belastet|doppelt bestellt|doppelt überwiesen|doppelbuchung|doppelte rechnung ~ 2 mal',
  pending:
    'ausstehend|ausstehende|in bearbeitung|wird bearbeitet|noch in bearbeitung|vorgemerkt|vorgemerkte umsätze|noch nicht gebucht|noch nicht gutgeschrieben|zahlung hängt|hängt fest|noch offen|noch nicht eingegangen|noch nicht verbucht|zahlungseingang fehlt ~ bearbeitung|prüfung|offen',
  card: 'bankkarte|bankkarten|girocard|ec karte|debitkarte|debit mastercard|kreditkarte|kreditkarten|visa karte|visakarte|mastercard|prepaid karte|prepaidkarte|virtuelle karte|kartennummer|kartenprüfnummer|karte kaputt|chip kaputt|karte geht nicht|kartenlimit|kartenlesegerät|meine karte|kontokarte ~ karte|maestro',
  cardorder:
    'karte bestellen|neue karte bestellen|neue karte|neue bankkarte|neue kreditkarte|ersatzkarte|ersatzkarte bestellen|zweitkarte|partnerkarte|zusatzkarte|karte beantragen|kreditkarte beantragen|karte noch nicht da|wann kommt meine karte|karte abgelaufen|folgekarte ~ karte',
  contactless:
    'kontaktlos|kontaktlos bezahlen|kontaktlos zahlen|kontaktloses bezahlen|nfc|mit dem handy bezahlen|mit dem handy zahlen|mit handy bezahlen|handyzahlung|mobiles bezahlen|mobile payment|apple pay|google pay|samsung pay|garmin pay|twint|bluecode|mit der uhr zahlen ~ handy',
  atmproblem:
    'karte eingezogen|karte geschluckt|automat hat karte|automat * karte|geldautomat kaputt|automat defekt|bankomat kaputt|kein geld ausgegeben|kein geld bekommen|geld nicht ausgezahlt|automat hat geld|karte steckt im automaten',
  insurance:
    'versicherung|versicherungen|versichern|versichert|versicherer|versicherungsschutz|versicherungsvertrag|versicherungsbeitrag|versicherungsbeiträge|versicherungssumme|versicherungsnummer|versicherungsprämie|police|polizze|policen|prämie|deckung|deckungssumme|krankenversicherung|krankenkasse|krankenkassen|krankenkassenwechsel|haftpflicht|haftpflichtversicherung|unfallversicherung|rechtsschutz|rechtsschutzversicherung|zusatzversicherung|grundversicherung|bin ich versichert|bin ich * versichert|ist man * versichert|sind * versichert|versicherungsmakler|versicherungsvertreter|allianz|huk ~ absicherung|kasse|schutz',
  claim:
    'schadensmeldung|schadenmeldung|schadensfall|schadenfall|schadensanzeige|schadenanzeige|schaden melden|schaden anzeigen|schadennummer|schadensregulierung|schadensabwicklung|schadenersatz|schadensersatz|versicherungsfall|leistungsfall|leistungsabrechnung|gutachter|gutachten|sachverständiger|sachverständige|entschädigung|entschädigungen|auszahlung versicherung|zahlt die versicherung|was zahlt die versicherung|versicherung zahlt nicht|rechnung bei der krankenkasse einreichen|rechnung einreichen|belege einreichen ~ schaden|einreichen|unfall',
  excess:
    'selbstbeteiligung|selbstbehalt|eigenanteil|eigenbeteiligung|franchise krankenkasse|wählbare franchise|jahresfranchise|ohne selbstbeteiligung|wie hoch ist die selbstbeteiligung ~ franchise',
  noclaims:
    'schadenfreiheitsklasse|schadenfreiheitsklassen|sf klasse|schadenfreiheitsrabatt|schadenfrei|bonus malus|bonus malus stufe|prämienstufe|hochgestuft|zurückgestuft|rückstufung',
  carcover:
    'kfz versicherung|autoversicherung|kfz haftpflicht|vollkasko|teilkasko|kasko|kaskoversicherung|vollkaskoversicherung|motorradversicherung|mopedversicherung|auto versichern|auto versichert|deckungskarte|evb nummer|mopedkennzeichen ~ auto|kfz',
  carmods: 'tuning|getunt|umgebautes auto|umbau eintragen|tieferlegen|tiefergelegt|chiptuning|eintragung fahrzeug',
  windscreen:
    'windschutzscheibe|frontscheibe|autoscheibe|autoglas|steinschlag|steinschlagreparatur|riss in der scheibe|carglass|scheibentausch|heckscheibe|seitenscheibe ~ scheibe',
  breakdown:
    'panne|autopanne|pannenhilfe|pannendienst|pannenservice|abschleppen|abschleppdienst|abgeschleppt|liegen geblieben mit dem auto|auto springt nicht an|auto fährt nicht|auto startet nicht|auto geht nicht|batterie leer|starthilfe|adac|öamtc|arbö|tcs|schutzbrief|pannenstreifen ~ auto kaputt|hilfe',
  courtesycar:
    'ersatzwagen|ersatzfahrzeug|ersatzauto|werkstattersatzwagen|leihwagen während|leihauto während ~ leihwagen|mietwagen',
  crash:
    'autounfall|verkehrsunfall|unfall gehabt|auffahrunfall|unfall gebaut|unfallbericht|europäischer unfallbericht|unfallgegner|unfallhergang|parkschaden|parkrempler|fahrerflucht|wildunfall|zusammenstoß|zusammengestoßen|unfallwagen|unfallaufnahme ~ unfall|blechschaden',
  totalloss:
    'totalschaden|wirtschaftlicher totalschaden|restwert fahrzeug|wiederbeschaffungswert|neuwertentschädigung|schrottreif',
  adddriver:
    'zweiter fahrer|weiterer fahrer|zusatzfahrer|zusätzlicher fahrer|fahrer hinzufügen|fahrer eintragen|fahranfänger|wer darf mein auto fahren|auto verleihen|andere fahrer|fahrerkreis ~ fahrer',
  mileage:
    'kilometerleistung|jahreskilometer|fahrleistung|kilometer im jahr|mehr kilometer|kilometerstand melden|wenigfahrer ~ kilometer',
  unoccupied: 'leerstand|leer stehendes haus|haus steht leer|wohnung steht leer|länger nicht bewohnt|unbewohnt',
  preexisting:
    'vorerkrankung|vorerkrankungen|gesundheitsfragen|gesundheitsprüfung|vorbestehende krankheit|trotz vorerkrankung',
  theft:
    'diebstahl|diebstahlversicherung|diebstahlschutz|einbruch|einbruchdiebstahl|einbrecher|eingebrochen|bei mir wurde eingebrochen|dieb|diebe|gestohlen|gestohlen worden|geklaut|geklaut worden|beklaut|bestohlen|fahrraddiebstahl|fahrrad gestohlen|fahrrad geklaut|auto gestohlen|handy gestohlen|handy geklaut|raub|überfall|überfallen|ausgeraubt|taschendieb|anzeige wegen diebstahl|ladendiebstahl ~ klauen|polizei',
  waterdamage:
    'wasserschaden|wasserschäden|leitungswasserschaden|rohrbruch|überschwemmung|überschwemmt|überflutet|hochwasser|hochwasserschaden|wasser im keller|keller unter wasser|keller voll wasser|nachbar hat wasserschaden|wasser von oben|wasser kommt durch die decke|trocknung|bautrocknung|elementarschaden ~ feuchtigkeit|nass|wasser',
  firedamage:
    'brandschaden|brandschäden|feuerschaden|brandschadensanierung|wohnungsbrand|hausbrand|abgebrannt|rußschaden|feuerversicherung',
  storm:
    'sturmschaden|sturmschäden|sturm|orkan|hagelschaden|hagel|unwetter|unwetterschaden|blitzschlag|blitzeinschlag|überspannungsschaden|baum umgefallen|baum aufs|dachziegel weggeflogen|elementarversicherung|elementarschadenversicherung|naturkatastrophe|erdrutsch|schneelast ~ dach|wetter',
  contents:
    'hausrat|hausratversicherung|haushaltsversicherung|wohngebäudeversicherung|gebäudeversicherung|eigenheimversicherung|wertgegenstände|schmuck versichert|fahrrad versichert|inventarversicherung|unterversicherung ~ wohnung|möbel|wertsachen',
  accidental:
    'aus versehen kaputt|versehentlich kaputt|runtergefallen|heruntergefallen|fallen lassen|missgeschick|glasbruchversicherung|handyversicherung|displayschutz versicherung|selbst verschuldet|umgestoßen|kaffee drüber ~ versehen|kaputt',
  liability:
    'haftpflicht|haftpflichtversicherung|privathaftpflicht|betriebshaftpflicht|berufshaftpflicht|tierhalterhaftpflicht|hundehaftpflicht|haftung|haften|haftet|wer haftet|wer ist schuld|wer zahlt den schaden|wer zahlt wenn|kind hat * kaputt gemacht|hund hat gebissen|aufsichtspflicht|eltern haften|haftungsausschluss|auf eigene gefahr|haftungsbeschränkung|regress ~ verantwortlich|schuld',
  exclusion:
    'ausgeschlossen|ausschluss|ausschlüsse|leistungsausschluss|nicht versichert|nicht abgedeckt|nicht gedeckt|nicht mitversichert|was ist nicht versichert|was ist nicht abgedeckt|gilt nicht für|gilt nicht bei|grob fahrlässig|grobe fahrlässigkeit|vorsatz ~ ausnahmen|außer',
  claimdenied:
    'versicherung zahlt nicht|versicherung lehnt ab|schaden abgelehnt|leistung abgelehnt|ablehnung der versicherung|kostenübernahme abgelehnt|krankenkasse lehnt ab|krankenkasse zahlt nicht|weigert sich zu zahlen|widerspruch krankenkasse ~ abgelehnt|ablehnung',
  premiumup:
    'preiserhöhung|preiserhöhungen|preissteigerung|preisanpassung|beitragserhöhung|beitragsanpassung|prämienerhöhung|gebührenerhöhung|tariferhöhung|teurer geworden|wird teurer|warum teurer|warum ist es teurer|warum ist * teurer|warum kostet * mehr|warum zahle ich mehr|mehr als letztes jahr|mehr als früher|preise gestiegen|preise erhöht|erhöhung ~ teurer|gestiegen',
  waitingperiod:
    'wartezeit versicherung|wartezeiten der versicherung|karenzzeit|karenzfrist|ab wann versichert|ab wann bin ich versichert|ab wann gilt der schutz|versicherungsbeginn|sperrfrist ~ wartezeit',
  travelins:
    'reiseversicherung|reiserücktritt|reiserücktrittsversicherung|reiserücktrittversicherung|reisestornoversicherung|stornoversicherung|reisekrankenversicherung|auslandskrankenversicherung|auslandsreisekrankenversicherung|annullationsversicherung|annullierungskostenversicherung|reiseabbruchversicherung|reiseschutz|gepäckversicherung|rücktransport|versichert im ausland|im ausland versichert|skiversicherung ~ reise|urlaub',
  medabroad:
    'krank im ausland|im ausland krank|krank im urlaub|im urlaub krank|arzt im ausland|im ausland zum arzt|rücktransport|ehic|europäische krankenversicherungskarte|auslandskrankenschein',
  tripcancel:
    'reise absagen|reise stornieren|reise * stornieren|urlaub stornieren|urlaub absagen|reiserücktritt|reiseabbruch|kann nicht reisen|kann nicht verreisen|kann die reise nicht antreten|reise nicht antreten|aufenthalt abbrechen|früher abreisen|vorzeitige abreise|flug stornieren ~ reise|stornieren',
  flightdelay:
    'flug verspätet|flugverspätung|flug gestrichen|flug annulliert|flugausfall|anschlussflug verpasst|fluggastrechte|entschädigung flug|flieger verspätet ~ verspätung',
  lostbaggage:
    'koffer weg|koffer verloren|koffer nicht angekommen|koffer nicht da|koffer kaputt|gepäck weg|gepäck verloren|gepäck verspätet|gepäckverlust|gepäckermittlung|gepäck beschädigt|lost and found flughafen',
  sportcover:
    'sportversicherung|sportunfallversicherung|unfallversicherung beim sport|skiunfall|skihaftpflicht|bergekosten|bergungskosten|hubschrauberbergung|alpenverein versicherung|tauchversicherung|beim sport versichert|beim training versichert ~ ski|sport',
  petins:
    'hundeversicherung|hundekrankenversicherung|tierversicherung|tierkrankenversicherung|katzenversicherung|op versicherung hund|op versicherung|pferdeversicherung|hund versichern|katze versichern',
  vet: 'tierarzt|tierärztin|tierärzte|tierarztpraxis|tierklinik|kleintierpraxis|veterinär|tierarztkosten|tierarzt notdienst|tierärztlich|hund krank|hund ist krank|hund frisst nicht|hund humpelt|hund erbricht|hund kotzt|hund hat was gefressen|katze krank|katze frisst nicht|katze erbricht|pferd lahmt|impfung hund|hund impfen|katze impfen ~ tier|praxis',
  lifecover:
    'lebensversicherung|risikolebensversicherung|ablebensversicherung|sterbegeldversicherung|sterbeversicherung|todesfallversicherung|hinterbliebenenschutz|kapitallebensversicherung ~ todesfall',
  illnesscover:
    'berufsunfähigkeit|berufsunfähigkeitsversicherung|bu versicherung|arbeitsunfähigkeitsversicherung|krankengeld|krankentagegeld|krankentaggeld|erwerbsunfähig|erwerbsunfähigkeit|lohnfortzahlung|entgeltfortzahlung|reha antrag|wiedereingliederung|langzeitkrank ~ krank',
  beneficiary:
    'bezugsberechtigter|bezugsberechtigte|bezugsrecht|begünstigter|begünstigte|erbe|erben|hinterbliebene|hinterbliebenen',
  hospitalplan:
    'krankenhauszusatzversicherung|zusatzversicherung krankenhaus|einbettzimmer krankenhaus|chefarztbehandlung|sonderklasse|halbprivat|privat versichert im spital|krankenhausaufenthalt|stationärer aufenthalt|spitalaufenthalt|zuzahlung krankenhaus|krankenhaustagegeld ~ krankenhaus|spital',
  dental:
    'zahnarzt|zahnärztin|zahnärzte|zahnarztpraxis|zahnarzttermin|zahnmedizin|zahnärztlich|zahnklinik|zahnambulatorium|zahnbehandlung|zahnbehandlungen|zahnschmerzen|zahn|zähne|zahnersatz|zahnreinigung|zahnfüllung|kieferorthopäde|kontrolluntersuchung zahn|wurzelbehandlung|karies|implantat|krone|kinderzahnarzt|zahnzusatzversicherung|notzahnarzt ~ zahnspange|bohren',
  optical:
    'optiker|augenoptiker|brille|brillen|brillenversicherung|kontaktlinsen|gleitsichtbrille|brillengläser|sehtest|augenarzt|augenärztin|sehhilfe|sehhilfen|brillengestell|fassung|sehschwäche ~ gläser|augen',
  maternity:
    'mutterschutz|mutterschaftsgeld|mutterschaftsurlaub|elternzeit|elternkarenz|karenz|wochengeld|schwangerschaft|schwanger|geburt|entbindung|hebamme|hebammen|kreißsaal|geburtsstation|geburtsvorbereitung|geburtshilfe|wochenbett|babybauch|papamonat|vaterschaftsurlaub|stillgruppe ~ baby|mutter',
  mentalhealth:
    'psychologe|psychologin|psychologen|psychologische|psychotherapie|psychotherapeut|psychotherapeutin|psychotherapeuten|psychiater|psychiatrie|psychische probleme|psychische gesundheit|psychisch krank|therapieplatz|therapeut|therapeutin|verhaltenstherapie|depression|depressionen|depressiv|angststörung|angstzustände|panikattacke|panikattacken|burnout|burn out|überfordert|überlastet|geht mir schlecht|mir geht es schlecht|mir geht es psychisch|seelisch|trauma|essstörung|magersucht|zwangsstörung ~ stress|seele|reden|therapie',
  dependants:
    'familienversicherung|familienversichert|mitversichert|mitversicherung|mitversichern|kinder mitversichert|kind mitversichern|partner mitversichern|ehepartner mitversichern|frau mitversichern|familie mitversichern|angehörige mitversichern|familienangehörige ~ familie|partner',
  proofinsurance:
    'versicherungsbestätigung|versicherungsnachweis|versicherungsschein|versicherungskarte|mitgliedsbescheinigung|mitgliedsbescheinigung krankenkasse|grüne karte|evb|versicherungspolice verloren ~ bestätigung',
  vehiclechange:
    'fahrzeugwechsel|auto gewechselt|neues auto versichern|auto verkauft|fahrzeug verkauft|auto abmelden|halterwechsel|fahrzeug ummelden ~ fahrzeug',
  hardship:
    'finanzielle schwierigkeiten|finanzielle probleme|finanzielle not|finanzielle notlage|zahlungsschwierigkeiten|kann nicht zahlen|kann nicht bezahlen|kann nicht mehr zahlen|kann meine rechnung nicht|kann die rechnung nicht|kann die rate nicht|kein geld|kein geld mehr|zu wenig geld|in geldnot|pleite|stundung|zahlungsaufschub|ratenvereinbarung|zahlungsvereinbarung|schulden|überschuldet|überschuldung|schuldnerberatung|schuldenberatung|härtefallfonds|notlage|existenzangst|am existenzminimum|reicht das geld nicht|geld reicht nicht ~ unterstützung|zahlen|hilfe',
  missedpay:
    'mahnung|mahnungen|mahnung bekommen|mahngebühr|mahngebühren|mahnspesen|mahnverfahren|zahlungserinnerung|zahlungsverzug|verzug|verzugszinsen|zahlungsrückstand|rückstand|nicht rechtzeitig gezahlt|zu spät bezahlt|zu spät gezahlt|zahlung vergessen|vergessen zu zahlen|vergessen zu bezahlen|rate verpasst|offene rechnung|offene rechnungen|unbezahlte rechnung|obwohl schon bezahlt|schon bezahlt|letzte mahnung|säumnis|säumniszuschlag ~ erinnerung|verspätet',
  debtcollect:
    'inkasso|inkassobüro|inkassokosten|inkassounternehmen|gerichtsvollzieher|pfändung|gepfändet|lohnpfändung|kontopfändung|vollstreckung|exekution|betreibung|betreibungsamt|zahlungsbefehl|mahnbescheid|vollstreckungsbescheid|schulden|forderung|schuldner|gläubiger ~ mahnung',
  bankruptcy:
    'insolvenz|insolvent|insolvenzverfahren|privatinsolvenz|privatkonkurs|konkurs|konkursverfahren|verbraucherinsolvenz|insolvenzverwalter|restschuldbefreiung|bankrott|pleite gegangen|p konto|pfändungsschutzkonto',
  mortgage:
    'hypothek|hypotheken|hypothekendarlehen|baufinanzierung|immobilienkredit|wohnkredit|wohnbaukredit|immobilienfinanzierung|hausfinanzierung|anschlussfinanzierung|eigenkapital|wie viel haus kann ich|grundschuld|kfw|kfw kredit|wohnbauförderung|haus finanzieren|wohnung finanzieren ~ immobilie|darlehen',
  appdeclined:
    'antrag abgelehnt|kredit abgelehnt|warum abgelehnt|warum wurde * abgelehnt|wieso wurde * abgelehnt|abgelehnt worden|ablehnung|ablehnungsbescheid|ablehnungsgrund|nicht genehmigt|nicht bewilligt|anfrage abgelehnt|nicht genommen worden ~ abgelehnt|nein',
  jointaccount:
    'gemeinschaftskonto|gemeinsames konto|partnerkonto|paarkonto|konto zu zweit|und konto|oder konto|mitinhaber|kontobevollmächtigter|konto mit meiner frau|konto mit meinem mann',
  bizaccount:
    'geschäftskonto|firmenkonto|unternehmenskonto|konto für selbstständige|konto für selbständige|freiberufler|freiberuflich|selbstständig|selbständig|selbstständige|einzelunternehmer|gmbh konto|stammkapital|gründerkonto|vereinskonto ~ firma|gewerbe',
  childaccount:
    'kinderkonto|konto für mein kind|konto für meine tochter|konto für meinen sohn|jugendkonto|schülerkonto|taschengeldkonto|juniorkonto|sparbuch für mein kind|taschengeld ~ kind',
  overdraft:
    'dispo|dispokredit|dispositionskredit|dispozinsen|überziehen|konto überziehen|konto überzogen|überzogen|überziehung|überziehungskredit|überziehungsrahmen|kontoüberziehung|überziehungszinsen|im minus|ins minus|minus auf dem konto|kontokorrent ~ minus',
  wrongtransfer:
    'falsch überwiesen|an falschen empfänger|falsche iban|falscher empfänger|falsches konto überwiesen|überweisung zurückholen|überweisung rückgängig|überweisung stornieren|zahlendreher|falschen betrag überwiesen|an die falsche person überwiesen|überweisungsrückruf',
  acctnumber:
    'iban|bic|kontonummer|bankleitzahl|blz|bankverbindung|bankdaten|kontoverbindung|wohin überweisen|auf welches konto|wie ist eure iban|wie lautet die iban|unsere bankverbindung',
  cheque: 'scheck|schecks|scheck einlösen|verrechnungsscheck|orderscheck|bankscheck|barscheck|scheckheft',
  moneysafe:
    'einlagensicherung|einlagensicherungsfonds|ist mein geld sicher|geld sicher|bafin|finma|fma|bankenaufsicht|wenn die bank pleite|esisuisse',
  stocks:
    'aktie|aktien|aktienfonds|etf|etfs|fonds|investmentfonds|wertpapier|wertpapiere|wertpapierdepot|depot|depot eröffnen|börse|dividende|dividenden|anleihe|anleihen|freistellungsauftrag|kapitalertragsteuer|kest|depotübertrag|ordergebühren|broker ~ anlage|kurs',
  crypto: 'krypto|kryptowährung|kryptowährungen|bitcoin|bitcoins|ethereum|blockchain|wallet',
  pension:
    'rente|renten|rentenversicherung|rentenantrag|rentenbescheid|rentenberatung|rentenbeginn|rente beantragen|altersrente|frührente|erwerbsminderungsrente|witwenrente|waisenrente|grundrente|rentenpunkte|rentenalter|in rente gehen|wann kann ich in rente|pension beantragen|pensionierung|pensionsantrag|pensionskonto|pensionsversicherung|pensionist|pensionisten|pensionskasse|in pension gehen|alterspension|ahv|bvg|zweite säule|dritte säule|altersvorsorge|betriebsrente|versorgungswerk|rentner ~ ruhestand|senioren',
  taxreturn:
    'steuererklärung|steuererklärungen|steuererklärung abgeben|einkommensteuer|einkommensteuererklärung|arbeitnehmerveranlagung|jahresausgleich|lohnsteuerausgleich|elster|finanzonline|steuerbescheid|steuererklärung machen|steuerberater|steuerberaterin|steuerberatung|steuerkanzlei|lohnsteuerhilfe|lohnsteuerhilfeverein|steuer id|steueridentifikationsnummer|steuerklasse|steuerklassen|steuererklärung frist|fristerstreckung|finanzamt|steueramt|buchhaltung|buchführung|jahresabschluss|lohnbuchhaltung|lohnsteuer ~ steuer|steuern',
  taxrefund:
    'steuerrückerstattung|steuererstattung|steuer zurück|steuern zurück|steuer zurückbekommen|steuerrückzahlung|steuergutschrift|geld vom finanzamt|lohnsteuer zurück|vorsteuerabzug',
  guarantor:
    'bürge|bürgen|bürgschaft|mietbürgschaft|bankbürgschaft|elternbürgschaft|bürgschaftserklärung|mitunterzeichner|ohne bürgen|selbstauskunft',
  poweratt:
    'vollmacht|vollmachten|vollmacht ausstellen|vollmacht erteilen|bevollmächtigen|bevollmächtigter|bevollmächtigte|vorsorgevollmacht|vorsorgeauftrag|generalvollmacht|bankvollmacht|patientenverfügung|betreuungsverfügung|betreuer bestellen|gesetzliche betreuung|erwachsenenvertretung|erwachsenenvertreter|beistandschaft|für meine mutter|für meinen vater|im namen meiner|in vertretung|kann jemand anderes|jemand anders für mich|jemand anderes für mich ~ stellvertretend|vertreten',
  bereavement:
    'todesfall|sterbefall|verstorben|gestorben|sterbeurkunde|sterbeurkunden|sterbefall melden|todesfall melden|erbe|erben|erbschaft|erbschein|nachlass|nachlassgericht|verlassenschaft|verlassenschaftsverfahren|erbschaft ausschlagen|konto eines verstorbenen|konto vom verstorbenen|vertrag kündigen todesfall|mein vater ist gestorben|meine mutter ist gestorben|mein mann ist gestorben|meine frau ist gestorben|witwe|witwer|hinterbliebene ~ tod|trauer|beerdigung',
  merchant:
    'kartenterminal|kartenlesegerät|ec terminal|ec gerät|zahlungsterminal|kassensystem|registrierkasse|kasse für mein geschäft|kartenzahlung anbieten|kartenzahlung annehmen|sumup|zettle|disagio|händlergebühr|akzeptanzstelle ~ terminal',
  requestmoney:
    'getrennt zahlen|getrennt bezahlen|zusammen oder getrennt|rechnung teilen|rechnung aufteilen|geld anfordern|kosten teilen|geld sammeln|gemeinsame kasse|sammelkasse|geld von freunden|paypal freunde',
  otp: 'tan|sms tan|smstan|mtan|pushtan|photo tan|phototan|chip tan|tan generator|tan verfahren|bestätigungscode|sicherheitscode|verifizierungscode|einmalcode|code per sms|sms code|code kommt nicht|kein code|keinen code|keine sms|keine tan|sms kommt nicht|code nicht bekommen ~ code|sms',
  dormant:
    'inaktives konto|konto nicht benutzt|nachrichtenlos|altes sparbuch|sparbuch gefunden|vergessenes konto|mindestguthaben|mindesteinlage',
  cardabroad:
    'karte im ausland|mit karte im ausland|im ausland bezahlen|im ausland zahlen|im ausland abheben|auslandseinsatz|auslandseinsatzentgelt|fremdwährungsgebühr|gebühren im ausland|karte im urlaub ~ ausland',
  loanterm:
    'geld schnell|schnell geld|schnell an geld|brauche geld|brauch geld|sofort geld|kurzzeitkredit|minikredit|pfandleihe|pfandhaus|pfandkredit|vorschuss auf den lohn|kreditlaufzeit|wie viel kredit|maximaler kreditbetrag ~ leihen',
  creditcardbill:
    'kreditkartenrechnung|kreditkartenabrechnung|kreditkarte abbezahlen|kreditkarte ausgleichen|mindestbetrag kreditkarte|revolving|kreditkarte im minus',
  slownet:
    'internet langsam|langsames internet|wlan langsam|internet zu langsam|internet ist langsam|langsame verbindung|geschwindigkeit internet|speedtest|ruckelt beim streamen|verbindung bricht ab|verbindungsabbrüche|internet bricht ab|ping zu hoch|laggt ~ langsam|geschwindigkeit',
  outage:
    'internetausfall|internetstörung|internet ausgefallen|internet geht nicht|internet funktioniert nicht|internet weg|kein internet|wlan geht nicht|wlan ausgefallen|kein wlan|netzausfall|netzstörung|großstörung|störungsmelder|störung im netz|aktuelle störungen|wartungsarbeiten|telefon tot|telefon geht nicht|festnetz tot|server down|serverausfall|offline seit ~ störung|ausfall',
  router:
    'router|fritzbox|fritz box|speedport|modem|router neu starten|router blinkt|lampe am router|repeater|wlan verstärker|router anschließen|router zurücksenden|router zurückschicken|leihrouter|zugangsdaten router ~ box|blinkt',
  sim: 'sim|sim karte|simkarte|esim|e sim|sim karten|neue sim|sim aktivieren|sim freischalten|sim sperren|ersatz sim|multisim|nano sim|puk|puk nummer',
  keepnumber:
    'rufnummernmitnahme|rufnummer mitnehmen|nummer mitnehmen|nummer behalten|meine nummer behalten|alte nummer behalten|rufnummer behalten|portierung|portieren|anbieterwechsel mit nummer ~ nummer',
  mobiledata:
    'datenvolumen|mobile daten|mobiles internet|highspeed volumen|wie viel gb|gigabyte|datenvolumen aufgebraucht|daten nachbuchen|datenpaket|gedrosselt|drosselung|lte|5g|4g|unlimited daten|handytarif|handytarife|handyvertrag|smartphone tarif ~ gb|internet',
  roaming:
    'roaming|roaminggebühren|handy im ausland|telefonieren im ausland|im ausland telefonieren|ins ausland telefonieren|internet im ausland|datenroaming|eu roaming|roaming schweiz ~ ausland',
  signal:
    'kein empfang|kein netz|keinen empfang|schlechter empfang|schlechtes netz|funkloch|netzabdeckung|netzausbau mobil|netzverfügbarkeit|empfang zu hause|habe ich empfang|mobilfunknetz|nur notrufe ~ empfang|netz',
  fibre:
    'glasfaser|glasfaseranschluss|glasfaserausbau|glasfaser verfügbar|dsl|vdsl|kabelinternet|internetanschluss|internettarif|internetvertrag|breitband|breitbandausbau|hausanschluss glasfaser|verfügbarkeitsprüfung|verfügbarkeit prüfen|mbit|gigabit|internet zuhause|schnelles internet ~ internet|anschluss',
  tvservice:
    'fernsehen|fernsehempfang|kabelfernsehen|kabelanschluss|sender|sender fehlt|sendersuche|senderliste|kein bild|kein signal|receiver|settopbox|sat anlage|satellit|satellitenschüssel|iptv|hdtv|magenta tv|pay tv|rundfunkbeitrag|gez|orf beitrag|serafe ~ tv|programm',
  contractend:
    'vertragsende|vertragslaufzeit|restlaufzeit|mindestvertragslaufzeit|laufzeit|laufzeiten|vertragsbindung|bindungsfrist|bindung|wann endet mein vertrag|wann läuft mein vertrag aus|wann läuft * vertrag aus|vorzeitig kündigen|vorzeitig aus dem vertrag|vorzeitige kündigung|früher kündigen|früher aus dem vertrag|kündigungsfrist|kündigungstermin|sonderkündigung|sonderkündigungsrecht|kündigung wegen umzug|ohne laufzeit|ohne vertragsbindung ~ vertrag|ende',
  handset:
    'neues handy|neues smartphone|handy mit vertrag|handy dazu|vertragsverlängerung handy|vertragshandy|simlock|simlock entfernen|netlock|handy tauschen|altes handy|iphone ~ handy',
  nuisancecalls:
    'werbeanruf|werbeanrufe|spam anruf|spamanrufe|spam|lästige anrufe|unerwünschte anrufe|unerwünschte werbung|telefonterror|nummer blockieren|nummer sperren|anrufer blockieren|unbekannte nummer|bundesnetzagentur ~ werbung',
  engineervisit:
    'technikertermin|technikereinsatz|techniker kommt|techniker nicht gekommen|techniker kam nicht|techniker ist nicht gekommen|wann kommt der techniker|wann kommt der monteur|monteur|monteurtermin|handwerkertermin|handwerker nicht gekommen|warte auf den techniker|ableser kommt ~ techniker|termin',
  electricity:
    'strom|stromtarif|stromtarife|strompreis|strompreise|stromvertrag|stromanbieter|stromanbieter wechseln|stromrechnung|stromabrechnung|stromverbrauch|stromzähler|stromanmeldung|strom anmelden|strom ummelden|ökostrom|grundversorgung|grundversorger|stadtwerke|energieversorger|abschlag|abschläge|abschlagszahlung|kilowattstunde|kwh|arbeitspreis|smart meter|netzbetreiber|netzanschluss|gas|gastarif|gaspreis|fernwärme|preisbremse ~ energie|zähler',
  powercut:
    'stromausfall|stromausfälle|strom ausgefallen|kein strom|strom weg|strom ist weg|stromunterbrechung|stromabschaltung|blackout|stromstörung|licht geht nicht|strom gesperrt|stromsperre ~ strom',
  gasleak:
    'gasgeruch|gasleck|riecht nach gas|gas riecht|gas tritt aus|gasaustritt|gasnotruf|gasstörung|kohlenmonoxid|co melder ~ gas',
  nowater:
    'kein wasser|wasser abgestellt|wasser weg|wasser abgedreht|wasserausfall|wasserversorgung|wasserwerk|wassersperre|wasserdruck|trinkwasser|trinkwasserqualität|wasserhärte|wasserqualität|wasserzähler|wassergebühr|wassergebühren|abkochgebot|wasseranschluss|braunes wasser ~ wasser',
  drain:
    'verstopft|verstopfung|abfluss verstopft|abflussreinigung|rohr verstopft|rohrverstopfung|rohrreinigung|rohrreinigungsdienst|toilette verstopft|klo verstopft|spüle verstopft|kanal|kanalreinigung|kanalanschluss|abwasser|abwassergebühr|abwassergebühren|kläranlage|sickergrube|klärgrube|rückstau|läuft nicht ab|fließt nicht ab|dachrinne verstopft ~ abfluss|rohr',
  meterreading:
    'zählerstand|zählerstände|zählerstand melden|zählerstand ablesen|zählerstand mitteilen|zählerstand durchgeben|zählerstandmeldung|zähler ablesen|ablesung|ableser|ablesetermin|zählernummer|selbstablesung|wo finde ich die zählernummer ~ zähler|ablesen',
  prepaymeter: 'prepaid zähler|prepaidzähler|münzzähler|vorkassezähler',
  highbill:
    'hohe rechnung|rechnung so hoch|rechnung zu hoch|hohe stromrechnung|stromrechnung zu hoch|nachzahlung|hohe nachzahlung|nachzahlen|nachforderung|warum ist die rechnung so|warum so hoch|warum ist * so hoch|abschlag erhöht|abschlag zu hoch|verbrauch zu hoch|betriebskostennachzahlung ~ abrechnung|hoch',
  solar:
    'photovoltaik|photovoltaikanlage|pv|pv anlage|solaranlage|solaranlagen|solarmodule|solarpanel|solarpanele|balkonkraftwerk|balkonkraftwerke|solarstrom|einspeisung|einspeisevergütung|einspeisetarif|stromspeicher|batteriespeicher|wechselrichter|solarthermie|mieterstrom|energiegemeinschaft ~ solar',
  heating:
    'heizung|heizungen|heizungsbau|heizungsbauer|heizungsinstallateur|heizungswartung|heizungstausch|heizungsmodernisierung|heizungsausfall|heizung ausgefallen|heizung geht nicht|heizung kalt|heizung wird nicht warm|heizung kaputt|heizung läuft nicht|heizkörper|heizkörper kalt|heizkörper entlüften|thermostat|therme|gastherme|thermenwartung|heizkessel|kessel|wärmepumpe|wärmepumpen|pelletheizung|pellets|ölheizung|heizöl|gasheizung|fußbodenheizung|kaminofen|kachelofen|kein warmwasser|kein warmes wasser|kein heißes wasser|warmwasser geht nicht|boiler|durchlauferhitzer|kalt in der wohnung|brenner|heizkosten|hydraulischer abgleich ~ warm|kalt|ofen',
  switchsupplier:
    'anbieterwechsel|anbieter wechseln|anbieter gewechselt|stromanbieter wechseln|gasanbieter wechseln|versorger wechseln|wechsel zu euch|zu euch wechseln|wechselservice|bankwechsel|kontowechsel|kontowechselservice|bank wechseln|versicherung wechseln|krankenkasse wechseln|wechselbonus|lieferantenwechsel|kündigt ihr für mich|kann ich zu euch wechseln ~ wechseln|wechsel',
  movehome:
    'umzug|umziehen|ich ziehe um|zieh um|ziehe um|umgezogen|umzug melden|umzugsservice|umzugsmeldung|einzug|einziehen|auszug|ausziehen|neue wohnung|neue adresse|vertrag mitnehmen|vertrag umziehen|nachsendeauftrag|ummelden|wohnungsübergabe|wohnungsabgabe|übergabeprotokoll ~ wohnung|adresse',
  idcard:
    'personalausweis|personalausweis beantragen|personalausweis verlängern|personalausweis abgelaufen|personalausweis verloren|perso|perso beantragen|perso abgelaufen|neuer personalausweis|neuen personalausweis|neuen perso|neuen ausweis|identitätskarte|ausweis beantragen|ausweis abgelaufen|ausweis verlängern|eid|online ausweis|onlineausweis|vorläufiger personalausweis|kinderausweis|bürgeramt ausweis ~ ausweis|lichtbild',
  passport:
    'reisepass|reisepässe|reisepass beantragen|reisepass verlängern|reisepass abgelaufen|reisepass abholen|neuer reisepass|neuen reisepass|neuen pass|expresspass|express pass|vorläufiger reisepass|kinderreisepass|kinderpass|pass beantragen|pass abgelaufen|pass verlängern|passamt|passstelle|passbüro|biometrisches foto|notpass ~ pass|ausweis',
  drivinglicence:
    'führerschein|führerscheine|führerschein umtauschen|führerscheinumtausch|führerschein verloren|führerschein abgeben|führerschein machen|führerscheinantrag|führerscheinstelle|führerscheinklassen|führerschein klasse b|internationaler führerschein|führerausweis|lenkberechtigung|fahrerlaubnis|fahrschule|fahrstunde|fahrstunden|fahrprüfung|theorieprüfung|theorieunterricht|praktische fahrprüfung|begleitetes fahren|bf17|l17|lernfahrausweis|punkte in flensburg|mpu|motorradführerschein|mofaprüfbescheinigung|sehtest führerschein|erste hilfe kurs führerschein|auto fahren lernen ~ fahren|prüfung',
  marriage:
    'heiraten|eheschließung|eheschließung anmelden|standesamt|standesamtlich|standesamtlich heiraten|standesbeamter|standesbeamtin|trauung|trautermin|trautermine|trauzimmer|trauungsort|ziviltrauung|ehefähigkeitszeugnis|heiratsurkunde|eheurkunde|hochzeit anmelden|ehe anmelden|ehe|aufgebot|eingetragene partnerschaft|lebenspartnerschaft|ehevertrag|was brauche ich zum heiraten ~ hochzeit|trauzeugen',
  divorce:
    'scheidung|scheiden lassen|geschieden|scheidungsanwalt|scheidungsantrag|scheidungskosten|trennung|getrennt lebend|trennungsjahr|trennen|unterhalt|unterhaltszahlung|ehegattenunterhalt|zugewinnausgleich|versorgungsausgleich|einvernehmliche scheidung|ex mann|ex frau|mein ex|meine ex ~ trennungsunterhalt|ehe',
  birthcert:
    'geburtsurkunde|geburtsurkunden|geburtsurkunde beantragen|geburtsanzeige|geburt anmelden|geburt anzeigen|kind anmelden nach geburt|baby anmelden|anmeldung neugeborenes|vaterschaftsanerkennung|vaterschaft anerkennen|geburtenregister|abstammungsurkunde|urkunde anfordern|personenstandsurkunde|sorgeerklärung ~ geburt|urkunde',
  namechange:
    'namensänderung|namensänderungen|name ändern nach|namen ändern lassen|nachname ändern|nachnamen ändern|vorname ändern|mädchenname|ehename|doppelname|geburtsname|neuer name nach hochzeit|namensführung|geschlechtseintrag ändern|selbstbestimmungsgesetz',
  residence:
    'wohnsitz|wohnsitz anmelden|wohnsitz ummelden|wohnsitzanmeldung|hauptwohnsitz|zweitwohnsitz|nebenwohnsitz|anmeldung wohnsitz|wohnung anmelden|ummelden|ummeldung|abmeldung wohnsitz|meldebescheinigung|meldebestätigung|meldezettel|meldeamt|einwohnermeldeamt|einwohnerkontrolle|einwohneramt|bürgeramt|bürgerbüro|bürgerservice|wohnungsgeberbestätigung|wohnsitzbescheinigung|wohnsitzbestätigung|heimatschein|schriftenempfangsschein|zuzug|wegzug|neu zugezogen|adresse ummelden ~ anmelden|anmeldung|gemeinde',
  visa: 'visum|visa antrag|visumantrag|schengen visum|aufenthaltstitel|aufenthaltserlaubnis|aufenthaltsbewilligung|aufenthaltsgenehmigung|niederlassungserlaubnis|niederlassungsbewilligung|ausländerbehörde|ausländeramt|migrationsamt|bleiberecht|arbeitserlaubnis|arbeitsbewilligung|arbeitsvisum|studentenvisum|familiennachzug|familienzusammenführung|asyl|asylantrag|asylbewerber|flüchtling|flüchtlinge|duldung|einbürgerung|einbürgern|staatsbürgerschaft|staatsangehörigkeit|deutscher pass|blaue karte|rot weiß rot karte|verpflichtungserklärung|einladung für visum|b bewilligung|c bewilligung ~ aufenthalt|ausländer',
  buildpermit:
    'baugenehmigung|baubewilligung|bauantrag|bauanträge|bauanzeige|bauamt|bauordnung|bauvorhaben|bauvoranfrage|bauverfahren|baurecht|bebauungsplan|bebauungspläne|flächennutzungsplan|flächenwidmung|flächenwidmungsplan|zonenplan|baugesuch|darf ich bauen|darf ich einen|gartenhaus bauen|gartenhaus genehmigung|carport genehmigung|zaun genehmigung|genehmigungsfrei|abstandsflächen|denkmalschutz|bauplatz|bauplätze|baugrundstück|baugrundstücke|baugebiet|neubaugebiet|bauland|grundbuch|grundbuchauszug|kataster|lageplan grundstück|baulast ~ bauen|genehmigung',
  bizlicence:
    'gewerbe anmelden|gewerbeanmeldung|gewerbeschein|gewerbeamt|gewerbeabmeldung|gewerbeummeldung|gewerbeberechtigung|gewerberegister|gewerbesteuer|firma gründen|unternehmen gründen|unternehmensgründung|existenzgründung|existenzgründer|selbstständig machen|selbständig machen|firmengründung|handelsregister|firmenbuch|gaststättenerlaubnis|schankerlaubnis|schanklizenz|sondernutzung|sondernutzungserlaubnis|außengastronomie genehmigung|reisegewerbekarte|marktstand anmelden|standplatz|wirtschaftsförderung|wirtschaftskammer|ihk ~ gewerbe|gründen',
  bulkywaste:
    'sperrmüll|sperrmülltermin|sperrmüll anmelden|sperrmüllabholung|sperrgut|sperrgutabfuhr|sperrmüllkarte|alte möbel entsorgen|möbel entsorgen|sofa entsorgen|alte couch|matratze entsorgen|alte matratze|altes sofa|kühlschrank entsorgen|elektroschrott|altgeräte|altgerät mitnehmen|altgerätemitnahme|nehmt ihr das alte mit|nehmt ihr * alte * mit|alte * mitnehmen|entrümpelung|entrümpeln|haushaltsauflösung|wohnungsauflösung|keller ausräumen|recyclinghof|wertstoffhof|abfallhof|mistplatz|altstoffsammelzentrum|entsorgungshof|entsorgungsstelle ~ entsorgen|loswerden',
  dogreg:
    'hundesteuer|hundeabgabe|hundesteuermarke|hundemarke|hund anmelden|hund abmelden|hundeanmeldung|hund entlaufen|hund weggelaufen|hund gefunden|hund zugelaufen|katze entlaufen|katze zugelaufen|katze vermisst|tier gefunden|tier vermisst|streunender hund|listenhund|listenhunde|kampfhund|hundeführerschein|leinenzwang ~ hund',
  propertytax:
    'grundsteuer|grundsteuerbescheid|grundsteuererklärung|grundsteuerreform|zweitwohnsitzsteuer|zweitwohnungsteuer|liegenschaftssteuer|gemeindeabgaben|kommunalabgaben|grundbesitzabgaben|straßenausbaubeitrag|anliegerbeitrag ~ abgaben',
  parkingpermit:
    'anwohnerparken|anwohnerparkausweis|bewohnerparkausweis|bewohnerparken|anwohnerparkkarte|anrainerparken|parkpickerl|parkausweis|parkausweise|parkausweis beantragen|parkberechtigung|dauerparkkarte|dauerparker|parkkarte|anwohnerparkkarte|besucherparkausweis|handwerkerparkausweis|behindertenparkausweis|halteverbot beantragen|halteverbotszone|parkverbot für umzug ~ parken|anwohner',
  parkingfine:
    'strafzettel|knöllchen|parkstrafe|parkstrafen|parkbuße|falsch geparkt|falschparken|falschparker|abgeschleppt|abgeschleppt worden|parkkralle|verwarnungsgeld|organmandat|vertragsstrafe parken|parkplatz strafe|blitzer|besitzstörung ~ parken|strafe',
  school:
    'schule|schulen|grundschule|volksschule|primarschule|hauptschule|realschule|gesamtschule|gymnasium|mittelschule|oberschule|sekundarschule|berufsschule|berufskolleg|fachoberschule|handelsakademie|htl|oberstufe|privatschule|musikschule|waldorfschule|montessori|schulanmeldung|schuleinschreibung|einschulung|schulanfänger|schulwechsel|schulweg|schulbezirk|schulsprengel|schulamt|schulleitung|schulordnung|schulbeginn|unterrichtsbeginn|stundenplan|schulbus|ganztagsschule|klasse wechseln|weiterführende schule|schultyp ~ schüler|klasse|unterricht',
  roads:
    'schlagloch|schlaglöcher|straßenschaden|straßenschäden|gehweg|gehsteig|trottoir|bürgersteig|straßenlaterne|laterne kaputt|straßenbeleuchtung|straßenlampe|ampel|ampel kaputt|baustelle|baustellen|straßensperrung|straßensperre|straße gesperrt|sperrung|umleitung|straßenreinigung|winterdienst|schneeräumung|streupflicht|räumpflicht|schnee räumen|schneeräumpflicht|straßenbau|tiefbauamt|radweg|radwege|verkehrszeichen|zebrastreifen|tempo 30 ~ straße|weg',
  noisecomplaint:
    'ruhestörung|lärmbelästigung|nachtruhestörung|nachbar laut|nachbarn laut|lauter nachbar|laute nachbarn|nachbar zu laut|laute musik|musik zu laut|hund bellt|bellender hund|nachtruhe|mittagsruhe|ruhezeiten|sonntagsruhe|rasenmähen|rasen mähen sonntag|wann darf ich rasen mähen|bohren am sonntag|baulärm|nachbarschaftsstreit|streit mit dem nachbarn|schiedsstelle|schiedsamt|lärmschutzverordnung ~ laut|nachbar',
  voting:
    'wahl|wahlen|wählen gehen|briefwahl|briefwahlunterlagen|briefwahl beantragen|wahlschein|wahllokal|wahlbenachrichtigung|wahlkarte|wahlkarte beantragen|wahlrecht|wahlberechtigt|wählerverzeichnis|wo kann ich wählen|wahlergebnis|wahlergebnisse|kommunalwahl|gemeinderatswahl|bundestagswahl|landtagswahl|nationalratswahl|bürgermeisterwahl|bürgerentscheid|volksabstimmung|volksbegehren|abstimmung|stimmzettel|stimmrecht|stimmrechtsausweis|wahlhelfer ~ stimme',
  policecert:
    'führungszeugnis|polizeiliches führungszeugnis|erweitertes führungszeugnis|strafregisterauszug|strafregisterbescheinigung|leumundszeugnis|vorstrafen|gewerbezentralregister',
  certify:
    'beglaubigen|beglaubigung|beglaubigungen|beglaubigen lassen|beglaubigte kopie|beglaubigte kopien|amtlich beglaubigt|unterschrift beglaubigen|zeugnis beglaubigen|apostille|legalisation|notar|notariat|notariell|notarielle|beglaubigte übersetzung|beeidigter übersetzer|vereidigter übersetzer',
  officeslot:
    'termin beim amt|termin im bürgeramt|termin bürgerbüro|termin beim bürgeramt|termin bürgeramt|termin in der zulassungsstelle|termin zulassungsstelle|termin rathaus|termin standesamt|termin ausländerbehörde|amtstermin|behördentermin|kein termin frei|keine termine frei|keine freien termine|brauche ich einen termin beim ~ bürgeramt|amt',
  officialinfo:
    'rathaus|gemeinde|gemeindeamt|gemeindeverwaltung|gemeindehaus|stadtverwaltung|stadtamt|magistrat|kreisverwaltung|landratsamt|bezirkshauptmannschaft|bezirksamt|behörde|behörden|ämter|bürgermeister|bürgermeisterin|gemeindepräsident|gemeinderat|gemeinderatssitzung|stadtrat|stadtratssitzung|ratssitzung|ratsinformationssystem|sitzungsprotokoll|ortsvorsteher|amtsblatt|gemeindeblatt|mitteilungsblatt|bekanntmachung|bekanntmachungen|kundmachung|amtstafel|satzungen|verordnung|verordnungen|haushaltsplan|ortsrecht|bürgersprechstunde|einwohnerzahl ~ amt|stadt|ort',
  police:
    'polizei|polizist|polizeistation|polizeiinspektion|polizeiwache|polizeiposten|polizeirevier|polizeidienststelle|anzeige erstatten|strafanzeige|anzeige gegen unbekannt|onlinewache|kriminalpolizei|ordnungsamt|stadtpolizei|zeugenaussage|110|133|117 ~ anzeige|straftat',
  emergency:
    'notruf|notrufnummer|notrufnummern|112|110|144|122|118|feuerwehr|feuerwehr rufen|rettung rufen|krankenwagen rufen|notarzt|notfallnummern|lebensgefahr|katastrophenschutz|sirene|sirenenalarm|katastrophenfall|brand melden ~ notfall|hilfe',
  abuse:
    'häusliche gewalt|gewalt in der familie|gewalt in der beziehung|mein mann schlägt mich|schlägt mich|wird geschlagen|gewalt gegen frauen|frauenhaus|frauenhäuser|frauennotruf|hilfetelefon gewalt|gewaltschutz|gewaltschutzzentrum|misshandelt|misshandlung|missbraucht|sexueller missbrauch|vergewaltigt|vergewaltigung|sexuelle gewalt|stalking|stalker|kindeswohl|kindeswohlgefährdung|kinderschutz|jugendamt|opferhilfe|weißer ring ~ gewalt|bedroht',
  lawyer:
    'anwalt|anwältin|anwälte|rechtsanwalt|rechtsanwältin|rechtsanwälte|rechtsanwaltskanzlei|kanzlei|fachanwalt|anwaltskosten|anwaltskanzlei|rechtsberatung|rechtsauskunft|rechtshilfe|rechtsschutz|beratungshilfe|beratungshilfeschein|prozesskostenhilfe|verfahrenshilfe|verteidiger|strafverteidiger|mandant|mandanten|erstberatung anwalt|arbeitsrecht|familienrecht|mietrecht|verkehrsrecht|strafrecht|erbrecht ~ recht|juristisch',
  court:
    'amtsgericht|landgericht|bezirksgericht|arbeitsgericht|verwaltungsgericht|sozialgericht|gerichtstermin|gerichtsverhandlung|gerichtskosten|verhandlung|klage|klagen|verklagen|klage einreichen|vorladung|ladung zum gericht|richter|staatsanwaltschaft|urteil|schöffe|zeuge|als zeuge geladen|berufung|prozess führen ~ verfahren|gericht',
  custody:
    'sorgerecht|sorgerechtserklärung|gemeinsames sorgerecht|alleiniges sorgerecht|obsorge|umgangsrecht|kontaktrecht|besuchsrecht|wechselmodell|kinder sehen nach trennung|kindesunterhalt|unterhaltsvorschuss|alimente|düsseldorfer tabelle|beistandschaft jugendamt',
  will: 'testament|testament machen|testament schreiben|testamente|letzter wille|erbvertrag|erbrecht|erbschaft|erbschaftssteuer|erbfolge|vererben|pflichtteil|pflichtteilsanspruch|enterben|schenkung|schenkungssteuer|testamentsvollstrecker|berliner testament|nachlassplanung ~ erben|notar',
  workrights:
    'kündigung bekommen|gekündigt worden|wurde gekündigt|gefeuert|entlassen|entlassung|kündigungsschutz|kündigungsschutzklage|abfindung|aufhebungsvertrag|arbeitsvertrag|arbeitsrecht|arbeitszeugnis|arbeiterkammer|gewerkschaft|betriebsrat|mobbing am arbeitsplatz|abmahnung|resturlaub|urlaubsanspruch|überstunden nicht bezahlt|lohn nicht bekommen|gehalt nicht bekommen|arbeitslosmeldung|probezeitkündigung|mutterschutz arbeitsrecht ~ arbeitgeber|chef',
  personalinjury:
    'schmerzensgeld|schmerzengeld|personenschaden|arbeitsunfall|wegeunfall|schulunfall|berufsgenossenschaft|auva|suva|durchgangsarzt|d arzt|behandlungsfehler|ärztepfusch|unfallopfer|gestürzt|hingefallen|ausgerutscht|verletzt worden|unfallmeldung|unfallanzeige|unfallversicherung ~ verletzung|unfall',
  tenancy:
    'mietvertrag|mietverträge|mieter|mieterin|mieterinnen|mietwohnung|mietwohnungen|vermieter|vermieterin|hausverwaltung|hausverwalter|wohnungsverwaltung|wohnungsgesellschaft|kaltmiete|warmmiete|monatsmiete|nettomiete|nebenkosten|nebenkostenabrechnung|betriebskosten|betriebskostenabrechnung|hausordnung|untermiete|untermieter|untervermieten|untervermietung|wohnung kündigen|mietvertrag kündigen|wohnung mieten|wohnungssuche|wohnungsangebote|freie wohnungen|freie wohnung|wohnungsübergabe|wohngemeinschaft|nachmieter|mieterverein|mieterbund|mieterschutz|mietrecht|mietminderung|mieterselbstauskunft|staffelmiete|einliegerwohnung|stellplatz mieten|garage mieten ~ miete|wohnung|mieten',
  rentdeposit:
    'mietkaution|mietkaution zurück|kaution wohnung|kaution für die wohnung|kaution zurückbekommen|kaution zurück|kautionsrückzahlung|kautionskonto|vermieter behält kaution|mietkautionskonto|mietzinsdepot|genossenschaftsanteil|genossenschaftsanteile ~ kaution',
  eviction:
    'räumung|räumungsklage|zwangsräumung|räumungsbescheid|delogierung|aus der wohnung werfen|aus der wohnung geworfen|eigenbedarf|eigenbedarfskündigung|vermieter kündigt|wohnung gekündigt|mietschulden|mietrückstand|wohnung verlieren|obdachlosigkeit|rauswurf ~ kündigung',
  homerepair:
    'schimmel|schimmel in der wohnung|schimmel an der wand|schimmelbefall|schimmelpilz|feuchte wand|feuchte wände|feuchtigkeit in der wohnung|mangel in der wohnung|wohnungsmangel|wohnungsmängel|vermieter repariert nicht|vermieter macht nichts|schaden in der wohnung|schönheitsreparaturen|kleinreparaturen|mietminderung|hausmeister|hauswart|hausbesorger|mängel melden wohnung|schadensmeldung wohnung|aufzug kaputt|lift kaputt|heizung in der wohnung ~ reparatur|wohnung|hausverwaltung',
  rentincrease:
    'mieterhöhung|mieterhöhungen|miete erhöht|miete steigt|mehr miete|mietzinserhöhung|indexmiete|indexanpassung|mietspiegel|mietpreisbremse|mietendeckel|referenzzinssatz ~ miete',
  viewing:
    'wohnungsbesichtigung|besichtigungstermin|besichtigungstermine|besichtigung der wohnung|wohnung besichtigen|wohnung anschauen|wohnung ansehen|haus besichtigen|haus anschauen|objekt besichtigen|immobilie besichtigen|virtuelle besichtigung|virtueller rundgang|exposé|expose anfordern ~ besichtigung|besichtigen',
  buyhouse:
    'haus kaufen|wohnung kaufen|eigentumswohnung|eigentumswohnungen|einfamilienhaus|reihenhaus|doppelhaushälfte|immobilie kaufen|immobilien|immobilienangebote|immobilienmakler|makler|maklerin|maklerprovision|maklergebühr|käuferprovision|provisionsfrei|grunderwerbsteuer|kaufnebenkosten|kaufvertrag immobilie|grundstück|grundstücke|grundstück kaufen|baugrund|bauträger|neubauprojekt|neubauprojekte|objekte|kaufobjekte|häuser zu verkaufen|wohnungen zu verkaufen|energieausweis|finanzierung haus ~ haus|wohnung|kaufen',
  sellhouse:
    'haus verkaufen|wohnung verkaufen|immobilie verkaufen|immobilienverkauf|immobilienbewertung|immobilie bewerten|haus schätzen|haus schätzen lassen|was ist mein haus wert|was ist meine wohnung wert|marktwert|wertermittlung|verkehrswert|grundstück verkaufen|haus * verkaufen|wohnung * verkaufen|maklerauftrag|maklervertrag|verkäuferprovision ~ bewertung|verkaufen',
  lockedout:
    'ausgesperrt|habe mich ausgesperrt|hab mich ausgesperrt|schlüssel vergessen|schlüssel verloren|schlüssel drin|schlüssel steckt|schlüssel steckt von innen|schlüssel abgebrochen|tür zugefallen|tür ins schloss gefallen|komme nicht in die wohnung|vor der tür stehe|wohnungsschlüssel verloren|haustürschlüssel|zweitschlüssel|chip verloren|transponder verloren|komm nicht in die wohnung ~ schlüssel|tür',
  socialhousing:
    'sozialwohnung|sozialwohnungen|gemeindewohnung|gemeindewohnungen|genossenschaftswohnung|genossenschaftswohnungen|wohnungsgenossenschaft|wohnbaugenossenschaft|wohnberechtigungsschein|wbs|wohnungsamt|geförderte wohnung|geförderte wohnungen|geförderter wohnbau|günstige wohnung|günstige wohnungen|wiener wohnen|wohnticket|wohnungsbewerbung|betreutes wohnen|seniorenwohnung|seniorenwohnungen|bezahlbarer wohnraum ~ wohnung',
  removals:
    'umzugsfirma|umzugsunternehmen|umzugsservice|umzugshelfer|umzugshilfe|umzugswagen|umzugskartons|umzugskarton|umzugsangebot|umzugskosten|umzug kosten|möbeltransport|möbelpacker|möbellift|möbel transportieren|klaviertransport|transportunternehmen|übersiedlung|übersiedlungen|firmenumzug|seniorenumzug|möbel aufbauen beim umzug|halteverbot umzug|zügelfirma|zügelunternehmen|zügeln ~ umzug|transport',
  selfstorage:
    'selfstorage|self storage|lagerraum|lagerräume|lagerbox|lagerabteil|lagerfläche|lagerplatz mieten|möbel einlagern|möbellager|möbeleinlagerung|einlagerung|sachen einlagern|möbel unterstellen|kellerabteil|garage als lager|container mieten ~ lagern|lager',
  unemployment:
    'arbeitslos|arbeitslosigkeit|arbeitslosengeld|alg|arbeitslosmelden|arbeitslos melden|arbeitslosmeldung|arbeitssuchend|arbeitssuchend melden|arbeitsamt|agentur für arbeit|arbeitsagentur|jobcenter|ams|rav|notstandshilfe|arbeitslosenversicherung|job verloren|arbeit verloren|meine arbeit verloren|ohne arbeit|kurzarbeit|kurzarbeitergeld|bildungsgutschein|umschulung ~ arbeit',
  disabilitybenefit:
    'schwerbehindertenausweis|schwerbehindertenausweis beantragen|grad der behinderung|gdb|behindertenpass|behindertenausweis beantragen|pflegegrad|pflegegrade|pflegestufe|pflegegeld|pflegegeld beantragen|pflegegrad beantragen|pflegeversicherung|pflegekasse|pflegende angehörige|pflegezeit|kurzzeitpflege|verhinderungspflege|entlastungsbetrag|iv rente|invalidenrente|invalidenversicherung|hilflosenentschädigung|erwerbsminderungsrente|eingliederungshilfe|persönliche assistenz|persönliches budget|merkzeichen|versorgungsamt ~ behinderung|pflege',
  childbenefit:
    'kindergeld|kindergeld beantragen|kindergeldantrag|familienkasse|familienbeihilfe|familienzulage|familienzulagen|kinderzulage|kinderzuschlag|kinderfreibetrag|elterngeld|elterngeld plus|elterngeld beantragen|elterngeldstelle|elternzeit|kinderbetreuungsgeld|karenzgeld|erziehungsgeld|familiengeld|familienbonus|babygeld|begrüßungsgeld|mutterschaftsgeld|wochengeld|unterhaltsvorschuss|bildung und teilhabe|schulstartgeld|geld fürs kind ~ geburt',
  welfare:
    'bürgergeld|bürgergeld beantragen|hartz 4|hartz iv|sozialhilfe|sozialamt|sozialleistungen|sozialleistung|grundsicherung|mindestsicherung|wohngeld|wohngeld beantragen|wohnbeihilfe|mietbeihilfe|heizkostenzuschuss|heizkostenzuschuss beantragen|sozialpass|existenzminimum|aufstocken|aufstocker|prämienverbilligung|ergänzungsleistungen|tafel|lebensmittelausgabe|sozialmarkt|kleiderkammer|sozialberatung|was steht mir zu|rezeptgebührenbefreiung|rundfunkbeitragsbefreiung|bedürftig|bedürftige ~ unterstützung|hilfe|zuschuss',
  benefit:
    'zuschuss|zuschüsse|förderung|förderungen|fördermittel|förderprogramm|förderprogramme|förderantrag|förderhöhe|förderfähig|wird das gefördert|staatlich gefördert|staatliche förderung|gefördert|subvention|subventionen|beihilfe|beihilfen|prämie|prämien|bafa|kfw|steuerbonus|sanierungsbonus|heizungsförderung|finanzielle unterstützung|kostenübernahme|kostenbeteiligung|bezuschusst|bezuschussung|klimabonus|handwerkerbonus ~ unterstützung|geld vom staat|leistung',
  permit:
    'genehmigung|genehmigungen|bewilligung|bewilligungen|erlaubnis|sondergenehmigung|ausnahmegenehmigung|erlaubnispflichtig|genehmigungspflichtig|lizenz|konzession|angelschein|fischereischein|fischerkarte|angelkarte|tageskarte angeln|jagdschein|jagdkarte|waffenschein|drohnenführerschein|bootsführerschein|führerschein|einverständniserklärung der eltern|veranstaltung anmelden|veranstaltungsgenehmigung|lagerfeuer anmelden|feuerwerk genehmigung ~ erlaubt|ausweis|darf man',
  vehicle:
    'kfz zulassung|zulassung|zulassungsstelle|kfz zulassungsstelle|straßenverkehrsamt|auto anmelden|auto ummelden|auto abmelden|auto zulassen|fahrzeug anmelden|fahrzeug zulassen|fahrzeug abmelden|fahrzeugbrief|fahrzeugschein|fahrzeugpapiere|zulassungsbescheinigung|zulassungsschein|typenschein|kennzeichen|wunschkennzeichen|kurzzeitkennzeichen|saisonkennzeichen|kennzeichen reservieren|nummernschild|nummernschilder|fahrzeugausweis|kfz steuer|umweltplakette|feinstaubplakette|umweltzone|vignette|maut|autobahnvignette|fahrzeug|fahrzeuge|kfz|auto|autos|motorrad|moped|roller|wohnmobil|anhänger|e auto ~ wagen|lkw',
  fine: 'bußgeld|bußgelder|bußgeldbescheid|bußgeldstelle|strafe|strafen|geldstrafe|strafzettel|strafverfügung|strafmandat|anonymverfügung|ordnungsbuße|buße bezahlen|geblitzt|geblitzt worden|blitzer|zu schnell gefahren|geschwindigkeitsüberschreitung|fahrverbot|punkte in flensburg|führerscheinentzug|schwarzfahren|schwarz gefahren|ohne ticket gefahren|erhöhtes beförderungsentgelt|vertragsstrafe|ordnungswidrigkeit|was kostet es wenn ich ~ mahngebühr|zahlen',
  appeal:
    'widerspruch|widerspruch einlegen|widersprechen|widerspruchsfrist|einspruch|einspruch einlegen|einspruchsfrist|berufung einlegen|beschwerde gegen den bescheid|rekurs|anfechten|anfechtung|rechtsmittel|rechtsbehelf|bescheid anfechten|mit dem bescheid nicht einverstanden|nicht einverstanden|volksanwaltschaft|ombudsstelle|petition ~ bescheid|ablehnung',
  birth:
    'geburt|geburtsurkunde|neugeborenes|neugeborene|standesamt|eheschließung|sterbefall|sterbeurkunde|taufe|geburtsanmeldung|personenstand|familienstammbuch|stammbuch|familienbuch',
  moving:
    'umzug|umziehen|umzüge|umziehe|ummelden|ummeldung|übersiedlung|übersiedeln|einzug|auszug|zuzug|zugezogen|neubürger|neuzugezogene|neu in der gemeinde|adressänderung|nachsendeauftrag|wohnungswechsel|zügeln|zügeltermin ~ wohnung|adresse',
  waste:
    'müll|müllabfuhr|müllabholung|müllabfuhrkalender|müllkalender|müllgebühr|müllgebühren|müllentsorgung|mülltonne|mülltonnen|mülleimer|müllsäcke|müllsack|müllcontainer|hausmüll|restmüll|restmülltonne|biomüll|biotonne|bioabfall|papiertonne|altpapier|papiermüll|gelbe tonne|gelber sack|gelbe säcke|gelben sack|plastikmüll|verpackungsmüll|glascontainer|altglas|altglascontainer|abfall|abfälle|abfallkalender|abfallentsorgung|abfallwirtschaft|abfuhr|abfuhrkalender|abfuhrtermin|abfuhrtermine|leerung|leerungstermine|kehricht|gebührensack|kehrichtsack|entsorgen|entsorgung|entsorgt|mülltrennung|müll trennen|wo kann ich * entsorgen|wertstoffhof|recyclinghof|altstoffsammelzentrum|recycling|recyceln|kompost|kompostieren|grüngut|grünabfall|grünschnitt|gartenabfälle|laub entsorgen|sondermüll|schadstoffe|schadstoffmobil|problemstoffe|altholz|bauschutt|schutt|altöl|batterien entsorgen|elektroschrott|farben entsorgen|windeln|tonne nicht geleert|tonne bestellen|wann kommt die müllabfuhr|wann wird * abgeholt ~ tonne|abholung|wegwerfen|sack|wohin mit',
  sustainability:
    'nachhaltig|nachhaltige|nachhaltigkeit|umwelt|umweltschutz|umweltfreundlich|umweltbewusst|umweltzeichen|klimaschutz|klimaneutral|klimafreundlich|co2|co2 neutral|co2 bilanz|ökologisch|ökologische|öko|bio|bioqualität|bio zertifiziert|biologisch|biologisch abbaubar|demeter|fair trade|fairtrade|fairer handel|fair produziert|ressourcenschonend|energieeffizient|recycelt|recyceltes|recycelbar|plastikfrei|müllvermeidung|zero waste|kreislaufwirtschaft|tierwohl|artgerecht|artgerechte haltung|fsc|pefc|regional|cradle to cradle ~ grün|natur',
  volunteer:
    'ehrenamt|ehrenamtlich|ehrenamtliche|ehrenamtlicher|freiwillig|freiwillige|freiwillige helfer|freiwilligenarbeit|freiwilligenzentrum|freiwilligendienst|bundesfreiwilligendienst|freiwilliges soziales jahr|freiwilliges ökologisches jahr|fsj|helfer gesucht|helfer werden|mithelfen|mitmachen|mitarbeiten|wie kann ich helfen|wie kann ich mithelfen|wie kann ich euch helfen|wie kann ich euch unterstützen|wie kann ich mich engagieren|engagieren|engagement|sich einbringen|unterstützer|pate|patenschaft|spenden|spende ~ helfen|unterstützen|aktiv',
  legal:
    'agb|agbs|allgemeine geschäftsbedingungen|geschäftsbedingungen|nutzungsbedingungen|teilnahmebedingungen|vertragsbedingungen|bedingungen|impressum|rechtliches|rechtliche hinweise|rechtlich|gesetz|gesetze|gesetzlich|gesetzlich vorgeschrieben|vorschrift|vorschriften|regelung|hausordnung|benutzungsordnung|platzordnung|badeordnung|satzung|urheberrecht|copyright|haftungsausschluss|gerichtsstand|verbraucherrechte|vertragsrecht|darf man rechtlich|ist das legal|ist das erlaubt ~ recht|vertrag|regeln|erlaubt',
  play: 'spiel|spiele|spielen|mitspielen|spieler|spielerin|spielregeln|spielanleitung|turnier|turniere|turnieranmeldung|wettbewerb|wettbewerbe|gewinnspiel|gewinnspiele|verlosung|tombola|lotto|lose|los kaufen|casino|wetten|match|spieltag|liga|meisterschaft|quiz|escape room|escape game|brettspiel|brettspiele|gesellschaftsspiele ~ team|teilnehmen',
  win: 'gewinnen|gewonnen|gewinn|gewinne|gewinner|gewinnerin|gewinnzahlen|gewinnbenachrichtigung|hauptgewinn|hauptpreis|preis gewonnen|preisverleihung|jackpot|ziehung|auslosung|sieger|siegerehrung|preisgeld|pokal ~ los|preis|gewinnspiel',
};
