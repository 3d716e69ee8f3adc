import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { findFact } from '../../../../../api/ranking/answers/values/find-fact.ts';

type Page = { title: string; heading?: string; text: string; lang?: string };

/** The facts for a question among passages given best first. */
function factsOf(query: string, ...pages: Page[]): string[] {
  return factsWith({}, query, ...pages);
}

function factsWith(options: { isStrict?: boolean }, query: string, ...pages: Page[]): string[] {
  const passages = pages.map((page, at) => ({ lang: 'en', ...page, passageId: at, score: -at }));
  const { question, languages } = readForAnswer(query, passages);
  return findFact(question, passages, languages, options).map(({ text }) => text);
}

const SHIPPING: Page = {
  title: 'Shipping',
  text: 'Orders leave on the same day.\n\nTo | Working days | Price\nGermany | 1 to 2 | €6.90\nUnited Kingdom | 3 to 5 | €14.90\nNorway, Iceland | 4 to 6 | €19',
};
const REPAIRS: Page = {
  title: 'Repairs',
  heading: 'Prices after the warranty',
  text: 'Product | Labour | A common part\nLamp One | €40 | Switch €6\nLamp Mini | €30 | Switch €6',
};
const LAMP: Page = { title: 'Lamp One', text: 'A lamp for the desk.\n\n€89 with VAT\n\nIt has a steel arm.' };
const MINI: Page = { title: 'Lamp Mini', text: 'A lamp for the shelf.\n\n€59 with VAT' };
const SPECIFICATIONS: Page = {
  title: 'Lamp One',
  heading: 'Lamp One > Specifications',
  text: 'Height | 45 cm\nWeight | 2.1 kg\nLight | 800 lm',
};
const BOTH: Page = {
  title: 'Two lamps',
  text: ' | One | Mini\nPrice | €89 | €59\nNoise | 0 dB | 0 dB\nBattery | none | 9 hours',
};
const ERRORS: Page = { title: 'What the lights say', text: 'Number | Meaning\nE03 | Tank empty\nE08 | Pump too hot' };

describe('the fact that a question names', () => {
  test('is the row with the place asked for; the unit is in the header', () => {
    expect(factsOf('delivery norway how long', SHIPPING, REPAIRS)).toEqual(['Norway, Iceland | 4 to 6 | €19']);
    expect(factsOf('shipping cost germany', SHIPPING, REPAIRS)).toEqual(['Germany | 1 to 2 | €6.90']);
  });

  test('is the row with the unit of the attribute where no row has its name', () => {
    const power: Page = { title: 'Lamp One', text: 'Weight | 2.1 kg\nPower | 40 W, 220 to 240 V' };
    expect(factsOf('voltage', SHIPPING, power)).toEqual(['Power | 40 W, 220 to 240 V']);
    expect(factsOf('voltage of the lamp', SHIPPING, power)).toEqual(['Power | 40 W, 220 to 240 V']);
  });

  test('has the unit of an attribute that nothing else is measured in, the row of that name first', () => {
    const pump: Page = { title: 'Lamp Solo', text: 'Pump | Rotary, 15 W motor\nPower | 40 W\nWeight | 2.1 kg' };
    expect(factsOf('power of the solo', pump)).toEqual(['Power | 40 W']);
    expect(factsOf('noise of lamp solo', pump)).toEqual([]);
  });

  test('is no number of months for a question about the hour', () => {
    const water = { title: 'Descaling', text: 'Water | Every\nSoft centre | 3 months' };
    expect(factsOf('soft centre what time', water)).toEqual([]);
  });

  test('is a labelled line as well as a row', () => {
    const listed: Page = { title: 'Grind Solo', text: '- Burrs: 48 mm conical\n- Hopper: 250 g, with a slide' };
    expect(factsOf('hopper size grind solo', listed)).toEqual(['- Hopper: 250 g, with a slide']);
  });

  test('is not disputed by the price of something else', () => {
    const gasket: Page = { title: 'Lamp Mini', text: 'A gasket kit costs €9.' };
    expect(factsOf('price of the mini', MINI, gasket)).toEqual(['€59 with VAT']);
  });

  test('is not the value of a line that is named otherwise', () => {
    const lines: Page = {
      title: 'Fan S',
      heading: 'Fan S noise',
      text: '- Power: 130 W, 220 V\n- Noise: 68 dB at one metre',
    };
    expect(factsOf('noise fan s', lines)).toEqual(['- Noise: 68 dB at one metre']);
  });

  test('is found by the initials of its name', () => {
    expect(factsOf('shipping cost uk', SHIPPING, REPAIRS)).toEqual(['United Kingdom | 3 to 5 | €14.90']);
  });

  test('is the value below the title with the name, not the row of its repair', () => {
    expect(factsOf('price lamp mini', REPAIRS, LAMP, MINI)).toEqual(['€59 with VAT']);
    expect(factsOf('repair cost lamp mini', REPAIRS, LAMP, MINI)).toEqual(['Lamp Mini | €30 | Switch €6']);
  });

  test('may have a name made of a function word', () => {
    expect(factsOf('how much is the one', REPAIRS, MINI, LAMP)).toEqual(['€89 with VAT']);
  });

  test('is the attribute of the page, or the row of a table whose columns are the things', () => {
    expect(factsOf('how heavy is lamp one', LAMP, SPECIFICATIONS)).toEqual(['Weight | 2.1 kg']);
    expect(factsOf('noise mini', BOTH, REPAIRS)).toEqual(['Noise | 0 dB | 0 dB']);
  });

  test('is the row of a code, whatever else is asked', () => {
    expect(factsOf('what does E08 mean', ERRORS)).toEqual(['E08 | Pump too hot']);
    expect(factsOf('E08 error', ERRORS)).toEqual(['E08 | Pump too hot']);
  });

  test('comes with the one of another page that says something else', () => {
    const old: Page = { title: 'Lamp Mini: news', text: 'It is here.\n\n€65 with VAT' };
    const same: Page = { title: 'Lamp Mini: facts', text: 'In short.\n\n€59 with VAT' };
    expect(factsOf('price lamp mini', MINI, old)).toEqual(['€59 with VAT', '€65 with VAT']);
    expect(factsOf('price lamp mini', MINI, same)).toEqual(['€59 with VAT']);
  });

  test('does not exist where a word is missing, or for a topic of one word', () => {
    expect(factsOf('delivery sweden how long', SHIPPING, REPAIRS)).toEqual([]);
    expect(factsOf('bitcoin price', SHIPPING, REPAIRS, LAMP)).toEqual([]);
    expect(factsOf('shipping', SHIPPING)).toEqual([]);
    expect(factsOf('price', SHIPPING, REPAIRS)).toEqual([]);
  });

  test('is the line that begins with its name below the title of the thing, also where no kind of value is asked', () => {
    const one: Page = { title: 'Lamp One', text: 'Shade: 30 cm linen, white\nCable: 2 m' };
    const mini: Page = { title: 'Lamp Mini', text: 'Shade: 12 cm glass\nCable: 1 m' };
    expect(factsOf('shade lamp mini', one, mini)).toEqual(['Shade: 12 cm glass']);
    // A name that holds the whole question is a topic, of which one line says too little.
    expect(factsOf('shade', one, mini)).toEqual([]);
  });

  test('is held to every word and to its whole name where the question is one of names', () => {
    const parts: Page = {
      title: 'Lamp parts',
      text: 'Part | Covered\nWear parts: shade, cable | 6 months\nFoot | 5 years',
    };
    expect(factsOf('shade cable', parts)).toEqual(['Wear parts: shade, cable | 6 months']);
    expect(factsWith({ isStrict: true }, 'shade cable', parts)).toEqual([]);
    expect(factsWith({ isStrict: true }, 'lamp foot', parts)).toEqual(['Foot | 5 years']);
  });

  test.each([
    [
      '电话',
      'zh',
      '我们用中文回答问题，备有常用零件。电话 +86 21 5550 0184，周一至周六。春节休息。',
      '电话 +86 21 5550 0184，周一至周六。',
    ],
    [
      'telp',
      'id',
      'Mitra kami menyimpan 60 suku cadang. Telepon +62 21 5550 0173, Senin. Tutup Minggu.',
      'Telepon +62 21 5550 0173, Senin.',
    ],
  ])('is the sentence with the number for “%s” alone', (query, lang, text, sentence) => {
    const prepare: Page = {
      title: 'X',
      lang,
      text: lang === 'zh' ? '联系我们之前请准备序列号。' : 'Siapkan sebelum menghubungi kami.',
    };
    expect(factsOf(query, prepare, { title: 'Y', lang, text })).toEqual([sentence]);
  });
});
