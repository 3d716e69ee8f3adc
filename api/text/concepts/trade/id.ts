// Concepts of shops, crafts, hotels, travel, food, suppliers and everyday talk, in Indonesian words; see ../en.ts for the form.
import type { TRADE_EN } from './en.ts';

export const TRADE_ID: Partial<Record<keyof typeof TRADE_EN, string>> = {
  marketplace:
    'penjual|pembeli|seller|buyer|lapak|buka toko|jual di sini|mulai jualan|pasang iklan|iklan saya|upload produk|komisi|biaya platform|lelang|tawaran|bid|penjual tidak respon|penjual ga bales|tidak sesuai deskripsi|beda dari foto|perlindungan pembeli|rekening bersama|rekber|barang terlarang|pencairan penjual ~ jual|platform|marketplace|iklan',
  secondhand:
    'barang bekas|bekas|second|seken|preloved|thrift|thrifting|barang antik|barang lawas|refurbished|rekondisi|unit display|bekas pakai|kondisi berapa persen|like new|titip jual|konsinyasi|taksir harga|terima barang bekas|tukar tambah|jual barang lama|mesin bekas|jual balik|dibeli lagi|tukar yang baru|mesin second|beli * bekas|jual * bekas|terima * bekas ~ lama|kondisi|minus|lecet pemakaian',
  changeorder:
    'ubah pesanan|ganti pesanan|edit pesanan|tambah pesanan|nambah pesanan|nambah barang|kurangi pesanan|salah pesan|salah order|salah klik|kepencet|keorder dua|pesan dobel|kelebihan pesan|gabung pesanan|gabung paket|satu paket aja|pisah pesanan|salah pilih ukuran|lupa pakai voucher|sebelum dikirim|ganti * alamat|ubah * alamat|ubah * pesanan|tambah * pesanan|salah * alamat|alamat * salah ~ ubah|tambah|salah',
  notdelivered:
    'status terkirim|statusnya terkirim|katanya sudah diterima|sudah diterima padahal|tetangga|titip tetangga|titip satpam|satpam|tidak di rumah|ga di rumah|lagi ga di rumah|rumah kosong|gagal antar|gagal kirim|antar ulang|kirim ulang|kurir ga nelpon|kurir tidak datang|paket hilang|paket dicuri|dilempar|retur ke pengirim|balik ke pengirim|tanda tangan|salah alamat antar|salah rumah|siapa yang terima|belum * sampai|belum * datang|tidak * sampai|gak * sampai|paket * belum ~ kurir|pagar|teras',
  refundtime:
    'kapan refund|refund berapa lama|refund belum masuk|dana belum kembali|uang belum balik|uang belum kembali|duit belum balik|lama refund|proses refund|refund sebagian|refund kurang|kembali ke mana|masuk ke rekening mana|barang sudah saya kirim balik|status refund|berapa lama * refund|kapan * refund|kapan * uang kembali|kapan * uang saya|berapa lama * uang kembali|uang * belum kembali|uang * kapan balik|uang * belum masuk ~ balik|belum masuk',
  returncost:
    'ongkir retur|biaya retur|ongkos balik|ongkir balik|siapa yang bayar ongkir|siapa tanggung ongkir|label retur|dus sudah dibuang|kardus dibuang|kotaknya hilang|label sudah dilepas|tag dilepas|sudah dibuka|segel rusak|segel terbuka|sudah dipakai|baru dicoba|video unboxing|barang diskon bisa retur|lewat masa retur|syarat retur|siapa * bayar * retur|siapa * bayar ongkir|ongkir * retur|ongkir * balik|biaya * retur|biaya * pengembalian|kirim balik * bayar ~ segel|dus|kotak',
  preorder:
    'pre order|preorder|po|sistem po|inden|indent|kehabisan|sold out|kapan restock|kapan ready|kapan ada lagi|daftar tunggu|waiting list|diskontinu|tidak diproduksi lagi|edisi terbatas|limited edition|barang baru|batch berikutnya|rilis ~ kosong|batch',
  subscriptionbox:
    'langganan bulanan|kotak langganan|box bulanan|paket langganan|lewati bulan ini|skip bulan ini|jeda langganan|tunda langganan|tunda kiriman|frekuensi pengiriman|dua minggu sekali|perpanjang otomatis|otomatis diperpanjang|kepotong lagi|ditagih lagi|masa coba habis|berhenti * langganan|stop * langganan|jeda * langganan|lewati * kiriman|batalkan * langganan ~ jeda|skip|tiap bulan',
  pricematch:
    'lebih murah di|toko sebelah|sebelah lebih murah|samain harga|price match|harga turun|baru beli malah diskon|selisih harga|harga naik|kode tidak bisa dipakai|voucher tidak bisa|kode promo gagal|harbolnas|black friday|cuci gudang|diskon pelajar|diskon mahasiswa|pembelian pertama|pengguna baru|gabung voucher ~ selisih|nawar',
  wear: 'menyusut|susut|luntur|pudar|warna pudar|mengelupas|ngelupas|terkelupas|karatan|berkarat|karat|menguning|melengkung|jahitan lepas|benang lepas|sobek|bolong|patah|lepas sendiri|longgar|melar|aus|cuci sekali|sekali cuci|baru dipakai sebentar|baru seminggu rusak|kendor|berbulu ~ lepas|copot',
  leak: 'bocor|kebocoran|merembes|rembes|netes|menetes|air keluar terus|pipa pecah|pipa bocor|banjir|kebanjiran|rob|terendam|atap bocor|plafon bocor|plafon basah|dinding lembab|lembap|lembab|jamur dinding|berjamur di tembok|genangan|kerusakan air|waterproofing ~ air|basah|pipa|tembok',
  fire: 'kebakaran|terbakar|kebakar|bau gosong|bau hangus|keluar asap|berasap|percikan api|konslet|korsleting|korslet|kepanasan|terlalu panas|overheat|meledak|baterai kembung|kembung|bau gas|gas bocor|kesetrum|nyetrum|alarm kebakaran|apar|pemadam ~ api|asap|hangus',
  plumber:
    'tukang ledeng|tukang pipa|ledeng|keran|kran|keran bocor|wc mampet|toilet mampet|mampet|saluran mampet|saluran air|wastafel|kloset|sedot wc|septic tank|pipa|pompa air|sanyo|air kecil|air tidak keluar|air mati|pemanas air|water heater|shower ~ toilet|air|saluran',
  electrician:
    'tukang listrik|instalatir|instalasi listrik|listrik mati|mati lampu|listrik jeglek|jeglek|anjlok|mcb|sekring|meteran listrik|token listrik|stop kontak|colokan|saklar|kabel listrik|lampu kedip|lampu kedap kedip|korsleting|tambah daya|pasang lampu|cctv ~ listrik|lampu|kabel',
  builder:
    'tukang bangunan|kontraktor|pemborong|bangun rumah|renovasi|renov|rehab rumah|nambah lantai|bongkar|tukang kayu|pasang keramik|keramik lantai|plester|acian|semen|plafon|gypsum|imb|pbg|arsitek|survey lokasi|survei lokasi|borongan harian|kusen|pagar besi|kanopi|baja ringan|upah tukang ~ tembok|dinding|lantai|dapur|tukang|proyek',
  roof: 'atap|genteng|genting|atap seng|seng|talang|talang air|atap rumah|baja ringan|plafon|loteng|cerobong|asbes|kanopi|genteng melorot|genteng pecah ~ angin kencang|badai',
  painter:
    'tukang cat|cat tembok|cat rumah|cat ulang|pengecatan|ngecat|mengecat|cat dasar|plamir|cat kayu|cat besi|wallpaper dinding|cat eksterior|cat interior|cat mengelupas|cat semprot ~ cat|dinding|warna',
  cleaner:
    'jasa kebersihan|jasa bersih|jasa bersih rumah|cleaning service|bersih bersih|bersihin rumah|bersihkan rumah|art harian|pembantu|asisten rumah tangga|deep cleaning|cuci sofa|cuci kasur|cuci karpet|cuci springbed|sedot debu|tungau|bersih kaca|bersih kantor|general cleaning|pasca renovasi|nyapu|ngepel|alat sendiri ~ bersih|kotor|debu',
  locksmith:
    'tukang kunci|ahli kunci|kunci hilang|kehilangan kunci|lupa bawa kunci|kunci ketinggalan|kunci patah|kunci macet|duplikat kunci|bikin kunci|ganti kunci|ganti gembok|gembok|pintu terkunci|kekunci|terkunci di luar|pintu ga bisa dibuka|kunci rumah|smart lock|buka brankas ~ kunci|pintu|macet',
  pests:
    'hama|pembasmi hama|pest control|basmi|tikus|kecoa|kecoak|rayap|anti rayap|semut|kutu busuk|tawon|sarang tawon|lebah|nyamuk|fogging|kutu|laba laba|cicak|serangga|fumigasi|ulat|belatung ~ gigit|digigit|sarang',
  callout:
    'datang ke rumah|ke rumah|panggil tukang|panggilan|panggil teknisi|tukangnya|teknisi datang|teknisi belum datang|tukang belum datang|ga ada yang datang|ongkos tukang|biaya jasa|biaya kunjungan|biaya panggilan|biaya cek|biaya pengecekan|ongkos kerja|survey gratis|survei gratis|estimasi biaya|perkiraan biaya|kisaran harga|kira kira habis berapa|kira kira berapa|per jam|di luar jam kerja|bisa datang|bisa kesini ~ tukang|teknisi|survei|jasa|kunjungan',
  nopower:
    'mati total|matot|tidak nyala|tidak menyala|ga nyala|gak nyala|nggak nyala|tidak mau nyala|ga mau nyala|gak mau nyala|tidak bisa nyala|ga bisa nyala|gak bisa nyala|tidak hidup|ga hidup|gak hidup|tidak mau hidup|tidak bisa hidup|lampu tidak menyala|tidak ada lampu ~ mati',
  proofofpurchase:
    'bukti pembelian|bukti beli|nota hilang|struk hilang|kuitansi hilang|tanpa nota|tanpa struk|nota * hilang|tidak ada nota|ga ada nota|struknya hilang|notanya hilang',
  secondowner:
    'beli bekas|dijual lagi|dijual kembali|pindah tangan|pemilik baru|pemilik kedua|tangan kedua|dialihkan|beli second|beli seken',
  devicerepair:
    'ganti lcd|ganti layar|layar pecah|lcd pecah|layar retak|ganti baterai|baterai drop|baterai boros|cepat habis baterai|ngedrop|kecemplung|jatuh ke air|kena air|ketumpahan kopi|ketumpahan|kesiram|mati total|matot|tidak nyala|ga nyala|gak mau nyala|layar hitam|layar bergaris|touchscreen error|port charger|konektor cas|hp jatuh|data hilang|foto hilang|backup data|sparepart ori|bisa ditunggu|servis hp|servis laptop ~ jatuh|layar|lcd|baterai|retak',
  tailor:
    'penjahit|tukang jahit|jahit baju|permak|vermak|potong celana|kecilin baju|kecilin|gedein|ganti resleting|jas custom|dry clean|dry cleaning|sol sepatu|tukang sol|reparasi sepatu|reparasi jam|ganti baterai jam|jahit kebaya|fitting baju ~ jahit|ukur badan',
  garage:
    'bengkel|montir|mekanik|servis mobil|servis motor|service mobil|tune up|ganti oli|oli|rem|kampas rem|kopling|gearbox|transmisi|mesin bunyi|bunyi aneh|bunyi kasar|busi|aki|aki soak|aki tekor|mogok|ga mau distarter|tidak bisa distarter|tidak mau hidup|lampu indikator|check engine|radiator|knalpot|ketok magic|cat mobil|body repair|uji emisi|spooring|balancing|shockbreaker|turun mesin ~ mesin|servis|bunyi|gredek',
  tyre: 'ban|ban bocor|ban kempes|kempes|tambal ban|ban serep|ban cadangan|ganti ban|velg|pelek|tubeless|ban dalam|tekanan angin|kena paku|pecah ban|ban gundul|ban pecah|isi angin|nitrogen|roda ~ angin',
  glass:
    'kaca jendela|jendela|jendela pecah|pintu kaca|tukang kaca|ganti kaca|kaca tempered|kaca rumah|partisi kaca|kusen aluminium|aluminium|shower screen|kaca ganda ~ kaca|pecah',
  cardealer:
    'beli mobil|jual mobil|mobil bekas|mobil second|mobil baru|motor bekas|test drive|tes drive|tukar tambah mobil|kilometer|km berapa|odometer|tangan pertama|tangan ke berapa|riwayat servis|bekas tabrakan|bekas banjir|pajak hidup|pajak mati|bpkb|balik nama|kredit mobil|dp mobil|otr|harga otr|matic|manual|mobil listrik|diesel|dealer|showroom mobil|nomor rangka|inden mobil ~ mobil|motor|pajak',
  carhire:
    'sewa mobil|rental mobil|sewa motor|rental motor|lepas kunci|dengan sopir|pakai sopir|sopir|supir|all in|termasuk bbm|bbm|bensin|overtime|kelebihan jam|telat mengembalikan mobil|antar jemput mobil|jaminan sewa|ktp jaminan|batas kilometer|luar kota|tol dan parkir|biaya tol|kursi bayi|car seat|lecet mobil rental|sim internasional|hiace|elf|sewa bus|sewa sepeda ~ mobil|motor|sim|driver',
  flight:
    'penerbangan|pesawat|tiket pesawat|maskapai|terbang|boarding|gate|terminal|transit|ketinggalan pesawat|telat pesawat|delay|penerbangan dibatalkan|penerbangan ditunda|pindah pesawat|web check in|check in online|pilih kursi|kursi jendela|salah nama di tiket|salah ketik nama|kode booking|bagasi hilang|bagasi tidak sampai|kelebihan bagasi|bagasi kabin|kelas bisnis|kelas ekonomi|anak terbang sendiri|cairan|boarding pass ~ tiket|kursi|bandara',
  train:
    'kereta|kereta api|krl|tiket kereta|stasiun|peron|gerbong|jadwal kereta|kelas eksekutif|kelas ekonomi|ketinggalan kereta|kereta telat|bus malam|tiket bus|terminal bus|travel|agen bus|jadwal keberangkatan|keberangkatan|pool bus|halte|busway|transjakarta|mrt|lrt|kapal|ferry|feri|kapal feri|pelabuhan|tiket pp|pulang pergi ~ jadwal|rute|naik|turun',
  missed:
    'telat|terlambat datang|datang telat|datang terlambat|kesiangan|ketiduran|bangun kesiangan|macet|kejebak macet|terjebak macet|ga bisa datang|gak bisa datang|tidak bisa datang|tidak bisa hadir|berhalangan|halangan|ada urusan mendadak|mendadak|lupa jadwal|lupa janji|kelewat|kelewatan|terlewat|ga keburu|tidak keburu|sampai tengah malam|datang malam|toleransi keterlambatan ~ lupa|keburu',
  guesthouse:
    'hotel|penginapan|guest house|homestay|vila|villa|hostel|losmen|kos|kost|resort|resor|glamping|kemah|berkemah|resepsionis|extra bed|kasur tambahan|tambah orang|box bayi|kamar sebelahan|connecting room|pindah kamar|ganti kamar|kamar bau|kamar kotor|kamar berisik|kunci kamar|kamar mandi dalam|kamar mandi luar|berapa malam|bermalam|tamu menginap|jam malam|pasangan belum menikah|buku nikah ~ kamar|malam|nginap|inap|tenda',
  restaurant:
    'restoran|rumah makan|warung|resto|kafe|reservasi meja|pesan meja|meja untuk|meja buat|ruang vip|ruang privat|outdoor|area merokok|kursi bayi|menu anak|paket menu|prasmanan|bawa kue sendiri|bawa makanan sendiri|biaya servis|service charge|pelayan|waitress|tip|pedas|level pedas|ga pedas|makanan dingin|belum matang|mentah|keracunan|sakit perut habis makan|ada rambut|pisah bill|bill terpisah|porsi|dibungkus|last order|menunggu satu jam|antrian meja ~ meja|menu|bill|saji',
  catering:
    'katering|catering|prasmanan|nasi kotak|nasi box|nasi tumpeng|tumpeng|snack box|per porsi|per pax|pax|minimal pax|untuk 100 orang|buat 50 orang|untuk berapa orang|pondokan|gubukan|test food|tes food|icip menu|tamu bertambah|tambah porsi|kurang porsi|jumlah tamu|konfirmasi jumlah|pramusaji|alat makan|hajatan|kenduri|syukuran|aqiqah|rapat kantor|kambing guling ~ porsi|tamu|box',
  wedding:
    'pernikahan|nikahan|kawinan|resepsi|akad|akad nikah|pengantin|mempelai|wedding|wedding organizer|wo|gedung pernikahan|gaun pengantin|baju pengantin|rias pengantin|mua|makeup pengantin|prewedding|prewed|foto prewed|undangan nikah|souvenir nikah|lamaran|tunangan|seserahan|dekorasi pelaminan|pelaminan|paket wedding|mundur tanggal nikah|bulan madu|siraman ~ tamu|gedung|nikah|menikah',
  photographer:
    'fotografer|fotografi|foto studio|studio foto|pemotretan|sesi foto|foto keluarga|foto bayi|foto wisuda|foto produk|pas foto|pasfoto|foto maternity|videografer|shooting|drone|edit foto|file mentah|file asli|raw|semua file|berapa foto|kapan foto jadi|foto belum jadi|hasil foto|cetak foto|album foto|link foto|photobooth|foto saya dipakai|retouch|candid|kostum foto ~ foto|video|album|edit',
  tickets:
    'konser|festival|pertunjukan|teater|bioskop|jam tayang|museum|kebun binatang|taman hiburan|wahana|e ticket|etiket|e tiket|tiket elektronik|oper tiket|pindah tangan tiket|jual lagi tiket|tiket dijual lagi|ga jadi nonton|tidak bisa hadir|acara dibatalkan|acara ditunda|konser batal|open gate|buka gate|jam masuk|festival area|tribun|tempat duduk|nomor kursi|kategori tiket|presale|early bird|tiket belum masuk|tiket hilang|gelang|tukar tiket|barang yang dilarang|durasi acara|war tiket ~ tiket|nonton|acara|gate',
  partyhire:
    'sewa gedung|sewa tempat|sewa aula|sewa ruangan|ruang rapat|pesta ulang tahun|ulang tahun anak|arisan|reuni|gathering|outing kantor|family gathering|baby shower|tujuh bulanan|khitanan|sunatan|sewa tenda|sewa kursi|tenda dan kursi|balon|dekorasi ulang tahun|badut|sulap|organ tunggal|band|sound system|mc|kapasitas gedung|muat berapa orang|bawa katering luar|event organizer|eo ~ pesta|gedung|tamu|acara',
  farm: 'peternakan|pertanian|petani|peternak|kebun buah|petik buah|petik sendiri|panen|musim panen|musim buah|lagi musim|sapi|kambing|domba|babi|bebek|ayam kampung|telur ayam kampung|ternak|hewan ternak|pestisida|disemprot|organik|sayur organik|pakan|pakan ternak|jerami|pupuk kandang|sawah|ladang|naik kuda|berkuda|kuda|lebah madu|wisata kebun|agrowisata|memberi makan hewan|hewan kurban|kurban|qurban|potong hewan ~ musim|kebun|tanam',
  moq: 'moq|minimal order|minimum order|minimal pemesanan|minimal pembelian|min order|minimal berapa pcs|minimal berapa lusin|lusinan|satuan bisa|bisa satuan|pesan sedikit|order sedikit|jumlah kecil|partai kecil|partai besar|satu kontainer|kontainer|palet|harga bertingkat|harga grosir|kodian|order percobaan ~ pcs|lusin|jumlah|kuantitas',
  sample:
    'sampel|sample|contoh barang|contoh produk|kirim sampel|minta sampel|biaya sampel|sampel gratis|buat sampel|bikin sampel|prototipe|prototype|mockup|acc sampel|approve sampel|lihat contoh|lama pembuatan sampel|dummy|katalog bahan|contoh kain|contoh warna ~ contoh|approval',
  rfq: 'penawaran|penawaran harga|minta penawaran|surat penawaran|rfq|quotation|minta quotation|minta harga|masa berlaku penawaran|belum dapat penawaran|harga satuan|harga pabrik|harga distributor|harga agen|harga grosir|fob|cif|exw|termin|termin pembayaran|tempo|bayar tempo|jatuh tempo 30 hari|purchase order|nomor po|tender|lelang proyek|biaya cetakan|biaya moulding|lebih mahal dari penawaran|biaya tambahan ~ harga|po|nego',
  oem: 'maklon|jasa maklon|makloon|oem|odm|private label|merek sendiri|merk sendiri|brand sendiri|logo sendiri|cetak logo|pasang logo|sablon logo|bordir logo|produksi sesuai desain|gambar teknik|gambar kerja|file cad|toleransi|cetakan|moulding|injeksi plastik|cor logam|laser cutting|cutting laser|bubut|cnc|las|powder coating|galvanis|kerahasiaan desain|kapasitas produksi|kemasan custom|konveksi ~ produksi|desain|pabrik',
  production:
    'lama produksi|lama pengerjaan|waktu pengerjaan|waktu produksi|berapa lama jadi|kapan jadi|kapan selesai|sudah jadi|udah jadi|sudah selesai|udah selesai|belum selesai|belum jadi|jadi belum|keburu ga|bisa selesai sebelum|selesai tepat waktu|deadline produksi|jadwal produksi|produksi telat|molor pengerjaan|order ulang|repeat order|pesan lagi|sama seperti kemarin|sama kayak kemarin|produksi massal|musim ramai|sudah bisa diambil|bisa diambil kapan ~ jadi|selesai|beres',
  factoryvisit:
    'kunjungan pabrik|kunjungi pabrik|lihat pabrik|berkunjung ke pabrik|workshop produksi|tempat produksi|pabrik sendiri|lini produksi|mesin produksi|pameran dagang|nomor booth|produsen langsung|tangan pertama|langsung dari pabrik|perantara|calo|trading|ekspor ke|negara tujuan ekspor|jumlah karyawan|sales|marketing|distributor resmi|distributor tunggal|keagenan|klien|portofolio klien ~ pabrik|produsen|ekspor',
  holidays:
    'lebaran|idul fitri|idulfitri|idul adha|iduladha|puasa|ramadan|ramadhan|bulan puasa|mudik|cuti bersama|libur lebaran|libur nasional|hari libur|tanggal merah|natal|tahun baru|malam tahun baru|imlek|nyepi|waisak|kenaikan isa|17 agustus|hari raya|buka puasa|bukber|sahur|takbiran|thr|libur sekolah|liburan sekolah|long weekend|hari besar|nataru ~ libur|cuti',
  moneytrouble:
    'ga punya uang|gak punya uang|tidak punya uang|belum ada uang|lagi ga ada duit|ga ada duit|uang kurang|uangnya kurang|duit kurang|bokek|seret|lagi seret|tanggal tua|belum gajian|tunggu gajian|nunggu gajian|gajian|di phk|kena phk|phk|dipecat|nganggur|pengangguran|kesulitan keuangan|kesulitan bayar|kesulitan ekonomi|tidak mampu|ga mampu|gak sanggup bayar|ga sanggup|bayar telat|telat bayar|bayar nanti|minta keringanan|keringanan|penangguhan|tunda bayar|nunggak|menunggak|terlilit utang|bangkrut|penagih|debt collector ~ susah|utang|sulit|berat',
  illness:
    'sakit|lagi sakit|jatuh sakit|ga enak badan|tidak enak badan|demam|panas tinggi|flu|pilek|batuk|sakit tenggorokan|sakit kepala|pusing|sakit perut|mual|muntah|muntah muntah|diare|mencret|keracunan|keracunan makanan|gatal|gatal gatal|ruam|bentol|bengkak|infeksi|covid|positif covid|patah tulang|patah kaki|keseleo|terkilir|cedera|terluka|luka|jatuh dari|terpeleset|kepleset|pingsan|berdarah|serangan jantung|stroke|opname|rawat inap|dirawat|operasi|hamil|keguguran|surat dokter ~ nyeri|perih|lemas|rs',
  death:
    'meninggal|meninggal dunia|wafat|almarhum|almarhumah|tutup usia|duka|berduka|dukacita|belasungkawa|pemakaman|ayah meninggal|ibu meninggal|suami meninggal|istri meninggal|bapak meninggal|orang tua meninggal|warisan|ahli waris|wasiat|surat kematian|kremasi|melayat|kabar duka ~ mati|kematian|musibah',
  weather:
    'cuaca|hujan|kehujanan|hujan deras|hujan lebat|kalau hujan|badai|angin kencang|petir|kilat menyambar|kesambar petir|geledek|banjir jalan|kabut|panas terik|musim hujan|musim kemarau|mendung|hujan es|angin ribut|puting beliung|cuaca buruk|prakiraan cuaca|ombak tinggi|becek ~ angin|dingin|panas|basah',
  rudestaff:
    'kasar|tidak sopan|ga sopan|gak sopan|judes|jutek|galak|ketus|marah marah|membentak|dibentak|memaki|dimaki|bertengkar|ribut sama|cekcok|adu mulut|telepon dimatikan|dimatikan teleponnya|berbohong|dibohongi|bohong|diskriminasi|rasis|pelecehan|tidak profesional|ga profesional|tidak bertanggung jawab|lempar tanggung jawab|dilempar lempar|pelayanan buruk|pelayanan jelek|parah|parah banget|mengecewakan|kecewa berat|digetok|getok harga|minta maaf ~ sikap|pelayan|manajer',
  ignored:
    'tidak dibalas|ga dibalas|gak dibalas|ga dibales|gak dibales|belum dibalas|tidak ada balasan|ga ada balasan|tidak ada respon|ga ada respon|slow respon|slow respons|slowres|tidak direspon|ga direspon|dicuekin|diabaikan|cuma diread|diread doang|centang satu|centang dua|tidak diangkat|ga diangkat|telepon ga diangkat|nomor tidak aktif|tidak bisa dihubungi|susah dihubungi|sudah chat berkali kali|sudah telepon berkali|tidak ada yang jawab|ga ada yang jawab|janji telepon balik|admin kemana|halo ada orang|di php|php ~ balas|respon|jawab|balasan',
  exception:
    'pengecualian|dispensasi|kebijaksanaan|keringanan|tolong dibantu|mohon dibantu|minta tolong|bantu dong|bisa ga ya|ada cara lain|ada solusi|sekali ini saja|sekali ini aja|kali ini saja|kasus khusus|keadaan khusus|kondisi khusus|telat sehari|cuma telat sehari|lewat sehari|baru lewat|lewat beberapa hari|bukan salah saya|bukan kesalahan saya|tidak adil|ga adil|force majeure|keadaan memaksa|dimaklumi|maklum|fleksibel|toleransi|nego waktu ~ khusus|tolong|solusi|maaf',
  newcomer:
    'pertama kali|baru pertama|baru pertama kali|pemula|newbie|nubi|orang baru|pendatang baru|baru pindah|baru di sini|baru mulai|baru belajar|baru mau coba|belum pernah|belum pernah coba|belum pernah beli|belum pernah pakai|ga ada pengalaman|tidak punya pengalaman|tanpa pengalaman|mulai dari mana|mulainya gimana|awam|masih awam|pelanggan baru|member baru|pengguna baru|kunjungan pertama|untuk pemula|dari nol ~ mulai|baru|dasar',
  confused:
    'bingung|tidak mengerti|ga ngerti|gak ngerti|nggak ngerti|ga paham|gak paham|tidak paham|kurang paham|kurang jelas|tidak jelas|ga jelas|belum jelas|membingungkan|maksudnya apa|maksudnya gimana|apa maksudnya|artinya apa|jelaskan|tolong jelaskan|dijelasin|jelasin|ribet|rumit|istilah|bahasa gampangnya|gampangnya|pusing bacanya|tulisan kecil|menyesatkan|ada jebakan ~ paham|ngerti|jelas|arti',
  undecided:
    'berubah pikiran|pikir pikir dulu|pikir pikir lagi|mikir dulu|mikir mikir|ragu|ragu ragu|bimbang|galau|menyesal|nyesel|nyesal|ga butuh lagi|tidak butuh lagi|ga perlu lagi|ga mau lagi|tidak mau lagi|sudah dapat di tempat lain|beli di tempat lain|istri ga suka|suami ga suka|rencana berubah|ganti rencana|mundur|mau mundur|keep dulu|tolong di keep|disimpan dulu|tanya istri dulu|tanya suami dulu|khilaf beli ~ ga jadi|urung',
  overcharged:
    'kemahalan ditagih|ditagih lebih|tagihan salah|tagihan tidak sesuai|tagihan membengkak|tagihan bengkak|tagihan naik|kok mahal|kenapa mahal|salah hitung|salah harga|salah nominal|salah jumlah|harga beda|harga tidak sesuai|harga berubah|kelebihan bayar|lebih bayar|kebanyakan bayar|dicharge lebih|kena charge|biaya siluman|biaya tersembunyi|biaya tidak jelas|kembalian kurang|diskon tidak masuk|promo tidak masuk|sudah batal masih ditagih|masih ditagih|masih kepotong|salah faktur ~ tagihan|selisih|kelebihan',
  queue:
    'antri|antrian|antrean|ngantri|antre|nomor antrian|ambil nomor|nunggu lama|lama menunggu|waktu tunggu|rame ga|ramai tidak|jam sepi|jam ramai|paling sepi|tanpa janji|tanpa reservasi|tanpa booking|harus booking|perlu booking|harus reservasi|perlu janji|langsung datang|datang langsung|walk in|penuh|sudah penuh|full booked|slot kosong|jadwal kosong|paling cepat kapan|diselipin ~ menunggu|tunggu|slot',
  workmanship:
    'garansi pengerjaan|garansi servis|garansi perbaikan|hasil kerja|hasil pekerjaan|kerjaan jelek|kerja asal|asal asalan|asal jadi|tidak rapi|ga rapi|kurang rapi|belum beres|ga beres|ditinggal|tidak diselesaikan|mangkrak|rusak lagi|bocor lagi|mati lagi|masih bocor|masih rusak|tambah rusak|malah rusak|makin parah|dikerjakan ulang|kerjakan ulang|perbaiki ulang|balik lagi kerusakannya|merusak lantai|berantakan|tukang berpengalaman|teknisi bersertifikat|berlisensi ~ rapi|hasil|garansi',
  smell:
    'bau|berbau|bau tidak sedap|bau ga enak|bau aneh|bau apek|apek|bau busuk|bau menyengat|menyengat|bau kimia|bau plastik|bau cat|bau rokok|bau got|hilangkan bau|menghilangkan bau|tengik|wangi banget|tidak berbau|pesing ~ aroma|wangi',
  customs:
    'bea cukai|bea masuk|pajak impor|tertahan bea cukai|ketahan bea cukai|ditahan bea cukai|kena pajak impor|custom clearance|kepabeanan|kode hs|hs code|impor|ekspor impor|dokumen ekspor|bill of lading|packing list|forwarder|kargo laut|kargo udara|jalur laut|pelabuhan tujuan|bebas pajak|barang larangan ~ pajak|kargo',
  waterproof:
    'tahan air|anti air|kedap air|waterproof|water resistant|tahan hujan|kena hujan|kehujanan gapapa|dipakai mandi|dipakai berenang|kena air gapapa|boleh kena air|taruh di luar|ditaruh di luar|untuk luar ruangan|outdoor|tahan panas|tahan api|anti gores|anti angin|masuk oven|masuk microwave|microwave safe|masuk mesin cuci piring|food grade|bebas bpa|bpa free|bebas timbal|anti uv|ip68|adem ~ air|hujan',
  lostproperty:
    'ketinggalan|tertinggal|ketinggalan di kamar|ketinggalan di kereta|ketinggalan di bus|ketinggalan di pesawat|hp ketinggalan|jaket ketinggalan|charger ketinggalan|dompet ketinggalan|barang ketinggalan|barang tertinggal|barang tercecer|lost and found|ada yang nemu|ada yang menemukan|nemuin|ditemukan|kelupaan|lupa bawa pulang|barang hilang ~ lupa|temu',
};
