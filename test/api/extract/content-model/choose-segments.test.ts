import { describe, expect, it } from 'vitest';
import { chooseByProbability } from '../../../../api/extract/content-model/choose-segments.ts';
import { parseHtml } from '../../../../api/extract/html/parse-html.ts';
import { cutSegments } from '../../../../api/extract/segments/segments.ts';

const PAGE = { title: '', url: 'https://travel.example/', types: new Set<string>() };

describe('chooseByProbability', () => {
  it('leaves out a long list of unsure entries under a short text that is sure', () => {
    const text = 'Guides are paid by the shops that they lead their groups to. '.repeat(3);
    const entries = '<li>Somebody asked where the other threads of this month are</li>'.repeat(40);
    const tree = parseHtml(`<main><p>${text}</p><ul>${entries}</ul></main>`);
    const segments = cutSegments(tree);
    const predicted = Float32Array.from(segments, (_, i) => (i === 0 ? 0.96 : 0.35));
    expect(chooseByProbability(tree, segments, predicted, PAGE).map((segment) => segment.text)).toEqual([text.trim()]);
  });
});
