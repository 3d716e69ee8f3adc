import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { PassageIndex } from '../../../api/site-index/passage-index.ts';

// A pottery with a shop, as its owner writes; visitors type other words for the same things, hurriedly and without umlauts.
const SECTIONS: Readonly<Record<string, string>> = {
  'Besuch im Laden':
    'Dienstag bis Samstag von 10 bis 18 Uhr. Zwischen den Jahren und im August machen wir Betriebsferien.',
  'So finden Sie uns':
    'Die Werkstatt liegt in der Gerbergasse 9, im Innenhof rechts. Die Straßenbahn 4 hält am Alten Zoll, Stellflächen gibt es am Fluss.',
  Töpferabende:
    'An vier Abenden drehen Einsteiger ihre ersten Schalen. Der Preis beträgt 180 Euro, Ton und Brand eingeschlossen. Höchstens sechs Plätze.',
  'Rücktritt und Umbuchung':
    'Bis eine Woche vor dem ersten Abend erstatten wir den vollen Betrag. Später suchen wir einen anderen Abend.',
  'Versand von Keramik':
    'Innerhalb der EU versenden wir ab 60 Euro ohne Porto. Scherben ersetzen wir, ein Bild genügt.',
  'Pflege der Glasuren':
    'Teller und Becher vertragen die Spülmaschine und die Mikrowelle, unglasierte Töpfe nur klares Wasser.',
};

const index = new PassageIndex(new Database(':memory:'));
index.replacePages(
  's',
  Object.entries(SECTIONS).map(([heading, text], at) => ({
    url: `https://toepferei.example/${at}`,
    title: 'Töpferei Lehmann',
    lang: 'de',
    contentHash: '',
    fetchedAtMs: 0,
    passages: [{ heading, text }],
  })),
);

it.each([
  ['wann habts ihr offen', 'Besuch im Laden'],
  ['habt ihr zu weihnachten auf', 'Besuch im Laden'],
  ['seid ihr im urlaub', 'Besuch im Laden'],
  ['wo kann ich mein auto hinstellen', 'So finden Sie uns'],
  ['wie komm ich mit den oeffis hin', 'So finden Sie uns'],
  ['kurspreis', 'Töpferabende'],
  ['kann ich da als anfaenger mitmachen', 'Töpferabende'],
  ['krieg ich mein geld wieder wenn ich krank werd', 'Rücktritt und Umbuchung'],
  ['liefert ihr auch nach oesterreich und was kostets', 'Versand von Keramik'],
  ['teller kam kaputt an', 'Versand von Keramik'],
  ['darf der in die spuelmaschine', 'Pflege der Glasuren'],
  ['wie krieg ich die tassen wieder sauber', 'Pflege der Glasuren'],
])('"%s" is answered by %s', (question, heading) => {
  expect(index.search('s', question)[0]?.heading).toBe(heading);
});
