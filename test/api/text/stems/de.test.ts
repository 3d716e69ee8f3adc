import { expect, it } from 'vitest';
import { stemWord } from '../../../../api/text/analyse.ts';

const stems = (words: string): Set<string> => new Set(words.split(' ').map((word) => stemWord(word, 'de')));

it.each([
  'öffnungszeiten oeffnungszeiten offnungszeiten',
  'geöffnet geoeffnet geoffnet öffnet oeffnet',
  'größe groesse grösse',
  'straße strasse',
  'führerschein fuehrerschein fuhrerschein',
])('gives one stem to "%s"', (words) => {
  expect(stems(words).size).toBe(1);
});

it.each([
  'kosten kostet kostete',
  'abholen abholt abgeholt abzuholen',
  'reparieren repariert',
  'feiern feiert gefeiert',
  'fahren fährt gefahren',
  'arbeiten arbeitet gearbeitet',
  'grundkurs grundkurse',
  'autos auto',
  'arztpraxis arztpraxen',
  'problem probleme',
  'kartoffel kartoffeln',
  'tierarzt tierärztin tierärztinnen',
  'trainer trainerin trainerinnen',
  'fahrlehrer fahrlehrerin',
  'zahnarzt zahnarztin',
])('brings the forms "%s" together', (words) => {
  expect(stems(words).size).toBe(1);
});

it.each([
  'küche kuchen',
  'lage lager',
  'reis reise',
  'pass passt',
  'buch buchen',
  'zahlen zähler',
  'lang länge',
  'schüler schule',
  'montag montage',
  'brauchen gebraucht',
])('leaves "%s" as they are', (words) => {
  expect(stems(words).size).toBe(2);
});
