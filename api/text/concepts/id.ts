// Business concepts in Indonesian words, everyday spellings included; see en.ts for the form.
import type { Concept } from './en.ts';
import { MONEY_ID } from './money/id.ts';
import { PEOPLE_ID } from './people/id.ts';
import { TRADE_ID } from './trade/id.ts';

export const CONCEPTS_ID: Partial<Record<Concept, string>> = {
  ...MONEY_ID,
  ...PEOPLE_ID,
  ...TRADE_ID,
  noise:
    'berisik|bising|ribut|gaduh|suara keras|suaranya keras|bunyi aneh|bunyi kasar|bunyi berisik|berdecit|bunyi berdengung|mendengung|dengung|bergetar|getar|getaran|ga bisa tidur|tidak bisa tidur|tetangga berisik|musik keras|karaoke|kedap suara|peredam suara|hening|tenang ga|suara mesin|kebisingan|berisik * gak|berisik * tidak|seberapa berisik|suara * keras ~ bunyi|suara|tenang',
  temporary: 'jeda|tunda sementara|berhenti sementara|stop dulu|istirahat dulu|cuti dulu',
  price:
    'harga|harganya|berapa harga|hrg|tarif|biaya|ongkos|brp|berapaan|berapa duit|berapa rupiah|mahal|murah|daftar harga|termurah|price list|dibanderol|nego ~ rp|rupiah|berapa|ribu|duit|juta|rb',
  fee: 'biaya|biaya admin|biaya administrasi|administrasi|potongan biaya|kena biaya|iuran|biaya layanan|biaya bulanan|dipungut|denda ~ bayar|tarif|uang',
  free: 'gratis|cuma cuma|tanpa biaya|free|bebas biaya',
  discount:
    'diskon|promo|potongan|voucher|kode promo|potongan harga|cashback|kupon|obral|promosi|lebih murah|kode voucher|ada * diskon|ada * promo|dapat * diskon|bisa * kurang ~ kode|hemat|sale',
  gift: 'kado|hadiah|bingkisan|hampers|bungkus kado|ulang tahun|oleh oleh|buat kado|untuk kado|kado ulang tahun|kado nikah|kado pernikahan|kado buat|hadiah untuk|hadiah ulang tahun|kirim ke orang lain|kirim langsung ke teman|jangan ada harga|tanpa nota|tanpa harga|kartu ucapan|kartu ucapannya|tulis ucapan|pita|bungkus rapi|gift box|parsel|parcel|bingkisan lebaran|hampers lebaran|souvenir|suvenir|hadiah perusahaan|kirim * ke teman|sebagai hadiah ~ ucapan|bungkus',
  giftcard: 'kartu hadiah|voucher belanja',
  points: 'poin|point|tukar poin|program loyalitas|member|reward|kumpulkan poin ~ anggota|hadiah',
  referral: 'ajak teman|undang teman|kode referral|referral|rekomendasikan teman|mengajak',
  buy: 'beli|membeli|pesan|order|pembelian|cara beli|cara pesan|cara order|mau beli|memesan|checkout|belanja|pesen ~ ambil|jual',
  order: 'pesanan|order|orderan|pesananku|nomor pesanan|konfirmasi pesanan|pemesanan ~ pesan',
  stock:
    'stok|ready|tersedia|ready stock|habis|kosong|masih ada|stock|restock|pre order|ada stok|ready ga|masih * ada|kapan * ada lagi|ready * stok|stok * kosong ~ ada',
  products:
    'produk|barang|jenis|jual apa|macam|model|koleksi|katalog|varian|pilihan|tipe|ada apa saja|macam macam|jual apa aja|daftar produk ~ jual|ada|apa aja|apa saja',
  recommend:
    'rekomendasi|saran|cocok|bagusan|pilih yang mana|mending|sebaiknya|cocok buat|cocok untuk|pemula|rekomen|pilih * mana|sebaiknya * beli|mana yang * cocok|cocok * yang mana|rekomendasi * untuk|bagus * yang mana ~ bagus|pilih|buat',
  features:
    'fitur|spesifikasi|keunggulan|kelebihan|spek|detail|deskripsi|manfaat|fungsi|keterangan ~ info|informasi|tentang',
  material: 'bahan|terbuat dari|material|kain|kulit|kayu|plastik|katun|bahannya|besi|logam',
  ingredients: 'komposisi|kandungan|bahan baku|gula|kalori|halal|bpom|mengandung|protein|pengawet|vegetarian',
  quality: 'kualitas|awet|tahan lama|mutu|kuat|sertifikat|sertifikasi|standar|bagus ga ~ bagus',
  genuine:
    'asli|ori|original|palsu|kw|resmi|terpercaya|penipuan|amanah|nipu|legal|terdaftar|penipuan bukan|ini penipuan|bukan penipuan kan|takut ketipu|takut ditipu|bisa dipercaya|beneran asli|asli apa palsu|asli atau kw|barang kw|tiruan|bajakan|abal abal|toko resmi|distributor resmi|dealer resmi|official store|cek keaslian|keaslian|bukti asli|akun palsu|web palsu|situs palsu|terjamin asli ~ percaya|trusted',
  safe: 'aman|efek samping|bahaya|berbahaya|alergi|keamanan|keselamatan ~ risiko',
  privacy:
    'privasi|data pribadi|kerahasiaan|data saya|rahasia|hapus data|hapus chat|hapus akun saya|riwayat chat|simpan chat|menyimpan data|data saya disimpan|bocor|data pelanggan|cookie|hapus * data|data * saya|simpan * data|simpan * chat|chat * disimpan|data * disimpan',
  expiry:
    'kadaluarsa|kedaluwarsa|kadaluwarsa|expired|masa berlaku|berlaku sampai|exp|tahan berapa lama|habis masa|berlaku|hangus|tahan * berapa lama|berapa lama * tahan|awet * berapa lama|berapa lama * segar ~ masa',
  howuse:
    'cara pakai|cara menggunakan|cara pasang|petunjuk|panduan|gimana cara|penggunaan|cara seduh|tutorial|cara pakainya|instruksi|pemakaian|gimana pakenya ~ cara|pakai|gunakan|bagaimana|gimana',
  dosage:
    'dosis|takaran|diminum berapa kali|sehari berapa kali|aturan pakai|sebelum makan|sesudah makan|berapa kali sehari ~ minum',
  process:
    'bagaimana cara|gimana cara|caranya|prosedur|langkah|proses|tata cara|mekanisme|langkah langkah|gimana caranya|alur|tahapan ~ cara|bagaimana|gimana',
  care: 'cuci|rawat|merawat|perawatan|membersihkan|bersihin|dicuci|nyuci|noda|pencucian|cara * bersihin|cara * membersihkan|berapa kali * dibersihkan|cuci * di mesin|merawat * gimana ~ bersih|simpan',
  storage: 'simpan|penyimpanan|menyimpan|kulkas|disimpan',
  size: 'ukuran|size|nomor|panjang|lebar|tinggi|besar|kecil|size chart|ukurannya|kekecilan|kebesaran|kapasitas|muat|volume|sempit|dimensi|muat berapa|ga muat|tidak muat|gak muat|kesempitan|kelonggaran|kepanjangan|kependekan|kegedean|pas badan|pakai size apa|ukuran berapa|size apa|nomor berapa|naik satu ukuran|naik size|turun size|tabel ukuran|panduan ukuran|bb tb|tinggi badan|berat badan|muat di|muat ga|real size|oversize|jumbo|tinggi * berapa|lebar * berapa|ukuran * berapa|seberapa besar|muat * gak|muat * tidak ~ cm|liter|orang|luas|pas|longgar|ketat',
  custom: 'custom|pesan khusus|bikin sendiri|cetak logo|bordir|sesuai permintaan|desain sendiri|sablon|logo|request',
  colour: 'warna|warnanya|warna apa|motif|corak',
  weight: 'berat|beratnya|bobot|kg|ringan|berapa kilo|gram|berapa gram|berat * berapa|berapa * kilo|seberapa berat',
  compare:
    'beda|bedanya|perbedaan|bandingkan|dibanding|mending mana|bagus mana|lebih bagus|vs|perbandingan|beda * apa|bedanya * apa|apa bedanya ~ atau|lebih',
  delivery:
    'kirim|pengiriman|dikirim|antar|ekspedisi|paket|kurir|mengirim|jne|jnt|j t|sicepat|gojek|gosend|pengantaran|sampai|kiriman|lewat apa|diantar|kirimnya ~ sampe|terima|nyampe|datang',
  deliverycost:
    'ongkir|ongkos kirim|biaya kirim|gratis ongkir|free ongkir|biaya antar|biaya pengiriman|ongkirnya|bebas ongkir|ongkos antar|ongkir * berapa|berapa * ongkir|kirim * berapa biaya|biaya * kirim',
  deliverytime:
    'berapa lama sampai|berapa hari sampai|kapan sampai|kapan dikirim|estimasi|lama pengiriman|berapa hari nyampe|sampai kapan|kapan nyampe|kapan datang|lama kirim|waktu pengiriman|berapa hari|estimasi sampai|kapan diantar|berapa lama nyampe|keburu|sempat sampai|pesan hari ini|kalau order sekarang|paling cepat|sebelum lebaran|berapa lama * sampai|berapa lama * dikirim|berapa lama * kirim|kapan * sampai|kapan * datang|kapan * dikirim|berapa hari * sampai|berapa hari * kirim|sampai * berapa hari ~ hari|lama|hari kerja',
  express:
    'kilat|express|ekspres|same day|sehari sampai|cepat|buru buru|instan|instant|butuh cepat|urgent|next day|secepatnya',
  area: 'daerah|luar jawa|luar kota|wilayah|jangkauan|pelosok|papua|bali|kirim ke|ke mana saja|kota|kabupaten|seluruh indonesia|kirim kemana|area|antar ke|sumatera|kalimantan|sulawesi|luar pulau ~ ke|pulau|provinsi',
  abroad: 'luar negeri|internasional|malaysia|singapura|bea cukai|ekspor|mancanegara|wna|asing|negara lain',
  pickup:
    'ambil sendiri|diambil|ambil di toko|jemput|ambil langsung|pick up|ambil * sendiri|ambil * di toko|jemput * sendiri',
  packaging: 'kemasan|packing|bungkus|dus|kardus|kotak|dos|karton|boks|bubble wrap|dibungkus|pembungkus',
  track:
    'lacak|resi|nomor resi|cek resi|status pesanan|sampai mana|status|melacak|cek pesanan|tracking|cek paket|dimana paket|posisi paket|progres|cek status|paket saya dimana|perkembangan|udah dikirim|sudah dikirim belum|udah jalan|nyangkut|mandek|ga gerak|belum update|sampe mana|nyampe mana|pesanan * sampai mana|paket * sampai mana|paket * di mana|lacak * paket|lacak * pesanan|cek * pesanan ~ cek|dimana',
  late: 'belum sampai|terlambat|telat|lama banget|kok lama|belum datang|belum sampe|belum dikirim|lambat|belum terima|belum diterima|kenapa lama|molor|keterlambatan|belum nyampe|kok belum|nunggak|belum juga|tidak sampai|lelet|udah seminggu|sudah seminggu|berhari hari|belum ada kabar|ga dateng dateng|ga nyampe nyampe|ga sampai sampai|harusnya sampai|seharusnya sampai ~ belum|nunggu|lama',
  included:
    'dalam kotak|isi kotak|isi paket|isi paketnya|isi box|isinya apa|kelengkapan|termasuk|sudah termasuk|dapat apa|dapet apa|dapat apa saja|dapet apa aja|bonus apa|termasuk * gak|dapat * apa saja|isi * kotak|beli terpisah|dijual terpisah ~ kotak|paket|isi',
  missing:
    'kurang|barang kurang|tidak lengkap|ga lengkap|ketinggalan|kurang satu|kurang 1|isinya kurang|jumlahnya kurang|paket kosong|kotak kosong|dus kosong|cuma dapat satu|cuma datang satu|baru datang sebagian|setengah pesanan|sebagian pesanan|sisanya mana|sisanya kapan|tidak ada di dalam|ga ada di dalam kotak|bonus tidak ada|hadiahnya tidak ada|aksesoris kurang|dikirim terpisah|paket terpisah ~ sisanya|lengkap',
  wrongitem: 'salah kirim|barang salah|tidak sesuai|beda dari pesanan|ga sesuai|keliru|salah barang|salah warna',
  cancel:
    'batal|batalkan|batalin|pembatalan|cancel|membatalkan|ga jadi|gak jadi|tidak jadi|dibatalkan|gajadi|ditarik|urungkan|berhenti langganan|mengundurkan diri|berhenti|berhenti member|stop langganan|stop member|ga lanjut|gak lanjut|tidak lanjut|tidak mau perpanjang|ga mau perpanjang|keluar member|putus kontrak|udahan|batalkan * pesanan|batal * pesan|batalin * pesanan|cancel * pesanan|cancel * order ~ stop|mundur',
  return:
    'retur|kembalikan|dikembalikan|pengembalian|mengembalikan|balikin|return|tidak cocok|ga cocok|tidak puas|pengembalian barang|kirim * balik|kirim * kembali|tidak suka * kembali|gak suka * balikin|balikin * barang|berubah pikiran|ga jadi * beli ~ tukar|kembali|balik',
  exchange: 'tukar|tuker|penukaran|ganti ukuran|menukar|ditukar|tukar ukuran|ganti barang|diganti ~ ganti',
  refund:
    'refund|uang kembali|dana kembali|pengembalian dana|pengembalian uang|duit balik|kembalikan uang|ganti rugi|uang balik|dikembalikan uang ~ kembali',
  pay: 'bayar|pembayaran|membayar|transfer|metode pembayaran|cara bayar|kartu kredit|ovo|gopay|dana|qris|va|virtual account|e wallet|rekening|bayarnya|pelunasan|bayar pakai|melunasi|dibayar|lewat bank|debit|bayar * gimana|terima * kartu|bisa bayar|bayar * cash ~ kartu|tunai|setor',
  cod: 'cod|bayar di tempat|tunai|cash|bayar pas sampai|uang tunai',
  instalment:
    'cicilan|cicil|kredit|nyicil|angsuran|angsur|tenor|dicicil|paylater|setoran bulanan|mengangsur|bulanan|bayar bertahap|bayar dicicil|dibagi|tiga kali bayar|3x bayar|bayar sebagian|bayar nanti|bayar separuh|pay later|bayar * nyicil|bisa * cicil|bayar * bertahap|cicilan * berapa',
  deposit: 'deposit|uang muka|dp|jaminan|uang jaminan|depositnya|jaminannya|agunan|tanda jadi|simpanan pokok',
  invoice:
    'faktur|nota|invoice|struk|kwitansi|faktur pajak|bukti bayar|bon|bukti pembayaran|minta * faktur|minta * invoice|butuh * nota|minta * kwitansi',
  tax: 'pajak|ppn|npwp|pph|spt|bea',
  paymentproblem:
    'gagal bayar|pembayaran gagal|ditolak|gagal|saldo terpotong|transaksi gagal|tidak bisa bayar|ga bisa bayar|kepotong|sudah bayar tapi|error bayar',
  problem:
    'masalah|kendala|error|tidak bisa|ga bisa|gak bisa|gabisa|gangguan|eror|bermasalah|kenapa ga bisa|trouble|nggak bisa|tidak * nyala|gak * nyala|mati * total|tidak * jalan|bunyi * aneh|rusak * kenapa ~ gagal|rusak',
  account: 'akun|daftar|rekening|profil|member|registrasi|keanggotaan|anggota|bikin akun ~ pengguna',
  openaccount:
    'buka rekening|daftar|buat akun|pendaftaran|membuka rekening|registrasi|cara daftar|bikin akun|jadi anggota|menjadi anggota|jadi member|gabung|bergabung|mendaftar ~ membuka|buka',
  deleteaccount:
    'hapus akun|tutup rekening|menutup rekening|tutup akun|menghapus akun|keluar dari anggota|berhenti jadi anggota|keluar keanggotaan ~ hapus|tutup|keluar',
  login:
    'login|masuk|kata sandi|password|lupa password|lupa sandi|sandi|lupa kata sandi|ga bisa login|otp|kode otp|ganti password|reset password|username|tidak bisa masuk|kode verifikasi|ga bisa masuk|gabisa login|gak bisa masuk|password salah|sandi salah|lupa pw|lupa pass|ganti sandi|salah password|akun ga bisa dibuka ~ lupa',
  pin: 'pin|ganti pin|lupa pin|kode rahasia|pin salah|salah pin|blokir pin',
  editdata:
    'ubah|ganti alamat|ubah alamat|ganti nomor|edit|salah alamat|perubahan|ubah data|ganti nama|update data|mengubah|ganti email|memperbarui|diubah|perbarui|pindah alamat|salah tulis|ralat|koreksi|ganti no ~ ganti|data|salah|pindah',
  verify:
    'verifikasi|ktp|identitas|kyc|selfie|bukti identitas|kartu keluarga|kk|paspor|validasi|pembuktian|foto ktp|konfirmasi ~ bukti',
  documents:
    'dokumen|berkas|syarat|persyaratan|syaratnya|fotokopi|formulir|surat|kelengkapan|dibawa|bawa apa|kartu keluarga|apa saja yang dibutuhkan|yang diperlukan|lampiran ~ bukti|perlu apa|butuh apa',
  apply:
    'daftar|mengajukan|pengajuan|ajukan|permohonan|mendaftar|pendaftaran|cara daftar|apply|mengurus|urus|bikin|pengurusan|memohon ~ buat',
  eligible:
    'syarat|persyaratan|siapa yang bisa|boleh|berhak|kriteria|ketentuan|siapa saja|layak|harus punya ~ bisa ga|wajib|apakah bisa',
  deadline:
    'batas waktu|tenggat|jatuh tempo|terakhir|paling lambat|sampai kapan|deadline|batas akhir|tanggal terakhir|batas pembayaran ~ batas',
  renew: 'perpanjang|perpanjangan|memperpanjang|diperpanjang|pembaruan',
  replacecopy: 'ganti kartu|cetak ulang|duplikat|kartu pengganti|penggantian|buat ulang|ganti baru',
  lost: 'hilang|kehilangan|dicuri|kecurian|ketinggalan|tertinggal|barang hilang|raib|kecopetan|lenyap|tercecer',
  block: 'blokir|memblokir|terblokir|diblokir|blok|kunci|terkunci|buka blokir|dibekukan|nonaktif|suspend|bekukan',
  contact:
    'kontak|hubungi|telepon|nomor|no wa|whatsapp|wa|hp|admin|cs|call center|menghubungi|nomor telepon|dihubungi|telp|layanan pelanggan|customer service|no hp|chat|nomor admin|instagram|telpon|kontaknya|nomor wa|call centre|bantuan|hotline|pengaduan|hubungi * gimana|nomor * telepon|nomor * wa|telepon * ke mana ~ hubung|tanya|bantu|no',
  human:
    'petugas|orang|operator|admin|cs|manusia|ngomong sama|bicara dengan|staf|ngobrol sama|orangnya|customer service|agen|pengurus|pegawai|konsultan|karyawan ~ bicara|orang asli',
  email: 'email|e mail|surel|alamat email|imel',
  complaint:
    'komplain|keluhan|pengaduan|protes|mengadu|kecewa|lapor|mengeluh|aduan|saran dan kritik|kesel|kesal|marah|parah banget|pelayanan buruk|ga ada yang jawab|tidak ada yang balas|ga dibalas|gak dibales|ketemu manajer|bosnya ~ laporan',
  review: 'ulasan|review|testimoni|penilaian|rating|komentar|testi|kata pelanggan',
  hours:
    'jam buka|buka jam|kapan buka|buka kapan|bukanya kapan|jam bukanya|bukanya jam|buka dari|buka sampe|kapan tutup|tutup kapan|masih buka|sudah buka|buka hari ini|hari ini buka|sudah tutup|pukul|jam berapa|jam operasional|jam kerja|hari minggu|hari libur|sabtu|tutup jam|buka hari|minggu|jadwal|jam layanan|libur|senin|tanggal merah|24 jam|buka sampai|toko buka|toko tutup|buka sampe jam|tutup jam berapa|hari apa buka|buka ga|masih buka ga|buka malam|istirahat jam|libur lebaran|buka * jam berapa|tutup * jam berapa|jam berapa * buka|jam berapa * tutup|minggu * buka|hari ini * buka ~ buka|tutup|jam|hari|besok|hari ini|lebaran',
  place:
    'alamat|lokasi|dimana|toko|cabang|outlet|tempat|dekat|kantor|di mana|letak|alamatnya|tokonya|maps|toko fisik|kantor pusat|toko offline|posisi|terdekat|arah|lokasinya|datang langsung|gerai|mampir|showroom|counter|toko * di mana|alamat * di mana|lokasi * di mana|tokonya * mana ~ mana|ada di|ke sana|sekitar|kota',
  shops: 'toko|cabang|outlet|toko fisik|gerai|toko offline|showroom|datang langsung',
  partner:
    'reseller|buat kafe|untuk kafe|buat kantor|untuk kantor|buat cafe|untuk cafe|pesan banyak|grosir|mitra|kerjasama|dropship|agen|partai besar|distributor|borongan|kemitraan|jualan|kerja sama|perusahaan|jumlah banyak|partai|franchise|waralaba|beli banyak|komunitas ~ banyak',
  about:
    'tentang|profil|sejarah|perusahaan|siapa kalian|sejak kapan|didirikan|pemilik|latar belakang|visi|berdiri|tentang kami|pendiri|berdiri * sejak|berdiri * tahun|sejak kapan * berdiri|siapa * pendiri|siapa * pemilik|berapa * karyawan|berapa * pegawai|perusahaan * berapa tahun ~ toko apa|kalian',
  whatis: 'apa itu|apakah itu|artinya|maksudnya|pengertian|apaan|yang dimaksud|arti|maksud ~ apa|tentang',
  jobs: 'lowongan|karier|karir|loker|kerja|lamaran|magang|rekrutmen|melamar|pekerjaan|lowongan kerja',
  newsletter: 'berlangganan|langganan|newsletter|notifikasi|pemberitahuan|berita|sms|info terbaru',
  event: 'acara|event|jadwal|pameran|seminar|konser|kegiatan|rapat|rat|pertemuan|rapat anggota',
  ticket: 'tiket|karcis|masuk|kursi|harga tiket|htm|tempat duduk',
  warranty:
    'garansi|jaminan|dijamin|garansinya|klaim garansi|bergaransi|habis garansi|garansi habis|lewat garansi|garansi hangus|hangus|masih garansi|masih digaransi|ditanggung garansi|di luar garansi|garansi batal|garansi * berapa lama|garansi * berapa tahun|berapa lama * garansi|masih * garansi|garansi * hangus|habis * garansi|kena * garansi',
  damage:
    'rusak|cacat|pecah|sobek|robek|bocor|patah|kerusakan|penyok|lecet|retak|jebol|bolong|copot|jelek|remuk|hancur|bengkok|gompal|peyok|pecah di jalan|rusak di jalan|basah|ringsek|kebanting|ngadat|macet|error terus|datang * rusak|sampai * rusak|barang * pecah|kotak * penyok|ada * retak|ada * lecet',
  repair:
    'perbaikan|servis|benerin|tambal|reparasi|perbaiki|service|diperbaiki|memperbaiki|betulin|teknisi|bengkel|dibenerin|dibetulin|bawa ke servis|kirim servis|biaya servis|ongkos servis|tempat servis|servisan|servisin|dandanin|betulkan sendiri|biaya * servis|biaya * perbaikan|servis * berapa lama|perbaiki * sendiri|benerin * sendiri|servis * di mana|perbaikan * berapa',
  spareparts:
    'suku cadang|sparepart|spare part|aksesoris|onderdil|cadangan|aksesori|komponen|beli * suku cadang|jual * suku cadang|ganti * suku cadang|beli * sparepart',
  install:
    'pasang|instalasi|pemasangan|install|merakit|rakit|dirakit|dipasang|memasang|rakit sendiri|pasang sendiri|cara merakit|baut kurang|sekrup kurang|lubang tidak pas|tidak pas|ngebor|bor tembok|bracket|braket|pasang tv|dipasangin|sekalian pasang|gratis pasang|biaya pasang|ongkos pasang|angkat ke lantai|naik ke lantai dua|tukang pasang ~ baut|bor|pas',
  activate: 'aktivasi|aktifkan|mengaktifkan|aktif|diaktifkan|pengaktifan',
  trial:
    'coba|uji coba|percobaan|trial|nyoba|sampel|contoh|tester|coba dulu|coba * dulu|bisa * dicoba|cobain * dulu|lihat * langsung',
  plan: 'paket|langganan|upgrade|layanan|paket data|berlangganan|program',
  limit:
    'batas|maksimal|minimal|paling banyak|maksimum|minimum|limit|plafon|paling sedikit|minimal order|berapa kali|sampai berapa|dibatasi|kuota|maks|min|minimal beli|plafond ~ berapa|jumlah',
  age: 'umur|usia|berapa tahun|dewasa|lansia|anak di bawah|batas usia|17 tahun|minimal umur',
  child:
    'anak|bayi|balita|keluarga|anak kecil|anak anak|bayi baru lahir|newborn|stroller|kereta dorong|popok|pampers|ganti popok|kursi bayi|bawa anak|bawa bayi|ramah anak|anak usia|anak umur|anak 2 tahun|anak 5 tahun|anak bayar|anak gratis|tiket anak|harga anak|tempat bermain anak|playground|penitipan anak|daycare|paud|tk|kembar|ibu menyusui|ruang menyusui|pengasuh ~ bocah|si kecil',
  loan: 'pinjaman|kredit|meminjam|pinjam|pembiayaan|kpr|utang|hutang|pinjam uang|pinjaman online|pencairan|cair|dicairkan|modal|peminjaman ~ dana',
  repay:
    'pelunasan|melunasi|lunas|tunggakan|menunggak|jatuh tempo|telat bayar|angsuran|nunggak|bayar cicilan|denda|terlambat bayar|percepatan',
  interest: 'bunga|suku bunga|sewa modal|persen|bunganya|jasa pinjaman|bagi hasil|margin',
  credit: 'skor kredit|bi checking|slik|riwayat kredit',
  savings: 'tabungan|deposito|investasi|menabung|simpanan|nabung|simpanan wajib|simpanan sukarela|reksadana|emas|saham',
  balance: 'saldo|cek saldo|sisa|sisa saldo|uang yang tersisa|sisa pinjaman|saldo saya|tersisa ~ dompet',
  statement: 'mutasi|riwayat transaksi|laporan|rekening koran|buku tabungan|rincian|riwayat',
  transfer:
    'transfer|kirim uang|penerima|mentransfer|salah transfer|antar bank|transferan|mengirim uang|nomor rekening',
  directdebit: 'autodebit|auto debit|debet otomatis|otomatis|potong gaji|dipotong otomatis',
  topup: 'isi saldo|top up|topup|setor|isi ulang|menyetor|setor tunai|setoran|deposit ~ isi',
  withdraw:
    'tarik tunai|penarikan|menarik|atm|tarik|ambil uang|mengambil simpanan|diambil|narik|cairkan|ambil tabungan|tarik simpanan',
  exchangerate: 'kurs|valas|mata uang|tukar uang|dolar|valuta',
  fraud:
    'penipuan|tidak dikenal|mencurigakan|dibobol|ditipu|diretas|bukan saya|dihack|scam|phishing|penipu|transaksi asing|nipu',
  twice: 'dua kali|dobel|double|2x|2 kali|ganda',
  pending:
    'tertunda|diproses|menunggu|pending|sedang diproses|belum masuk|proses|verifikasi|dalam proses|belum cair|persetujuan|disetujui|belum disetujui|approval',
  card: 'kartu|kartu atm|kartu debit|kartu kredit|kartu anggota|kartu virtual|kartu fisik',
  cardorder: 'buat kartu|kartu baru|pesan kartu|bikin kartu|ambil kartu|kapan kartu|cetak kartu',
  contactless: 'qris|scan|nfc|tap|kode qr|barcode|dompet digital',
  atmproblem: 'tertelan|kartu tertelan|ketelan|uang tidak keluar|uang ga keluar',
  insurance:
    'asuransi|polis|premi|tanggungan|bpjs|santunan|ditanggung|pertanggungan|peserta|ahli waris|asuransinya|ikut asuransi|beli asuransi|punya asuransi|belum asuransi|tercover|dicover|cover apa saja|nomor polis|pemegang polis|tertanggung|perusahaan asuransi|manfaat asuransi|uang pertanggungan|diasuransikan',
  claim:
    'klaim|kecelakaan|mengklaim|santunan|ganti rugi|pengajuan klaim|laka|ajukan klaim|cara klaim|klaim asuransi|lapor klaim|form klaim|status klaim|klaim cair|klaimnya|bisa diklaim|bisa klaim|surveyor|uang pertanggungan|ganti kerugian|diganti asuransi|ditanggung asuransi ~ ganti|rugi',
  health:
    'kesehatan|dokter|obat|sakit|rumah sakit|gejala|penyakit|periksa|klinik|hamil|puskesmas|rawat inap|terapi|vaksin|resep|poli|berobat|dokter umum|dokter keluarga|konsultasi dokter|telekonsultasi|konsultasi online|kunjungan rumah|dokter ke rumah|tensi|darah tinggi|hipertensi|diabetes|kencing manis|asma|menopause|medical check up|cek kesehatan|kontrol dokter',
  book: 'booking|reservasi|pesan kamar|pesan tempat|pesan tiket|janji|memesan|janji temu|booking dulu|antrian|antre|perlu janji|harus booking|langsung datang|bisa langsung datang|walk in|ada slot|masih ada jadwal|jadwal kosong|buat janji|bikin janji|daftar online|ambil antrian|jadwal dokter|harus * booking|perlu * janji|harus * reservasi|perlu * booking',
  changebooking:
    'reschedule|ganti jadwal|ubah jadwal|ganti tanggal|ubah tanggal|pindah jadwal|majuin|undur|ubah * jadwal|ganti * tanggal|ubah * tanggal|pindah * jadwal',
  cancelbooking:
    'batal booking|batalkan reservasi|batal menginap|batalkan pesanan kamar|batalkan * reservasi|batal * booking|batalkan * janji|cancel * booking',
  checkin: 'check in|masuk kamar|jam check in|checkin',
  checkout: 'check out|keluar kamar|jam check out|checkout kamar',
  room: 'kamar|tempat tidur|ranjang|tipe kamar|double bed|twin|penginapan|menginap',
  food: 'makan|sarapan|restoran|menu|makanan|makan malam|makan siang|minuman|kafe|minum|kopi',
  diet: 'vegetarian|halal|alergi|vegan|tanpa gula|alergi kacang|alergi seafood|alergi udang|alergi susu|tidak makan daging|ga makan daging|tidak makan babi|non halal|bebas gluten|tanpa gluten|bebas gula|rendah gula|diet|keto|nabati|intoleransi laktosa|pantangan|pantang|ga bisa makan|tidak boleh makan|mengandung babi|mengandung kacang ~ sayur|kacang',
  takeaway: 'bawa pulang|bungkus|take away|dibawa pulang',
  wifi: 'wifi|internet|jaringan|sinyal|koneksi|kuota|hotspot',
  parking: 'parkir|tempat parkir|parkiran|lahan parkir',
  transport:
    'bandara|antar jemput|bus|kereta|taksi|jemput|stasiun|ojek|transportasi|kendaraan umum|naik apa|rute|arah|jarak|berapa jauh|angkot',
  luggage: 'bagasi|koper|titip|penitipan|barang bawaan',
  pets: 'hewan|anjing|kucing|binatang|peliharaan|anak kucing|anak anjing|kitten|puppy|anabul|dokter hewan|klinik hewan|makanan kucing|makanan anjing|pasir kucing|grooming|penitipan hewan|pet hotel|petshop|pet shop|bawa anjing|bawa kucing|bawa hewan|digigit anjing|dicakar kucing|dicakar|bulu kucing|bulu anjing|kelinci|hamster|burung|ikan hias|kura kura|ras anjing|steril|sterilisasi ~ pet|gigit|menggonggong',
  smoking: 'merokok|rokok|bebas rokok',
  pool: 'kolam renang|renang|berenang',
  gym: 'gym|fitnes|kebugaran|olahraga|fitness|senam',
  spa: 'spa|pijat|massage|sauna|perawatan tubuh',
  housekeeping: 'bersihkan kamar|laundry|handuk|kebersihan kamar|cuci baju|sprei',
  amenities: 'fasilitas|ac|tv|kulkas|pengering rambut|perlengkapan|kamar mandi|kelengkapan',
  access:
    'kursi roda|disabilitas|lift|difabel|penyandang|pakai kursi roda|naik kursi roda|akses kursi roda|tongkat|alat bantu jalan|susah jalan|sulit berjalan|tidak kuat naik tangga|ga kuat naik tangga|ada lift|ada tangga|berapa anak tangga|tangga|lantai dasar|lantai bawah|jalur landai|ramp|pegangan|toilet disabilitas|parkir disabilitas|tuna netra|tunanetra|tuli|tunarungu|bahasa isyarat|autis|orang tua lansia|kaki sakit ~ kaki|lantai',
  technical: 'aplikasi|unduh|website|situs|update|aplikasinya|app|web|hp|komputer|download|sistem|force close',
  compatible: 'kompatibel|cocok dengan|bisa dipakai di|android|iphone|support|perangkat',
  language: 'bahasa|bahasa inggris|terjemahan|penerjemah',
  rent: 'sewa|menyewa|rental|disewakan|penyewaan|nyewa|disewa|ngontrak|kontrak',
  class: 'kelas|kursus|pelatihan|belajar|les|workshop|guru|materi|trip|kuliah|mengajar|jurusan|bimbingan',
  exam: 'ujian|tes|nilai|ijazah|sertifikat|kelulusan|lulus|hasil ujian|wisuda',
  scholarship: 'beasiswa|bantuan biaya|bantuan pendidikan|ukt|spp|uang kuliah',
  student: 'mahasiswa|siswa|pelajar|sekolah|kampus|pelajar|universitas',
  benefit: 'bantuan|tunjangan|pensiun|bansos|subsidi|manfaat|shu|jaminan sosial|pensiunan|sisa hasil usaha',
  permit: 'izin|sim|paspor|visa|perizinan|surat izin|ktp|kitas|stnk',
  vehicle: 'kendaraan|mobil|motor|stnk|bpkb|plat|sepeda motor|balik nama',
  fine: 'denda|tilang|sanksi|pelanggaran|pinalti',
  appeal: 'banding|sengketa|gugatan|hukum|pengadilan|keberatan',
  birth: 'akta|kelahiran|nikah|menikah|akta kelahiran|kematian|meninggal|cerai|perceraian|ahli waris',
  moving: 'pindah|pindahan|domisili|pindah rumah|surat pindah',
  waste:
    'sampah|daur ulang|limbah|buang sampah|jadwal sampah|angkut sampah|sampah belum diangkut|sampah tidak diangkut|tukang sampah|truk sampah|tempat sampah|tong sampah|tps|tpa|pilah sampah|bank sampah|iuran sampah|buang sampah sembarangan|sampah numpuk|retribusi sampah|bakar sampah|dinas lingkungan hidup|b3|buang barang lama|angkut barang lama|ambil barang lama|kulkas lama|kasur lama|sofa lama|puing|buang puing|barang rongsok|rongsokan|loak|limbah elektronik|baterai bekas ~ buang|angkut',
  legal: 'ketentuan|aturan|peraturan|kebijakan|hukum|kontrak|undang|perjanjian|syarat dan ketentuan|akad',
  play: 'main|bermain|permainan|game|tim|pertandingan|turnamen',
  win: 'menang|hadiah|pemenang|undian|juara',
  duration:
    'berapa lama|berapa hari|lama|lamanya|waktu|estimasi|berapa minggu|berapa bulan|berapa jam|berapa tahun|butuh waktu|makan waktu ~ hari|minggu|bulan|jam|tahun',
  when: 'kapan|jam berapa|tanggal berapa|hari apa|sampai kapan|mulai kapan ~ tanggal|hari|waktu|besok',
  why: 'kenapa|mengapa|alasan|kok|penyebab|knp|sebab',
  where: 'dimana|di mana|kemana|ke mana|mana|dmn|tempatnya ~ letak',
  who: 'siapa|oleh siapa|pihak',
  urgent:
    'darurat|mendesak|segera|urgent|gawat|urgen|mendadak|secepatnya|sekarang juga|hari ini juga|malam ini|butuh sekarang|butuh hari ini|butuh cepat|buru buru|ga bisa nunggu|tidak bisa menunggu|tengah malam|tolong cepat|menit terakhir|last minute|di luar jam|24 jam|panik|cepetan ~ sekarang|hari ini|cepat',
  additional: 'tambah|tambahan|lagi|kedua|lebih dari satu|dua',
  group: 'rombongan|grup|kelompok|keluarga besar|rame rame',
  online: 'online|daring|lewat internet|dari rumah|lewat hp|lewat aplikasi|digital',
  inperson: 'langsung|datang ke kantor|tatap muka|offline|ke cabang|datang ke',
  brand:
    'merek|merk|buatan|produksi|pabrik|asal|brand|produsen|dibuat di mana|buatan mana|diproduksi di mana|dibuat * negara|asal * mana|dari mana asal',
  taste: 'rasa|rasanya|pahit|manis|asam|aroma|gurih',
  season:
    'musim dingin|musim panas|musim semi|musim gugur|musim hujan|musim kemarau|musim ramai|musim sepi|sepanjang tahun|januari sampai|januari hingga|februari sampai|februari hingga|maret sampai|maret hingga|april sampai|april hingga|mei sampai|mei hingga|juni sampai|juni hingga|juli sampai|juli hingga|agustus sampai|agustus hingga|september sampai|september hingga|oktober sampai|oktober hingga|november sampai|november hingga|desember sampai|desember hingga|sampai januari|hingga januari|sampai februari|hingga februari|sampai maret|hingga maret|sampai april|hingga april|sampai mei|hingga mei|sampai juni|hingga juni|sampai juli|hingga juli|sampai agustus|hingga agustus|sampai september|hingga september|sampai oktober|hingga oktober|sampai november|hingga november|sampai desember|hingga desember',
  temperature: 'panas|dingin|suhu|hangat|tahan air|waterproof|anti air|hujan|tahan panas|gunung',
  power: 'baterai|listrik|daya|charger|cas|watt|isi daya|berapa * watt|listrik * berapa|boros * listrik|daya * berapa',
  payroll: 'gaji|slip gaji|upah|penghasilan',
  beauty: 'kulit|rambut|skincare|kosmetik|wajah|jerawat',
  sell: 'bekas|second|tukar tambah|jual kembali|seken',
  report: 'lapor|melapor|melaporkan|laporkan|beritahu',
  download: 'unduh|download|mengunduh|pdf|file|brosur',
  volunteer:
    'relawan|donasi|sumbangan|sukarela|amal|sukarelawan|jadi relawan|volunteer|kerja sosial|bakti sosial|baksos|bantu bantu|waktu luang|penggalangan dana|galang dana|lari amal|bazar amal|sertifikat relawan|mentor',
};
