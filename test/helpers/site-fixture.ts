// Small own sites in four languages, written for these tests.
import type { IndexedPage } from '../../api/site-index/passage-index.ts';

const page = (lang: string, url: string, title: string, passages: [string, string][]): IndexedPage => ({
  url,
  title,
  lang,
  contentHash: `hash of ${url}`,
  fetchedAtMs: 1_700_000_000_000,
  passages: passages.map(([heading, text]) => ({ heading, text })),
});

/** A bicycle shop in English. */
export const ENGLISH: IndexedPage[] = [
  page('en', 'https://bike.example/delivery', 'Delivery', [
    [
      'Delivery > Times',
      'Orders placed before noon leave our warehouse on the same day. Delivery takes two to four working days. Islands take a week.',
    ],
    [
      'Delivery > Prices',
      'Shipping costs 6 euros. From 80 euros it is free. Bulky parcels such as frames cost 25 euros.',
    ],
  ]),
  page('en', 'https://bike.example/returns', 'Returns and refunds', [
    [
      'Returns',
      'You can return unused goods within 30 days. The refund reaches your account five days after the parcel arrives. Worn helmets are not taken back.',
    ],
  ]),
  page('en', 'https://bike.example/about', 'About us', [
    [
      'About us',
      'The shop was founded by Martha Lindqvist in 1987. It began as a repair stand in Gothenburg and employs forty people today.',
    ],
    [
      'About us > Workshop',
      'The workshop repairs every brand. A full inspection of brakes, gears and bearings takes one afternoon.',
    ],
  ]),
  page('en', 'https://bike.example/api', 'Developers', [
    [
      'Limits',
      'Set maxResults to choose how many products a reply holds. The default of maxResults is 20, and rate_limit_reset tells when to call again.',
    ],
  ]),
];

/** A coffee house in Vietnamese. */
export const VIETNAMESE: IndexedPage[] = [
  page('vi', 'https://caphe.example/gio-mo-cua', 'Giờ mở cửa', [
    ['Giờ mở cửa', 'Quán mở cửa từ bảy giờ sáng đến mười giờ tối. Chủ nhật quán nghỉ buổi chiều.'],
  ]),
  page('vi', 'https://caphe.example/da-nang', 'Chi nhánh Đà Nẵng', [
    [
      'Chi nhánh Đà Nẵng',
      'Chi nhánh Đà Nẵng nằm trên đường Trần Phú, đối diện cầu Rồng. Chỗ đậu xe miễn phí ở phía sau.',
    ],
  ]),
  page('vi', 'https://caphe.example/giao-hang', 'Giao hàng', [
    [
      'Giao hàng',
      'Phí giao hàng là hai mươi nghìn đồng trong nội thành. Đơn trên ba trăm nghìn đồng được miễn phí vận chuyển.',
    ],
  ]),
];

/** A museum in Chinese. */
export const CHINESE: IndexedPage[] = [
  page('zh', 'https://museum.example/tickets', '门票', [
    ['门票', '成人票价为六十元，学生凭证件半价。六岁以下儿童免费入场。每周一闭馆。'],
  ]),
  page('zh', 'https://museum.example/history', '历史', [
    ['历史', '博物馆由陈嘉木于一九五二年创立。主楼的设计者是建筑师林若水。'],
  ]),
  page('zh', 'https://museum.example/traffic', '交通', [
    ['交通', '乘坐地铁二号线到人民公园站，从三号出口步行五分钟即可到达。'],
  ]),
];

/** A batik maker in Indonesian. */
export const INDONESIAN: IndexedPage[] = [
  page('id', 'https://batik.example/pesanan', 'Pesanan khusus', [
    [
      'Pesanan khusus',
      'Pesanan khusus dikerjakan dalam tiga minggu. Uang muka sebesar lima puluh persen dibayarkan di awal.',
    ],
  ]),
  page('id', 'https://batik.example/perawatan', 'Perawatan kain', [
    [
      'Perawatan kain',
      'Cuci kain batik dengan sabun lerak dan air dingin. Jangan menjemur kain langsung di bawah matahari.',
    ],
  ]),
  page('id', 'https://batik.example/tentang', 'Tentang kami', [
    [
      'Tentang kami',
      'Sanggar ini didirikan oleh Sri Wahyuni di Pekalongan. Sekarang ada dua belas perajin yang bekerja setiap hari.',
    ],
  ]),
];
