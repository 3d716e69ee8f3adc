import { expect, it } from 'vitest';
import { stemSpanish } from '../../../../api/text/stems/es.ts';

const sharesOne = (words: string): boolean => new Set(words.split(' ').map(stemSpanish)).size === 1;

it('gives a word one stem with and without its accents', () => {
  for (const words of [
    'devolución devolucion devoluciones',
    'garantía garantia garantías',
    'aceptáis aceptais aceptan aceptar',
  ])
    expect(sharesOne(words)).toBe(true);
});

it('brings forms with another vowel together', () => {
  for (const words of [
    'cuesta cuestan costar',
    'abre abrís abierto apertura',
    'cierran cerrar cerrado',
    'juegan jugar',
  ])
    expect(sharesOne(words)).toBe(true);
});

it('distinguishes words that the endings make alike', () => {
  for (const words of [
    'cómo comer',
    'mes mesa',
    'plaza plazo',
    'taller talla',
    'restaurante restaurar',
    'feria feriado',
    'uña una',
  ])
    expect(sharesOne(words)).toBe(false);
});
