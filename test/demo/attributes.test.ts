// What visitors ask of a thing in a word or two, in the languages of the site and in others: weight, size, tank, power, noise, time until it
// is ready, price. Most of it is stated on English pages alone.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { PassageIndex } from '../../api/site-index/passage-index.ts';
import { askInTurn, indexFolder } from '../helpers/ask-site.ts';

let index: PassageIndex;
beforeAll(async () => {
  index = await indexFolder(join(import.meta.dirname, '../../demo/site'));
}, 60_000);

test.each([
  [['duo water tank', 'mini?'], '1.2 l'],
  [['grind l price', 'noise'], '64 dB'],
  [['how long does the one take to heat'], '6 minutes'],
  [['how much the grind s'], '€259'],
  // The price below the name, which no word of the question finds.
  [['how much is the alder one'], '€899 with VAT'],
  [['alder one price'], '€899 with VAT'],
  [['alder mini price'], '€449 with VAT'],
  [['grinder prise', 'the cheap one'], '**Grind S: €259**'],
  [['coffee price', 'which is cheapest?'], '**House Espresso: €14**'],
  [['machine prices', 'which is more expensive'], '**Duo: €1,690**'],
  [['opening hours', 'sunday?'], 'Thursday and Friday from 10:00 to 18:00'],
  [['mini nặng mấy kg'], '6.4 kg'],
  [['grind l nặng mấy kg'], '8.2 kg'],
  [['giá mini', 'nặng k'], '6.4 kg'],
  [['one nặng k', 'còn mini'], '6.4 kg'],
  [['mini bình nước mấy lít'], '1.2 l'],
  [['mini rộng bn cm'], '18 × 30 × 31'],
  [['mini mấy w'], '1,350 W'],
  [['duo bao lâu thì dùng được'], '11 minutes'],
  [['duo giá bn'], '€1,690'],
  [['may xay bao nhieu tien'], '€259'],
  [['grind s有多吵'], '68 dB'],
  [['grind l重吗'], '8.2 kg'],
  [['duo贵吗'], '€1,690'],
  [['mini水箱多大'], '1.2 l'],
  [['duo水箱几升'], '2.8 l'],
  [['duo多久能用'], '11 minutes'],
  [['mini多少钱', 'duo呢'], '€1,690'],
  [['one水箱多大', 'mini呢'], '1.2 l'],
  [['one预热多久', 'mini呢'], '40 seconds'],
  [['mini beratnya brp'], '6.4 kg'],
  [['duo brp kg'], '24.5 kg'],
  [['grind l brp'], '€489'],
  [['grind s berisik ga'], '68 dB'],
  [['kapasitas tangki duo'], '2.8 l'],
  [['tinggi duo'], '30 × 44 × 39'],
  [['duo brp menit siap'], '11 minutes'],
  [['harga mini', 'beratnya?'], '6.4 kg'],
  [['wie laut ist grind s'], '68 dB'],
  [['cuánto pesa la mini'], '6.4 kg'],
  [['combien pèse la duo'], '24.5 kg'],
])('%j', { timeout: 60_000 }, async (questions, said) => {
  const answer = (await askInTurn(index, questions)).at(-1);
  expect(answer?.text.replaceAll('\\', '')).toContain(said);
  expect(answer?.isUnsure).toBe(false);
});
