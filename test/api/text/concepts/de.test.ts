import { expect, it } from 'vitest';
import { findConcepts } from '../../../../api/text/concepts/find-concepts.ts';

const named = (text: string) => [...findConcepts(text, 'de').keys()];
const surely = (text: string) =>
  [...findConcepts(text, 'de')].flatMap(([of, { strength }]) => (strength === 1 ? of : []));

it.each([
  ['bis wann habt ihr samstags offen', 'hours'],
  ['was macht das mit zwei kindern', 'price'],
  ['krieg ich mein geld zurück', 'refund'],
  ['kann ich das abstottern', 'instalment'],
  ['muss ich vorher einen tisch bestellen', 'book'],
  ['wo stell ich das auto ab', 'parking'],
  ['komm ich mit den öffis hin', 'transport'],
  ['darf mein hund mit rein', 'pets'],
  ['komm ich mit dem rolli rein', 'access'],
  ['habt ihr was ohne fleisch', 'diet'],
  ['was zieht man da an', 'whattobring'],
  ['zahlt das die kasse', 'nhsprivate'],
  ['mein paket ist immer noch nicht da', 'late'],
  ['wer zahlt die rücksendung', 'returncost'],
  ['sucht ihr noch leute', 'jobs'],
  ['wann ist wenig los', 'queue'],
  ['wo kann ich den parkschein lösen', 'parking'],
  ['pickerl machen lassen', 'garage'],
  ['kehrichtsack kaufen', 'waste'],
])('reads "%s" as about %s', (question, concept) => {
  expect(named(question)).toContain(concept);
});

it('finds a word however its umlaut is typed', () => {
  for (const text of ['Öffnungszeiten', 'oeffnungszeiten', 'offnungszeiten', 'ÖFFNUNGSZEITEN'])
    expect(surely(text)).toContain('hours');
});

it('is not led astray by words that look alike', () => {
  expect(surely('zehn personen')).not.toContain('inperson');
  expect(surely('seid ihr da')).not.toContain('material');
  expect(surely('vegetarische gerichte')).not.toContain('court');
  expect(surely('ein stück kuchen')).not.toContain('amenities');
  expect(surely('wie ist das wetter')).not.toContain('play');
  expect(surely('ich brauche eine rechnung')).not.toContain('secondhand');
});

it('reads the verb "stellen" as no word for jobs', () => {
  expect(named('Die Bürsten stellen wir.')).not.toContain('jobs');
  expect(named('Habt ihr offene Stellen?')).toContain('jobs');
});
