import { describe, expect, it } from 'vitest';
import { siteNameIn } from '../../../../api/commands/address/site-name.ts';

const at = (html: string, url = 'http://127.0.0.1:8080/') => siteNameIn(`<!doctype html><html>${html}`, url);

describe('the name of a site', () => {
  it.each([
    ['Home | Rose Street Bakery, Leeds', 'Rose Street Bakery'],
    ['Smith, Jones & Co', 'Smith, Jones & Co'],
    ['Welcome – Hill Farm Camping', 'Hill Farm Camping'],
    ['Hill Farm Camping', 'Hill Farm Camping'],
    ['Hill Farm &amp; Son\n  Camping – Tents by the sea', 'Hill Farm & Son Camping'],
    ['Friseur Lindner in Regensburg', 'Friseur Lindner'],
    ['Restaurante La Marina en Cádiz', 'Restaurante La Marina'],
    ['Alice in Wonderland', 'Alice in Wonderland'],
    ['Everything done in wood', 'Everything done in wood'],
    ['Trang chủ - Tiệm bánh Hoa Hồng', 'Tiệm bánh Hoa Hồng'],
  ])('of a page with the title %s is %s', (title, name) => expect(at(`<title>${title}</title>`)).toBe(name));

  it('is the part of the title that the host is made of', () => {
    const html = '<title>Tents by the sea – Hill Farm</title>';
    expect(at(html, 'https://www.hillfarm.example/')).toBe('Hill Farm');
  });

  it('is what the page states', () => {
    const title = '<title>Home | Something else</title>';
    expect(at(`${title}<meta property="og:site_name" content="Rose Street Bakery">`)).toBe('Rose Street Bakery');
    expect(at(`${title}<meta name="application-name" content="Rose Street">`)).toBe('Rose Street');
  });

  it('is not the title of a drawing, and not longer than the name of an agent may be', () => {
    expect(at('<title>Hill Farm</title><svg><title>Basket</title></svg>')).toBe('Hill Farm');
    expect(at(`<title>${'All about tents and more '.repeat(4)}</title>`)).toBeNull();
    expect(at('<title>Home</title>')).toBeNull();
    expect(at('<p>No title.</p>')).toBeNull();
  });
});
