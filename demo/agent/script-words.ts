// What the demo's script says and which words it listens for, in the languages of the demo's pages.

/** How a message is recognised, in lower case. Order numbers are found apart from it. */
export type ScriptCues = {
  /** One of them with an order number: it is looked up, or cancelled. */
  order: readonly string[];
  cancel: readonly string[];
  /** One of them, and one of `show`: what a machine consumes is wanted. */
  consumption: readonly string[];
  show: readonly string[];
  /** All machines are meant. */
  all: readonly string[];
  /** Whole messages about the order that was named before. */
  cancelIt: readonly string[];
  whereIsIt: readonly string[];
};

export type ScriptWords = ScriptCues & {
  /** Begins every answer of the script: nobody is to take it for a language model. */
  notice: string;
  lookingUp: string;
  reading: string;
  /** `total`: with its currency. */
  orderText(facts: { number: string; items: string; total: string; placed: string; state: string }): string;
  states: { preparing: string; sent: string; delivered: string; cancelled: string };
  unknownOrder(number: string): string;
  notCancellable: { sent: string; delivered: string; cancelled: string };
  cancelled(number: string, total: string): string;
  /** The visitor refused, nobody decided, or the shop refused. */
  kept(number: string): string;
  which: string;
  allMachines: string;
  unknownMachine: string;
  chartTitle(machine: string): string;
  allTitle: string;
  year(machine: string, kWh: number): string;
  failed: string;
};

/** What the chat says of itself and suggests while the script plays. */
export const EXAMPLES: Readonly<Record<string, { description: string; suggestions: readonly string[] }>> = {
  en: {
    description: 'Answers from the pages of this site; orders and charts are played by a script',
    suggestions: ['Where is order 10042718?', 'Cancel order 10042718', 'Show me what my machine consumes'],
  },
  vi: {
    description: 'Trả lời từ các trang của website này; phần đơn hàng và biểu đồ do kịch bản diễn',
    suggestions: [
      'Đơn hàng 10042718 đang ở đâu?',
      'Hủy đơn hàng 10042718',
      'Cho tôi xem máy của tôi tốn bao nhiêu điện',
    ],
  },
  zh: {
    description: '根据本网站的页面回答；订单和图表由脚本演示',
    suggestions: ['订单 10042718 到哪里了？', '取消订单 10042718', '显示我的机器的耗电量'],
  },
  id: {
    description: 'Menjawab dari halaman situs ini; pesanan dan grafik dimainkan oleh skrip',
    suggestions: ['Di mana pesanan 10042718?', 'Batalkan pesanan 10042718', 'Tampilkan konsumsi listrik mesin saya'],
  },
};

export const SCRIPT_WORDS: Readonly<Record<string, ScriptWords>> = {
  en: {
    order: ['order', 'parcel', 'package', 'where'],
    cancel: ['cancel'],
    consumption: ['consume', 'consumes', 'consumption', 'electricity', 'energy', 'kwh'],
    show: ['show', 'chart', 'graph', 'draw', 'compare'],
    all: ['all', 'every', 'three'],
    cancelIt: ['cancel it', 'cancel it please', 'please cancel it', 'cancel this order', 'cancel that order'],
    whereIsIt: ['where is it', 'where is it now', 'look it up again', 'is it cancelled', 'is it cancelled now'],
    notice: 'This is the demo’s script: no language model is at work here.',
    lookingUp: 'I look the order up.',
    reading: 'I read the figures of the machine.',
    orderText: ({ number, items, total, placed, state }) =>
      `**Order ${number}** of ${placed} is ${state}.\n\n- ${items}\n- ${total} with VAT`,
    states: { preparing: 'being packed', sent: 'on its way', delivered: 'delivered', cancelled: 'cancelled' },
    unknownOrder: (number) =>
      `The shop has no order ${number}. Orders of this demo are 10042718, 10042731, 10042655 and 10041902.`,
    notCancellable: {
      sent: 'It has left already, so it cannot be cancelled. You can send it back within 30 days of delivery.',
      delivered: 'It is delivered, so it cannot be cancelled.',
      cancelled: 'There is nothing left to cancel.',
    },
    cancelled: (number, total) => `Order ${number} is cancelled. ${total} goes back the way you paid.`,
    kept: (number) => `Order ${number} was not cancelled and stays as it was.`,
    which: 'Which machine do you mean?',
    allMachines: 'All three, side by side',
    unknownMachine: 'The script knows the Alder Mini, the Alder One and the Alder Duo, and shows all three.',
    chartTitle: (machine) => `${machine}: electricity in a year`,
    allTitle: 'Electricity in a year',
    year: (machine, kWh) => `The ${machine} uses about ${kWh} kWh a year with two coffees a day.`,
    failed: 'The service of the shop did not answer as it should. Nothing was changed.',
  },
  vi: {
    order: ['đơn', 'đơn hàng'],
    cancel: ['hủy', 'huỷ'],
    consumption: ['điện', 'kwh', 'tiêu thụ'],
    show: ['xem', 'biểu đồ', 'vẽ', 'so sánh'],
    all: ['cả ba', 'tất cả', 'mọi máy'],
    cancelIt: ['hủy đơn đó', 'hủy đơn này', 'hủy đi', 'huỷ đơn đó', 'huỷ đi'],
    whereIsIt: ['đơn đó đang ở đâu', 'tra lại', 'đã hủy chưa'],
    notice: 'Đây là kịch bản của bản demo: không có mô hình ngôn ngữ nào đang chạy.',
    lookingUp: 'Mình tra đơn hàng.',
    reading: 'Mình đọc số liệu của máy.',
    orderText: ({ number, items, total, placed, state }) =>
      `**Đơn hàng ${number}** ngày ${placed} ${state}.\n\n- ${items}\n- ${total} đã gồm VAT`,
    states: {
      preparing: 'đang được đóng gói',
      sent: 'đang trên đường giao',
      delivered: 'đã giao',
      cancelled: 'đã hủy',
    },
    unknownOrder: (number) =>
      `Cửa hàng không có đơn ${number}. Các đơn của bản demo là 10042718, 10042731, 10042655 và 10041902.`,
    notCancellable: {
      sent: 'Đơn đã gửi đi nên không hủy được. Bạn có thể trả hàng trong 30 ngày kể từ khi nhận.',
      delivered: 'Đơn đã giao nên không hủy được.',
      cancelled: 'Không còn gì để hủy.',
    },
    cancelled: (number, total) => `Đơn hàng ${number} đã hủy. ${total} được hoàn lại theo cách bạn đã thanh toán.`,
    kept: (number) => `Đơn hàng ${number} không bị hủy và vẫn như cũ.`,
    which: 'Bạn muốn nói máy nào?',
    allMachines: 'Cả ba máy cạnh nhau',
    unknownMachine: 'Kịch bản biết Alder Mini, Alder One và Alder Duo, nên cho xem cả ba.',
    chartTitle: (machine) => `${machine}: điện năng trong một năm`,
    allTitle: 'Điện năng trong một năm',
    year: (machine, kWh) => `${machine} dùng khoảng ${kWh} kWh một năm với hai ly cà phê mỗi ngày.`,
    failed: 'Dịch vụ của cửa hàng không trả lời đúng. Chưa có gì thay đổi.',
  },
  zh: {
    order: ['订单', '包裹'],
    cancel: ['取消'],
    consumption: ['耗电', '用电', '电量', 'kwh'],
    show: ['显示', '图', '看', '比较'],
    all: ['所有', '全部', '三台'],
    cancelIt: ['取消它', '取消这个订单', '取消吧'],
    whereIsIt: ['它在哪里', '现在到哪里了', '再查一次', '取消了吗'],
    notice: '这是演示脚本：没有语言模型在运行。',
    lookingUp: '我来查询订单。',
    reading: '我来读取机器的数据。',
    orderText: ({ number, items, total, placed, state }) =>
      `**订单 ${number}**（${placed}）${state}。\n\n- ${items}\n- ${total}，含税`,
    states: { preparing: '正在打包', sent: '已在途中', delivered: '已送达', cancelled: '已取消' },
    unknownOrder: (number) => `本店没有订单 ${number}。演示的订单有 10042718、10042731、10042655 和 10041902。`,
    notCancellable: {
      sent: '订单已经寄出，无法取消。收到后 30 天内可以退货。',
      delivered: '订单已经送达，无法取消。',
      cancelled: '没有可以取消的了。',
    },
    cancelled: (number, total) => `订单 ${number} 已取消。${total} 将按原付款方式退回。`,
    kept: (number) => `订单 ${number} 没有取消，保持原样。`,
    which: '您指的是哪台机器？',
    allMachines: '三台并列',
    unknownMachine: '脚本只知道 Alder Mini、Alder One 和 Alder Duo，所以三台都显示。',
    chartTitle: (machine) => `${machine}：一年的用电量`,
    allTitle: '一年的用电量',
    year: (machine, kWh) => `${machine} 按每天两杯咖啡计算，一年约用电 ${kWh} 千瓦时。`,
    failed: '商店的服务没有正常回答。没有任何更改。',
  },
  id: {
    order: ['pesanan', 'paket'],
    cancel: ['batal', 'batalkan', 'membatalkan'],
    consumption: ['listrik', 'konsumsi', 'energi', 'kwh'],
    show: ['tampilkan', 'lihat', 'grafik', 'bandingkan'],
    all: ['semua', 'ketiga', 'ketiganya'],
    cancelIt: ['batalkan saja', 'batalkan itu', 'batalkan pesanan itu'],
    whereIsIt: ['di mana sekarang', 'cek lagi', 'sudah dibatalkan'],
    notice: 'Ini skrip demo: tidak ada model bahasa yang bekerja di sini.',
    lookingUp: 'Saya memeriksa pesanannya.',
    reading: 'Saya membaca angka mesinnya.',
    orderText: ({ number, items, total, placed, state }) =>
      `**Pesanan ${number}** tanggal ${placed} ${state}.\n\n- ${items}\n- ${total} termasuk PPN`,
    states: {
      preparing: 'sedang dikemas',
      sent: 'dalam perjalanan',
      delivered: 'sudah diterima',
      cancelled: 'sudah dibatalkan',
    },
    unknownOrder: (number) =>
      `Toko tidak punya pesanan ${number}. Pesanan demo ini: 10042718, 10042731, 10042655, dan 10041902.`,
    notCancellable: {
      sent: 'Pesanan sudah dikirim sehingga tidak dapat dibatalkan. Anda dapat mengembalikannya dalam 30 hari setelah diterima.',
      delivered: 'Pesanan sudah diterima sehingga tidak dapat dibatalkan.',
      cancelled: 'Tidak ada lagi yang perlu dibatalkan.',
    },
    cancelled: (number, total) => `Pesanan ${number} dibatalkan. ${total} dikembalikan dengan cara Anda membayar.`,
    kept: (number) => `Pesanan ${number} tidak dibatalkan dan tetap seperti semula.`,
    which: 'Mesin yang mana?',
    allMachines: 'Ketiganya berdampingan',
    unknownMachine: 'Skrip ini mengenal Alder Mini, Alder One, dan Alder Duo, jadi ketiganya ditampilkan.',
    chartTitle: (machine) => `${machine}: listrik dalam setahun`,
    allTitle: 'Listrik dalam setahun',
    year: (machine, kWh) => `${machine} memakai sekitar ${kWh} kWh setahun dengan dua kopi sehari.`,
    failed: 'Layanan toko tidak menjawab sebagaimana mestinya. Tidak ada yang berubah.',
  },
};
