import { describe, expect, it } from 'vitest';
import { analyse } from '../../../../api/text/analyse.ts';
import { spellFigures } from '../../../../api/text/figures/spell-figures.ts';

describe('figures in one spelling', () => {
  it('have their unit apart', () => {
    expect(spellFigures('9m, 250g and 3.5kg, 9am')).toBe('9 m, 250 g and 3.5 kg, 9 am');
  });

  it('keep names of things whole', () => {
    const names = 'E61, A4, mp3, 4th, 2x, h264, 5ghz';
    expect(spellFigures(names)).toBe(names);
  });

  it('are the same size however its sides are written', () => {
    for (const written of ['10x10', '10 x 10', '10 × 10', '10X10']) expect(spellFigures(written)).toMatch(/^10x10$/i);
    expect(spellFigures('5 × 10 × 20')).toBe('5x10x20');
  });

  it('are the same words in texts and questions', () => {
    const words = (text: string) => analyse(text, 'en').map(({ exact }) => exact);
    expect(words('Motorhomes of 9m')).toEqual(words('motorhomes of 9 m'));
    expect(words('Unit 10 × 10')).toEqual(words('unit 10x10'));
  });
});
