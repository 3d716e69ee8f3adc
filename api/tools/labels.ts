// What a step is called, in the visitor's language. A language is one more row; a missing one falls back to English.

export type StepLabels = {
  searchingSite(query: string): string;
  searchedSite(query: string, count: number): string;
  searchingWeb(query: string): string;
  searchedWeb(query: string, count: number): string;
  reading(page: string): string;
  read(page: string): string;
};

const LABELS: Record<string, StepLabels> = {
  en: {
    searchingSite: (query) => `Searching this site: “${query}”`,
    searchedSite: (query, count) => `Searched this site: “${query}” · ${count} ${count === 1 ? 'page' : 'pages'}`,
    searchingWeb: (query) => `Searching the web: “${query}”`,
    searchedWeb: (query, count) => `Searched the web: “${query}” · ${count} ${count === 1 ? 'result' : 'results'}`,
    reading: (page) => `Reading ${page}`,
    read: (page) => `Read ${page}`,
  },
  vi: {
    searchingSite: (query) => `Đang tìm trên website: “${query}”`,
    searchedSite: (query, count) => `Đã tìm trên website: “${query}” · ${count} trang`,
    searchingWeb: (query) => `Đang tìm trên mạng: “${query}”`,
    searchedWeb: (query, count) => `Đã tìm trên mạng: “${query}” · ${count} kết quả`,
    reading: (page) => `Đang đọc ${page}`,
    read: (page) => `Đã đọc ${page}`,
  },
  zh: {
    searchingSite: (query) => `正在搜索本网站：“${query}”`,
    searchedSite: (query, count) => `已搜索本网站：“${query}” · ${count} 个页面`,
    searchingWeb: (query) => `正在搜索网页：“${query}”`,
    searchedWeb: (query, count) => `已搜索网页：“${query}” · ${count} 条结果`,
    reading: (page) => `正在阅读 ${page}`,
    read: (page) => `已阅读 ${page}`,
  },
  id: {
    searchingSite: (query) => `Mencari di situs ini: “${query}”`,
    searchedSite: (query, count) => `Pencarian di situs ini: “${query}” · ${count} halaman`,
    searchingWeb: (query) => `Mencari di web: “${query}”`,
    searchedWeb: (query, count) => `Pencarian di web: “${query}” · ${count} hasil`,
    reading: (page) => `Membaca ${page}`,
    read: (page) => `Selesai membaca ${page}`,
  },
};

/** Characters of a query or a title in a label: one line of a narrow widget. */
const MAX_CHARS = 80;

/** The labels of a language, or the English ones. What is put in is brought to one short line first. */
export function labelsFor(lang: string): StepLabels {
  const labels = LABELS[lang] ?? LABELS.en!;
  return {
    searchingSite: (query) => labels.searchingSite(oneLine(query)),
    searchedSite: (query, count) => labels.searchedSite(oneLine(query), count),
    searchingWeb: (query) => labels.searchingWeb(oneLine(query)),
    searchedWeb: (query, count) => labels.searchedWeb(oneLine(query), count),
    reading: (page) => labels.reading(oneLine(page)),
    read: (page) => labels.read(oneLine(page)),
  };
}

function oneLine(text: string): string {
  const chars = [...text.replace(/\s+/g, ' ').trim()];
  return chars.length <= MAX_CHARS
    ? chars.join('')
    : `${chars
        .slice(0, MAX_CHARS - 1)
        .join('')
        .trimEnd()}…`;
}
