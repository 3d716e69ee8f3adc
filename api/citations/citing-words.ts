// The words that make a citation a word of its sentence, as data: `according to [1]`, `see [2]`, `as [1] says`, `[1] says that`.
// drop-citation.ts uses them to rewrite a sentence whose citation is removed. A new language is one more row.

/** The citing words of one language. Patterns are sources of regular expressions without groups of their own, for the flags `iu`. */
export type CitingWords = {
  /** Attribution before a citation; the sentence is complete without it, wherever it occurs. */
  readonly asides: readonly string[];
  /** Like asides, but only where punctuation sets them off: `based on [1], …`, not `it is based on [1]`. */
  readonly bases: readonly string[];
  /** Pattern of what may belong to asides and bases behind the citation. */
  readonly asideTail: string;
  /** Before a citation that a verb follows: `as [1] says`. */
  readonly clauses: readonly string[];
  readonly clauseTail: string;
  /** Refers the reader to the citation: `see [2]`. */
  readonly pointers: readonly string[];
  readonly pointerTail: string;
  /** Pattern behind a citation that opens its sentence; what follows it is a sentence by itself. */
  readonly speakerTail: string;
  /** Needs a noun behind it: `in [1]`. */
  readonly prepositions: readonly string[];
  /** Pattern that must follow the citation behind a preposition. */
  readonly prepositionTail: string;
  /** Noun that may come between one of these and its citation: `according to source [1]`. */
  readonly nouns: readonly string[];
  /** Between two citations. */
  readonly joiners: readonly string[];
  /** Replaces a citation that the sentence needs. */
  readonly page: string;
};

const list = (words: string): string[] => words.split(' | ');

/** By base code. */
export const CITING_WORDS: Readonly<Record<string, CitingWords>> = {
  en: {
    asides: [
      ...list('according to | as per | as seen in'),
      ...[
        'stated',
        'described',
        'shown',
        'mentioned',
        'noted',
        'explained',
        'listed',
        'given',
        'reported',
        'detailed',
      ].flatMap((said) => [`as ${said} in`, `as ${said} by`, `as ${said} on`]),
    ],
    bases: list('based on | per'),
    asideTail: '',
    clauses: ['as'],
    clauseTail:
      ' +(?:says?|said|states?|stated|notes?|noted|explains?|reports?|puts? it|shows?|writes?|mentions?|confirms?)(?![a-z])',
    pointers: list('see | see also | please see | refer to | please refer to | cf. | source: | sources:'),
    pointerTail: '(?: +for (?:more |further )?(?:details|information|detail|info))?',
    speakerTail:
      ' +(?:(?:says?|said|states?|stated)(?: +that|:|,)?|(?:notes?|explains?|reports?|writes?|mentions?|shows?|confirms?|claims?|adds?|indicates?|points? out)(?: +that|:))(?![a-z])',
    prepositions: list('in | from | of | by | on | at | to | with | as | than | under | per | based on'),
    prepositionTail: '',
    nouns: list(
      'the source | source | sources | the page | page | the article | article | the document | document | result',
    ),
    joiners: list('and | or | & | as well as'),
    page: 'the page',
  },
  vi: {
    asides: list(
      'như đã nêu trong | như đã nêu tại | như đã nêu ở | như nêu trong | như được nêu trong | như ghi trong | theo như | theo thông tin từ | theo thông tin trên',
    ),
    bases: list('theo | dựa theo | dựa trên | dựa vào | căn cứ | căn cứ vào | căn cứ theo'),
    asideTail: '',
    clauses: ['như'],
    clauseTail: ' +(?:đã )?(?:nói|nêu|cho biết|viết|ghi|đề cập|chỉ ra)(?: rõ)?(?!\\p{L})',
    pointers: list('xem | xem thêm | vui lòng xem | hãy xem | tham khảo | nguồn:'),
    pointerTail: '(?: +để biết (?:thêm )?(?:chi tiết|thông tin)(?: chi tiết)?)?',
    speakerTail:
      ' +(?:đã )?(?:cho biết|cho hay|(?:nói|nêu|viết|ghi|nêu rõ|ghi rõ|khẳng định|chỉ ra|giải thích)(?= +rằng| +là|:))(?: +rằng| +là|:|,)?(?!\\p{L})',
    prepositions: list('trong | từ | tại | ở | của | trên | bởi | với | như | theo | dựa trên | dựa vào | căn cứ vào'),
    prepositionTail: '',
    nouns: list('nguồn | trang | bài viết | tài liệu | kết quả'),
    joiners: list('và | hoặc | cùng với'),
    page: 'trang này',
  },
  id: {
    asides: [
      'menurut',
      ...['disebutkan', 'dijelaskan', 'dinyatakan', 'tertera', 'tercantum', 'tertulis'].flatMap((said) =>
        ['di', 'dalam', 'pada', 'oleh'].flatMap((at) => [
          `seperti ${said} ${at}`,
          `seperti yang ${said} ${at}`,
          `sebagaimana ${said} ${at}`,
        ]),
      ),
    ],
    bases: list('berdasarkan | sesuai | sesuai dengan | mengacu pada'),
    asideTail: '',
    clauses: list('seperti | seperti yang | sebagaimana'),
    clauseTail: ' +(?:katakan|sebutkan|nyatakan|jelaskan|tulis)(?!\\p{L})',
    pointers: list('lihat | lihat juga | silakan lihat | baca | simak | sumber:'),
    pointerTail: '(?: +untuk (?:detail|informasi|keterangan|info)(?: lebih lanjut| selengkapnya)?)?',
    speakerTail:
      ' +(?:menyatakan|menyebutkan|mengatakan|menjelaskan|menulis|melaporkan|menyebut|menunjukkan)(?: +bahwa|:)(?!\\p{L})',
    prepositions: list(
      'di | dari | dalam | pada | oleh | dengan | ke | seperti | berdasarkan | sesuai | sesuai dengan',
    ),
    prepositionTail: '',
    nouns: list('sumber | halaman | laman | artikel | dokumen | hasil'),
    joiners: list('dan | atau | serta'),
    page: 'halaman tersebut',
  },
  zh: {
    asides: [],
    bases: list('根据 | 根據 | 依据 | 依據 | 据 | 據 | 按照 | 依照 | 基于 | 基於'),
    asideTail:
      '(?: ?的?(?:说法|說法|信息|資訊|资料|資料|内容|內容|说明|說明|介绍|介紹|报道|報導|记载|所述|所示|显示|顯示)){0,2}',
    clauses: list('如 | 正如 | 诚如'),
    clauseTail: ' ?(?:所述|所说|所說|所示|所言|指出的|提到的)(?:那样|那樣)?',
    pointers: list(
      '见 | 見 | 参见 | 參見 | 详见 | 詳見 | 请参见 | 请参阅 | 參閱 | 参阅 | 请见 | 另见 | 参考 | 來源： | 来源： | 来源: | 來源:',
    ),
    pointerTail: '(?: ?(?:以)?(?:了解|获取|獲取)(?:更多)?(?:详情|詳情|信息|資訊|细节))?',
    speakerTail: ' ?中?(?:指出|表示|显示|顯示|提到|写道|寫道|说明|說明|称|稱|说|說)(?!了|书|書|明)[，,：:]?',
    prepositions: list('在 | 从 | 從 | 根据 | 根據 | 依据 | 依據 | 按照 | 基于 | 基於 | 来自 | 來自 | 参见 | 详见'),
    prepositionTail: '(?=\\s?(?:中|里|裡|上|的|可|，|。|,|$))',
    nouns: list('来源 | 來源 | 网页 | 網頁 | 页面 | 頁面 | 文章 | 资料'),
    joiners: list('和 | 与 | 與 | 及 | 以及 | 或 | 、'),
    page: '该页面',
  },
  ja: {
    asides: [],
    bases: [],
    asideTail: '',
    clauses: [],
    clauseTail: '',
    pointers: list('出典： | 出典: | 参照： | 参照:'),
    pointerTail: '',
    speakerTail: ' ?(?:によると|によれば|に基づくと|では、)[、,]?',
    prepositions: [],
    prepositionTail: '',
    nouns: list('出典 | ページ | 資料'),
    joiners: list('と | および | や | 、'),
    page: 'このページ',
  },
  th: {
    asides: list('ตามที่ระบุใน | ตามข้อมูลจาก | ตามข้อมูลใน'),
    bases: list('ตาม | อ้างอิงจาก | จากข้อมูลใน'),
    asideTail: '',
    clauses: [],
    clauseTail: '',
    pointers: list('ดู | ดูที่ | ดูเพิ่มเติมที่ | โปรดดู | แหล่งที่มา:'),
    pointerTail: '',
    speakerTail: ' *(?:ระบุว่า|กล่าวว่า|บอกว่า|รายงานว่า|อธิบายว่า)',
    prepositions: list('ใน | จาก | ที่ | ตาม | อ้างอิงจาก'),
    prepositionTail: '',
    nouns: list('แหล่งที่มา | หน้า | บทความ | เอกสาร'),
    joiners: list('และ | หรือ'),
    page: 'หน้านี้',
  },
};
