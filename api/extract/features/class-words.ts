/**
 * Knows the names that site builders give to parts of a page: words found in class, id, role, item property and test names, in
 * the languages sites are written in, sorted into kinds. Data; how much a kind counts is learned (`content-model.ts`).
 */

import { NameTable } from '../html/name-table.ts';

/**
 * Words by kind. German, French, Spanish, Portuguese, Italian, Polish, Dutch, Russian (transliterated) and pinyin words
 * are listed with the English ones, since many sites name their templates in their own language.
 */
const WORDS_BY_KIND = {
  content:
    'article articles content contents post posts entry story body text main copy artikel inhalt beitrag contenido texto contenu corps testo articolo tresc zhengwen neirong detail details news blog prose markdown richtext wysiwyg rte page hentry paragraph statya',
  comment:
    'comment comments commentlist commenting disqus respond reply replies kommentar kommentare commentaire commentaires comentario comentarios komentarze reacties pinglun livefyre discussion guestbook',
  forum:
    'thread threads topic topics message messages forum postbody posttext answer answers question questions bbs viewtopic tiezi qa',
  navigation:
    'nav navi navigation navbar menu menus submenu breadcrumb breadcrumbs crumb crumbs pagination pager paging paginator toc sitemap toolbar topbar subnav skip jump prev next previous tabs daohang mainmenu topmenu menue',
  footer: 'foot footer footers colophon copyright legal imprint impressum bottom disclaimer dibu banquan pie rodape',
  header: 'header head masthead logo topbar branding site-header kopf cabecera toubu top',
  side: 'sidebar sidebars side aside rail widget widgets secondary tertiary complementary right left rightcol leftcol sidecolumn seitenleiste spalte barra lateral cebian',
  related:
    'related relacionados verwandte recommend recommended recommendation recommendations more similar popular trending most read also latest recent teaser teasers outbrain taboola upsell crosssell suggested suggestions readmore further mehr autres plus xiangguan tuijian hot moreon inline linked promo promos breaking ticker headlines mostread mostpopular trends onward seealso',
  social:
    'share sharing shares sharebar social socials facebook twitter follow addthis addtoany likes like whatsapp pinterest teilen compartir partager fenxiang sharedaddy bookmark print email mail tools actions',
  advert:
    'ad ads adv advert adverts advertisement advertising sponsor sponsored sponsors dfp gpt adsense banner banners werbung anzeige anzeigen publicidad publicite reklama guanggao adslot adbox commercial affiliate',
  byline:
    'byline author authors autor auteur bio dateline date datum fecha published posted pubdate time timestamp credit credits source vcard contributor meta metadata postmeta info postinfo zuozhe laiyuan updated avatar profile',
  tags: 'tag tags tagcloud category categories kategorie kategorien topics keywords labels cat taxonomy schlagworte etiquetas filed',
  media:
    'caption captions figcaption figure image images img photo photos gallery slideshow slider slide carousel picture thumb thumbnail media video player wp-caption bild bildunterschrift foto galerie legende tupian swiper',
  form: 'newsletter subscribe subscription signup signin login register registration search form forms input paywall premium membership donate donation suche buscar anmelden abo abonnement sousuo',
  notice:
    'cookie cookies consent gdpr modal popup overlay dialog alert notice notification banner toast tooltip dropdown lightbox hinweis privacy datenschutz',
  product:
    'product products price prices cart sku spec specs specification specifications shipping stock buy basket produkt preis warenkorb producto precio produit prix shop store woocommerce variant',
  review: 'review reviews rating ratings stars testimonial testimonials bewertung bewertungen',
  card: 'card cards item items grid list listing listings tile tiles result results collection archive loop feed row col gallery-item catalog',
  title: 'title headline heading subtitle subheading titel titre titulo titolo biaoti h1 subhead',
  lead: 'lead summary excerpt intro introduction abstract standfirst deck lede dek description chapo vorspann anrisstext zhaiyao desc',
  hidden:
    'hidden hide sr-only visually screen-reader-text invisible noprint print offscreen visuallyhidden collapse collapsed mobile',
  section:
    'faq faqs accordion panel tab tabpane tab-content hero section feature features block blocks module container wrapper wrap inner cta benefits steps',
  code: 'code highlight pre snippet syntax codeblock sourcecode example prettyprint docs doc documentation reference api method function class signature',
  references:
    'references reflist footnotes footnote bibliography citations cite citation infobox navbox sources literature',
} as const;

/** The kinds, in the order of their features. */
export const CLASS_KINDS: readonly string[] = Object.keys(WORDS_BY_KIND);

/** The kinds of each word, as a bit set in the order of `CLASS_KINDS`. */
const KINDS_OF_WORD: ReadonlyMap<string, number> = buildIndex();

function buildIndex(): Map<string, number> {
  const index = new Map<string, number>();
  for (const [kind, words] of Object.values(WORDS_BY_KIND).entries()) {
    for (const word of words.split(' ')) index.set(word, (index.get(word) ?? 0) | (1 << kind));
  }
  return index;
}

/**
 * Words that also count inside of longer ones (`relatedpoststitle`, `footerwrap`), since they hardly occur in others
 * by chance, with their kind.
 */
const STEMS: readonly (readonly [stem: string, kind: keyof typeof WORDS_BY_KIND])[] = [
  ['comment', 'comment'],
  ['related', 'related'],
  ['recommend', 'related'],
  ['popular', 'related'],
  ['footer', 'footer'],
  ['sidebar', 'side'],
  ['widget', 'side'],
  ['newsletter', 'form'],
  ['subscri', 'form'],
  ['breadcrumb', 'navigation'],
  ['navbar', 'navigation'],
  ['menu', 'navigation'],
  ['social', 'social'],
  ['share', 'social'],
  ['advert', 'advert'],
  ['sponsor', 'advert'],
  ['banner', 'advert'],
  ['caption', 'media'],
  ['gallery', 'media'],
  ['cookie', 'notice'],
  ['product', 'product'],
  ['review', 'review'],
  ['author', 'byline'],
  ['article', 'content'],
  ['content', 'content'],
  ['title', 'title'],
];

const BITS_OF_STEM = STEMS.map(([stem, kind]) => ({ stem, bits: 1 << CLASS_KINDS.indexOf(kind) }));

/** Matches any stem, with one search for all of them. */
const ANY_STEM = new RegExp(STEMS.map(([stem]) => stem).join('|'));

/** Shortest word, in characters, that is searched for stems. */
const MIN_STEM_WORD = 8;

/** Longest attribute text read, in characters: utility-class sites write thousands. */
export const MAX_NAME_CHARS = 400;

/**
 * Kinds named by a class, id or role text, as a bit set in the order of `CLASS_KINDS`. Words are split at everything but
 * letters, and at capitals inside (`postBody`, `post-body` and `post_body` are the same).
 */
export function kindsOf(name: string): number {
  const end = Math.min(name.length, MAX_NAME_CHARS);
  let bits = 0;
  let start = 0;
  let last = OTHER;
  for (let i = 0; i <= end; i += 1) {
    const kind = i === end ? OTHER : letterKind(name.charCodeAt(i));
    const isBreak = kind === OTHER || (kind === UPPER && last === LOWER);
    if (isBreak && i > start) bits |= parts.at(name, start, i).bits;
    if (kind === OTHER) start = i + 1;
    else if (isBreak) start = i;
    last = kind;
  }
  return bits;
}

const OTHER = 0;
const LOWER = 1;
const UPPER = 2;
const HYPHEN = 3;

function letterKind(code: number): number {
  if (code >= 97 && code <= 122) return LOWER;
  if (code >= 65 && code <= 90) return UPPER;
  return code === 45 ? HYPHEN : OTHER;
}

/** Cache of parts, shared by all pages: many sites use the same names. */
const parts = new NameTable<{ readonly name: string; readonly bits: number }>((name) => ({
  name,
  bits: kindsOfPart(name),
}));

/** Of a part that may have hyphens: it and the words between them. */
function kindsOfPart(part: string): number {
  let bits = kindsOfWord(part);
  if (part.includes('-')) for (const word of part.split('-')) bits |= kindsOfWord(word);
  return bits;
}

function kindsOfWord(word: string): number {
  const known = KINDS_OF_WORD.get(word);
  if (known !== undefined) return known;
  let bits = 0;
  if (word.length >= MIN_STEM_WORD && !word.includes('-') && ANY_STEM.test(word))
    for (const { stem, bits: own } of BITS_OF_STEM) if (word.includes(stem)) bits |= own;
  return bits;
}
