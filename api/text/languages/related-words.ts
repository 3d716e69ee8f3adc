// Words that visitors and sites use for the same thing, per language: a question in the one weakly matches a page with the other.
// Data only; read by related-stems.ts. Groups are separated by `|`, words by spaces; a word may be in several groups.
// Written by hand for the vocabulary of ordinary sites, without claim to completeness.

/** Groups by base language code. Lower case; words are single words as the analysis cuts them. */
export const RELATED_WORDS: Readonly<Record<string, string>> = {
  en: `price cost fee charge rate expense tariff|pay payment paid|cheap affordable inexpensive discount|expensive costly|free complimentary gratis
    |buy purchase order acquire|sell sale retail|shop store|shipping delivery dispatch shipment postage|ship deliver send dispatch
    |return refund reimburse reimbursement|exchange replace replacement swap|warranty guarantee|cancel cancellation withdraw terminate
    |repair fix mend service|broken faulty defective damaged|problem issue fault trouble error failure|clean cleaning wash
    |open opening hours|close closed closing|contact reach call phone telephone email|address location located|hire recruit employ
    |job career vacancy employment position|staff employee worker personnel|boss manager head director|company firm business corporation enterprise
    |customer client buyer|user visitor member|account profile|login signin log sign|password passcode|register registration enroll signup
    |delete remove erase|add insert include|change modify alter update edit|create make build produce|start begin launch commence
    |stop end finish cease|need require requirement necessary|allow permit let enable|forbid prohibit ban|help support assist assistance
    |use usage utilize employ|get obtain receive acquire|give provide supply offer grant|show display present|find locate discover
    |choose select pick|keep retain store save|share disclose reveal transfer|collect gather obtain|data information details|protect secure safeguard
    |secure security safe safety|privacy private confidential|law legal statute|rule regulation policy|agreement contract terms
    |child children kid minor|parent mother father guardian|wife spouse husband married marry|born birth birthplace|die death died dead killed
    |kill murder assassinate|king monarch ruler emperor|win won victory winner|lose lost defeat|fight battle war|attack invade invasion
    |country nation state|city town|inhabitants population residents|live reside dwell|leader chief head president|author writer write written
    |film movie picture|book novel|song music|photo picture image|name called named known|found establish founder founded
    |invent inventor invention|discover discovery|cause reason lead|result effect consequence outcome|purpose aim goal objective
    |kind type sort category|part component piece|amount quantity number|size dimensions|weight heavy weigh|height tall high|width wide|depth deep
    |length long|distance far|speed fast quick quickly rapid|slow slowly|big large huge great|small little tiny compact|old age aged|new recent latest
    |hot warm heat temperature|cold cool|water moisture|illness disease sickness disorder|doctor physician|medicine drug medication
    |treat treatment therapy cure|symptom sign|infect infection|car vehicle automobile|road street|flat apartment|house home|travel trip journey tour
    |airplane plane aircraft|ship boat vessel|teach teacher teaching education|student pupil|school university college|study research
    |idea concept notion|say state claim|think believe|important significant major key|main primary principal|also too additionally
    |method technique approach way procedure|difference differ distinct|similar alike like|increase rise grow growth|decrease decline reduce reduction fall
    |show demonstrate prove|example instance|document file paper|picture illustration|limit maximum cap|minimum least|average mean
    |error exception|function method|parameter argument option setting|configure configuration setup set|install installation|download fetch
    |delete destroy|machine device appliance|battery power|website site page`,
  vi: `giá phí tiền đồng|mua đặt|bán|giao ship vận chuyển|đổi trả hoàn|hỏng lỗi hư|sửa chữa|mở|đóng|cao chiều|rộng|dài|vợ chồng|sinh đẻ|mất chết|ô xe`,
  id: `harga biaya tarif ongkos rupiah|bayar pembayaran|beli membeli pembelian pesan|jual menjual penjualan|kirim pengiriman ongkir antar
    |kembali pengembalian retur refund|tukar penukaran ganti|garansi jaminan|rusak kerusakan cacat|perbaiki perbaikan servis|buka jam|tutup
    |alamat lokasi terletak|kontak hubungi telepon|istri suami menikah|lahir kelahiran|meninggal wafat mati kematian|raja penguasa kaisar
    |ibu ibunda|ayah bapak|anak putra putri|penduduk populasi jiwa|tinggi ketinggian|berat bobot
    |pendiri didirikan mendirikan|penemu menemukan ditemukan|pencipta diciptakan menciptakan|penulis pengarang ditulis menulis|presiden pemimpin
    |buku novel|sekolah universitas|penyakit|obat|gejala|penyebab disebabkan akibat|tujuan|jenis macam tipe
    |mulai dimulai|selesai berakhir|perang pertempuran`,
  zh: `价格 售价 价钱 费用 收费 钱 元 欧元 多少钱|付款 支付 付费|便宜 优惠 折扣|购买 买 订购 下单 选购|出售 销售 卖|商店 门店 店铺|配送 运送 送货 快递 发货 运输 寄
    |运费 邮费 免运费|退货 退款 退换|换货 更换 换|保修 质保 保修期 保固 担保|取消 撤销|维修 修理 修|坏 故障 损坏 问题|清洁 清洗|营业 开门 开放 营业时间|关门 关闭 打烊
    |联系 电话 邮箱 邮件|地址 位置 位于|员工 职员|公司 企业|顾客 客户 用户|账户 账号|登录 登陆|密码|注册|删除 移除|修改 更改 更新|开始 起|结束 停止|需要 必须
    |允许 可以|帮助 支持|使用 用|选择 挑选|分享 披露 提供|收集 获取|数据 信息 资料|保护 安全|隐私|法律 法规|儿童 孩子 未成年人|妻子 丈夫 结婚 夫人|出生 生于 诞生
    |死 去世 逝世 死亡|皇帝 国王 君主|赢 胜利 获胜|战争 战役|国家|城市|人口 居民|作者 作家 写 著|电影 影片|书 小说|歌曲 音乐|图片 照片|名字 名称 叫 称为|成立 创立 创办 建立 创建
    |发明 发明者|发现|原因 因为 由于 导致|结果 后果|目的 目标|种类 类型|部分|重量 重 公斤 千克|尺寸 大小 宽 高 厘米|高度 高|长度 长|面积|距离 远|速度 快|温度 热|疾病 病|医生|药物 药|治疗|症状
    |汽车 车|飞机|学生|学校 大学|方法 方式|区别 不同|增加 增长|减少 下降`,
};

/**
 * English words whose forms no rule of endings brings together, by space: the forms of one word; by `|`: the next word. Forms that
 * are more often another word ("found", "left", "felt") are left out.
 */
export const IRREGULAR_FORMS: Readonly<Record<string, string>> = {
  en: `arise arose arisen|awake awoke awoken|bear bore borne|beat beaten|become became|begin began begun|bend bent|bind bound|bite bit bitten|bleed bled|blow blew blown
    |break broke broken|breed bred|bring brought|build built|burn burnt|buy bought|catch caught|choose chose chosen|cling clung|come came|creep crept
    |deal dealt|dig dug|draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|fight fought|flee fled
    |fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|go went gone
    |grow grew grown|hang hung|hear heard|hide hid hidden|hold held|keep kept|know knew known|lay laid|lead led|learn learnt|lend lent|lose lost|make made|mean meant
    |meet met|pay paid|ride rode ridden|ring rang rung|rise rose risen|run ran|say said|see saw seen|seek sought|sell sold|send sent|sew sewn|shake shook shaken
    |shine shone|shoot shot|show shown|shrink shrank shrunk|sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|speak spoke spoken|spend spent|spin spun
    |stand stood|steal stole stolen|stick stuck|sting stung|strike struck|strive strove striven|swear swore sworn|sweep swept|swim swam swum|swing swung|take took taken
    |teach taught|tear tore torn|tell told|think thought|throw threw thrown|understand understood|wake woke woken|wear wore worn|weave wove woven|weep wept|win won|withdraw withdrew withdrawn
    |write wrote written|man men|woman women|child children|foot feet|tooth teeth|mouse mice|goose geese|person people|life lives|wife wives|knife knives|leaf leaves|wolf wolves
    |half halves|bacterium bacteria|virus viruses virion|criterion criteria|phenomenon phenomena|analysis analyses|hypothesis hypotheses|index indices|datum data`,
};
