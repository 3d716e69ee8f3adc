// Text fragments in Chromium: pages are read by our own extraction, each sentence becomes a fragment, and the page opened with it
// must scroll to the element that contains the sentence.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutPassages } from '../../api/documents/passages.ts';
import { extractPage } from '../../api/extract/extract-page.ts';
import { splitSentences } from '../../api/text/structure/sentences.ts';
import { withTextFragment } from '../../widget/elements/source-citation/quote.ts';
import { launchBrowser } from '../helpers/browser.ts';

/** The ways in which markup can divide a sentence. */
const PAGES: Record<string, { lang: string; html: string }> = {
  'marks, hyphens and figures': {
    lang: 'en',
    html: `<p>“Two-year” warranty, in full (100&nbsp;%) &amp; more: yes, that’s what we mean by it!</p>
      <p>A state-of-the-art, well-known machine - really - that weighs 1,299.50&#8239;g, or 2×3 m at 5–6 bar.</p>
      <p>It costs €5; see a/b, c&lt;d and #tags, or write to help@alder.example about it today.</p>
      <p>The Donau&shy;dampf&shy;schiff is long, old and rather well known among those who live beside it.</p>
      <p style="text-transform: uppercase">Steam parts are covered in full for the first two years of their life.</p>`,
  },
  'words inside other elements': {
    lang: 'en',
    html: `<p>The <b>boiler</b> and <a href="/x">the <i>steam</i> parts</a> are covered by the <code>standard</code> warranty.</p>
      <p>Every machine that was bought <em>from us</em> or from <strong>one of our partners</strong> is covered from the day of delivery, which
         is the day on which you, or <a href="/y">someone whom you have named</a>, have signed for it at the door.</p>
      <p>Scale is chalk<sup><a href="#n3">[3]</a></sup> that comes from the water.</p>
      <p>The first line ends here, in the middle of it all,<br>and the second line goes on for some more words.</p>`,
  },
  'lists and tables': {
    lang: 'en',
    html: `<ul><li>Descale the machine every three months with citric acid.</li><li>Rinse it twice with two litres of water.</li></ul>
      <table><thead><tr><th>Model</th><th>Weight of the machine</th><th>Price with tax</th></tr></thead><tbody>
        <tr><td>Alder Duo</td><td>14 kilograms</td><td>1,299 euros</td></tr>
        <tr><td>Alder Mini</td><td>6 kilograms</td><td>499 euros</td></tr></tbody></table>
      <blockquote><p>The best machine that I have ever had in my kitchen.</p></blockquote>`,
  },
  'scripts without spaces': {
    lang: 'zh',
    html: `<p>咖啡机享受两年保修，从送货之日起计算。请您妥善保管购买凭证。</p>
      <p>所有从我们或合作伙伴处购买的咖啡机自送货之日起享受两年保修，保修范围包括锅炉和所有蒸汽部件，但是不包括水垢造成的损坏，也不包括由于使用不当而引起的其他任何损坏，请您务必妥善保管您的购买凭证以便在需要的时候能够及时出示给我们的客服人员。</p>
      <p>型号 <b>X200</b> 的售价为 1,299 元，可以在<a href="/x">网上商店</a>购买，也可以到门店购买。</p>`,
  },
  'scripts from right to left': {
    lang: 'ar',
    html: `<p dir="rtl">تشمل الضمانة المرجل وجميع أجزاء البخار لمدة عامين من تاريخ التسليم، ولا تشمل الأضرار الناتجة عن الترسبات الكلسية أو سوء الاستخدام.</p>
      <p dir="rtl">سعر الجهاز <b>X200</b> هو 1,299 يورو مع الضريبة. يرجى الاحتفاظ بإيصال الشراء.</p>`,
  },
  'letters with marks': {
    lang: 'vi',
    html: `<p>Tất cả máy pha cà phê được bảo hành 24 tháng, tính từ ngày giao hàng.</p>
      <p>${'Nồi hơi và các bộ phận hơi nước được bảo hành toàn bộ trong hai năm đầu, kể cả công sửa chữa và phí vận chuyển hai chiều.'.normalize('NFD')}</p>`,
  },
};

const documentOf = (name: string): string => {
  const { lang, html } = PAGES[name]!;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${name}</title>
    <style>p, li, tr, blockquote { margin-block: 900px; } td, th { padding-block: 450px; }</style></head>
    <body><nav><a href="/">Home</a></nav><main><article><h1>${name}</h1>${html}</article></main></body></html>`;
};

/** The sentences as a search would quote them. */
function quotesOf(name: string): string[] {
  const page = extractPage(documentOf(name), {
    url: 'https://a.example/',
    contentType: 'text/html; charset=utf-8',
    maxChars: 20_000,
  });
  return cutPassages(page.blocks).flatMap(({ text }) => splitSentences(text, PAGES[name]!.lang).map((one) => one.text));
}

describe('a text fragment made from a quote', () => {
  let browser: Browser;
  let page: Page;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    server = createServer((request, reply) => {
      const name = decodeURIComponent((request.url ?? '').slice(1));
      reply.writeHead(PAGES[name] ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
      reply.end(PAGES[name] ? documentOf(name) : '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await launchBrowser();
    page = await browser.newPage();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  /** The visible text once the browser has followed the fragment: empty while the page is at its top. */
  async function textInView(address: string): Promise<string> {
    await page.goto('about:blank');
    await page.goto(address);
    return page.evaluate(async () => {
      for (let frames = 0; frames < 90 && window.scrollY === 0; frames++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      if (window.scrollY === 0) return '';
      const inView = [...document.querySelectorAll('p, li, tr, blockquote')].filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < window.innerHeight && bottom > 0;
      });
      return inView.map((element) => (element.textContent ?? '').replaceAll('\u00ad', '')).join('\n');
    });
  }

  const plain = (text: string) => text.normalize('NFC').replace(/[\s|\u00a0\u202f]+/g, '');

  it.each(Object.keys(PAGES))('reaches its sentence among %s', async (name) => {
    const quotes = quotesOf(name);
    expect(quotes.length, 'the page was read').toBeGreaterThanOrEqual(2);
    const missed: string[] = [];
    for (const quote of quotes) {
      const address = withTextFragment(`${origin}/${encodeURIComponent(name)}`, quote);
      const seen = await textInView(address);
      if (!plain(seen).includes(plain(quote)))
        missed.push(`${quote}\n  ${decodeURIComponent(address.split('#')[1] ?? '')}\n  in view: ${seen.slice(0, 80)}`);
    }
    expect(missed).toEqual([]);
  });

  it('finds no text that is not on the page: this test can fail', async () => {
    const address = withTextFragment(`${origin}/letters%20with%20marks`, 'Câu này không có trên trang.');
    expect(await textInView(address)).toBe('');
  });
});
