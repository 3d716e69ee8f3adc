// German words for the same thing: what a visitor says beside what a page says, with words of Austria and Switzerland, and compounds beside
// the words that visitors type alone. Each is a hint, as a word may well mean another. Only words that the stems do not bring together.

/** Groups between bars, their words between spaces. */
export const RELATED_DE = `preis kosten tarif gebühr entgelt betrag|preis teuer günstig|preise preisliste preisübersicht
  |gebühr entgelt beitrag kosten aufpreis
  |billig günstig preiswert|kostenlos gratis umsonst frei kostenfrei gebührenfrei unentgeltlich
  |rabatt ermäßigung nachlass vergünstigung aktion|studentenrabatt studierende ermäßigung studenten ermäßigt
  |ermäßigt ermäßigung vergünstigt|gutschein geschenkgutschein wertgutschein geschenkkarte gutscheinkarte
  |geschenk präsent verschenken schenken|kaufen erwerben bestellen einkaufen|verkaufen verkauf vertrieb|laden geschäft filiale shop
  |bestellen auftrag bestellung|liefern versand zustellung versenden verschicken|liefern lieferservice lieferdienst
  |paket sendung lieferung bestellung|versandkosten porto lieferkosten versand|schicken versenden senden zusenden
  |zurückgeben rückgabe zurücksenden retoure rücksendung zurückschicken|rückgabe umtausch widerruf|umtauschen umtausch austausch tausch
  |erstatten rückerstattung erstattung rückzahlung|geld erstattung betrag|zurückbekommen erstattung erstattet
  |stornieren absagen stornierung storno abmelden rücktritt abmeldung absage|kündigen kündigung beenden austritt|kündigen abmelden
  |aussteigen kündigung|verschieben umbuchen verlegen umbuchung|anmelden anmeldung registrieren einschreiben voranmeldung
  |garantie gewährleistung|kaputt defekt beschädigt zerbrochen|schaden defekt beschädigung mangel
  |reparieren reparatur instandsetzung richten|reparatur werkstatt|wartung service inspektion|problem störung fehler
  |reinigen putzen säubern reinigung|waschen wäsche reinigung|bezahlen zahlen zahlung begleichen
  |karte kartenzahlung girocard kreditkarte ec|bar bargeld barzahlung cash|raten ratenzahlung teilzahlung|rechnung beleg quittung
  |anzahlung vorauszahlung|kaution pfand sicherheit|überweisen überweisung|abbuchen lastschrift einzug abbuchung|abheben auszahlung
  |offen geöffnet öffnungszeiten öffnen|geschlossen schließen ruhetag|öffnungszeiten geöffnet sprechzeiten geschäftszeiten bürozeiten
  |sprechstunde sprechzeiten ordination|uhrzeit uhr zeiten|anrufen telefon telefonnummer erreichbar telefonisch
  |kontakt ansprechpartner telefon mail|mail email schreiben|adresse anschrift standort|hinkommen anfahrt anreise erreichbar
  |anfahrt anreise kommen|hinkommen kommen weg|finden lage standort
  |parken parkplatz parkplätze parkmöglichkeiten stellplatz stellplätze parkhaus abstellen|auto pkw fahrzeug wagen kfz|auto parkplatz
  |bus öffis buslinie haltestelle öffentliche verkehrsmittel|öffis bus bahn haltestelle|bahn zug bahnhof|zug bahnhof s-bahn
  |straßenbahn tram bim haltestelle|fahrrad rad velo bike|fahrradständer veloständer|motorrad moped roller|lkw lastwagen
  |flugzeug flug flieger|taxi shuttle transfer|abfahrt abfahren|ankommen ankunft anreise|abreise abreisen auschecken
  |einchecken anreise check-in|wohnmobil camper reisemobil|wohnwagen caravan|kind kinder nachwuchs kleine|baby säugling kleinkind
  |jugendliche teenager jugend|familie eltern kinder|sohn kind|tochter kind|bub junge|mädchen kind|oma opa großeltern senioren
  |rentner senioren pensionisten|senioren ältere|azubi auszubildende lehrling lehrlinge ausbildung|teilnehmer teilnehmende personen
  |mitarbeiter personal team beschäftigte|chef inhaber leitung geschäftsführer|verkäufer händler|kunde kunden kundschaft
  |gast gäste besucher|mitglied mitgliedschaft mitglieder|leute personen menschen|gruppe gruppen personen
  |hund hunde vierbeiner haustier haustiere|katze katzen haustier haustiere|tiere haustiere|tierarzt tierärztin kleintierpraxis
  |wlan internet wifi|internet wlan online|laptop notebook computer|computer pc rechner|handy smartphone mobiltelefon|fernseher tv
  |app anwendung|webseite website homepage|passwort kennwort zugangsdaten|konto account kundenkonto profil|löschen entfernen
  |einloggen anmelden login|daten datenschutz|zimmer unterkunft übernachtung doppelzimmer|übernachten schlafen übernachtung
  |bett betten schlafplatz|ferienwohnung appartement apartment|hotel pension gasthof unterkunft|wohnung appartement
  |frühstück frühstücksbuffet|mittagessen mittagstisch mittagsmenü|abendessen abendkarte
  |essen speisen gerichte verpflegung küche speisekarte|essen bistro restaurant imbiss gastronomie|trinken getränke
  |menü gericht speisekarte|vegan vegetarisch pflanzlich fleischlos|fleisch vegetarisch vegan|nachtisch dessert nachspeise
  |kuchen torte gebäck|brötchen semmel weckerl|kartoffel erdäpfel|tomate paradeiser|sahne obers rahm|aprikose marille|quark topfen
  |hähnchen huhn hendl|hackfleisch faschiertes|bier zapfen|kaffee espresso|tisch reservierung sitzplätze|kellner bedienung service
  |terrasse gastgarten außenbereich|draußen freien terrasse außenbereich|mitnehmen abholen|allergie unverträglichkeit allergene
  |gluten glutenfrei|laktose laktosefrei|reservieren buchen reservierung|termin terminvereinbarung sprechstunde
  |termin vereinbaren buchen|voll ausgebucht belegt|warteliste warten|warten wartezeit|ticket karte eintrittskarte
  |eintritt eintrittspreis eintrittskarte ticket tageskarte|tageskarte tagesticket|jahreskarte saisonkarte|kasse tageskasse
  |führung rundgang besichtigung|besichtigen besuchen|ausstellung museum|konzert auftritt|theater vorstellung aufführung|film kino
  |fest feier veranstaltung|veranstaltung event termin|geburtstag kindergeburtstag feier|hochzeit heiraten trauung
  |heiraten eheschließung trauung|mieten vermietung miete|raum saal räumlichkeiten|leihen verleih ausleihen mieten
  |ausleihen verleihen ausleihe leihfrist|leihgebühr mietpreis|kurs kurse kursangebot unterricht|kurs lehrgang seminar workshop
  |kurspreis kursgebühr kursgebühren|lernen unterricht kurs|anfänger einsteiger grundkurs|anfänger vorkenntnisse einsteiger
  |fortgeschrittene aufbaukurs|lehrer lehrkraft dozent kursleiter|trainer kursleiter übungsleiter|training trainieren trainingszeiten
  |probetraining probestunde schnupperstunde|probestunde schnuppern probetraining|ausprobieren schnuppern probe testen
  |nachhilfe förderunterricht|hausaufgaben hausaufgabenbetreuung hausübung|prüfung test klausur|zeugnis zertifikat bescheinigung
  |urkunde zertifikat teilnahmebestätigung|ferien urlaub|ferien schulferien|schule unterricht|kita kindergarten krippe
  |kindergarten kindertagesstätte|betreuung kinderbetreuung|tagesmutter tagespflege|abholen abholzeiten abholung|bringen bringzeiten
  |elternabend eltern|bücherei bibliothek|buch bücher medien|bibliotheksausweis leseausweis büchereiausweis|zurückbringen rückgabe
  |verein club|beitrag mitgliedsbeitrag jahresbeitrag|mitmachen teilnehmen mitglied|helfen ehrenamt unterstützen
  |spenden spende spendenkonto|kleidung kleider bekleidung sachen|klamotten kleidung kleider|anziehen kleidung bekleidung
  |anziehen schuhe sportsachen|mitbringen ausrüstung|mitbringen unterlagen|turnschuhe hallenschuhe sportschuhe|schuhe schuhwerk
  |jacke mantel|handtuch handtücher badetuch|umziehen umkleide|umkleide garderobe spinde|spind schließfach|klo toilette wc
  |toilette wc sanitäranlagen|rollstuhl barrierefrei rollstuhlgerecht|rolli rollstuhl barrierefrei
  |barrierefrei rollstuhl stufenlos ebenerdig|aufzug lift fahrstuhl|treppe stufen|kinderwagen buggy
  |behinderung schwerbehindert beeinträchtigung|gehbehindert rollstuhl barrierefrei|schwimmen schwimmbad hallenbad
  |schwimmbad freibad hallenbad|pool schwimmbecken becken|baden schwimmen badesee|sauna wellness|massage behandlung
  |fitnessstudio fitness gym|klettern bouldern|reiten pferde|skifahren ski|radfahren fahrrad|spielplatz spielecke|arzt praxis ärztin
  |arzt hausarzt|zahnarzt zahnärztin zahnarztpraxis|krankenhaus klinik spital|apotheke medikamente|medikament arzneimittel
  |medikamente rezept|rezept verordnung|schmerzen beschwerden|krank krankheit|krankschreibung attest arbeitsunfähigkeit|impfen impfung
  |blutabnahme labor|ergebnis befund|operation eingriff op|schwanger schwangerschaft|hebamme geburt|physiotherapie krankengymnastik
  |therapie behandlung|psychologe psychotherapie|notfall notdienst|notdienst bereitschaftsdienst|krankenkasse kasse versicherung
  |kassenpatient gesetzlich|privatpatient privat|brille sehhilfe|friseur haarschnitt salon|haare haarschnitt|haareschneiden haarschnitt
  |färben farbe coloration|nägel maniküre|fußpflege pediküre podologie|kosmetik gesichtsbehandlung|handwerker betrieb
  |klempner sanitär installateur|elektriker elektro|maler streichen|tischler schreiner|heizung heizungsanlage|wasserhahn armatur
  |tropfen undicht|verstopft abfluss rohrreinigung|rohr leitung|einbrechen einbruch|einbruch diebstahl|klauen diebstahl gestohlen
  |aussperren schlüsseldienst türöffnung|ausgesperrt türöffnung schlüsseldienst|schlüssel schloss|fenster scheibe glas|dach dachdecker
  |garten gärtner|rasen mähen|möbel einrichtung|holz massivholz|stoff material|größe maße abmessungen|maße abmessungen breite höhe
  |gewicht schwer wiegen|farbe farbton|montieren montage aufbau|einbauen einbau montage|anschließen anschluss
  |anleitung bedienungsanleitung gebrauchsanweisung|ersatzteil ersatzteile zubehör|zubehör ausstattung|akku batterie|aufladen laden
  |ladestation ladesäule wallbox|strom elektrizität energie|müll abfall entsorgung|müllabfuhr abfuhr leerung|sperrmüll entsorgung
  |wegwerfen entsorgen|recyclinghof wertstoffhof|tonne behälter|umziehen umzug|umzug wohnungswechsel|ummelden anmeldung wohnsitz
  |wohnsitz meldung|ausweis personalausweis|perso personalausweis|pass reisepass|führerschein fahrerlaubnis|amt behörde bürgeramt
  |rathaus gemeinde gemeindeamt bürgerbüro|antrag beantragen formular|formular vordruck|unterlagen dokumente papiere nachweise
  |bescheid bescheinigung|frist anmeldeschluss|strafe bußgeld|strafzettel verwarnung|steuer abgabe|hundesteuer hundeabgabe
  |versicherung versicherungsschutz|unfall schaden|job stelle arbeit|stelle stellenangebot
  |stellenangebote stellenausschreibung jobs karriere|praktikum schnuppern|gehalt lohn verdienst|arbeitszeit schicht
  |urlaub betriebsferien|betriebsurlaub betriebsferien|weihnachten heiligabend feiertage|silvester neujahr|wochenende samstag sonntag
  |sonnabend samstag|morgens vormittag|täglich tag|werktags wochentags|sommer juli august|winter dezember januar|januar jänner
  |februar feber|wetter regen|regnen regen witterung|schlechtwetter regen|heiß hitze|laut lärm|lärm ruhestörung|ruhig leise
  |stinken geruch|riechen geruch|schimmel feuchtigkeit|nass feucht|wasserdicht wasserfest|ablaufen gültigkeit gültig|verfallen gültig
  |verloren fundbüro fundsachen verlust|vergessen fundsachen liegengelassen|bewertung rezension|beschwerde reklamation
  |beschweren beschwerde|unzufrieden reklamation|hilfe unterstützung beratung|sprechen gespräch|erlaubt gestattet zugelassen willkommen
  |dürfen erlaubt|verboten untersagt|pflicht verpflichtend|nötig erforderlich notwendig|brauchen benötigen nötig|voraussetzung bedingung
  |mindestens mindestalter|alter mindestalter jahre|jung mindestalter|höchstens maximal|lange dauer|anfangen beginnen beginn start
  |losgehen beginn beginnt|ende schluss|aufhören ende|verspätung spät|pünktlich rechtzeitig|schnell rasch express|dringend eilig
  |regelmäßig wöchentlich|hinzufügen ergänzen|anbieten angebot|zeigen anzeigen|benutzen nutzen verwenden
  |herstellen hergestellt produktion|herkunft woher|hausgemacht selbstgemacht|regional region|bio ökologisch|nachhaltig umweltfreundlich
  |gebraucht secondhand|neu neuheit|echt original|betrug fälschung|fotografieren fotos aufnahmen|fotos bilder
  |drucken ausdrucken kopieren|kopieren kopie|sprache englisch|übersetzen übersetzung dolmetscher|kirche pfarre gemeinde
  |gottesdienst messe|gestorben sterbefall todesfall|beerdigung bestattung|friedhof grab|bauernhof hof|hofladen hof|ernte saison
  |wein weingut|fahrkarte ticket fahrschein|fahrplan abfahrtszeiten|flughafen transfer|gepäck koffer|koffer gepäckaufbewahrung
  |stadtplan lageplan`;

/** Forms of one word that stems/de.ts does not bring together. */
export const FORMS_DE = `zahlen zahlung|reparieren reparatur|öffnen öffnung|schließen geschlossen schließung|überweisen überweisung
  |beschweren beschwerde
  |verlieren verlust|abfahren abfahrt abgefahren|losfahren losgefahren|ankommen ankunft angekommen kommt|fliegen flug|abgeben abgabe
  |zurückgeben rückgabe|zurücksenden rücksendung|ausgeben ausgabe|annehmen annahme angenommen|aufnehmen aufnahme aufgenommen
  |teilnehmen teilnahme|leihen leihgabe|trinken getränk|schneiden schnitt|haarschnitt haareschneiden|brechen bruch gebrochen
  |einbrechen einbruch|stehlen diebstahl gestohlen|springen sprung|umziehen umzug|einziehen einzug eingezogen
  |ausziehen auszug ausgezogen|steigen umsteigen|gehen geht gegangen ging|losgehen losgeht|bleiben bleibt geblieben blieb
  |lassen lässt gelassen|sitzen gesessen|stehen steht gestanden|treffen trifft getroffen|werben wirbt|sterben gestorben stirbt
  |helfen hilft geholfen|gelten gilt|wachsen wächst gewachsen|anbieten angebot angeboten bietet|verbieten verboten verbot
  |gewinnen gewonnen|empfehlen empfiehlt empfohlen empfehlung|sehen sieht gesehen|ansehen angesehen|laden geladen ladung
  |fallen fällt gefallen|ausfallen ausgefallen ausfällt ausfall|schlagen schlägt|vergleichen vergleich verglichen
  |abschließen abschluss abgeschlossen|anschließen anschluss angeschlossen|unterschreiben unterschrift unterschrieben
  |einreichen eingereicht|vorlegen vorgelegt|mitbringen bringt mitgebracht|abheben abgehoben|abziehen abgezogen abzug
  |groß größer größte größten|gut besser beste besten|hoch höher höchste hohe|nah näher nächste nähe|krank krankheit|arzt ärztlich
  |woche wöchentlich|tag täglich|jahr jährlich|kaktus kakteen|praktikum praktika|visum visa|album alben|studium studien`;
