import { describe, expect, it } from 'vitest';
import type { Hit } from '../../../../api/site-index/passage-index.ts';
import { repeatedContactLast, withoutRepeatedContact } from '../../../../api/tools/site/repeated-contact.ts';

let id = 0;
const hit = (heading: string, text: string): Hit => ({
  passageId: id++,
  url: 'https://a.example/',
  fragment: '',
  title: 'A',
  breadcrumb: [],
  heading,
  text,
  lang: 'en',
  score: 0,
  confidence: 0,
  onSite: 0,
});
const FOOTER = hit('Contact', '4 Weir Lane · Tel. 01943 555 0142 · Hello@bakery.example');

it('puts the footer last where other passages state all of it', () => {
  const hours = hit('When we are here', 'Ring 01943 555 0142 or write to hello@bakery.example.');
  const news = hit('News', 'We have a new oven.');
  expect(repeatedContactLast([FOOTER, hours, news])).toEqual([hours, news, FOOTER]);
  expect(repeatedContactLast([FOOTER, news])).toEqual([FOOTER, news]);
});

describe('withoutRepeatedContact', () => {
  it('leaves out the footer where other passages state all of its numbers and addresses, however they are written', () => {
    const hours = hit('When we are here', 'Ring (01943) 555-0142, 8 to 16.');
    const mail = hit('Orders', 'Write to hello@bakery.example.');
    expect(withoutRepeatedContact([FOOTER, hours, mail])).toEqual([hours, mail]);
  });

  it('keeps it where one of them is nowhere else, and a section of that name with its own ones', () => {
    const hours = hit('When we are here', 'Ring 01943 555 0142, 8 to 16.');
    expect(withoutRepeatedContact([hours, FOOTER])).toEqual([hours, FOOTER]);
    const section = hit('Contact', 'Our shop: 01943 555 0999.');
    expect(withoutRepeatedContact([section, hours])).toEqual([section, hours]);
  });
});
