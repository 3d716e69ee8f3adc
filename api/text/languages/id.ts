// Indonesian. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/indonesian';
import type { LanguagePack } from '../pack/language-pack.ts';

export const id: LanguagePack = {
  code: 'id',
  rank: 3,
  detection: { countedIn: 'latin' },
  stem: stemmer,
  stemsAlso: ['ms'],
  functionWords: `ada adalah akan aku anda antara apa apakah atas atau bagaimana bagaimanakah bagi bahwa banyak beberapa begitu belum berapa berapakah
    bisa boleh bukan dalam dan dapat dari darimana daripada dengan di dia dimana dimanakah hanya harus hingga ia ini itu jadi jika
    juga kah kalau kami kamu kapan kapankah karena ke kepada kemana kenapa ketika kita lagi lah lain lebih maka mana manakah masih
    mengapa menjadi mereka merupakan mungkin namun nya oleh pada para paling pernah saat saja sampai sangat saya sebagai
    sebuah sebelum secara sedang sejak seorang seperti serta sesuatu setelah siapa siapakah suatu sudah supaya tapi telah tentang
    terhadap tersebut tetapi tidak untuk yaitu yakni yang apa apanya berada dilakukan tak`,
  chatWords: `halo hai hi permisi maaf mengganggu mohon tolong bantu bantuannya bantuan terima kasih makasih kak min admin gan sis bang pak bu mau tanya
    bertanya pertanyaan nanya sebentar lihat liat website situs web tempat tepat yakin kurang tahu tau bolehkah kemarin teman ngobrol soal ya dong sih deh nih banget
    penasaran ingin jelaskan beritahu bantuin kira dulu selamat pagi siang sore malam`,
  abbreviations: 'dll dsb dst yth jl no tgl hlm bpk ir drs',
  questions: {
    number: 'berapa|berapakah|seberapa|jumlah',
    date: 'kapan|kapankah|tahun berapa|tahun berapakah|tanggal berapa|bulan apa|abad berapa|jam berapa|hari apa',
    person: 'siapa|siapakah',
    place: 'di mana|dimana|dimanakah|mana|negara mana|kota apa|negara apa|darimana|darimanakah',
    reason: 'mengapa|kenapa|alasan|penyebab',
    manner: 'bagaimana|bagaimanakah|cara',
    definition: 'apa itu|apakah itu|apa yang dimaksud|apakah yang dimaksud|apakah|apa',
  },
  comparing: 'perbedaan|beda|bedanya|bandingkan|perbandingan|dibanding|dibandingkan|lebih baik mana|mana yang lebih',
  valueQuestions: {
    timespan:
      'berapa lama|berapa lamakah|berapa detik|berapa menit|berapa jam|berapa hari|berapa minggu|berapa bulan|seberapa lama|seberapa cepat|lamanya|umur|usia|kapan',
    recurring: 'seberapa sering|berapa kali|berapa sering|berapa lama sekali',
    money: 'harga|harganya|biaya|biayanya|ongkos|ongkir|tarif|gaji',
    percent: 'persen|persentase',
    measure:
      'seberapa jauh|berapa jauh|berapa tinggi|berapa luas|berapa berat|berapa panjang|luas|tinggi|panjang|berat|suhu|kapasitas|jarak',
    clock: 'jam berapa|pukul berapa|jam buka|buka|tutup|jam operasional',
    contact: 'nomor telepon|nomor hp|alamat email|nomor whatsapp',
  },
  values: {
    number:
      'satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|belas|puluh|ratus|ribu|juta|miliar|setengah|beberapa|sebuah|seratus|seribu',
    time: '(?:detik|menit|jam|hari|minggu|pekan|bulan|tahun|abad|dekade|malam)(?:nya)?|sehari|seminggu|sebulan|setahun|sejam',
    recurring: 'harian|mingguan|bulanan|tahunan|setiap|tiap|sekali|kali|per|rutin|selalu|berkala',
    money: 'rupiah|rp|idr|dolar|ribu|juta|gratis',
    free: 'gratis',
    amount: '(?<!\\p{L})rp\\.?\\s*\\p{N}',
    percent: 'persen|persentase',
    measure: 'meter|kilometer|liter|derajat|ton|hektar|sentimeter|gram|kilogram|kaki',
    month:
      'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|senin|selasa|rabu|kamis|jumat|sabtu|minggu|abad',
    clock: 'pukul|jam|pagi|siang|sore|malam|wib',
    hour: '(?:pukul|jam)\\s+\\p{N}+',
    cause: 'karena|sebab|akibat|disebabkan|oleh karena|agar|supaya|untuk|sehingga|alasan|demi',
    copula: 'adalah|ialah|merupakan|yaitu|yakni|disebut|berarti',
    at: 'di|ke|dari|kota|provinsi|kabupaten|jalan|jl|desa|negara|kecamatan',
    backwards: 'ia|dia|mereka|beliau|hal ini|ini|itu|namun|selain itu|tetapi|kemudian',
  },
  attributes: {
    weight: {
      asks: 'berapa berat|seberapa berat|beratnya|berat|bobot|berapa kilo|berapa gram',
      names: 'berat bobot kilogram',
    },
    size: {
      asks: 'ukuran|dimensi|seberapa besar|berapa lebar|berapa tinggi|berapa panjang|seberapa tinggi|seberapa lebar',
      names: 'lebar tinggi panjang ukuran dimensi',
    },
    price: {
      asks: 'harga|harganya|berapa duit|berapa rupiah|biaya|biayanya|ongkos|tarif',
      names: 'harga biaya ongkos tarif rupiah rp',
    },
    hours: {
      asks: 'jam buka|jam operasional|buka jam berapa|tutup jam berapa|jam kerja|jam tutup|buka hari',
      names: 'pukul senin selasa rabu kamis jumat sabtu minggu',
    },
    contact: {
      asks: 'nomor telepon|telepon|nomor hp|alamat email|email|hubungi|kontak|whatsapp',
      names: 'telepon email surel whatsapp hubungi',
    },
  },
  relatedWords: `harga biaya tarif ongkos rupiah|bayar pembayaran|beli membeli pembelian pesan|jual menjual penjualan|kirim pengiriman ongkir antar
    |kembali pengembalian retur refund|tukar penukaran ganti|garansi jaminan|rusak kerusakan cacat|perbaiki perbaikan servis|buka jam|tutup
    |alamat lokasi terletak|kontak hubungi telepon|istri suami menikah|lahir kelahiran|meninggal wafat mati kematian|raja penguasa kaisar
    |ibu ibunda|ayah bapak|anak putra putri|penduduk populasi jiwa|tinggi ketinggian|berat bobot
    |pendiri didirikan mendirikan|penemu menemukan ditemukan|pencipta diciptakan menciptakan|penulis pengarang ditulis menulis|presiden pemimpin
    |buku novel|sekolah universitas|penyakit|obat|gejala|penyebab disebabkan akibat|tujuan|jenis macam tipe
    |mulai dimulai|selesai berakhir|perang pertempuran`,
  searchIntent: {
    hard: 'cari di internet|cari di web|cari di google|cari lewat internet|pencarian web|pencarian internet|telusuri web|telusuri internet|googling',
    verbs: 'cari|carikan|carilah|mencari|telusuri|temukan|google',
    nouns: 'web|internet|daring|online|berita|informasi|info|laporan|artikel',
    google: 'googling',
    googleWords: 'google',
  },
  figures: {
    units: {
      second: 'detik',
      minute: 'menit',
      hour: 'jam',
      day: 'hari',
      week: 'minggu pekan',
      month: 'bulan',
      year: 'tahun',
      percent: 'persen',
      millilitre: 'mililiter',
      degree: 'derajat',
    },
    currencies: {
      dollar: 'dolar',
      IDR: 'rp rp. rupiah',
    },
    currenciesAhead: 'rp. rp',
    scales: 'ribu:1e3 rb:1e3 juta:1e6 jt:1e6 miliar:1e9 milyar:1e9 triliun:1e12',
    months:
      'januari jan|februari feb|maret mar|april apr|mei|juni jun|juli jul|agustus agu|september sep|oktober okt|november nov|desember des',
    calendar: 'senin selasa rabu kamis jumat sabtu minggu',
    numbers:
      'nol:0 satu:1 dua:2 tiga:3 empat:4 lima:5 enam:6 tujuh:7 delapan:8 sembilan:9 sepuluh:10 sebelas:11 seratus:100 seribu:1000',
    factors: 'puluh:10 ratus:100 ribu:1000',
    teen: 'belas',
    partOf: 'dari|dari setiap',
    range: 'hingga|sampai',
    capitals: 'anda',
    times: [{ pattern: /(?<=(?:pukul|jam)\s)(?<hour>\d{1,2})[.](?<minute>\d{2})(?!\d)/giu, hint: /pukul|jam/i }],
  },
  citing: {
    asides: [
      'menurut',
      ...['disebutkan', 'dijelaskan', 'dinyatakan', 'tertera', 'tercantum', 'tertulis'].flatMap((said) =>
        ['di', 'dalam', 'pada', 'oleh'].flatMap((at) => [
          `seperti ${said} ${at}`,
          `seperti yang ${said} ${at}`,
          `sebagaimana ${said} ${at}`,
        ]),
      ),
    ].join('|'),
    bases: 'berdasarkan|sesuai|sesuai dengan|mengacu pada',
    clauses: 'seperti|seperti yang|sebagaimana',
    clauseTail: ' +(?:katakan|sebutkan|nyatakan|jelaskan|tulis)(?!\\p{L})',
    pointers: 'lihat|lihat juga|silakan lihat|baca|simak|sumber:',
    pointerTail: '(?: +untuk (?:detail|informasi|keterangan|info)(?: lebih lanjut| selengkapnya)?)?',
    speakerTail:
      ' +(?:menyatakan|menyebutkan|mengatakan|menjelaskan|menulis|melaporkan|menyebut|menunjukkan)(?: +bahwa|:)(?!\\p{L})',
    prepositions: 'di|dari|dalam|pada|oleh|dengan|ke|seperti|berdasarkan|sesuai|sesuai dengan',
    nouns: 'sumber|halaman|laman|artikel|dokumen|hasil',
    joiners: 'dan|atau|serta',
    page: 'halaman tersebut',
  },
  followUp: { openings: 'dan|kalau|kalo|lalu|terus|bagaimana dengan|gimana dengan|bagaimana kalau|atau' },
  smallTalk: {
    greeting:
      /^(halo|hallo|hai|permisi|assalamualaikum)( (kak|min|semua|admin|gan|mas|mbak))?$|^selamat (pagi|siang|sore|malam)( (kak|min))?$/,
    thanks: /^(terima kasih|terimakasih|makasih|trims|thanks)( (banyak|kak|min|ya))*$/,
    bye: /^(sampai jumpa|selamat tinggal|dadah|bye)$/,
    about:
      /^(kamu|anda) siapa$|^siapa (kamu|anda)$|^apa yang bisa (kamu|anda) (lakukan|bantu)$|^(tolong )?bantu (saya|aku)$/,
  },
  replies: {
    greeting: 'Halo! Apa yang ingin Anda ketahui?',
    thanks: 'Sama-sama. Silakan bertanya lagi bila perlu.',
    bye: 'Sampai jumpa, terima kasih atas kunjungan Anda.',
    about:
      'Saya mencari di halaman situs ini dan menjawab dengan kalimat aslinya, lengkap dengan sumbernya. Apa yang ingin Anda ketahui?',
    empty: 'Apa yang ingin Anda ketahui? Tulis pertanyaan Anda, dan saya akan mencarinya di situs ini.',
    notAnswered: 'Saya tidak menemukan jawaban untuk pertanyaan ini di situs ini.',
    unsure: 'Saya tidak menemukan jawaban yang pasti. Bagian ini mungkin membantu:',
    closest: 'Bagian yang paling dekat:',
    nothingFound:
      'Saya tidak menemukan apa pun tentang ini di situs ini. Coba kata lain atau pertanyaan yang lebih singkat.',
    stillReading: (read, of) =>
      of === 0
        ? 'Saya baru mulai membaca situs ini.'
        : `Saya masih membaca situs ini: sejauh ini ${read} dari ${of} halaman.`,
    notAnsweredYet: 'Halaman yang sudah dibaca belum menjawab pertanyaan ini. Silakan tanyakan lagi sebentar lagi.',
    failed: 'Pencarian sedang tidak berfungsi. Silakan coba lagi sebentar lagi.',
    standIn: 'Asisten sedang tidak tersedia. Jawaban ini diambil dari halaman situs ini.',
  },
  stepLabels: {
    searchingSite: 'Mencari di situs ini',
    searchedSite: 'Pencarian di situs ini',
    searchingWeb: 'Mencari di web',
    searchedWeb: 'Pencarian di web',
    searchFailed: 'Pencarian gagal',
    reading: (page) => `Membaca ${page}`,
    read: (page) => `Selesai membaca ${page}`,
    notRead: (page) => `Tidak dapat membaca ${page}`,
  },
};
