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
};
