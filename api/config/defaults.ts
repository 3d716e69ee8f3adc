// The configuration without a file or environment: the demo shop on this machine.
import type { SiteConfig } from './config.ts';

/** The demo's site: any page served from this machine may show the widget, no other. */
export const DEMO_SITE: SiteConfig = {
  key: 'default',
  origins: ['loopback'],
  sitemap: 'own',
  strings: {},
  showReasoning: 'label',
  agent: {
    name: 'Alder assistant',
    description: 'Answers from the pages of this site',
    greeting: 'Hello! Ask me about our machines, grinders, warranty, shipping or returns.',
    suggestions: [
      'Is my machine covered if it loses steam after eight months?',
      'How often should I descale?',
      'How long does delivery to Hanoi take?',
    ],
    languages: ['en', 'vi', 'zh', 'id'],
    translations: {
      vi: {
        name: 'Trợ lý Alder',
        description: 'Trả lời từ các trang của website này',
        greeting: 'Xin chào! Bạn cứ hỏi về máy pha, máy xay, bảo hành, giao hàng hoặc đổi trả.',
        suggestions: [
          'Máy mất hơi sau tám tháng thì còn bảo hành không?',
          'Bao lâu nên tẩy cặn một lần?',
          'Giao hàng đến Hà Nội mất mấy ngày?',
        ],
      },
      zh: {
        name: 'Alder 助手',
        description: '根据本网站的页面回答',
        greeting: '您好！关于咖啡机、磨豆机、保修、配送或退货，请随时提问。',
        suggestions: ['用了八个月没有蒸汽了，还在保修期内吗？', '多久需要除垢一次？', '送到上海要几天？'],
      },
      id: {
        name: 'Asisten Alder',
        description: 'Menjawab dari halaman situs ini',
        greeting: 'Halo! Tanyakan tentang mesin, penggiling, garansi, pengiriman, atau pengembalian.',
        suggestions: [
          'Apakah garansi berlaku jika mesin kehilangan uap setelah delapan bulan?',
          'Seberapa sering mesin perlu dibersihkan dari kerak?',
          'Berapa lama pengiriman ke Jakarta?',
        ],
      },
    },
  },
};

/** Default texts of the agent of a configured site. */
export const DEFAULT_AGENT = { name: 'Assistant', suggestions: [], languages: ['en'] } as const;

export const DEFAULT_HOST = '127.0.0.1';
export const DEFAULT_PORT = 8787;
export const DEFAULT_DATABASE_URL = 'file:./data/agent-chat.db';
/** Folder of visitors' files, beside the database. */
export const DEFAULT_FILES_FOLDER = 'files';
export const DEFAULT_CONFIG_PATH = './agent-chat.config.json';

/** The contact page of crawls of an operator who names none (NET-12). */
export const DEFAULT_CONTACT = 'https://www.npmjs.com/package/agent-chat';
/** Days that a conversation is kept after its last message (PRIV-1). */
export const DEFAULT_RETENTION_DAYS = 90;
/** A day: most sites change a few pages in it, and unchanged pages cost a crawl little. */
export const DEFAULT_REFRESH_HOURS = 24;
/** Pages of one host read at once: polite to a small server. */
export const DEFAULT_CRAWL_CONCURRENCY = 2;
/** Pages found by following links: enough for most sites, and an end for those that make up addresses without one. */
export const DEFAULT_LINKED_PAGES = 500;
/** Warnings and errors; requests are at info. */
export const DEFAULT_LOG_LEVEL = 'warn';
