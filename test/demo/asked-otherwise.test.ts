// What visitors ask in other words than the pages have: the most and the least, opinions, brands, places, a part of what was spoken of.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { PassageIndex } from '../../api/site-index/passage-index.ts';
import { askInTurn, indexFolder } from '../helpers/ask-site.ts';

let index: PassageIndex;
beforeAll(async () => {
  index = await indexFolder(join(import.meta.dirname, '../../demo/site'));
}, 60_000);

test.each([
  [['cheapest machine'], '**Mini: €449**'],
  [['biggest water tank'], '**Duo: 2.8 l or plumbed in**'],
  [['lightest machine'], '**Mini: 6.4 kg**'],
  [['quietest grinder'], '**Grind L: 64 dB**'],
  [['máy nào rẻ nhất'], '**Mini: €449**'],
  [['mesin mana yg paling mahal'], '**Duo: €1,690**'],
  [['哪台机器最轻'], '**Mini: 6.4 kg**'],
  [['máy xay êm nhất'], '**Grind L: 64 dB**'],
  [['how much is the one', 'and the most expensive?'], '**Duo: €1,690**'],
  [['cheapest machine', 'and the most expensive?'], '**Duo: €1,690**'],
  [['most expensive machine', 'and the cheapest one?'], '**Mini: €449**'],
  [['what does the alder duo cost'], '€1,690 with VAT'],
  [['refurbished alder duo price'], '€1,150'],
  [['is the duo worth it'], 'Two boilers'],
  [['do u take paypal'], 'iDEAL'],
  [['how long till it arrives in france'], '2 to 4'],
  [['giao hàng đi pháp mất bao lâu', 'còn đức thì sao'], '1 to 2'],
  [['kapan buka'], 'Senin sampai Jumat'],
  [['tell me about the mini', 'its tank?'], '1.2 l'],
  [['do you ship to canada'], 'No.\n\nWe do not ship'],
  [['shipping new zealand', 'how many days'], 'Working days: 6 to 9'],
  [['delivery norway cost', 'free from?'], 'Free from: €200'],
  [['ongkir ke medan brp', 'brp lama'], '7 sampai 12'],
  [['was kostet der versand nach österreich', 'wie lange dauert das'], '2 to 4'],
  [['gửi đi pháp mất mấy ngày'], '2 to 4'],
  [['寄到法国多少钱'], '€9.90'],
  [['was kostet die duo', 'und die mini?'], '€449'],
  [['skip one coffee delivery'], 'You can skip one delivery'],
  [['repair how many days'], 'Seven working days'],
  [['can my cafe borrow one to try'], 'we lend one for two weeks'],
  [['subscription for my mum as gift'], 'three, six or twelve deliveries'],
  [['cuánto cuesta la mini', 'y la duo?'], '€1,690'],
  [['combien coûte la duo', 'et la mini'], '€449'],
  [['jug price'], '**Accessories and parts**\nJug, 0.35 l €22, 0.6 l €26. [1]'],
  [['milk jug price'], '**Accessories and parts**\nJug, 0.35 l €22'],
  [['jug'], '**Accessories and parts**\nJug, 0.35 l €22'],
  [['do you sell knock boxes'], 'Knock box, beech with a rubber bar, €39.'],
  [['whats the cheapest'], 'Mini: €449'],
  [['cheapest machine', 'and the duo?'], '**Duo: €1,690**'],
  [['pay by card'], 'Visa, Mastercard, American Express'],
  [['credit card'], 'Visa, Mastercard, American Express'],
  [['repair process'], '1. Tell us.'],
  [['how loud is the mini', 'do u have scales'], 'Yes: Scale with timer.'],
  [['do you have a tamper'], 'Yes: Tamper.'],
  [['do you sell beans'], '**Whole beans only**'],
  [['descaling', 'pay by card'], 'Visa, Mastercard, American Express'],
  [['do you ship to canada', 'whats the cheapest'], 'Mini: €449'],
  [['pay by card', 'whats the diff one vs duo'], '| One'],
  [['decaf', 'where are you'], 'Elzenkade 14'],
])('%j', { timeout: 60_000 }, async (questions, said) => {
  expect((await askInTurn(index, questions)).at(-1)?.text).toContain(said);
});

test.each([
  ['descaling', 'Descale every three months'],
  ['machines', 'All three brew at 9 bar'],
  ['returns', 'You have 30 days from delivery'],
  ['whats your return policy', 'You have 30 days from delivery'],
  ['can i return it', 'You have 30 days from delivery'],
  ['is there a warranty', 'covered for two years'],
  ['do you sell grinders', 'We make one grinder'],
  ['保修', '保修两年'],
  ['installments', 'three equal parts'],
])('“%s” begins with the page or section about that word', { timeout: 60_000 }, async (question, said) => {
  const [answer] = await askInTurn(index, [question]);
  expect(answer?.isUnsure).toBe(false);
  expect(answer?.text.slice(0, 150)).toContain(said);
});

test.each(['do u sell kettles', 'do you sell milk jugs'])('“%s” is not answered by steps', async (question) => {
  const [answer] = await askInTurn(index, [question]);
  expect(answer?.isUnsure).toBe(true);
});

test('what shows no price is no answer to a question for one', { timeout: 60_000 }, async () => {
  const [answer] = await askInTurn(index, ['cost of the portafilter fork']);
  expect(answer?.isUnsure).toBe(true);
});
