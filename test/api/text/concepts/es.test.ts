import { expect, it } from 'vitest';
import { findConcepts } from '../../../../api/text/concepts/find-concepts.ts';

const named = (text: string) => [...findConcepts(text, 'es').keys()];

it.each([
  ['¿cuánto sale el envío a Córdoba?', 'deliverycost'],
  ['a que hora abris los domingos', 'hours'],
  ['se puede ir con perro', 'pets'],
  ['donde aparco', 'parking'],
  ['hay estacionamiento?', 'parking'],
  ['me devuelven la plata si no me gusta', 'refund'],
  ['quiero sacar turno', 'book'],
  ['puedo pagar en cuotas', 'instalment'],
  ['meses sin intereses', 'instalment'],
  ['todavia no me llego el paquete', 'late'],
  ['la devolucion es gratis?', 'returncost'],
  ['tienen opciones sin gluten', 'diet'],
  ['me quiero dar de baja', 'cancel'],
  ['se me rompio la pantalla', 'damage'],
])('reads "%s" as about %s', (question, concept) => {
  expect(named(question)).toContain(concept);
});

it('finds a word without its accents and with those of a page', () => {
  for (const text of ['telefono', 'Teléfono', 'TELÉFONOS']) expect(named(text)).toContain('contact');
});

it('is not led astray by words that look alike', () => {
  expect(named('cómo llego')).not.toContain('food');
  expect(named('hay una cola')).not.toContain('nails');
  expect(named('a partir de enero')).not.toContain('claim');
});
