// Concepts of insurance, banks, energy, telephone and public offices, in Indonesian words; see ../en.ts for the form.
import type { MONEY_EN } from './en.ts';

export const MONEY_ID: Partial<Record<keyof typeof MONEY_EN, string>> = {
  excess:
    'risiko sendiri|biaya risiko sendiri|own risk|deductible|bayar sendiri berapa|ditanggung sendiri|or 300 ribu|nilai risiko sendiri|co payment|biaya or',
  noclaims: 'bonus tanpa klaim|no claim bonus|belum pernah klaim|tidak pernah klaim|diskon tanpa klaim|tanpa klaim|ncb',
  carcover:
    'asuransi mobil|asuransi motor|asuransi kendaraan|all risk|allrisk|tlo|total loss only|comprehensive|tanggung jawab pihak ketiga|tjh|pihak ketiga|asuransi mobil bekas',
  windscreen:
    'kaca depan|kaca mobil|kaca pecah|kaca retak|kena batu|kerikil|kaca samping|kaca belakang|ganti kaca|baret kaca|kaca film|kena kerikil|batu kerikil|wiper|spion|kaca spion|kaca jendela mobil|poles kaca ~ kaca|batu|retak',
  breakdown:
    'mogok|derek|mobil derek|ban bocor|ban kempes|pecah ban|aki soak|aki tekor|tidak bisa distarter|bantuan darurat di jalan|kehabisan bensin|towing|jumper aki|bantuan jalan|mobil mati|mobil mogok|motor mogok|mogok di jalan|darurat di jalan|bensin habis|salah isi bensin|aki mati|terdampar|di pinggir jalan|di tol|tabrakan|nabrak|ditabrak|ketabrak|keserempet|nyerempet|nubruk|kecelakaan mobil ~ tol|jalan|tabrak',
  courtesycar:
    'mobil pengganti|kendaraan pengganti|mobil sementara|selama mobil di bengkel|ga ada mobil|mobil pinjaman',
  crash:
    'tabrakan|ditabrak|nabrak|menabrak|kecelakaan|keserempet|diserempet|nyerempet|ketabrak|tabrak lari|tabrakan beruntun|ditabrak dari belakang|kecelakaan lalu lintas|laka lantas|salah siapa ~ penyok|baret',
  totalloss: 'total loss|rusak total|hancur total|harga pasar|nilai pasar|tidak bisa diperbaiki|rongsok|hilang total',
  adddriver:
    'pengemudi tambahan|supir lain|sopir lain|dipinjam teman|dipakai teman|orang lain yang nyetir|pengemudi baru|baru punya sim|tambah pengemudi|siapa yang boleh nyetir',
  carmods: 'modifikasi|mobil modif|motor modif|modif|velg|knalpot|ganti velg|kaca film|aksesoris tambahan|mobil ceper',
  mileage:
    'jarak tempuh|kilometer|jarang dipakai|jarang pakai mobil|taksi online|driver online|buat narik|dipakai narik|kendaraan niaga|pemakaian komersial',
  theft:
    'pencurian|dicuri|maling|kemalingan|kecurian|dicopet|copet|dirampok|perampokan|jambret|dijambret|dibegal|begal|pembobolan|dibobol maling|rumah dibobol|motor hilang|curanmor|pencuri|dimaling|rampok|kecopetan|diambil orang|ada yang ambil|dirusak orang|vandalisme|lapor polisi|surat polisi|surat kehilangan|dompet hilang|tas hilang|bobol rumah ~ hilang|polisi|cctv',
  waterdamage:
    'banjir|kebanjiran|pipa bocor|pipa pecah|kebocoran air|atap bocor|bocor dari atas|air merembes|rembes|terendam|mobil kebanjiran|plafon bocor|genteng bocor|air masuk rumah|terendam banjir',
  firedamage:
    'kebakaran|terbakar|kebakar|korsleting|konsleting|ledakan|meledak|asap|asuransi kebakaran|alat pemadam|apar|hangus terbakar',
  storm:
    'badai|angin kencang|puting beliung|hujan es|pohon tumbang|petir|tersambar petir|gempa|gempa bumi|tanah longsor|longsor|bencana alam|atap terbang|angin topan|tanah ambles|tsunami',
  contents:
    'asuransi rumah|asuransi properti|isi rumah|perabotan|barang berharga|perhiasan|harta benda|perabot|barang pribadi|bangunan rumah|isi bangunan',
  accidental:
    'tidak sengaja|ga sengaja|gak sengaja|ketumpahan|tumpah|terjatuh|kejatuhan|jatuh pecah|layar pecah|layar retak|hp jatuh|kecemplung|dipecahin anak|kerusakan tidak disengaja|tersenggol',
  liability:
    'tanggung gugat|tanggung jawab hukum|pihak ketiga|merugikan orang lain|anjing gigit|digigit anjing|merusak barang orang|dituntut|digugat|mencelakai orang|kaca tetangga',
  unoccupied:
    'rumah kosong|tidak ditinggali|ditinggal lama|tidak dihuni|ga ditempati|kosong lama|pergi lama|tidak berpenghuni|rumah ditinggal',
  exclusion:
    'pengecualian|dikecualikan|tidak ditanggung|tidak dijamin|ga ditanggung|tidak termasuk|ga dicover|tidak dicover|risiko yang dikecualikan|keausan|yang tidak ditanggung',
  claimdenied:
    'klaim ditolak|menolak klaim|penolakan klaim|klaim saya ditolak|tidak dibayar klaimnya|ga mau bayar|gantinya kecil|nilai klaim kecil|tidak setuju hasil|keberatan keputusan',
  premiumup:
    'naik harga|premi naik|harga naik|kok naik|kenaikan harga|naik terus|tambah mahal|lebih mahal dari tahun|kenaikan premi|kenaikan tarif|tarif naik ~ naik',
  preexisting:
    'penyakit bawaan|kondisi yang sudah ada|penyakit sebelumnya|riwayat penyakit|riwayat kesehatan|pre existing|sudah sakit sebelumnya|penyakit kronis|sakit bawaan|deklarasi kesehatan|pernah sakit|penyakit lama',
  waitingperiod:
    'masa tunggu|waiting period|kapan mulai berlaku|langsung berlaku|mulai aktif kapan|berlaku sejak|polis aktif kapan|kapan aktif',
  travelins:
    'asuransi perjalanan|asuransi travel|asuransi schengen|asuransi visa|single trip|annual trip|liburan ke luar negeri|jalan jalan ke luar negeri|asuransi umroh|asuransi liburan ~ perjalanan|liburan',
  medabroad:
    'sakit di luar negeri|dirawat di luar negeri|evakuasi medis|repatriasi|pemulangan jenazah|bantuan darurat medis|darurat medis|rumah sakit luar negeri|serangan jantung|ambulans udara|kecelakaan di luar negeri',
  tripcancel:
    'batal berangkat|batal pergi|pembatalan perjalanan|perjalanan batal|tidak jadi berangkat|ga jadi pergi|pulang lebih awal|dipersingkat|liburan batal|tur batal|maskapai bangkrut|sakit sebelum berangkat',
  flightdelay:
    'penerbangan tertunda|pesawat delay|delay pesawat|penerbangan delay|ketinggalan pesawat|telat pesawat|pesawat batal|penerbangan dibatalkan|keterlambatan penerbangan|tertahan di bandara|ketinggalan koneksi',
  lostbaggage:
    'bagasi hilang|koper hilang|koper tidak sampai|bagasi terlambat|koper rusak|bagasi tidak datang|koper ga muncul|bagasi tertinggal|koper saya hilang',
  sportcover:
    'ski|main ski|diving|menyelam|scuba|mendaki gunung|naik gunung|paralayang|olahraga ekstrem|olahraga berbahaya|terjun payung|panjat tebing|snorkeling|selancar|arung jeram|rafting',
  petins:
    'asuransi hewan|asuransi kucing|asuransi anjing|asuransi hewan peliharaan|ras anjing|ras kucing|microchip|anjing tua|kucing tua ~ anjing|kucing',
  vet: 'dokter hewan|klinik hewan|biaya dokter hewan|anjing sakit|kucing sakit|steril|sterilisasi|disuntik mati|vaksin kucing|vaksin anjing|kutu|obat cacing|kucing muntah|pincang|drh|ga mau makan|gak mau makan|tidak mau makan|muntah muntah|makan coklat|keracunan|ketabrak|lemas|anak anjing|anak kucing|kelinci|hamster|burung|kura kura|anabul|kitten|puppy|meong',
  lifecover:
    'asuransi jiwa|santunan meninggal|meninggal dunia|kalau saya meninggal|uang pertanggungan jiwa|unit link|unitlink|nilai tunai|jatuh tempo polis|asuransi seumur hidup|asuransi berjangka|dwiguna',
  illnesscover:
    'penyakit kritis|kanker|stroke|serangan jantung|kecelakaan diri|cacat tetap|cacat total|tidak bisa kerja|ga bisa kerja lagi|kehilangan penghasilan|santunan harian|asuransi kecelakaan|santunan cacat',
  beneficiary:
    'ahli waris|penerima manfaat|ganti ahli waris|ubah ahli waris|ditunjuk|siapa yang dapat uangnya|termaslahat|yang ditunjuk',
  hospitalplan:
    'rawat inap|rawat jalan|cashless|rumah sakit rekanan|rs rekanan|rumah sakit mana saja|operasi|biaya rumah sakit|surat jaminan|rujukan|surat rujukan|faskes|faskes tingkat pertama|pindah faskes|opname|kamar rawat|kelas bpjs|asuransi kesehatan|jkn|kis',
  dental:
    'gigi|dokter gigi|sakit gigi|cabut gigi|tambal gigi|behel|kawat gigi|gigi bungsu|scaling|karang gigi|gigi palsu|implan gigi|gigi berlubang|perawatan saluran akar|bleaching',
  optical: 'kacamata|lensa kontak|softlens|periksa mata|mata minus|optik|katarak|lasik|dokter mata|rabun',
  maternity:
    'melahirkan|persalinan|hamil|kehamilan|lahiran|caesar|sesar|operasi caesar|bidan|bayi baru lahir|bayi tabung|program hamil|keguguran|biaya melahirkan',
  mentalhealth:
    'kesehatan mental|kesehatan jiwa|depresi|cemas|kecemasan|psikolog|psikiater|konseling|stres|bunuh diri|pengen mati|burnout|kecanduan|narkoba|rehabilitasi|gangguan jiwa|gangguan cemas|konselor|terapis|serangan panik|stress|insomnia|susah tidur|overthinking|trauma|curhat|butuh teman cerita|mood swing|down banget|capek mental ~ sedih|nangis',
  dependants:
    'tanggungan keluarga|anggota keluarga|tambah anggota|tambah anak|tambah istri|asuransi keluarga|untuk orang tua|buat istri|suami istri|pasangan|orang tua saya|sekeluarga',
  proofinsurance:
    'sertifikat asuransi|e polis|epolis|kartu asuransi|bukti asuransi|kartu peserta|salinan polis|polis hilang|cetak polis|polis elektronik',
  vehiclechange:
    'jual mobil|mobil dijual|ganti mobil|beli mobil baru|mobil baru|ganti kendaraan|balik nama kendaraan|ganti plat|blokir stnk|motor dijual|jual motor|bpkb',
  hardship:
    'ga punya uang|tidak punya uang|lagi bokek|bokek|tidak sanggup bayar|ga sanggup bayar|belum ada uang|belum punya uang|kesulitan keuangan|kesulitan membayar|kesulitan bayar|di phk|kena phk|phk|tidak mampu|ga mampu|keringanan|minta keringanan|restrukturisasi|penundaan pembayaran|tunda bayar|relaksasi|minta waktu|nyicil tunggakan|lagi susah|gak mampu|gak ada uang|kesulitan ekonomi|nganggur|keluarga tidak mampu|sktm|keringanan biaya|utang|terlilit hutang|sembako|bank makanan|tunawisma|gelandangan|tidak punya tempat tinggal|diusir|pengungsi|lagi seret|dana darurat',
  missedpay:
    'lupa bayar|telat bayar|terlambat bayar|belum bayar|belum dibayar|nunggak|tunggakan|menunggak|lewat jatuh tempo|masa tenggang|lapse|polis lapse|pemulihan polis|aktifkan kembali polis|tagihan terlambat|denda keterlambatan|surat peringatan|telat sehari|tagihan menumpuk',
  debtcollect:
    'debt collector|penagihan|penagih utang|ditagih|tagih hutang|dc lapangan|kredit macet|gagal bayar|galbay|disita|sita|penyitaan|lilitan utang|terlilit utang|teror pinjol|utang menumpuk',
  bankruptcy: 'bangkrut|pailit|kepailitan|pkpu|likuidasi|perusahaan bangkrut|kreditur|gulung tikar',
  mortgage:
    'kpr|kpa|cicilan rumah|kredit rumah|kredit pemilikan rumah|take over kpr|bunga fixed|bunga floating|suku bunga mengambang|pinjaman rumah|gadai sertifikat|sertifikat rumah jaminan|dp rumah|rumah subsidi|flpp|roya',
  appdeclined:
    'pengajuan ditolak|ditolak terus|tidak disetujui|ga di acc|gak di acc|tidak di acc|permohonan ditolak|pinjaman ditolak|kenapa ditolak|ga lolos|tidak lolos|berkas ditolak|bi checking jelek',
  jointaccount:
    'rekening bersama|rekening gabungan|rekening joint|rekening berdua|atas nama berdua|rekening suami istri|joint account',
  bizaccount:
    'rekening perusahaan|rekening bisnis|rekening giro|umkm|usaha kecil|pelaku usaha|wiraswasta|rekening usaha|freelancer|rekening pt|rekening cv',
  childaccount:
    'rekening anak|tabungan anak|rekening pelajar|buka rekening anak|uang jajan|simpel|tabungan pelajar|kartu anak',
  overdraft: 'cerukan|overdraft|saldo minus|saldo tidak cukup|saldo kurang|saldo ga cukup|saldo negatif',
  wrongtransfer:
    'salah transfer|salah kirim uang|salah rekening|salah nomor rekening|transfer ke orang salah|keliru transfer|tarik kembali transfer|batalkan transfer|kelebihan transfer|transfer nyasar',
  acctnumber:
    'nomor rekening|no rekening|norek|kode bank|kode swift|nomor va|nomor virtual account|no rek|rekening saya berapa',
  cheque: 'cek bank|bilyet giro|cek kosong|buku cek|cairkan cek|mencairkan cek|cek tunai|giro',
  moneysafe:
    'dijamin lps|lps|diawasi ojk|terdaftar ojk|terdaftar di ojk|izin ojk|ojk|uang saya aman|aman ga uangnya|kalau bank bangkrut|simpanan dijamin|ilegal atau legal',
  stocks:
    'saham|reksadana|reksa dana|obligasi|dividen|investor|investasi|sekuritas|rdn|sbn|portofolio|pasar modal|profil risiko|jual saham|beli saham|sukuk|trading|forex|cuan|rugi investasi ~ emas',
  crypto: 'kripto|crypto|bitcoin|btc|usdt|koin|aset kripto|mata uang kripto|blockchain|token|staking|dompet kripto',
  pension:
    'pensiun|pensiunan|dana pensiun|jht|jaminan hari tua|cairkan jht|usia pensiun|pensiun dini|uang pensiun|taspen|dplk|gaji pensiun|hari tua|cairin bpjs ketenagakerjaan',
  taxreturn:
    'lapor spt|spt|spt tahunan|lapor pajak|pelaporan pajak|efin|djp|kantor pajak|kpp|pph|pph 21|npwp|bikin npwp|ptkp|wajib pajak|pajak penghasilan|bukti potong|konsultan pajak|telat lapor spt|coretax|setor pajak',
  taxrefund:
    'restitusi pajak|restitusi|lebih bayar|pengembalian pajak|lebih bayar pajak|kelebihan pajak|refund pajak|tax refund',
  guarantor:
    'penjamin|jaminan|agunan|gadai|menggadaikan|gadaikan|jaminan bpkb|tanpa agunan|tanpa jaminan|kta|avalis|gadai emas|jaminan sertifikat|pegadaian',
  poweratt:
    'surat kuasa|kuasa|diwakilkan|mewakili|dikuasakan|diwakili|wakilkan|wali|perwalian|atas nama orang lain|orang lain yang urus|titip urus|diurus orang lain',
  bereavement:
    'meninggal|meninggal dunia|wafat|almarhum|almarhumah|kematian|akta kematian|surat kematian|bapak meninggal|ibu meninggal|suami meninggal|orang tua meninggal|laporan kematian|santunan kematian|warisan rekening|duka|berduka|dukacita|belasungkawa|pemakaman|kehilangan orang tua|kremasi|kedukaan|melayat|tahlilan|ibadah penghiburan',
  merchant:
    'merchant|mesin edc|edc|qris toko|qris usaha|qris merchant|terima pembayaran|menerima pembayaran|payment gateway|daftar qris|link pembayaran|pencairan merchant|soundbox',
  requestmoney:
    'patungan|split bill|bagi tagihan|minta uang|kirim ke teman|angpao|angpau|thr digital|bayar bareng|tagih teman|urunan',
  otp: 'otp|kode otp|otp tidak masuk|otp ga masuk|otp tidak terkirim|kode verifikasi|kode tidak masuk|ganti hp|ganti nomor hp|nomor lama|nomor sudah tidak aktif|hp hilang|sidik jari|face id|verifikasi wajah|biometrik|kode ga masuk|kode ga dateng',
  dormant:
    'rekening pasif|rekening dormant|dormant|rekening tidak aktif|lama tidak dipakai|lama ga dipakai|saldo minimal|saldo minimum|saldo mengendap|rekening lama|rekening mati|aktifkan rekening lama|biaya admin bulanan',
  cardabroad:
    'kartu di luar negeri|pakai kartu di luar negeri|tarik tunai di luar negeri|transaksi luar negeri|belanja luar negeri|biaya konversi|bawa uang ke luar negeri|kartu luar negeri|uang saku luar negeri',
  scam: 'penipuan|penipu|ditipu|ketipu|kena tipu|tertipu|kena scam|phishing|link palsu|klik link|terlanjur klik|sms palsu|telepon mencurigakan|mengaku dari bank|mengatasnamakan|investasi bodong|bodong|kasih kode otp|ngasih otp|apk undangan|akun palsu|soceng|website palsu|modus',
  loanterm:
    'pinjol|pinjaman online|butuh dana|butuh uang cepat|dana cepat|pinjam duit|dana tunai|bisa pinjam berapa|kredit mobil|kredit motor|pelunasan dipercepat|lunasi lebih awal|jangka waktu pinjaman|kta|kur|kredit usaha rakyat|pinjaman pokok|plafon pinjaman|over kredit|multiguna',
  creditcardbill:
    'tagihan kartu kredit|pembayaran minimum|bayar minimum|tanggal cetak|lembar tagihan|naik limit|naikkan limit|tambah limit|iuran tahunan|bebas iuran tahunan|bunga kartu kredit|over limit|gestun',
  slownet:
    'internet lemot|lemot|lelet|wifi lemot|internet lambat|koneksi lambat|koneksi lemot|ngelag|buffering|putus putus|putus nyambung|kecepatan internet|speedtest|speed test|ping tinggi|tidak stabil|ga stabil|wifi lelet|wifi tidak sampai|mbps|lola ~ lambat|kecepatan',
  outage:
    'internet mati|wifi mati|internet down|tidak ada internet|ga ada internet|jaringan down|gangguan jaringan|gangguan internet|internet putus|los merah|lampu merah|los|gangguan massal|pemeliharaan jaringan|kapan normal|kapan nyala|internet ga nyambung|wifi ga nyambung|tidak ada koneksi|offline terus|down|server down|lagi down|error terus|situs down|tidak bisa dibuka|ga bisa dibuka|ga kebuka|gak kebuka|loading terus|muter terus|layar putih|layar hitam|blank|hang|ngehang|lemot|lelet|lambat banget|ngelag|lag|keluar sendiri|mental terus|force close|maintenance|pemeliharaan|gangguan sistem|server|hapus cache|bersihkan cache|tidak merespon',
  router:
    'router|modem|ont|reset modem|restart modem|lampu modem|ganti password wifi|password wifi|kata sandi wifi|penguat sinyal|repeater|kabel lan|mesh|alat wifi|stb|set top box|kembalikan modem|balikin modem',
  sim: 'kartu sim|sim card|kartu perdana|esim|kartu hilang|ganti kartu sim|registrasi kartu|registrasi prabayar|kode puk|puk|kartu terblokir|kartu hangus|masa aktif|masa aktif kartu|nomor cantik|kartu prabayar|kartu pascabayar|upgrade 4g',
  keepnumber:
    'pertahankan nomor|nomor tetap|pindah operator|ganti operator|ganti provider|pindah provider|nomor lama tetap|ganti nomor|pindah ke',
  mobiledata:
    'kuota|paket data|kuota habis|sisa kuota|cek kuota|paket internet|fup|kuota malam|beli paket|paketan|kuota hangus|kuota cepat habis|tethering|rollover|paket nelpon|transfer kuota|pulsa|pulsa kesedot|beli pulsa|isi pulsa ~ unlimited|4g|5g|gb',
  roaming:
    'roaming|paket roaming|internet luar negeri|pakai hp di luar negeri|telepon luar negeri|telepon internasional|panggilan internasional|nelpon luar negeri|paket haji|paket umroh',
  signal:
    'sinyal|tidak ada sinyal|ga ada sinyal|sinyal hilang|sinyal jelek|sinyal lemah|susah sinyal|blank spot|no service|cakupan sinyal|jangkauan sinyal|tidak bisa telepon|ga bisa nelpon|panggilan terputus|menara|tower|suara putus putus',
  fibre:
    'fiber|fiber optik|indihome|internet rumah|pasang wifi|pasang internet|pasang baru|wifi rumah|paket wifi|jaringan tersedia|cek jaringan|cek coverage|coverage area|sudah terjangkau|tarik kabel|pasang indihome|internet kabel',
  tvservice:
    'tv kabel|saluran tv|tv tidak ada gambar|dekoder|siaran|parabola|set top box|channel hilang|paket tv|useetv|siaran langsung bola|tayangan ~ channel|remote',
  contractend:
    'putus kontrak|akhiri kontrak|kontrak habis|masa kontrak|berhenti berlangganan|berhenti langganan|putus langganan|denda berhenti|pinalti|penalti|cabut indihome|cabut layanan|sebelum kontrak habis|minimal berlangganan|putus di tengah kontrak|pemutusan kontrak',
  handset:
    'hp baru|ganti handphone|hp bundling|handphone|imei|blokir imei|imei terblokir|hp dikunci|unlock|tukar tambah hp|hp resmi',
  nuisancecalls:
    'spam|sms spam|telepon spam|telepon mengganggu|blokir nomor|nomor tidak dikenal|pulsa tersedot|pulsa kepotong|sedot pulsa|berhenti sms|unreg|stop sms iklan|layanan konten|sms premium',
  engineervisit:
    'teknisi|teknisi tidak datang|teknisi ga datang|kunjungan teknisi|kapan teknisi datang|kirim teknisi|jadwal teknisi|teknisi belum datang|tidak ada yang datang|ditunggu seharian|petugas lapangan|nunggu seharian',
  electricity:
    'listrik|pln|tagihan listrik|token listrik|bayar listrik|daya listrik|tambah daya|naik daya|kwh|tarif listrik|pasang listrik|pasang baru listrik|listrik jeglek|jeglek|anjlok|mcb|pemutusan listrik|sambung listrik|listrik diputus|segel',
  powercut:
    'mati lampu|listrik padam|listrik mati|pemadaman|padam|mati listrik|kapan nyala listrik|jadwal pemadaman|pemadaman bergilir|kabel putus|kabel listrik putus|lampu mati|gelap gulita|byar pet',
  gasleak:
    'bocor gas|gas bocor|kebocoran gas|bau gas|tabung gas|gas elpiji|lpg|elpiji|gas habis|karbon monoksida|selang gas|regulator gas|pgn|gas bumi',
  nowater:
    'air mati|air tidak mengalir|air ga ngalir|air ga keluar|pdam|tagihan air|bayar air|air pam|pam|air kecil|tekanan air|air keruh|air kotor|air bau|bau kaporit|air kuning|pipa pecah|meteran air|kualitas air|air bersih|sambungan air|pasang pdam|kapan air nyala|kebocoran pipa ~ air',
  drain:
    'saluran air|saluran mampet|mampet|wc mampet|toilet mampet|got mampet|selokan|septic tank|sedot wc|drainase|air limbah|bau got|gorong gorong|tukang ledeng|pembuangan',
  meterreading:
    'meteran|baca meter|catat meter|angka meter|stand meter|meteran listrik|meteran air|meteran rusak|salah catat|meteran error|swacam|foto meteran|smart meter|id pelanggan|pencatat meter|nomor meter|meteran muter',
  prepaymeter:
    'token listrik|token|beli token|isi token|token habis|token gagal|kode token|listrik prabayar|meteran prabayar|pulsa listrik|token tidak masuk|20 digit|periksa token|meteran bunyi|bunyi tit tit',
  highbill:
    'tagihan membengkak|tagihan bengkak|bengkak|tagihan mahal|tagihan naik|tagihan tinggi|tagihan salah|tagihan tidak wajar|melonjak|kok mahal|kok tagihan|salah tagih|kelebihan bayar|dobel tagihan|tagihan ga sesuai|tagihan tidak sesuai|lonjakan tagihan|tagihan gede',
  solar:
    'panel surya|tenaga surya|plts|listrik tenaga surya|plts atap|jual listrik|ekspor impor listrik|inverter|energi terbarukan|hemat energi|hemat listrik|spklu|home charging|charger mobil listrik|pompa panas',
  heating:
    'pemanas|pemanas air|water heater|air panas|penghangat|boiler|tidak ada air panas|air panas mati|radiator|kedinginan|ac tidak dingin|ac ga dingin|servis ac|service ac|cuci ac|isi freon|freon|tambah freon|ac bocor|ac netes|pasang ac|bongkar ac|air panas tidak keluar|tabung gas|kompor gas|regulator gas|panel surya|pendingin ruangan ~ ac|gas|dingin',
  switchsupplier:
    'ganti pemasok|ganti penyedia|pindah penyedia|paket lebih murah|ganti paket|tarif tetap|golongan tarif|turun daya|waktu beban puncak|pindah paket|turun paket',
  movehome:
    'pindah rumah|pindahan|mau pindah|baru pindah|pindah kontrakan|pindah kos|pindah alamat|relokasi|pindah kost|penghuni lama|penghuni sebelumnya|pemilik lama|balik nama listrik|balik nama pln|surat orang lain|pindah rumah baru',
  idcard:
    'ktp|e ktp|bikin ktp|ktp hilang|ktp rusak|perekaman ktp|rekam ktp|ktp digital|ikd|identitas kependudukan digital|ganti ktp|cetak ktp|disdukcapil|dukcapil|nik|nik tidak ditemukan|kia|kartu identitas anak|suket',
  passport:
    'paspor|bikin paspor|buat paspor|perpanjang paspor|paspor hilang|paspor habis|paspor rusak|m paspor|imigrasi|kantor imigrasi|paspor anak|paspor elektronik|e paspor|ganti paspor',
  drivinglicence:
    'sim a|sim c|bikin sim|buat sim|perpanjang sim|sim mati|sim hilang|sim habis|sim keliling|satpas|ujian sim|sim online|sim internasional|surat izin mengemudi|praktek sim',
  marriage:
    'nikah|menikah|pernikahan|buku nikah|akta nikah|akta perkawinan|daftar nikah|kua|nikah di kua|catatan sipil|numpang nikah|surat pengantar nikah|nikah beda agama|kawin|perkawinan|calon pengantin|belum menikah|surat belum menikah',
  divorce:
    'cerai|perceraian|gugat cerai|akta cerai|cerai talak|talak|harta gono gini|gono gini|pisah|mantan suami|mantan istri|pengadilan agama|nafkah|pisah ranjang',
  birthcert:
    'akta kelahiran|akte kelahiran|akta lahir|akte lahir|bikin akte|bikin akta|buat akte|surat lahir|bayi baru lahir|baru lahiran|anak baru lahir|surat keterangan lahir|akte hilang|pencatatan kelahiran',
  namechange:
    'ganti nama|ubah nama|perubahan nama|nama salah|salah nama|nama beda|beda nama|salah tanggal lahir|perbaikan nama|nama di ktp beda|tambah nama',
  residence:
    'kartu keluarga|kk|kk hilang|bikin kk|pecah kk|pisah kk|domisili|surat domisili|surat keterangan domisili|surat pindah|pindah domisili|pindah kk|rt rw|pengantar rt|kelurahan|kecamatan|skpwni|tambah anggota kk|penduduk sementara',
  visa: 'izin tinggal|kitas|kitap|overstay|perpanjang visa|visa kerja|voa|visa on arrival|kewarganegaraan|jadi wni|wni|wna|naturalisasi|kedutaan|kedubes|konsulat|kbri|surat undangan|deportasi|izin kerja orang asing|pengungsi|bikin visa|visa habis|urus visa|visa turis ~ visa',
  buildpermit:
    'imb|pbg|izin mendirikan bangunan|izin bangunan|bangun rumah|renovasi rumah|izin renovasi|slf|tata ruang|rdtr|bangunan liar|bangunan tanpa izin|tetangga bangun rumah|bongkar bangunan|zonasi',
  bizlicence:
    'nib|oss|izin usaha|siup|bikin pt|bikin cv|buka usaha|buka warung|mendirikan usaha|pirt|izin edar|sertifikat halal|izin keramaian|pedagang kaki lima|pkl|izin reklame|badan usaha|mendirikan pt|surat keterangan usaha|lapak',
  bulkywaste:
    'sampah besar|buang kasur|buang sofa|buang lemari|kasur bekas|kulkas bekas|barang bekas besar|buang perabot|angkut barang bekas|rongsokan|tukang loak|puing',
  dogreg:
    'anjing liar|kucing liar|anjing hilang|kucing hilang|anjing lepas|anjing menggonggong|gonggongan|kotoran anjing|pendaftaran anjing|rabies|vaksin rabies|hewan terlantar|adopsi kucing|adopsi anjing|hewan mati',
  propertytax:
    'pbb|pajak bumi dan bangunan|bayar pbb|sppt|sppt pbb|bphtb|pajak rumah|pajak tanah|pajak motor|pajak mobil|pajak kendaraan|bayar pajak motor|pajak mati|samsat|e samsat|njop|pemutihan|pajak lima tahunan|pajak daerah|bapenda|keringanan pbb',
  parkingpermit:
    'parkir liar|stiker parkir|izin parkir|parkir depan rumah|menghalangi|halangi garasi|parkir sembarangan|mobil diderek|motor diangkut|digembok|kendaraan terbengkalai|parkir berlangganan|parkir di trotoar|tukang parkir',
  parkingfine:
    'tilang|etle|kena tilang|surat tilang|bayar tilang|denda tilang|e tilang|melanggar lampu merah|terobos lampu merah|tilang elektronik|ngebut|blangko tilang|sidang tilang|ganjil genap|kamera tilang|konfirmasi etle',
  school:
    'ppdb|spmb|daftar sekolah|pendaftaran sekolah|masuk sekolah|pindah sekolah|mutasi siswa|zonasi sekolah|zonasi|paud|tk|taman kanak kanak|sd|smp|sma|smk|kip|kartu indonesia pintar|pip|kjp|seragam|libur sekolah|penitipan anak|daycare|bullying|dibully|bos sekolah|afirmasi|jalur prestasi|nisn',
  roads:
    'jalan rusak|jalan berlubang|jalan bolong|lubang di jalan|lampu jalan|lampu jalan mati|pju|penerangan jalan|trotoar rusak|lampu merah rusak|perbaikan jalan|pohon tumbang|tebang pohon|pangkas pohon|jalan ditutup|jembatan rusak|aspal|polisi tidur|marka jalan|rambu',
  noisecomplaint:
    'berisik|tetangga berisik|bising|kebisingan|ribut|karaoke|musik keras|suara keras|tetangga ribut|gaduh|mengganggu tetangga|ga bisa tidur|tetangga|sound horeg|knalpot brong|konflik tetangga|gangguan ketertiban',
  voting:
    'pemilu|pilkada|coblos|mencoblos|nyoblos|tps pemilu|dpt|surat suara|pindah memilih|pindah tps|kpu|daftar pemilih|cek dpt|caleg|golput|pemilih|walikota|bupati',
  policecert:
    'skck|bikin skck|perpanjang skck|surat kelakuan baik|catatan kepolisian|syarat skck|catatan kriminal|skck online|surat keterangan catatan kepolisian',
  certify:
    'legalisir|dilegalisir|notaris|apostille|apostile|terjemahan tersumpah|penerjemah tersumpah|cap basah|stempel|akta notaris|materai|meterai|e meterai|salinan resmi|waarmerking|ppat|pengesahan dokumen',
  officeslot:
    'antrian|antrean|nomor antrian|ambil nomor|antri|ngantri|antrian online|kuota antrian|kuota penuh|harus janji dulu|tanpa janji|langsung datang|daftar antrian|mpp|mal pelayanan publik|antre lama|telat datang',
  officialinfo:
    'kantor kelurahan|kantor kecamatan|kantor desa|balai kota|pemda|pemkot|pemkab|kepala desa|lurah|camat|dinas apa|dinas terkait|siapa yang menangani|ppid|lapor sp4n|lapor wali kota|pelayanan publik|pungli|aspirasi warga',
  police:
    'polisi|kantor polisi|polsek|polres|lapor polisi|laporan polisi|surat kehilangan|laporan kehilangan|bikin laporan|pengaduan polisi|dipukul|dikeroyok|dianiaya|penganiayaan|diancam|ancaman|pemerasan|diperas|dilecehkan|pelecehan|dikuntit|orang hilang|ditangkap|ditahan|narkoba|saksi|korban|kejahatan|kriminal|tawuran|judi|sp2hp|call center 110|hubungi 110',
  emergency:
    'ambulans|ambulan|pemadam kebakaran|damkar|gawat darurat|ugd|igd|tidak bernapas|pingsan|tidak sadar|nyeri dada|tersedak|kejang|tenggelam|keracunan|overdosis|evakuasi|pengungsian|mengungsi|siaga|bpbd|basarnas|tim sar|terjebak|nomor darurat|tolong cepat|peringatan dini|call 112|telepon 112|hubungi 112',
  abuse:
    'kdrt|kekerasan dalam rumah tangga|dipukul suami|suami mukul|kekerasan|kekerasan seksual|pemerkosaan|diperkosa|pelecehan seksual|perlindungan anak|rumah aman|perlindungan perempuan|penelantaran|ditelantarkan|komnas perempuan|takut sama suami|perdagangan orang|sapa 129',
  lawyer:
    'pengacara|advokat|kuasa hukum|bantuan hukum|lbh|konsultasi hukum|biaya pengacara|jasa pengacara|kantor hukum|firma hukum|pengacara gratis|menuntut|menggugat|gugat|somasi|pembelaan|posbakum|dampingan hukum',
  court:
    'pengadilan|sidang|persidangan|jadwal sidang|panggilan sidang|surat panggilan|hakim|biaya perkara|putusan|vonis|tergugat|penggugat|terdakwa|saksi sidang|mediasi|banding|kasasi|e court|ecourt|gugatan sederhana|nomor perkara|jaksa|kejaksaan|eksekusi putusan|salinan putusan',
  custody:
    'hak asuh|hak asuh anak|nafkah anak|ketemu anak|tidak boleh ketemu anak|dilarang ketemu anak|adopsi|adopsi anak|anak angkat|angkat anak|orang tua tunggal|ibu tunggal|tes dna|perebutan anak',
  will: 'wasiat|surat wasiat|waris|warisan|ahli waris|bagi waris|pembagian waris|harta warisan|surat keterangan waris|hukum waris|tanah warisan|hibah|fatwa waris|turun waris',
  workrights:
    'dipecat|pecat|phk|pemutusan hubungan kerja|pesangon|gaji tidak dibayar|gaji belum dibayar|gaji telat|upah minimum|umr|umk|lembur|uang lembur|kontrak kerja|pkwt|resign|mengundurkan diri dari kerja|kecelakaan kerja|hak karyawan|disnaker|cuti|hubungan industrial|serikat pekerja|thr|paklaring',
  personalinjury:
    'luka luka|terluka|cedera|patah tulang|patah kaki|patah tangan|terpeleset|kepeleset|jatuh dari|malpraktik|malapraktik|ganti rugi cedera|santunan luka|jatuh dari motor',
  tenancy:
    'kontrakan|kos|kost|kosan|ngekos|kos kosan|pemilik kos|ibu kos|bapak kos|sewa rumah|sewa apartemen|kontrak rumah|penyewa|pemilik rumah|perjanjian sewa|uang sewa|bayar kos|teman sekamar|oper kontrak|ngontrak rumah|kos putri|kos campur',
  rentdeposit:
    'uang jaminan|deposit kos|deposit sewa|deposit tidak dikembalikan|deposit hangus|deposit balik|potongan deposit|pengembalian deposit|deposit kontrakan|uang deposit',
  eviction:
    'diusir|pengusiran|usir|diusir pemilik|disuruh keluar|disuruh pindah|nunggak kos|nunggak sewa|telat bayar kos|telat bayar kontrakan|rumah mau dijual|penggusuran|digusur',
  homerepair:
    'jamur dinding|dinding lembab|lembab|lembap|jamuran|tikus|kecoa|kutu busuk|rayap|tawon|sarang tawon|basmi hama|pembasmi|pest control|hama|pemilik tidak mau perbaiki|lift mati|pengelola apartemen ~ semut',
  rentincrease:
    'kenaikan sewa|sewa naik|harga sewa naik|kos naik|ipl|iuran pengelolaan|service charge|termasuk listrik|termasuk air|sinking fund|iuran lingkungan|uang keamanan',
  viewing:
    'lihat rumah|survei rumah|survey rumah|survei lokasi|lihat unit|cek lokasi|rumah contoh|show unit|masih kosong|masih dijual|masih available|denah|luas tanah|luas bangunan|lihat kamar',
  buyhouse:
    'beli rumah|rumah dijual|jual beli rumah|jual beli tanah|properti|sertifikat rumah|sertifikat tanah|shm|hgb|shgb|ajb|bpn|balik nama sertifikat|developer|perumahan|kavling|tanah dijual|serah terima|indent|agen properti|apartemen dijual|rumah second|akad kredit|ppjb|cek sertifikat',
  sellhouse:
    'jual rumah|jual tanah|mau jual rumah|titip jual|titip sewa|appraisal|taksiran harga|komisi agen|fee agen|komisi berapa|sewakan rumah|nyewain rumah|pasang iklan rumah|harga pasaran rumah|njop rumah|jual apartemen|rumah laku berapa',
  lockedout:
    'kunci hilang|kunci ketinggalan|terkunci di luar|kekunci|tukang kunci|kunci cadangan|ganti kunci|kartu akses|kunci rumah|duplikat kunci|kunci patah|kunci mobil hilang|akses card',
  socialhousing:
    'rusun|rusunawa|rumah susun|rumah subsidi|tunawisma|gelandangan|tidak punya rumah|ga punya tempat tinggal|tidak punya tempat tinggal|rumah singgah|dinas sosial|bedah rumah|rutilahu|rumah murah|tidur di jalan',
  removals:
    'jasa pindahan|jasa pindah rumah|truk pindahan|sewa truk|sewa pick up|pickup pindahan|tenaga angkut|kuli angkut|tukang angkut|bongkar pasang|bongkar muat|kardus pindahan|packing barang|pindah kantor|pindahan kos|angkut piano|lantai atas tanpa lift|barang pecah belah|pindahan antar kota',
  selfstorage:
    'sewa gudang|self storage|gudang penyimpanan|titip barang|titip perabot|gudang mini|simpan barang sementara|penitipan barang ~ gudang',
  unemployment:
    'menganggur|pengangguran|nganggur|jkp|jaminan kehilangan pekerjaan|kehilangan pekerjaan|tidak punya pekerjaan|belum kerja|kartu prakerja|prakerja|pencari kerja|kartu kuning|ak1|di phk',
  disabilitybenefit:
    'bantuan disabilitas|kartu disabilitas|penyandang disabilitas|bantuan lansia|merawat orang tua|panti jompo|pengasuh|perawat lansia|cuti sakit|surat sakit|surat keterangan sakit|izin sakit|jaminan sosial lansia|panti sosial|alat bantu dengar|difabel',
  childbenefit:
    'cuti melahirkan|cuti hamil|cuti ayah|tunjangan anak|bantuan anak|bantuan ibu hamil|jaminan persalinan|jampersal|bantuan bayi|pkh ibu hamil|cuti bersalin',
  welfare:
    'bansos|bantuan sosial|pkh|blt|bpnt|sembako|bantuan sembako|dtks|dtsen|cek bansos|kartu sembako|sktm|surat keterangan tidak mampu|tidak mampu|keluarga miskin|warga miskin|bansos belum cair|bantuan belum cair|bantuan tunai|bantuan dihentikan|desil|kis gratis|pbi|bantuan tidak dapat|kks|belum dapat bantuan',
};
