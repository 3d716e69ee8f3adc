import { expect, it } from 'vitest';
import { waysOfContactIn } from '../../../../api/text/structure/ways-of-contact.ts';

it('reads telephone numbers as figures and addresses in lower case, however they are written', () => {
  expect(waysOfContactIn('Ring (01943) 555-0142 or write to Hello@bakery.example.')).toEqual([
    '019435550142',
    'hello@bakery.example',
  ]);
});

it('takes no price, year or house number for one', () => {
  expect(waysOfContactIn('14 Quarry Road, since 1998, €12.50')).toEqual([]);
});
