// Navigation, footer and side column of every page of the demo site, one table per language.
// A language is one more entry in STRINGS; the pages themselves are in demo/content/.

/** Languages in reading order; also the values allowed in front matter. */
export const LANGUAGES = ['en', 'vi', 'zh', 'id'];

/** Sections in reading order; also the values allowed in front matter. */
export const SECTIONS = ['home', 'machines', 'grinders', 'beans', 'support', 'guides', 'blog', 'about'];

const MAIL = '<a href="mailto:help@alder.coffee">help@alder.coffee</a>';
const LANGUAGE_LINKS = [
  ['English', '/support.html'],
  ['Tiếng Việt', '/vi/support.html'],
  ['中文', '/zh/support.html'],
  ['Bahasa Indonesia', '/id/support.html'],
];

export const STRINGS = {
  en: {
    locale: 'en-GB',
    skip: 'Skip to content',
    mainNav: 'Main',
    breadcrumb: 'Breadcrumb',
    updated: 'Last checked on',
    related: 'Read next',
    helpTitle: 'Talk to a person',
    helpText: `Write to ${MAIL} or call +31 10 555 0142, Monday to Friday, 9:00 to 17:00 Rotterdam time.`,
    nav: [
      ['Machines', '/machines.html', 'machines'],
      ['Grinders', '/grinders.html', 'grinders'],
      ['Beans', '/beans.html', 'beans'],
      ['Support', '/support.html', 'support'],
      ['The agent', '/agent.html', 'agent'],
    ],
    crumbs: {
      machines: ['Machines', '/machines.html'],
      grinders: ['Grinders', '/grinders.html'],
      beans: ['Beans', '/beans.html'],
      support: ['Support', '/support.html'],
      guides: ['Support', '/support.html'],
      blog: ['Journal', '/blog.html'],
    },
    footer: [
      [
        'Shop',
        [
          ['Machines', '/machines.html'],
          ['Grinders', '/grinders.html'],
          ['Beans', '/beans.html'],
          ['Accessories', '/accessories.html'],
        ],
      ],
      [
        'Support',
        [
          ['Warranty', '/support/warranty.html'],
          ['Shipping', '/support/shipping.html'],
          ['Returns', '/support/returns.html'],
          ['Questions', '/support/faq.html'],
        ],
      ],
      [
        'Alder',
        [
          ['About', '/about.html'],
          ['What the agent can do', '/agent.html'],
          ['Journal', '/blog.html'],
          ['Contact', '/support/contact.html'],
          ['Privacy', '/privacy.html'],
        ],
      ],
      ['Languages', LANGUAGE_LINKS],
    ],
    legal:
      'Alder Coffee, Elzenkade 14, Rotterdam. Prices in euro with VAT. All machines are made for 220 to 240 V. A made-up shop for showing agent-chat.',
  },
  vi: {
    locale: 'vi-VN',
    skip: 'Đến nội dung',
    mainNav: 'Chính',
    breadcrumb: 'Đường dẫn',
    updated: 'Kiểm tra lần cuối ngày',
    related: 'Đọc tiếp',
    helpTitle: 'Nói chuyện với nhân viên',
    helpText: `Viết cho ${MAIL} hoặc gọi +84 24 5550 0162, thứ Hai đến thứ Bảy, 8:30 đến 17:30 giờ Hà Nội.`,
    nav: [
      ['Alder One', '/vi/alder-one.html', 'machines'],
      ['Bảo hành', '/vi/warranty.html', 'warranty'],
      ['Giao hàng', '/vi/shipping.html', 'shipping'],
      ['Hỗ trợ', '/vi/support.html', 'support'],
    ],
    crumbs: {
      machines: ['Hỗ trợ', '/vi/support.html'],
      support: ['Hỗ trợ', '/vi/support.html'],
      guides: ['Hỗ trợ', '/vi/support.html'],
    },
    footer: [
      [
        'Hỗ trợ',
        [
          ['Tẩy cặn', '/vi/descaling.html'],
          ['Mất hơi', '/vi/no-steam.html'],
          ['Bảo hành', '/vi/warranty.html'],
          ['Giao hàng', '/vi/shipping.html'],
        ],
      ],
      [
        'Alder',
        [
          ['Trang chủ (tiếng Anh)', '/'],
          ['Trợ lý làm được gì (tiếng Anh)', '/agent.html'],
          ['Máy pha (tiếng Anh)', '/machines.html'],
          ['Liên hệ (tiếng Anh)', '/support/contact.html'],
        ],
      ],
      ['Ngôn ngữ', LANGUAGE_LINKS],
    ],
    legal:
      'Alder Coffee, Elzenkade 14, Rotterdam. Giá bằng euro, đã gồm VAT. Máy dùng điện 220 đến 240 V. Cửa hàng hư cấu để trình bày agent-chat.',
  },
  zh: {
    locale: 'zh-CN',
    skip: '跳到正文',
    mainNav: '主导航',
    breadcrumb: '面包屑',
    updated: '最后核对：',
    related: '接着读',
    helpTitle: '联系人工客服',
    helpText: `写信到 ${MAIL}，或致电 +86 21 5550 0184，周一至周六 9:30 至 18:00（北京时间）。`,
    nav: [
      ['Alder One', '/zh/alder-one.html', 'machines'],
      ['保修', '/zh/warranty.html', 'warranty'],
      ['配送', '/zh/shipping.html', 'shipping'],
      ['支持', '/zh/support.html', 'support'],
    ],
    crumbs: {
      machines: ['支持', '/zh/support.html'],
      support: ['支持', '/zh/support.html'],
      guides: ['支持', '/zh/support.html'],
    },
    footer: [
      [
        '支持',
        [
          ['除垢', '/zh/descaling.html'],
          ['没有蒸汽', '/zh/no-steam.html'],
          ['保修', '/zh/warranty.html'],
          ['配送', '/zh/shipping.html'],
        ],
      ],
      [
        'Alder',
        [
          ['首页（英文）', '/'],
          ['助手能做什么（英文）', '/agent.html'],
          ['咖啡机（英文）', '/machines.html'],
          ['联系方式（英文）', '/support/contact.html'],
        ],
      ],
      ['语言', LANGUAGE_LINKS],
    ],
    legal:
      'Alder Coffee，鹿特丹 Elzenkade 14 号。价格为欧元含税价。所有机器使用 220 至 240 V 电源。本店为展示 agent-chat 而虚构。',
  },
  id: {
    locale: 'id-ID',
    skip: 'Langsung ke isi',
    mainNav: 'Utama',
    breadcrumb: 'Jejak halaman',
    updated: 'Terakhir diperiksa',
    related: 'Baca juga',
    helpTitle: 'Bicara dengan petugas',
    helpText: `Tulis ke ${MAIL} atau telepon +62 21 5550 0173, Senin sampai Jumat, 09.00 sampai 17.00 WIB.`,
    nav: [
      ['Alder One', '/id/alder-one.html', 'machines'],
      ['Garansi', '/id/warranty.html', 'warranty'],
      ['Pengiriman', '/id/shipping.html', 'shipping'],
      ['Bantuan', '/id/support.html', 'support'],
    ],
    crumbs: {
      machines: ['Bantuan', '/id/support.html'],
      support: ['Bantuan', '/id/support.html'],
      guides: ['Bantuan', '/id/support.html'],
    },
    footer: [
      [
        'Bantuan',
        [
          ['Membersihkan kerak', '/id/descaling.html'],
          ['Tidak ada uap', '/id/no-steam.html'],
          ['Garansi', '/id/warranty.html'],
          ['Pengiriman', '/id/shipping.html'],
        ],
      ],
      [
        'Alder',
        [
          ['Beranda (bahasa Inggris)', '/'],
          ['Yang bisa dilakukan asisten (bahasa Inggris)', '/agent.html'],
          ['Mesin (bahasa Inggris)', '/machines.html'],
          ['Kontak (bahasa Inggris)', '/support/contact.html'],
        ],
      ],
      ['Bahasa', LANGUAGE_LINKS],
    ],
    legal:
      'Alder Coffee, Elzenkade 14, Rotterdam. Harga dalam euro termasuk PPN. Semua mesin memakai listrik 220 sampai 240 V. Toko rekaan untuk memperagakan agent-chat.',
  },
};
