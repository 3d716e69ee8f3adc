// Indonesian. The fields are explained in ../pack/language-pack.ts.
import { COMMON_ID } from '../common-words/id.ts';
import { CONCEPTS_ID } from '../concepts/id.ts';
import { ELSEWHERE_ID } from '../elsewhere/id.ts';
import { ID_IN_ENGLISH } from '../in-english/id.ts';
import type { LanguagePack } from '../pack/language-pack.ts';
import { RELATED_ID } from '../related-words/id.ts';
import { stemIndonesian } from '../stems/id.ts';

export const id: LanguagePack = {
  code: 'id',
  rank: 3,
  detection: { countedIn: 'latin' },
  stem: stemIndonesian,
  stemsAlso: ['ms'],
  opinions: 'layak|bagus|rekomendasi|review',
  superlatives: {
    'price<': 'termurah|paling murah',
    'price>': 'termahal|paling mahal',
    'weight<': 'teringan|paling ringan',
    'weight>': 'terberat|paling berat',
    'any<': 'terkecil|paling kecil|tercepat|paling cepat',
    'any>': 'terbesar|paling besar|terpanjang',
  },
  polar: {
    begins: 'apakah|bisa|bisakah|boleh|bolehkah|dapat|apa|ada|bisa ga|kena|termasuk|terima|menerima|kirim|jual',
    ends: 'ga|gak|nggak|tidak|kah|ngga|gk',
    denies: 'tidak|tidak bisa|tidak dapat|tidak boleh|belum|bukan|jangan|tidak lagi',
    none: 'tanpa',
    grants: 'bisa|boleh|dapat|kami|anda bisa|anda dapat|sudah',
    vague:
      'bisa|boleh|dapat|diizinkan|diperbolehkan|tersedia|menerima|diterima|termasuk|pakai|memakai|dipakai|pake|punya|ada|bawa|membawa|menyediakan|jual|menjual',
    cases: 'jika|bila|kalau|kecuali|hanya|tanpa|setelah|sebelum|ketika|saat|asalkan|lebih dari|kurang dari|sampai',
    breaks: 'karena|tetapi|tapi|namun|meskipun|sebab|sehingga|sedangkan',
    circumstances: 'dengan|untuk|di|dari|dalam|pada|selama|oleh',
    yes: 'Ya.',
    no: 'Tidak.',
  },
  cases: {
    below: 'di bawah|kurang dari|lebih muda dari|sebelum',
    atMost: 'hingga|sampai|maksimal|maksimum|maks|maks.|paling banyak|tidak lebih dari|dalam',
    above: 'di atas|lebih dari',
    atLeast: 'dari|mulai|minimal|minimum|min|min.|paling sedikit|sekurangnya',
    orMore: '+|ke atas|atau lebih|dan lebih',
    orLess: 'ke bawah|atau kurang',
    old: 'tahun umur|tahun usia|thn|tahun|umur',
    isAged: 'umur|usia|berumur|berusia|umurnya|usianya',
    afterAge: 'dan|atau|tahun|bisa|boleh|apa|thn',
    people: 'orang|anak|dewasa|tamu|siswa|murid|peserta|karyawan|org',
    groupOf: 'rombongan|kelompok|grup|untuk|buat|kami',
    ahead: 'sebelumnya|sebelum|lagi|di muka',
    columns: {
      age: 'umur|usia|tahun|anak',
      people: 'orang|peserta|tamu|jumlah|kelompok|anak|siswa',
      ahead: 'pembatalan|batal|sebelum|hari|waktu',
      mass: 'berat|kg|kilo|anjing|kucing|paket',
      length: 'panjang|tinggi|meter|m|cm',
    },
  },
  limits:
    'jika|bila|kecuali|hanya|paling|minimal|maksimal|lebih|kurang|di atas|di bawah|sekitar|kira-kira|biasanya|kadang|tanpa|lain|lainnya|ketika|saat|bekas|anak|promo|dulu',
  pageWords:
    'tentang kami beranda selamat datang kontak berita jurnal blog pertanyaan umum sering diajukan bantuan dukungan layanan syarat ketentuan kebijakan informasi dan toko',
  functionWords: `ada adalah akan aku anda antara apa apakah atas atau bagaimana bagaimanakah bagi bahwa banyak beberapa begitu belum berapa berapakah
    bisa boleh bukan dalam dan dapat dari darimana daripada dengan di dia dimana dimanakah hanya harus hingga ia ini itu jadi jika
    juga kah kalau kami kamu kapan kapankah karena ke kepada kemana kenapa ketika kita lagi lah lain lebih maka mana manakah masih
    mengapa menjadi mereka merupakan mungkin namun nya oleh pada para paling pernah saat saja sampai sangat saya sebagai
    sama sebuah sebelum secara sedang sejak seorang seperti serta sesuatu setelah siapa siapakah suatu sudah supaya tapi telah tentang
    terhadap tersebut tetapi tidak untuk yaitu yakni yang apa apanya berada dilakukan tak`,
  chatWords: `halo hai hi permisi maaf mengganggu mohon tolong bantu bantuannya bantuan terima kasih makasih kak min admin gan sis bang pak bu mau tanya
    bertanya pertanyaan nanya sebentar lihat liat website situs web tempat tepat yakin kurang tahu tau bolehkah kemarin teman ngobrol soal ya dong sih deh nih banget
    penasaran ingin jelaskan beritahu bantuin kira dulu selamat pagi siang sore malam`,
  offers: 'jual|jualan|menjual|dijual',
  having: {
    begins: 'ada|apakah ada|apa ada|jual|punya|tersedia',
    says: (name) => `Ada: ${name}.`,
  },
  services: 'servis|perbaiki|reparasi',
  negations: 'tidak|tanpa|hilang|mati',
  leadsWithTextWords: true,
  textWords: 'kebijakan ketentuan aturan informasi info detail syarat',
  abbreviations: 'dll dsb dst yth jl no tgl hlm bpk ir drs',
  shorthand:
    'brp=berapa|brapa=berapa|gmn=bagaimana|gmna=bagaimana|gimana=bagaimana|yg=yang|hub=hubungi|telp=telepon|tlp=telepon|tlpn=telepon|jg=juga|sy=saya|dgn=dengan|dg=dengan|sm=sama|ama=sama|utk=untuk|bs=bisa|krn=karena|blm=belum|sdh=sudah|udh=sudah|tdk=tidak|gk=tidak|gak=tidak|ga=tidak|ngga=tidak|nggak=tidak|org=orang|dmn=dimana|dmna=dimana|kpn=kapan|knp=kenapa|skrg=sekarang|hrg=harga|byr=bayar|krm=kirim|bsk=besok|jkt=jakarta|kmrn=kemarin|tgl=tanggal|almt=alamat|pd=pada|kl=kalau|klo=kalau|kalo=kalau|lbh=lebih|dpt=dapat|bln=bulan|thn=tahun|mnt=menit|brg=barang|taun=tahun|thun=tahun|bersihin=bersihkan|benerin=perbaiki|balikin=kembalikan|ngirim=kirim|ongkirnya=ongkir|pake=pakai|makai=pakai|sampe=sampai|nyampe=sampai|dus=kotak|serpis=servis|nomer=nomor',
  questions: {
    number: 'berapa|berapakah|seberapa|jumlah',
    date: 'kapan|kapankah|tahun berapa|tahun berapakah|tanggal berapa|bulan apa|abad berapa|jam berapa|hari apa',
    person: 'siapa|siapakah',
    place: 'di mana|dimana|dimanakah|mana|negara mana|kota apa|negara apa|darimana|darimanakah',
    reason: 'mengapa|kenapa|alasan|penyebab',
    manner: 'bagaimana|bagaimanakah|cara',
    definition: 'apa itu|apakah itu|apa yang dimaksud|apakah yang dimaksud|apakah|apa',
  },
  residing: 'tinggal|domisili|saya|aku',
  choosing: 'atau',
  comparing: 'perbedaan|beda|bedanya|bandingkan|perbandingan|dibanding|dibandingkan|lebih baik mana|mana yang lebih',
  timeNouns: {
    nouns: 'jam',
    isLast: false,
    lasting: 'tangan|dinding|berapa|lagi|ini|itu',
  },
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
      asks: 'berapa berat|seberapa berat|beratnya|berat|bobot|berapa kilo|berapa gram|berapa kg|berapa kilogram|berapa kilonya|ringan tidak|berat tidak',
      names: 'berat bobot kilogram',
    },
    size: {
      asks: 'ukuran|dimensi|seberapa besar|berapa lebar|berapa tinggi|berapa panjang|seberapa tinggi|seberapa lebar|tingginya|lebarnya|panjangnya|tinggi|lebar|berapa cm|berapa senti|seberapa panjang|gede nya|segede apa|sebesar apa|dimensinya|ukurannya',
      names: 'lebar tinggi panjang ukuran dimensi',
    },
    power: {
      asks: 'berapa watt|watt|daya|konsumsi listrik|makan listrik|listriknya berapa|butuh listrik berapa|wattnya|dayanya|boros listrik',
      names: 'daya watt',
    },
    voltage: {
      asks: 'voltase|tegangan|berapa volt',
      names: 'voltase tegangan volt',
    },
    temperature: {
      asks: 'suhu',
      names: 'suhu',
    },
    capacity: {
      asks: 'kapasitas|berapa liter|isi berapa liter|muat berapa liter|muat berapa air|isinya berapa liter|tampung berapa|kapasitasnya|volume',
      names: 'kapasitas liter',
    },
    noise: {
      asks: 'bising|kebisingan|berisik|suaranya|suaranya keras|suara keras|kenceng|suaranya kenceng|bunyinya keras|berapa desibel|senyap|tingkat kebisingan',
      names: 'bising kebisingan',
    },
    readiness: {
      asks: 'pemanasan|panasin|waktu siap|waktu sampai siap|warm up|berapa lama panas|sampai panas|panas berapa lama|panasnya berapa lama|berapa menit panas|berapa menit siap|berapa lama siap|siap pakai berapa lama|berapa menit siap pakai|nyala berapa lama',
      names: 'siap panas',
    },
    price: {
      asks: 'harga|harganya|berapa duit|berapa rupiah|biaya|biayanya|ongkos|tarif|berapaan|berapa harganya|harga nya|mahal tidak|murah tidak',
      asksOfThing: 'berapa',
      names: 'harga biaya ongkos tarif rupiah rp',
    },
    hours: {
      asks: 'jam buka|jam operasional|buka jam berapa|tutup jam berapa|jam kerja|jam tutup|buka hari',
      names: 'pukul senin selasa rabu kamis jumat sabtu minggu',
    },
    phone: {
      asks: 'nomor telepon|telepon|nomor hp|nomor cs|nomor admin|nomor wa|nomor kontak|whatsapp|hotline|call center',
      names: 'telepon email surel whatsapp hubungi',
    },
    contact: {
      asks: 'alamat toko|lokasi toko|toko dimana|toko di mana|tokonya dimana|tokonya di mana|lokasinya dimana|lokasinya di mana|alamatnya|kalian dimana|kalian di mana|alamat email|email|hubungi|kontak|ada toko fisik|ada toko offline|toko fisik|toko offline|ada showroom',
      asksAlone:
        'kontak|hubungi|hubungi kami|info kontak|cara menghubungi|kontaknya|alamat|lokasi|alamat dimana|alamat di mana|lokasi dimana|lokasi di mana|alamat mana|alamat lengkap',
      names: 'telepon email surel whatsapp hubungi',
    },
  },
  relatedWords: RELATED_ID,
  searchIntent: {
    hard: 'cari di internet|cari di web|cari di google|cari lewat internet|pencarian web|pencarian internet|telusuri web|telusuri internet|googling',
    verbs: 'cari|carikan|carilah|mencari|telusuri|temukan|google',
    nouns: 'web|internet|daring|online|berita|informasi|info|laporan|artikel',
    google: 'googling',
    googleWords: 'google',
  },
  figures: {
    durations: {
      15: 'seperempat jam',
      30: 'setengah jam|stgh jam|½ jam',
      60: 'satu jam|sejam|1 jam',
      90: 'satu setengah jam|satu jam setengah|1,5 jam|1.5 jam',
    },
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
  followUp: {
    more: '(?:(?:ceritakan|jelaskan|kasih tau|beri tahu|tolong jelaskan) )?(?:lebih (?:lanjut|detail|rinci|jelas|banyak)|selengkapnya|detailnya|lagi dong)|info lebih lanjut|detail(?: dong)?|jelaskan(?: lagi)?|lanjut(?:kan)?|ada lagi',
    corrections:
      '(?:(?:bukan|tidak|ga|gak|nggak|salah|maaf|eh)[ ,.]{1,3}){0,2}(?:maksud ?(?:ku|saya|gue|aku|nya)|yang saya maksud)',
    toSite: '(?:kalian|anda|tokonya|toko) (?:di mana|dimana)',
    possessives: 'punyanya',
    openings:
      'dan|kalau|kalo|klo|lalu|terus|trus|tapi|bagaimana dengan|gimana dengan|bagaimana kalau|gimana kalau|atau|yang|sampai kapan|sampai jam berapa|termasuk|tanpa|dengan|kenapa|mengapa|selain itu|(?!biasa|hanya|tanya|punya|misal|sebenar|maksud|kira)\\p{L}{3,}nya',
    swaps: 'kalau|kalo|klo|terus|trus|lalu|dan|bagaimana dengan|gimana dengan|bagaimana kalau|gimana kalau',
    pronouns:
      'yang itu|yang ini|itu berapa|berapa itu|tersebut|mereka|sana|situ|yang mana|yang satunya|yang lain(?:nya)?|yang (?:pertama|kedua|ketiga)',
    endings: 'juga|gimana|bagaimana',
  },
  dialogue: {
    greeting:
      'halo|hallo|hai|hi|hello|hei|hey|permisi|misi|punten|assalamualaikum|assalamu alaikum|asalamualaikum|ass wr wb|selamat pagi|selamat siang|selamat sore|selamat malam|pagi|siang|sore|malam|met pagi|met siang|met sore|met malam|salam|apa kabar|gimana kabarnya|ada orang|ada orang di sini|ada orang disini|ada yang online|ada yang bisa bantu|min ada|admin ada|test min',
    thanks:
      'terima kasih|terimakasih|trima kasih|trimakasih|makasih|makasi|makaci|mksh|mksi|mks|trims|tks|thanks|thank you|thx|tq|tengkyu|tengkiu|nuhun|hatur nuhun|matur nuwun|suwun|maturnuwun|terima kasih banyak|terimakasih banyak|makasih banyak|makasih ya|makasih atas bantuannya|terima kasih atas bantuannya|terima kasih bantuannya|makasih infonya|makasih info nya|terima kasih infonya|terima kasih atas infonya|makasih sudah bantu|membantu sekali|sangat membantu|jazakallah',
    bye: 'sampai jumpa|sampai jumpa lagi|sampai ketemu|sampai ketemu lagi|sampai nanti|selamat tinggal|dadah|dada|bye|babay|bye bye|daah|dah|pamit|pamit dulu|saya pamit|udah itu aja|sudah itu saja|itu saja|itu aja|cukup|sudah cukup|udah cukup|cukup sekian|sekian|tidak ada lagi|nggak ada lagi|gak ada lagi|semoga harimu menyenangkan|semoga hari anda menyenangkan|selamat tidur|selamat istirahat|selamat beraktivitas',
    ack: 'ok|oke|okay|okeh|okey|okelah|sip|siap|sipp|siip|ya|iya|iyaa|iyah|yap|yup|yoi|yups|baik|baiklah|bae|betul|benar|bener|tidak|nggak|enggak|ngga|gak|ga|engga|tdk|bukan|belum|blm|jangan|tidak usah|nggak usah|gak usah|ga usah|tidak perlu|gak perlu|tidak jadi|gak jadi|ga jadi|nggak jadi|tidak terima kasih|paham|saya paham|mengerti|saya mengerti|ngerti|oh|oh gitu|oh begitu|oh ya|ohh|oh iya|gitu ya|begitu ya|tentu|tentu saja|boleh|bisa|setuju|deal|mantap|mantul|bagus|keren|asik|asyik|noted|lanjut|tunggu|tunggu sebentar|sebentar|bentar|hehe|haha|wkwk|wkwkwk|hmm|saya cek dulu|saya lihat dulu|saya pikir dulu',
    praise:
      'bot pintar|bot bagus|pintar|pintar banget|pinter|pinter banget|hebat|hebat banget|kamu hebat|kamu pintar|kamu baik|bagus banget|bagus sekali|keren banget|mantap banget|mantap jiwa|luar biasa|good job|kerja bagus|responnya cepat|pelayanan bagus|suka banget|sayang kamu',
    abuse:
      'bodoh|bot bodoh|kamu bodoh|dasar bodoh|tolol|bot tolol|goblok|goblog|bego|dungu|idiot|payah|bot payah|kamu payah|parah|jelek|jelek banget|pelayanan buruk|pelayanan jelek|buruk|buruk sekali|tidak berguna|nggak berguna|gak berguna|ga berguna|bot tidak berguna|bot gak guna|gak guna|ga guna|tidak membantu|gak membantu|nggak membantu|ga membantu|anjing|anjir|anjay|bangsat|brengsek|sialan|kampret|tai|asu|jancok|kontol|memek|ngentot|bacot|diam|diam kamu|penipu|penipuan|nyebelin|menyebalkan|kesal|kesel|jawabannya salah|salah|ngaco|ngawur|gak nyambung|ga nyambung|nggak nyambung',
    about:
      'kamu siapa|siapa kamu|anda siapa|siapa anda|ini siapa|siapa ini|dengan siapa|dengan siapa ini|ini dengan siapa|namamu siapa|nama kamu siapa|siapa namamu|siapa nama kamu|siapa nama anda|kamu apa|ini bot|ini bot ya|ini robot|ini robot ya|ini bot atau orang|ini robot atau orang|ini robot atau manusia|ini orang atau bot|kamu bot|kamu bot ya|kamu robot|kamu robot ya|apakah kamu bot|apakah kamu robot|apakah kamu manusia|apakah anda robot|apakah anda bot|apakah anda manusia|apakah ini bot|apakah ini robot|kamu manusia|kamu manusia bukan|kamu orang|kamu orang atau robot|kamu orang beneran|bot atau manusia|robot atau manusia|ini ai|ini ai ya|kamu ai|bot ya|robot ya|bisa apa|kamu bisa apa|kamu bisa apa saja|kamu bisa apa aja|anda bisa apa|apa yang bisa kamu lakukan|apa yang bisa anda lakukan|apa yang bisa kamu bantu|apa yang bisa anda bantu|apa yang bisa dibantu|bisa bantu apa|bisa bantu apa aja|bisa bantu apa saja|kamu bisa bantu apa|saya bisa tanya apa|boleh tanya apa saja',
    help: 'tolong|tolong dong|tolong bantu|tolong bantu saya|tolong saya|tolongin|tolongin dong|bantu|bantu dong|bantu saya|bantu aku|bantuin|bantuin dong|bantuan|minta tolong|minta bantuan|mohon bantuan|mohon bantuannya|butuh bantuan|saya butuh bantuan|aku butuh bantuan|perlu bantuan|saya perlu bantuan|bisa bantu|bisa bantu saya|bisa minta tolong|bisa tolong bantu|mau tanya|mau tanya dong|saya mau tanya|aku mau tanya|mau nanya|mau nanya dong|saya mau nanya|numpang tanya|numpang nanya|izin tanya|izin bertanya|ijin tanya|ijin bertanya|boleh tanya|boleh nanya|boleh bertanya|bisa tanya|saya ingin bertanya|ingin bertanya|ada pertanyaan|saya ada pertanyaan|saya punya pertanyaan|punya pertanyaan|tanya|tanya dong|nanya|nanya dong|help|saya ada masalah|ada masalah|ada kendala|saya ada kendala',
    human:
      'cs|customer service|operator|petugas|agen|manusia|orang asli|orang beneran|bicara dengan manusia|bicara dengan orang|bicara dengan admin|bicara dengan cs|bicara dengan customer service|bicara dengan petugas|bicara dengan operator|bicara sama manusia|bicara sama orang|bicara sama admin|bicara sama cs|bicara sama petugas|ngomong sama orang|ngomong sama admin|ngomong sama cs|ngobrol dengan admin|ngobrol sama admin|ngobrol sama orang|ngobrol sama cs|chat dengan admin|chat dengan cs|chat sama admin|chat sama cs|chat dengan manusia|mau bicara dengan manusia|mau bicara dengan orang|mau bicara dengan admin|mau bicara dengan cs|mau bicara sama admin|mau bicara sama orang|mau bicara sama cs|mau ngomong sama admin|mau ngomong sama orang|mau ngobrol sama admin|mau chat dengan admin|mau chat sama admin|mau chat admin|mau hubungi cs|mau hubungi admin|saya mau bicara dengan admin|saya mau bicara dengan cs|saya mau bicara dengan orang|saya mau bicara dengan manusia|saya mau bicara sama admin|saya mau bicara sama orang|saya ingin bicara dengan admin|saya ingin bicara dengan cs|saya ingin bicara dengan manusia|saya ingin bicara dengan orang|saya ingin berbicara dengan manusia|saya ingin berbicara dengan admin|ingin bicara dengan manusia|ingin bicara dengan admin|bisa bicara dengan admin|bisa bicara dengan orang|bisa bicara dengan manusia|bisa bicara sama admin|bisa bicara sama orang|bisa ngomong sama orang|hubungkan ke cs|hubungkan ke admin|hubungkan ke manusia|hubungkan ke orang|hubungkan dengan cs|hubungkan dengan admin|hubungkan saya ke cs|hubungkan saya ke admin|hubungkan saya dengan cs|hubungkan saya dengan admin|hubungkan saya dengan manusia|sambungkan ke cs|sambungkan ke admin|sambungkan saya ke cs|sambungkan saya ke admin|sambungkan dengan admin|hubungi cs|hubungi admin|hubungi customer service|panggil admin|panggilkan admin|panggil cs|ada orangnya|ada orangnya gak|ada orangnya nggak|ada orangnya tidak|ada adminnya|ada adminnya gak|ada admin|ada admin gak|ada cs|ada cs gak|ada cs nya gak|adminnya mana|mana adminnya|admin mana|cs mana|layanan pelanggan|layanan konsumen|live chat|telepon saya|tolong telepon saya|hubungi saya|tolong hubungi saya|bisa telepon saya',
    unclear:
      'hah|heh|hm|apa|apa sih|apaan|maksudnya|maksudnya apa|apa maksudnya|gimana maksudnya|tes|test|coba|tes tes|cek',
    fillers:
      'kak|kakak|min|mimin|gan|agan|sis|bro|bang|abang|mas|mbak|mba|pak|bu|ibu|bapak|dong|donk|ya|yah|nih|deh|sih|lah|kok|aja|saja|banget|sekali|banyak|tolong|mohon|semua|semuanya|om|tante|kakaknya|bosku|bos|say|dulu|nya|gan ya',
    leads:
      'mau tanya|mau tanya dong|mau nanya|mau nanya dong|saya mau tanya|aku mau tanya|saya mau nanya|numpang tanya|numpang nanya|izin tanya|izin bertanya|ijin tanya|ijin bertanya|boleh tanya|boleh nanya|boleh tau|boleh tahu|bisa tanya|ingin bertanya|saya ingin bertanya|ingin tahu|saya ingin tahu|saya mau tahu|mau tahu|mau tau|tolong beri tahu|tolong kasih tau|kasih tau|tanya dong|tanya|nanya|mohon info|mohon infonya|minta info|info dong|maaf mau tanya|maaf mau nanya',
    talks:
      'minta|bicara|berbicara|ngobrol|ngomong|chat|hubungi|menghubungi|tanya|bertanya|sambungkan|disambungkan|hubungkan|ketemu|telepon|kontak|butuh|cari|panggilkan|panggil|omong|bincang',
    people:
      'orang|orangnya|orang langsung|orang asli|orang beneran|orang sungguhan|orang betulan|mbak|mas|staff|layanan pelanggan|cs nya|csnya|manusia|admin|adminnya|cs|petugas|staf|operator|customer service|karyawan|manajer|agen',
    contactHeading: 'Kontak',
    contactQuery: 'hubungi kami: nomor telepon, email',
  },
  replies: {
    greeting: 'Halo! Apa yang ingin Anda ketahui?',
    thanks: 'Sama-sama. Silakan bertanya lagi bila perlu.',
    bye: 'Sampai jumpa, terima kasih atas kunjungan Anda.',
    about:
      'Saya mencari di halaman situs ini dan menjawab dengan kalimat aslinya, lengkap dengan sumbernya. Apa yang ingin Anda ketahui?',
    empty: 'Apa yang ingin Anda ketahui? Tulis pertanyaan Anda, dan saya akan mencarinya di situs ini.',
    help: 'Anda perlu bantuan tentang apa? Tulis pertanyaan singkat, dan saya akan mencarinya di situs ini.',
    ack: 'Baik. Ada lagi yang ingin Anda ketahui?',
    praise: 'Terima kasih! Silakan bertanya lagi bila perlu.',
    abuse:
      'Maaf, jawaban saya belum membantu. Tulis dengan singkat apa yang Anda cari, atau tanyakan cara menghubungi petugas.',
    human: 'Saya program otomatis dan menjawab dari halaman situs ini. Begini cara menghubungi petugas:',
    humanUnknown:
      'Saya program otomatis dan menjawab dari halaman situs ini. Saya tidak menemukan cara menghubungi petugas di sana.',
    unclear: 'Saya belum mengerti maksud Anda. Apa yang ingin Anda ketahui?',
    number:
      'Saya tidak bisa memeriksa pesanan, akun, atau alamat. Apa yang ingin Anda ketahui? Jangan kirim nomor kartu atau kata sandi di sini.',
    notAnswered: 'Saya tidak menemukan jawaban yang jelas untuk pertanyaan ini di situs ini.',
    unsure: 'Saya tidak menemukan jawaban yang pasti. Bagian ini mungkin membantu:',
    closest: 'Bagian yang paling dekat:',
    otherwise: 'Kalau maksud Anda yang lain:',
    nothingFound:
      'Saya tidak menemukan apa pun tentang ini di situs ini. Coba kata lain atau pertanyaan yang lebih singkat.',
    stillReading: (read, of) =>
      of === 0
        ? 'Saya baru mulai membaca situs ini.'
        : `Saya masih membaca situs ini: sejauh ini ${read} dari ${of} halaman.`,
    notAnsweredYet: 'Halaman yang sudah dibaca belum menjawab pertanyaan ini. Silakan tanyakan lagi sebentar lagi.',
    otherLanguage: (language) => `Halaman tentang ini dalam bahasa ${language}:`,
    noFiles: 'Saya tidak dapat membaca file terlampir di sini. Saya menjawab dari halaman situs ini.',
    failed: 'Pencarian sedang tidak berfungsi. Silakan coba lagi sebentar lagi.',
    standIn: 'Asisten sedang tidak tersedia. Jawaban ini diambil dari halaman situs ini.',
  },
  opening: {
    days: [
      'senin|sen',
      'selasa|sel',
      'rabu|rab',
      'kamis|kam',
      "jumat|jum'at|jum",
      'sabtu|sab',
      'minggu|ahad|min(?=[.:]|$)',
    ],
    seasons: ['musim semi', 'musim panas|musim kemarau', 'musim gugur', 'musim dingin|musim hujan'],
    daily: 'setiap hari|tiap hari',
    weekdays: 'hari kerja',
    weekend: 'akhir pekan',
    except: 'kecuali',
    holidays: {
      newYear: 'tahun baru',
      lunarNewYear: 'imlek|tahun baru imlek',
      eid: 'idul ?fitri|lebaran|hari raya|idul ?adha',
      goodFriday: 'jumat agung',
      labourDay: 'hari buruh',
      nationalDay: '17 agustus|hari kemerdekaan|nyepi|waisak',
      christmas: 'natal|hari natal',
      publicHolidays: 'hari libur nasional|tanggal merah|libur nasional|hari besar',
    },
    reopens: 'buka kembali|buka lagi|kembali',
    to: 'sampai|hingga',
    opens: 'buka',
    closed: 'tutup|libur',
    pause: 'istirahat',
    allDay: '24 jam',
    morning: 'pagi',
    afternoon: 'siang|sore|malam',
    partsOfDay: 'pagi|siang|sore|malam',
    now: 'sekarang|saat ini|lagi',
    today: 'hari ini|malam ini',
    tomorrow: 'besok',
    query: 'jam buka',
    open: (until, when) => `Ya, ${until === null ? 'sekarang buka' : `sampai ${until}`} (sekarang ${when})`,
    shut: (next, when) => `Tidak, sekarang tutup${next === null ? '' : `; buka ${next}`} (sekarang ${when})`,
    openOn: (day, hours) => `Ya, ${day}: ${hours}`,
    shutOn: (day, next) => `Tidak, ${day} tutup${next === null ? '' : `; buka ${next}`}`,
    over: (hours, next) => `Hari ini sudah tutup (${hours})${next === null ? '' : `; buka ${next}`}`,
    day: (when) => `Itu hari ${when}`,
  },
  pageLines: {
    refers: 'lihat|baca|selengkapnya',
    checked: 'terakhir (?:diperiksa|diperbarui|diubah)',
    neighbours: 'sebelumnya|selanjutnya|berikutnya|beranda|daftar isi',
    ofItself: '(?:dokumen|halaman|bagian|bab|artikel) ini (?:menjelaskan|menguraikan|membahas)',
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
    plan: (done, total) => `Rencana: ${done} dari ${total} selesai`,
    table: 'Tabel',
    mayHaveRun: 'Mungkin sudah dijalankan',
    yes: 'Ya',
    no: 'Tidak',
  },
  toolLabels: {
    image_generation: 'Membuat gambar',
    image_editing: 'Menyunting gambar',
    create_slide: 'Membuat slide',
    edit_slide: 'Menyunting slide',
    get_slide: 'Melihat slide',
    delete_slide: 'Menghapus slide',
    insert_slide: 'Menyisipkan slide',
    note_structure: 'Membaca kerangka catatan',
    note_insert: 'Menambah catatan',
    note_replace: 'Mengubah catatan',
    note_view: 'Membaca catatan',
    html_generate: 'Menulis halaman',
    html_insert: 'Menambah isi halaman',
    html_replace: 'Mengubah halaman',
    html_view: 'Melihat halaman',
    file_generate: 'Menulis berkas',
    file_edit: 'Menyunting berkas',
    file_read: 'Membaca berkas',
    file_search: 'Mencari di berkas',
    terminal_run: 'Menjalankan perintah',
    terminal_get: 'Membaca keluaran perintah',
    terminal_send: 'Mengetik di terminal',
    git_push: 'Mengirim perubahan',
    git_commit: 'Menyimpan perubahan',
    list_dir: 'Menampilkan isi folder',
    github_pull_request: 'Membuat pull request',
  },
  concepts: CONCEPTS_ID,
  elsewhere: ELSEWHERE_ID,
  commonWords: COMMON_ID,
  inEnglish: ID_IN_ENGLISH,
  mixesEnglish: true,
};
