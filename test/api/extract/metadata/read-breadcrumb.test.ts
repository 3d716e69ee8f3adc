import { describe, expect, it } from 'vitest';
import { extractPage } from '../../../../api/extract/extract-page.ts';

const url = 'https://shop.example/support/warranty';
const body =
  '<h1>Warranty terms</h1><p>Every machine is covered for two years from the day it was delivered to you.</p>';
const wayOf = (html: string) => extractPage(`<title>Warranty terms</title>${html}${body}`, { url }).breadcrumb;
const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

const entries = [
  { '@type': 'ListItem', position: 3, name: 'Warranty' },
  { '@type': 'ListItem', position: 1, name: 'Alder', item: 'https://shop.example/' },
  { '@type': 'ListItem', position: 2, item: { '@id': 'https://shop.example/support', name: 'Support' } },
];

describe('readBreadcrumb', () => {
  it.each([
    ['by itself', { '@type': 'BreadcrumbList', itemListElement: entries }],
    ['in a graph', { '@graph': [{ '@type': 'https://schema.org/BreadcrumbList', itemListElement: entries }] }],
    ['of its page', { '@type': 'WebPage', breadcrumb: { '@type': 'BreadcrumbList', itemListElement: entries } }],
  ])('is its BreadcrumbList, %s, in the order of its positions and without the home page', (_where, data) => {
    expect(wayOf(ld(data))).toEqual(['Support', 'Warranty']);
  });

  it('ends with the title where the list ends above the page', () => {
    expect(wayOf(ld({ '@type': 'BreadcrumbList', itemListElement: entries.slice(1) }))).toEqual([
      'Support',
      'Warranty terms',
    ]);
  });

  it.each([
    ['<nav class="crumbs"><a href="/support.html">Support</a> / <span>Warranty</span></nav>'],
    ['<ol class="breadcrumb"><li><a href="/">Alder</a></li><li><a href="/s">Support</a></li><li>Warranty</li></ol>'],
    ['<div class="MuiBreadcrumbs-root"><a href="/vi/">Alder</a> › <a href="/s">Support</a> › Warranty</div>'],
    [
      '<ul class="site-breadcrumbs"><li><a>Trang chủ</a></li><li><a href=/s>Support</a></li>»<li><b>Warranty</b></li></ul>',
    ],
  ])('else what its template marks as breadcrumbs: %s', (html) => {
    expect(wayOf(html)).toEqual(['Support', 'Warranty']);
  });

  it('is empty when the page shows none, or only the home page', () => {
    expect(wayOf('')).toEqual([]);
    expect(wayOf('<nav class="breadcrumb"><a href="/">Home</a></nav>')).toEqual([]);
    expect(wayOf(ld({ '@type': 'BreadcrumbList', itemListElement: 'x' }))).toEqual([]);
    expect(wayOf('<nav class="crumbs"></nav><nav class="breadcrumbs"> / › </nav>')).toEqual([]);
  });

  it('is bounded on any input', () => {
    const many = Array.from({ length: 100 }, (_, n) => ({ position: n, name: `${n} ${'x'.repeat(5_000)}` }));
    const way = wayOf(ld({ '@type': 'BreadcrumbList', itemListElement: many }));
    expect(way).toHaveLength(6);
    for (const name of way) expect(name.length).toBeLessThanOrEqual(80);
    expect(wayOf(`<nav class="crumbs">${'<a href="/x">x</a>'.repeat(500)}</nav>`)).toEqual([]);
  });
});
