import { describe, expect, it } from 'vitest';
import { withoutTextWords } from '../../../../api/ranking/question/text-words.ts';

describe('a message without the word for a kind of text', () => {
  it.each([
    ['return policy', 'en', 'return'],
    ['Shipping info?', 'en', 'Shipping'],
    ['what is the cancellation policy', 'en', 'what is the cancellation'],
    ['kebijakan garansi', 'id', 'garansi'],
    ['política de devoluciones', 'es', 'de devoluciones'],
    ['退货政策', 'zh', '退货'],
  ])('of “%s” (%s) is “%s”', (message, lang, topic) => {
    expect(withoutTextWords(message, lang)).toBe(topic);
  });

  it.each([
    ['policy', 'en'],
    ['cancel my policy', 'en'],
    ['policy number', 'en'],
    ['policy details', 'en'],
    ['which hospitals in the county treat such conditions', 'en'],
    // Two syllables of one word each.
    ['chính sách bảo hành', 'vi'],
  ])('of “%s” (%s) is the message', (message, lang) => {
    expect(withoutTextWords(message, lang)).toBe(message);
  });
});
