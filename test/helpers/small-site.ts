// A tiny site in four languages for tests of the search tools: real index, no crawl.
import Database from 'better-sqlite3';
import { PassageIndex } from '../../api/site-index/passage-index.ts';

const ORIGIN = 'https://shop.example';

const PAGES: { path: string; lang: string; title: string; passages: { heading: string; text: string }[] }[] = [
  {
    path: '/warranty',
    lang: 'en',
    title: 'Warranty',
    passages: [
      {
        heading: 'What is covered',
        text: 'Every espresso machine has a two-year warranty from the day of delivery. The boiler and all steam parts are covered in full, so a machine that loses steam is repaired free of charge. Keep the receipt as proof of purchase.',
      },
      {
        heading: 'What is not covered',
        text: 'Damage from limescale is not covered when the machine was never descaled. Gaskets and burrs wear out with use and are excluded.',
      },
    ],
  },
  {
    path: '/descaling',
    lang: 'en',
    title: 'How to descale',
    passages: [
      {
        heading: 'How often',
        text: 'Descale the machine every three months, or every two months in areas with hard water. The whole procedure takes forty minutes.',
      },
    ],
  },
  {
    path: '/returns',
    lang: 'en',
    title: 'Returns',
    passages: [
      {
        heading: 'Returning a grinder',
        text: 'A grinder can be returned within thirty days if the hopper is clean. The return label costs five euros, which are taken off the refund.',
      },
    ],
  },
  {
    path: '/vi/bao-hanh',
    lang: 'vi',
    title: 'Bảo hành',
    passages: [
      {
        heading: 'Thời hạn bảo hành',
        text: 'Máy pha cà phê được bảo hành hai năm kể từ ngày giao hàng. Nồi hơi và các bộ phận hơi nước được bảo hành toàn bộ. Vui lòng giữ hóa đơn mua hàng.',
      },
    ],
  },
  {
    path: '/zh/baoxiu',
    lang: 'zh',
    title: '保修',
    passages: [
      {
        heading: '保修期限',
        text: '咖啡机自送达之日起享受两年保修。锅炉和所有蒸汽部件全部在保修范围内。请保留购买凭证。',
      },
    ],
  },
  {
    path: '/id/garansi',
    lang: 'id',
    title: 'Garansi',
    passages: [
      {
        heading: 'Masa garansi',
        text: 'Setiap mesin espresso memiliki garansi dua tahun sejak tanggal pengiriman. Ketel dan semua komponen uap ditanggung sepenuhnya. Simpan struk sebagai bukti pembelian.',
      },
    ],
  },
];

/** An index in memory with the pages of the site `default`. */
export function createSmallSite(): PassageIndex {
  const index = new PassageIndex(new Database(':memory:'));
  index.replacePages(
    'default',
    PAGES.map(({ path, lang, title, passages }) => ({
      url: `${ORIGIN}${path}`,
      title,
      lang,
      contentHash: path,
      fetchedAtMs: 0,
      passages,
    })),
  );
  return index;
}
