/**
 * Knows the stock phrases of page furniture, by kind and in many languages: "share this", "read more", "all rights
 * reserved". Data; a phrase is a hint whose weight is learned (`content-model.ts`), never a verdict.
 */

import { PhraseIndex } from './phrase-index.ts';

/** Kinds of furniture and what they say. Patterns are tried on short texts alone and have no nested repetition. */
const PHRASES: readonly (readonly [kind: string, pattern: RegExp])[] = [
  [
    'share',
    /\b(?:share|tweet|teilen|compartir|partager|condividi|delen|udostępnij|facebook|twitter|whatsapp|pinterest|linkedin|reddit|instagram|telegram|e-?mail|print|drucken|imprimir|imprimer|stampa)\b|分享|打印|微信|微博|シェア|поделиться|распечатать/i,
  ],
  [
    'subscribe',
    /\b(?:subscribe|newsletter|sign ?up|log ?in|sign ?in|register|account|password|abonnieren|anmelden|registrieren|suscr[ií]|inscri|abonne|iscriviti|zaloguj|zapisz|aanmelden|get our|inbox|free trial|download (?:the|our) app)\b|订阅|登录|注册|登錄|подпис|登録/i,
  ],
  [
    'legal',
    /©|\(c\) ?\d|\b(?:copyright|all rights|rights reserved|alle rechte|derechos reservados|tous droits|diritti riservati|prawa zastrzeżone|privacy|terms of|datenschutz|impressum|agb|cookies?|disclaimer|nutzungsbedingungen|mentions légales|gdpr)\b|版权|版權|隐私|著作権|все права/i,
  ],
  [
    'more',
    /\b(?:read more|more on|learn more|see more|show more|view all|see all|load more|continue reading|click here|weiterlesen|mehr (?:lesen|erfahren|zu)|lesen sie|lire (?:la suite|aussi|plus)|en savoir|leer más|ver más|lees (?:meer|ook)|leggi|czytaj|leia|saiba|read (?:also|next|full)|see also|voir aussi|siehe auch)\b|更多|阅读全文|続きを|читать|подробнее|→|»/i,
  ],
  [
    'related',
    /\b(?:related|you (?:may|might) (?:also )?(?:like|be interested)|recommended|most (?:read|popular|viewed)|popular|trending|latest|recent (?:posts|articles|news)|top stories|more (?:from|stories|news)|ähnliche|das könnte|mehr zum thema|meistgelesen|neueste|artículos relacionados|más leídas|à lire|articles similaires|sur le même|articoli|powiązane|zobacz też|relacionad|gerelateerd|up next|don.t miss|must[- ]reads?|breaking news|in case you missed|what others are|editor'?s? picks?|(?:você|te|le) (?:também )?(?:pode|puede|podría) (?:gostar|gustar|interesar)|veja (?:também|mais)|leia (?:também|mais)|confira|vous aimerez|lesen sie auch|auch interessant|ti potrebbe|leggi anche|polecamy)\b|相关|推荐|相關|延伸|热门|关连|関連|похожие|по теме|также/i,
  ],
  [
    'comment',
    /\b(?:comments?|leave a (?:reply|comment)|repl(?:y|ies)|kommentare?|antworten|commentaires?|répondre|comentarios?|responder|commenti|komentarze|reacties|respuestas?|post a|join the (?:conversation|discussion)|trackbacks?|pingbacks?)\b|评论|評論|留言|回复|コメント|коммент|ответить/i,
  ],
  [
    'byline',
    /^(?:by|von|par|por|di|door|autor|author|written by|posted by|published|veröffentlicht|publié|publicado|updated|last (?:updated|modified)|aktualisiert|geschrieben|text:|words by|foto:|photo|from our)\b|作者|编辑|編輯|来源|來源|记者|時間|发布|автор|опубликовано/i,
  ],
  [
    'tags',
    /^(?:tags?|filed under|categor(?:y|ies)|kategorien?|schlagw|schlagwörter|stichw|topics?|keywords?|labels?|etiquetas|mots[- ]clés|temas|in:|posted in|themen)\b ?:?|标签|關鍵|关键词|タグ|метки|теги/i,
  ],
  [
    'credit',
    /\b(?:getty|reuters|afp|ap photo|shutterstock|istock|dpa|photo(?:graph)?(?: by| credit)?:?|foto:|fotos?|bild:|image:|credits?:|courtesy|picture:|caption|enlarge|zoom|slideshow|gallery|watch (?:video|now)|video)\b|图片|圖片|图为|写真|фото/i,
  ],
  [
    'advert',
    /\b(?:advertisement|advert|sponsored|anzeige|werbung|publicidad|publicité|pubblicità|reklama|annonce|ad choices|promoted|affiliate|commission)\b|广告|廣告|реклама/i,
  ],
  [
    'shop',
    /\b(?:add to (?:cart|bag|basket|wishlist)|buy now|in stock|out of stock|shipping|checkout|in den warenkorb|añadir|ajouter au panier|quantity|sku|price|reviews?|rating|sort by|filter|compare|wishlist)\b|[$€£¥] ?\d|\d ?[$€£¥]|购买|价格/i,
  ],
  [
    'page',
    /\b(?:next|previous|prev|older|newer|back to|home|page \d|weiter|zurück|nächste|vorherige|startseite|siguiente|anterior|suivant|précédent|skip to|menu|search|suche|top|nach oben)\b|上一|下一|首页|返回|назад|следующ|前へ|次へ/i,
  ],
  [
    'date',
    /\b(?:19|20)\d\d[-/.年]\d{1,2}|\b\d{1,2}[./]\d{1,2}[./](?:19|20)?\d\d\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}|\b\d{1,2}\.? (?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])|\b(?:hours?|days?|weeks?|months?|years?|minutes?) ago\b|\b\d{1,2}:\d\d\b/i,
  ],
];

/** The kinds, in the order of their features. */
export const PHRASE_KINDS: readonly string[] = PHRASES.map(([kind]) => kind);

const index = new PhraseIndex(PHRASES.map(([, pattern]) => pattern));

/** Longest text, in characters, that is searched for phrases. */
const MAX_PHRASE_CHARS = 160;

/** Bit set of the kinds of stock phrase in a text, 0 for long texts. */
export function phrasesIn(text: string): number {
  if (text.length > MAX_PHRASE_CHARS) return 0;
  let bits = 0;
  for (let rest = index.candidates(text); rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest);
    if (PHRASES[kind]?.[1].test(text)) bits |= 1 << kind;
  }
  return bits;
}
