// Attributes of things that visitors ask for and pages state in other words, often in a row of a table: "How heavy is it?", "Weight |
// 14.8 kg". Data only; see attributes.ts. Phrases that ask are lower case, whole words (pieces of text in scripts without spaces),
// separated by `|`; names and units are single words as the analysis cuts them, separated by spaces.
import { MONEY_MARK } from '../money-mark.ts';
import type { AskedValue } from './question-words.ts';

/** One attribute: the kind of value that answers, the phrases that ask for it, and the words beside its value, by language. */
export type AttributeWords = {
  readonly value: AskedValue;
  readonly asks: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
  /** Names in every language. */
  readonly signs: string;
};

/** First wins: "how much does it weigh" is about weight. */
export const ATTRIBUTES: readonly AttributeWords[] = [
  {
    value: 'measure',
    asks: {
      en: 'how heavy|weight|weigh|weighs|how many kilograms|how many kilos|how many grams|how many pounds',
      vi: 'nặng bao nhiêu|bao nhiêu cân|bao nhiêu kg|bao nhiêu ký|cân nặng|trọng lượng|khối lượng|nặng mấy',
      id: 'berapa berat|seberapa berat|beratnya|berat|bobot|berapa kilo|berapa gram',
      zh: '多重|多少公斤|多少千克|多少克|重量|几公斤|几斤|多少斤',
      de: 'wie schwer|gewicht|wiegt',
      es: 'cuánto pesa|peso|pesa',
      fr: 'combien pèse|poids|pèse',
    },
    names: {
      en: 'weight weighs heavy kilograms',
      vi: 'nặng',
      id: 'berat bobot kilogram',
      zh: '重 重量 净重 千克 公斤',
      de: 'gewicht wiegt schwer',
      es: 'peso pesa',
      fr: 'poids pèse',
    },
    signs: 'kg lb lbs',
  },
  {
    value: 'measure',
    asks: {
      en: 'how big|how large|how wide|how deep|how tall|how high|what size|dimensions|footprint|fit|fits|measurements',
      vi: 'kích thước|rộng bao nhiêu|cao bao nhiêu|dài bao nhiêu|sâu bao nhiêu|to bao nhiêu|to cỡ nào|cao cỡ nào|lớn cỡ nào',
      id: 'ukuran|dimensi|seberapa besar|berapa lebar|berapa tinggi|berapa panjang|seberapa tinggi|seberapa lebar',
      zh: '尺寸|多大|多宽|多高|多深|多长的|放得下|体积|占多少地方',
      de: 'wie groß|wie breit|wie hoch|wie tief|maße|abmessungen',
      es: 'qué tamaño|dimensiones|medidas|cuánto mide',
      fr: 'quelle taille|dimensions|quelle largeur|quelle hauteur',
    },
    names: {
      en: 'width depth height dimensions size wide deep tall compact',
      vi: 'rộng sâu cao dài thước',
      id: 'lebar tinggi panjang ukuran dimensi',
      zh: '宽 深 高 长 尺寸 厘米 毫米 高度 宽度 深度',
      de: 'breite höhe tiefe maße abmessungen',
      es: 'ancho alto largo dimensiones medidas',
      fr: 'largeur hauteur profondeur dimensions',
    },
    signs: 'cm',
  },
  {
    value: 'money',
    asks: {
      en: 'how much is|how much are|how much does|how much do|how much for|cost|costs|price|prices|pricing|expensive|how much money',
      vi: 'giá|bao nhiêu tiền|mấy tiền|chi phí|giá bao nhiêu|hết bao nhiêu',
      id: 'harga|harganya|berapa duit|berapa rupiah|biaya|biayanya|ongkos|tarif',
      zh: '多少钱|价格|价钱|售价|几块钱|多少元|怎么卖|贵不贵|什么价',
      de: 'kostet|kosten|preis|preise|wie teuer',
      es: 'cuánto cuesta|cuánto vale|precio|precios|cuánto es',
      fr: 'coûte|prix|combien coûte|tarif',
    },
    names: {
      en: 'price prices cost costs fee euros dollars pounds',
      vi: 'giá phí đồng vnd',
      id: 'harga biaya ongkos tarif rupiah rp',
      zh: '价格 售价 元 欧元 美元 人民币 费用',
      de: 'preis kostet kosten',
      es: 'precio cuesta costo',
      fr: 'prix coûte',
    },
    signs: `${MONEY_MARK} eur usd gbp`,
  },
  {
    value: 'clock',
    asks: {
      en: 'opening hours|opening times|business hours|hours of operation|working hours|what hours|what time do you open|what time do you close|when do you open|when do you close|when are you open|are you open|open on',
      vi: 'giờ mở cửa|mấy giờ mở cửa|mở cửa lúc nào|mở cửa mấy giờ|giờ làm việc|giờ đóng cửa|mấy giờ đóng cửa|mở cửa không',
      id: 'jam buka|jam operasional|buka jam berapa|tutup jam berapa|jam kerja|jam tutup|buka hari',
      zh: '营业时间|几点开门|几点关门|开放时间|服务时间|几点营业|什么时候开门|工作时间|几点上班',
      de: 'öffnungszeiten|geöffnet|wann öffnet|wann schließt',
      es: 'horario|a qué hora abre|a qué hora cierra|horarios',
      fr: 'horaires|heures d ouverture|à quelle heure ouvre',
    },
    names: {
      en: 'open opening hours monday tuesday wednesday thursday friday saturday sunday weekdays',
      vi: 'mở giờ thứ sáu bảy nhật',
      id: 'pukul senin selasa rabu kamis jumat sabtu minggu',
      zh: '营业 开放 周一 周五 周六 周日 星期一 星期五 工作日',
      de: 'geöffnet öffnungszeiten montag freitag samstag sonntag uhr',
      es: 'abierto horario lunes viernes sábado domingo',
      fr: 'ouvert horaires lundi vendredi samedi dimanche',
    },
    signs: '',
  },
  {
    value: 'contact',
    asks: {
      en: 'phone number|telephone number|phone|telephone|call you|reach you|contact you|email address|email|contact details|hotline',
      vi: 'số điện thoại|điện thoại|email|liên hệ|liên lạc|hotline',
      id: 'nomor telepon|telepon|nomor hp|alamat email|email|hubungi|kontak|whatsapp',
      zh: '电话|电话号码|联系方式|邮箱|怎么联系|客服',
      de: 'telefonnummer|telefon|kontakt|erreichen',
      es: 'teléfono|contacto|correo electrónico|contactar',
      fr: 'téléphone|contacter|joindre|courriel',
    },
    names: {
      en: 'phone telephone tel call mail email contact',
      vi: 'thoại email hotline',
      id: 'telepon email surel whatsapp hubungi',
      zh: '电话 致电 邮箱 邮件 客服 热线',
      de: 'telefon mail anrufen',
      es: 'teléfono correo email',
      fr: 'téléphone courriel mail',
    },
    signs: '',
  },
];
