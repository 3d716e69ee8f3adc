// Words of the launcher before the rest is loaded, in other languages than English. The build makes a file of each language, which a page
// in that language loads with the script tag: so the visitor reads why the chat does not come where nothing else can be loaded later.

export type Words = {
  /** `open` of shared/strings: the name of the launcher. */
  open: string;
  /** `unavailable` of shared/strings; without it the visitor reads it in English. */
  unavailable?: string;
};

/** By language; loader.ts has the list of them. */
export const WORDS: { readonly [language: string]: Words } = {
  vi: { open: 'Mở trò chuyện', unavailable: 'Hiện không thể trò chuyện.' },
  zh: { open: '打开对话', unavailable: '对话暂时不可用。' },
  id: { open: 'Buka obrolan', unavailable: 'Obrolan sedang tidak tersedia.' },
  ar: { open: 'فتح المحادثة' },
  de: { open: 'Chat öffnen' },
  es: { open: 'Abrir el chat' },
  fr: { open: 'Ouvrir le chat' },
  ja: { open: 'チャットを開く' },
  ko: { open: '채팅 열기' },
  pl: { open: 'Otwórz czat' },
  pt: { open: 'Abrir o chat' },
  th: { open: 'เปิดแชต' },
};
