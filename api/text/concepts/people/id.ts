// Concepts of health, sport, learning, apps, work and associations, in Indonesian words; see ../en.ts for the form.
import type { PEOPLE_EN } from './en.ts';

export const PEOPLE_ID: Partial<Record<keyof typeof PEOPLE_EN, string>> = {
  tooth:
    'gigi|sakit gigi|gigi berlubang|cabut gigi|tambal gigi|tambalan|gigi bungsu|gigi geraham|dokter gigi|perawatan saluran akar|gigi patah|gigi copot|gigi goyang|ngilu|poli gigi|klinik gigi ~ bengkak|behel',
  braces:
    'behel|kawat gigi|pasang behel|aligner|gigi gingsul|gigi tonggos|merapikan gigi|gigi berantakan|retainer|ortodonti|kontrol behel|behel lepas',
  teethwhitening:
    'pemutihan gigi|memutihkan gigi|bleaching gigi|gigi kuning|putihin gigi|veneer gigi|gigi putih|whitening gigi',
  denture: 'gigi palsu|implan gigi|implan|implant gigi|gigi tiruan|gigi ompong|gigi hilang|pasang gigi|jembatan gigi',
  hygienist:
    'karang gigi|scaling|bersihin karang|gusi|gusi berdarah|gusi bengkak|bau mulut|plak|sikat gigi|pembersihan gigi|radang gusi',
  nervous:
    'takut|takut jarum|takut dokter|sakit ga|sakit gak|sakit tidak|apakah sakit|bius|dibius|bius lokal|obat bius|sedasi|cemas|tanpa rasa sakit|tidak sakit|deg degan|trauma ~ nyeri|suntik',
  eyetest:
    'periksa mata|tes mata|cek mata|rabun|rabun jauh|minus mata|mata minus|mata plus|silinder|penglihatan|penglihatan kabur|optik|optometris|katarak|glaukoma|mata kabur|dokter mata ~ mata|buram',
  glasses:
    'kacamata|frame kacamata|bingkai|lensa|kacamata hitam|kacamata baca|kacamata plus|progresif|anti radiasi|blue light|gagang patah|kacamata patah|kacamata rusak|ganti lensa',
  contactlens: 'softlens|soft lens|lensa kontak|kontak lens|lensa harian|cairan softlens|air softlens|pakai softlens',
  prescription:
    'resep|resep dokter|obat|tebus obat|tebus resep|apotek|apotik|apoteker|obat habis|obat abis|antibiotik|pereda nyeri|obat bebas|resep ulang|ambil obat|obat rutin ~ tablet|kapsul|minum obat',
  testresult:
    'hasil lab|tes darah|cek darah|ambil darah|hasil tes|hasil pemeriksaan|laboratorium|tes urin|cek lab|sampel urin|pap smear|skrining|biopsi|hasilnya sudah keluar ~ hasil|puasa',
  scan: 'rontgen|ronsen|usg|mri|ct scan|endoskopi|ekg|radiologi|foto rontgen|hasil rontgen|mammografi',
  medreferral:
    'rujukan|surat rujukan|dirujuk|dokter spesialis|spesialis|tanpa rujukan|faskes|poli apa|second opinion|pendapat kedua|spesialis apa',
  sicknote:
    'surat sakit|surat dokter|surat keterangan dokter|surat keterangan sakit|izin sakit|cuti sakit|surat sehat|surat keterangan sehat|ga masuk kerja',
  vaccine:
    'vaksin|vaksinasi|imunisasi|suntik vaksin|booster|vaksin flu|imunisasi anak|tetanus|rabies|vaksin hpv|disuntik|jadwal imunisasi ~ suntik',
  pregnancy:
    'hamil|kehamilan|bumil|ibu hamil|melahirkan|persalinan|lahiran|bidan|kandungan|cek kehamilan|kontraksi|ketuban|caesar|sesar|menyusui|busui|keguguran|program hamil|promil|bayi tabung|lagi isi ~ usg',
  contraception:
    'kontrasepsi|kb|pil kb|suntik kb|spiral|iud|kondom|kondom bocor|pil darurat|telat haid|telat datang bulan|terlambat haid|keluarga berencana|vasektomi|lupa minum pil',
  sexualhealth:
    'penyakit menular seksual|pms|hiv|sifilis|kencing nanah|raja singa|kesehatan seksual|anyang anyangan|sakit saat kencing|infeksi saluran kemih|isk|keputihan|disfungsi ereksi|gatal di kemaluan',
  coldflu:
    'flu|demam|batuk|pilek|panas tinggi|badan panas|sakit tenggorokan|radang tenggorokan|hidung mampet|mencret|diare|muntah|mual|sakit perut|mules|keracunan makanan|sakit kepala|pusing|masuk angin|sakit telinga|meriang|ga enak badan|tidak enak badan|covid ~ sakit',
  medemergency:
    'igd|ugd|gawat darurat|ambulans|ambulan|nyeri dada|sakit dada|dada sakit|serangan jantung|stroke|sesak napas|sesak nafas|susah napas|pingsan|tidak sadar|kejang|pendarahan|patah tulang|tangan patah|keracunan|tersedak|luka bakar|kecelakaan ~ darurat|berdarah',
  outofhours:
    'di luar jam kerja|luar jam|tengah malam|malam hari|malam malam|dini hari|jaga malam|dokter jaga|piket|hari libur|tanggal merah|layanan 24 jam|jam 2 pagi',
  registerpatient:
    'pasien baru|daftar pasien|pendaftaran pasien|terima pasien baru|daftar berobat|pertama kali berobat|pindah faskes|ganti dokter|kartu berobat|rekam medis baru|baru pindah',
  medicalrecords:
    'rekam medis|rekam medik|riwayat kesehatan|riwayat penyakit|salinan rekam medis|data pasien|riwayat berobat|resume medis|catatan medis',
  surgery:
    'operasi|dioperasi|sebelum operasi|sesudah operasi|setelah operasi|pasca operasi|bius total|jahitan|lepas jahitan|rawat inap|opname|diopname|pulang dari rumah sakit|bedah|pemulihan|luka operasi|puasa sebelum operasi|ganti perban',
  hospitalvisit:
    'jam besuk|jam jenguk|besuk|jenguk|menjenguk|membesuk|kunjungan pasien|bangsal|ruang rawat|menunggu pasien|icu|penunggu pasien|nengok',
  crisis:
    'bunuh diri|ingin mati|mau mati|pengen mati|menyakiti diri|self harm|kdrt|kekerasan dalam rumah tangga|dipukul suami|krisis|hotline krisis|mengakhiri hidup|ga mau hidup|pelecehan|kekerasan',
  relationship:
    'konseling pernikahan|konseling pasangan|hubungan|suami istri|selingkuh|diselingkuhi|putus cinta|bertengkar|berantem terus|pisah|rumah tangga|masalah keluarga',
  addiction:
    'kecanduan|candu|pecandu|rehabilitasi|narkoba|alkoholik|berhenti merokok|berhenti minum|kecanduan judi|judi|kecanduan game|miras|sakau|kambuh',
  neurodiversity:
    'autis|autisme|adhd|hiperaktif|disleksia|terlambat bicara|speech delay|terapi wicara|anak berkebutuhan khusus|abk|tumbuh kembang|terapi okupasi|sensorik',
  physio:
    'fisioterapi|fisioterapis|sakit pinggang|nyeri pinggang|sakit punggung|saraf kejepit|sakit lutut|nyeri lutut|nyeri sendi|terkilir|keseleo|salah urat|cedera|cidera|kaku leher|leher kaku|akupunktur|tusuk jarum|chiropractic|rematik|asam urat|encok|pegal',
  skinproblem:
    'ruam|eksim|psoriasis|tahi lalat|kutil|jerawat|jerawatan|bruntusan|gatal|gatal gatal|biduran|kulit kering|jamur kulit|kudis|panu|kadas|flek hitam|bekas jerawat|bopeng|terbakar matahari|benjolan|dokter kulit|bisul|digigit serangga',
  allergy:
    'alergi|alergi makanan|alergi debu|alergi kacang|alergi seafood|serbuk sari|bersin bersin|rinitis|tes alergi|obat alergi|antihistamin|intoleransi laktosa',
  hearing:
    'alat bantu dengar|tes pendengaran|pendengaran|tuli|budek|kotoran telinga|bersihkan telinga|telinga berdenging|telinga tersumbat|kurang dengar|tht|susah dengar',
  waitinglist:
    'daftar tunggu|waiting list|antrian|antrean|antri|ngantri|penuh|sudah penuh|slot habis|masih ada slot|kuota habis|kuota penuh|kehabisan slot|jadwal terdekat|jadwal paling cepat|waktu tunggu|nomor antrian',
  noshow:
    'tidak datang|ga datang|ga jadi datang|tidak bisa datang|ga bisa dateng|gak bisa datang|lupa jadwal|lupa janji|janji terlewat|kelewatan jadwal|ketiduran|batal mendadak|mendadak ada urusan|biaya pembatalan|hangus kalau',
  runninglate:
    'datang terlambat|datang telat|telat datang|telat 10 menit|telat dikit|kena macet|macet di jalan|terjebak macet|masih di jalan|otw|terlambat masuk|terlambat jemput|toleransi keterlambatan|telat jemput',
  firstvisit:
    'pertama kali|baru pertama|kunjungan pertama|sesi pertama|pemula|belum pernah|anak baru|anggota baru|member baru|masih awam|dari nol|konsultasi awal|kelas pertama|orientasi|masih newbie',
  whattobring:
    'bawa apa|bawa apa aja|perlu bawa|harus bawa|dibawa apa|pakai baju apa|pake baju apa|dress code|baju apa|disediakan|perlengkapan sendiri|bawa sendiri|pakai apa',
  neuter: 'steril|sterilisasi|disteril|kastrasi|kebiri|dikebiri|birahi|lagi birahi|mandul',
  microchip:
    'microchip|chip hewan|anjing hilang|kucing hilang|hewan hilang|kucing liar|anjing liar|kucing jalanan|nemu kucing|nemu anjing|paspor hewan|satwa liar',
  parasite: 'kutu|kutuan|obat kutu|cacing|obat cacing|cacingan|kutu rambut|tungau|scabies|parasit|caplak',
  putdown:
    'suntik mati|eutanasia|euthanasia|disuntik mati|ditidurkan selamanya|paliatif|akhir hayat|kremasi hewan|merelakan|kasihan menderita|perpisahan',
  petcare:
    'penitipan hewan|titip kucing|titip anjing|pet hotel|grooming|mandiin kucing|mandiin anjing|potong kuku|pet shop|makanan kucing|makanan anjing|pelatihan anjing|bulu gimbal|bulu rontok|pet sitter',
  rehome:
    'adopsi|adopsi kucing|adopsi anjing|mengadopsi|penampungan hewan|shelter|rescue|open adopt|tidak bisa rawat lagi|cari adopter|foster|orang tua asuh',
  haircut:
    'potong rambut|pangkas rambut|cukur|cukur jenggot|barbershop|barber|salon rambut|gunting rambut|poni|creambath|keramas|blow|catok|smoothing|rebonding|keriting|hair stylist|model rambut|potong poni ~ rambut|salon',
  haircolour:
    'cat rambut|semir rambut|mewarnai rambut|warna rambut|bleaching rambut|highlight rambut|balayage|uban|tutup uban|pewarnaan|toning rambut|akar rambut|hair color|semir uban',
  patchtest: 'tes alergi|patch test|uji tempel|tes kulit|uji alergi|coba di belakang telinga|tes sensitivitas',
  nails:
    'kuku|manikur|pedikur|manicure|pedicure|nail art|kutek|kuteks|kuku palsu|cat kuku|gel kuku|nail gel|lepas gel|kuku patah|kukunya copot|meni pedi|extension kuku',
  hairremoval:
    'waxing|wax|hilangkan bulu|menghilangkan bulu|bulu ketiak|bulu kaki|laser bulu|cabut bulu|threading|sugaring|bulu halus|brazilian|ipl|bulu kumis|bulu tumbuh ke dalam',
  lashes:
    'bulu mata|eyelash|extension bulu mata|lash lift|tanam bulu mata|sambung bulu mata|retouch bulu mata|alis|sulam alis|cukur alis|rapikan alis|microblading|sulam bibir|laminasi alis',
  aesthetics:
    'botox|filler|tanam benang|kerutan|keriput|anti aging|operasi plastik|sedot lemak|hidung mancung|filler bibir|chemical peeling|peeling|microneedling|tanam rambut|rambut rontok|botak|kebotakan|infus whitening|skin booster|hapus tato|estetika|klinik kecantikan',
  facial:
    'facial|perawatan wajah|perawatan kulit|skincare|komedo|masker wajah|pori pori|kulit berminyak|kulit kusam|glowing|totok wajah|mencerahkan wajah|kulit sensitif|serum|pelembap',
  massage:
    'pijat|pijit|urut|massage|refleksi|pijat refleksi|batu panas|aromaterapi|lulur|body scrub|pijat hamil|terapis wanita|bekam|kerokan|pegal pegal|pijat badan|relaksasi|totok',
  makeup:
    'rias|makeup|make up|tata rias|rias pengantin|pengantin|makeup wisuda|riasan|bridesmaid|dandan|tes makeup|lipstik|foundation|rias wajah|sanggul',
  tattoo:
    'tato|tatto|seniman tato|tukang tato|tindik|piercing|tindik telinga|tindik hidung|perawatan tato|cover up tato|tindik infeksi|desain tato',
  redo: 'ulang lagi|diulang|revisi|tidak sesuai keinginan|ga sesuai|hasil jelek|jelek banget|kependekan|terlalu pendek|belang|tidak rata|gagal warna|baru sehari udah|cepat copot|kecewa hasilnya|perbaiki hasil|touch up gratis',
  freezemembership:
    'cuti member|bekukan membership|freeze|membership freeze|cuti keanggotaan|jeda langganan|berhenti sementara|stop sementara|libur dulu|cuti dulu|off dulu|istirahat dulu|tunda langganan|ditangguhkan sementara',
  personaltrainer:
    'personal trainer|pelatih pribadi|instruktur gym|program latihan|turun berat badan|nurunin berat badan|diet|kurusin badan|bakar lemak|bentuk otot|besarin otot|perut buncit|ahli gizi|pola makan|bulking|cutting|coach|naikin berat badan|body goals',
  gymclass:
    'kelas zumba|zumba|yoga|pilates|spinning|aerobik|senam|kelas senam|jadwal kelas|muaythai|boxing|poundfit|kelas grup|angkat beban|treadmill|alat gym|jam ramai|jam sepi|khusus wanita|khusus cewek|rpm',
  changingroom:
    'ruang ganti|loker|locker|gembok|kamar mandi|mandi|shower|tempat ganti|ganti baju|titip tas|toilet|wc|handuk|kamar bilas|penitipan barang|ruang laktasi',
  guestpass:
    'harian|visit harian|tiket harian|sekali datang|bawa teman|ajak teman|non member|bukan member|day pass|insidental|per kedatangan|coba gratis|tamu|tanpa kontrak|bayar harian',
  courthire:
    'lapangan|sewa lapangan|booking lapangan|futsal|lapangan futsal|badminton|bulutangkis|lapangan tenis|tenis|padel|mini soccer|raket|sewa raket|golf|basket|lampu lapangan|main bola',
  sportsclub:
    'klub|klub olahraga|sepak bola|ssb|sekolah sepak bola|basket|voli|bela diri|karate|taekwondo|silat|jadwal latihan|jadwal tanding|jadwal pertandingan|latihan|jersey|seragam tim|seleksi|wasit|pelatih|musim|batal karena hujan|klub lari|atlet|liga',
  swimlesson:
    'les renang|belajar renang|kursus renang|tidak bisa renang|ga bisa renang|guru renang|pelatih renang|kacamata renang|baju renang|pelampung|kolam anak|renang bayi|takut air',
  absence:
    'izin tidak masuk|tidak masuk|ga masuk|gak masuk|absen|izin sakit|ketidakhadiran|kehadiran|tidak hadir|bolos|alpa|izin sekolah|anak saya sakit|presensi|sakit hari ini ~ izin',
  termdates:
    'libur sekolah|kalender akademik|tahun ajaran|semester|libur semester|masuk sekolah|hari pertama|awal semester|tanggal masuk|tengah semester|libur kenaikan|kapan masuk|kapan libur|tahun akademik',
  uniform:
    'seragam|seragam sekolah|baju olahraga|beli seragam|baju seragam|sepatu sekolah|dasi|rok|batik sekolah|aturan seragam|ukuran seragam|seragam bekas',
  schoolmeals:
    'makan siang sekolah|bekal|katering sekolah|catering sekolah|kantin|uang makan|bawa bekal|menu makan anak|makan di sekolah|snack|susah makan|pilih pilih makanan',
  admissions:
    'ppdb|penerimaan siswa|penerimaan mahasiswa|pmb|daftar sekolah|daftar kuliah|masuk sekolah|pindah sekolah|mutasi siswa|tes masuk|jalur masuk|jalur prestasi|zonasi|snbp|snbt|seleksi masuk|daftar ulang|kuota siswa|diterima|passing grade|pendaftaran siswa',
  entryrequirements:
    'syarat masuk|persyaratan masuk|nilai minimal|nilai rapor|ipk|ielts|toefl|ijazah sma|lulusan sma|lulusan smk|konversi nilai|transfer kredit|nilai jelek|tidak punya ijazah|alih jenjang|kuliah sambil kerja',
  homework:
    'pr sekolah|tugas|pekerjaan rumah|skripsi|tesis|makalah|kumpul tugas|pengumpulan tugas|telat kumpul|telat ngumpulin|ngumpulin tugas|perpanjangan tugas|plagiarisme|plagiat|turnitin|e learning|revisi skripsi|sidang skripsi',
  resit:
    'remedial|ujian ulang|tidak lulus|ga lulus|gak lulus|mengulang|ngulang matkul|nilai jelek|nilai merah|jadwal ujian|ujian susulan|susulan|nilai minimal lulus|kkm|try out|soal latihan|tinggal kelas|perbaikan nilai|uts|uas',
  bullying:
    'bully|dibully|perundungan|bullying|diejek|diganggu|dipukul teman|berkelahi|dikucilkan|skorsing|dikeluarkan dari sekolah|tidak mau sekolah|takut sekolah|pelecehan|diskriminasi|dijahatin|tata tertib|rasis',
  parentcontact:
    'rapat orang tua|orang tua murid|wali murid|wali kelas|kepala sekolah|guru kelas|rapor|ambil rapor|raport|perkembangan anak|komite sekolah|surat izin orang tua|buku penghubung|ketemu guru|orangtua',
  schooltrip:
    'karyawisata|study tour|kunjungan sekolah|rombongan sekolah|outing kelas|field trip|wisata edukasi|kunjungan edukasi|bawa murid|darmawisata|studi banding',
  childcare:
    'paud|tk|taman kanak|daycare|penitipan anak|titip anak|tempat penitipan anak|playgroup|kelompok bermain|popok|pampers|tidur siang|nangis ditinggal|rewel|masa adaptasi|toilet training|susu formula|botol susu|pengasuh|rasio guru|full day|half day|usia berapa boleh masuk',
  dropoff:
    'antar jemput|jemput anak|menjemput|jam pulang|jam masuk|pulang sekolah|jam pulang sekolah|yang jemput|dijemput nenek|dijemput orang lain|bus sekolah|mobil jemputan|gerbang sekolah|setelah sekolah|ekskul|bel masuk',
  contagious:
    'menular|penyakit menular|cacar air|cacar|flu singapura|mata merah|belekan|campak|gondongan|karantina|isolasi|positif covid|masker|pakai masker|boleh masuk kalau sakit|wabah|tbc',
  specialneeds:
    'kebutuhan khusus|anak berkebutuhan khusus|inklusi|sekolah inklusi|guru pendamping|shadow teacher|lambat belajar|ketinggalan pelajaran|susah belajar|belum bisa baca|dukungan belajar|slb|minum obat di sekolah|pendamping',
  tuitionfee:
    'spp|uang sekolah|uang kuliah|ukt|biaya kuliah|biaya sekolah|uang pangkal|uang gedung|biaya pendaftaran|bayar spp|biaya semester|per semester|bayar kuliah|biaya kursus|biaya les|nunggak spp|cicilan kuliah',
  studenthousing:
    'asrama|kos|kosan|kost|teman sekamar|tinggal di kampus|homestay|boarding school|mondok|rusunawa|tempat tinggal mahasiswa|indekos|host family|kamar asrama',
  changecourse:
    'pindah jurusan|ganti jurusan|pindah prodi|cuti kuliah|keluar kuliah|do kuliah|drop out|batal mata kuliah|ganti kelas|pindah kelas|krs|isi krs|mata kuliah|sks|salah jurusan|mengundurkan diri kuliah|ganti mata kuliah',
  graduation:
    'wisuda|lulus kuliah|ijazah|transkrip|transkrip nilai|toga|surat keterangan mahasiswa|surat aktif kuliah|keterangan aktif|legalisir|legalisir ijazah|ktm|kartu mahasiswa|alumni|surat rekomendasi|ijazah hilang',
  languagelevel:
    'tes penempatan|placement test|level berapa|kelas pemula|tingkat dasar|menengah|tingkat lanjut|percakapan|conversation|native speaker|guru asing|tata bahasa|grammar|pelafalan|kosakata|belajar bahasa|kursus bahasa|les inggris|kursus inggris|les bahasa inggris|belajar inggris|belajar jepang|belajar korea|persiapan ielts|toefl|bahasa inggris saya jelek|naik level',
  classsize:
    'jumlah siswa per kelas|satu kelas berapa|sekelas berapa|isi berapa orang|kelas privat|les privat|privat|private|satu lawan satu|one on one|kelas kecil|kelompok kecil|guru privat|berapa murid',
  makeupclass:
    'kelas pengganti|ganti hari|les pengganti|kelas susulan|susulan|rekaman|rekaman kelas|nonton ulang|tonton ulang|ketinggalan kelas|ketinggalan materi|tidak bisa ikut kelas|absen satu kali|recording',
  certificate:
    'sertifikat|sertifikat kelulusan|dapat sertifikat|e sertifikat|unduh sertifikat|terakreditasi|akreditasi|diakui|diakui negara|sertifikat belum keluar|nama salah di sertifikat|skp|bersertifikat|sertifikasi|iso|iso 9001|sni|bpom|halal mui|sertifikat halal|pirt|haccp|gmp|fda|fsc|svlk|coa|hasil uji lab|uji lab|surat keterangan asal|ska|coo|msds|lembar data|audit pabrik|kontrol kualitas|quality control|inspeksi|nomor batch|ketertelusuran|food grade|tara pangan|izin edar|izin usaha|nib|siup|karantina|tkdn ~ uji|standar|lolos',
  selfpaced:
    'belajar mandiri|akses selamanya|akses seumur hidup|waktu fleksibel|kapan saja|kelas malam|kelas karyawan|kelas weekend|kelas sabtu|sambil kerja|jarak jauh|pembelajaran jarak jauh|live class|materi terkunci|progress belajar|berapa jam seminggu|modul',
  librarybook:
    'pinjam buku|peminjaman buku|kembalikan buku|pengembalian buku|perpanjang buku|perpanjangan pinjaman buku|telat kembalikan|denda buku|buku hilang|buku rusak|perpustakaan|perpus|reservasi buku|cari buku|koleksi buku|novel|majalah|koran|dongeng|klub buku|sumbang buku|berapa buku ~ buku',
  librarycard:
    'kartu perpustakaan|kartu anggota perpustakaan|anggota perpustakaan|daftar perpustakaan|kartu perpus|member perpus|kartu perpus hilang',
  ebook:
    'ebook|e book|buku digital|buku elektronik|buku audio|audiobook|jurnal|jurnal online|perpustakaan digital|ipusnas|akses jurnal|kindle|baca online',
  printing:
    'print|ngeprint|cetak dokumen|mencetak|printer|fotokopi|fotocopy|scan dokumen|komputer umum|pakai komputer|laminating|jilid|print warna|nge print',
  studyspace:
    'ruang belajar|ruang baca|tempat belajar|ruang diskusi|tempat tenang|tempat nugas|nugas|colokan|coworking|ruang kerja|meja belajar|booking ruang diskusi|ruang sunyi',
  exhibition:
    'pameran|museum|galeri|koleksi museum|dipamerkan|karya seni|lukisan|patung|dinosaurus|fosil|artefak|benda bersejarah|lihat apa|ada apa saja di museum|berapa lama keliling|masuk terakhir|planetarium|arsip',
  guidedtour:
    'pemandu|tur|tour|tur berpemandu|pemandu wisata|guide|audio guide|open house|open day|kunjungan kampus|keliling sekolah|lihat lihat dulu|survei sekolah|survey tempat|school tour|campus tour',
  photography:
    'foto foto|boleh foto|memotret|ambil foto|fotografi|kamera|flash|tripod|tongsis|rekam video|syuting|prewedding|drone|izin foto|foto anak saya|dilarang foto',
  pushchair:
    'stroller|kereta bayi|kereta dorong|dorongan bayi|ruang menyusui|ganti popok|area bermain|tempat bermain anak|kursi bayi|ramah anak|cocok buat anak|car seat|playground',
  concession:
    'harga pelajar|harga mahasiswa|diskon pelajar|diskon mahasiswa|lansia|tiket anak|tiket keluarga|harga rombongan|diskon rombongan|pensiunan|harga khusus|gratis untuk anak|diskon guru|kartu pelajar',
  teammember:
    'tambah anggota tim|tambah user|tambah pengguna|undang rekan|undang tim|anggota tim|hak akses|izin akses|peran|admin akun|jadi admin|hapus user|hapus anggota|pindah kepemilikan|pemilik akun|berapa user|per user|karyawan keluar|multi user|kolaborasi',
  recover:
    'pulihkan|memulihkan|pemulihan|kehapus|terhapus|tidak sengaja hapus|ga sengaja kehapus|data hilang|file hilang|hilang semua|kembalikan data|backup|cadangan|cadangkan|versi sebelumnya|restore|belum disimpan|lupa save|progress hilang|undo',
  exportdata:
    'ekspor|export|impor|import|ekspor data|excel|csv|unggah|upload|gagal upload|ga bisa upload|ukuran file|file terlalu besar|kegedean|format file|penyimpanan penuh|memori penuh|kapasitas penyimpanan|migrasi|pindah data|lampirkan|lampiran',
  sync: 'sinkron|sinkronisasi|tidak sinkron|ga sinkron|ga muncul|gak muncul|tidak muncul|hp baru|ganti hp|ganti handphone|pindah hp|di perangkat lain|antar perangkat|beberapa perangkat|refresh|tidak update',
  unexpectedcharge:
    'kepotong|terpotong|dipotong|saldo terpotong|pulsa terpotong|tagihan aneh|masih ditagih|masih kena tagih|ditagih lagi|perpanjang otomatis|perpanjangan otomatis|lupa berhenti|lupa cancel|kemahalan tagihan|tagihan salah|harga naik|naik harga|kok naik|kelebihan bayar|uang kepotong|ditarik otomatis',
  hacked:
    'dihack|kena hack|diretas|dibajak|akun dibajak|akun dihack|hacker|orang lain login|login dari perangkat lain|login mencurigakan|dibobol|akun dicuri|bocor|kebocoran data|phishing|email palsu|akun palsu|menyamar|virus|klik link|link mencurigakan|keluar dari semua perangkat|ada yang masuk akun',
  twofactor:
    'verifikasi dua langkah|dua langkah|verifikasi 2 langkah|2fa|autentikator|kode tidak masuk|kode ga masuk|kode gak masuk|otp ga masuk|otp tidak masuk|otp gak dateng|ga dapat kode|tidak dapat kode|kode verifikasi|kode cadangan|hp hilang|nomor lama|nomor sudah tidak aktif|ganti nomor hp|sidik jari|email verifikasi|tidak dapat email|ga ada email masuk|link kadaluarsa|folder spam|email ga masuk',
  notifications:
    'notifikasi|notif|notif ga masuk|matikan notifikasi|tidak ada notifikasi|pengingat|kebanyakan notif|berhenti kirim|stop kirim|jangan kirim|spam|email terus|push notification|diingatkan|reminder|unsubscribe',
  settings:
    'pengaturan|setelan|setting|settingan|mode gelap|dark mode|ukuran huruf|huruf kecil|ganti bahasa|ubah bahasa|zona waktu|tampilan|tampilan lama|preferensi|tombolnya dimana|menu mana|pintasan|konfigurasi|matikan fitur|tema',
  licensekey:
    'kode lisensi|lisensi|license key|kode aktivasi|serial number|kunci produk|product key|sekali bayar|beli putus|seumur hidup|lifetime|komputer baru|laptop baru|ganti laptop|berapa komputer|berapa perangkat|kode tidak valid|versi pelajar|open source',
  featurerequest:
    'saran fitur|permintaan fitur|fitur baru|tambah fitur|tambahin fitur|kapan ada fitur|roadmap|segera hadir|beta|beta tester|lapor bug|nemu bug|ada bug|laporkan bug|usul|usulan|masukan|apa yang baru',
  streaming:
    'buffering|muter muter|video patah patah|kualitas video|gambar buram|buram|tidak ada suara|ga ada suara|suara hilang|subtitle|teks bahasa|takarir|sulih suara|nonton di tv|smart tv|chromecast|putar video|tidak bisa diputar|ga bisa diputar|episode baru|musim baru|film hilang|iklan|tanpa iklan|resolusi|streaming|riwayat tontonan|playlist|lirik|nonton',
  sharing:
    'berbagi akun|sharing akun|patungan|paket keluarga|berapa perangkat|berapa layar|barengan|nonton bareng|bersamaan|dipakai bersama|perangkat maksimal|terlalu banyak perangkat|hapus perangkat|mantan masih pakai|satu akun berdua|tambah profil|hp lain',
  offline:
    'offline|luring|tanpa internet|tanpa wifi|ga ada internet|ga ada sinyal|tidak ada sinyal|di pesawat|mode pesawat|download dulu|nonton offline|unduhan|kuota boros|boros kuota|hemat kuota',
  parentalcontrol:
    'kontrol orang tua|pengawasan orang tua|mode anak|akun anak|kunci anak|batas umur|batasan usia|konten dewasa|anak saya beli|anak saya top up|dibeli anak|ga sengaja beli|tidak sengaja beli|salah beli|batas waktu layar|blokir konten',
  moderation:
    'moderator|moderasi|aturan komunitas|panduan komunitas|kena ban|diban|dibanned|kebanned|akun ditangguhkan|akun kena suspend|postingan dihapus|postingan saya hilang|konten dihapus|melanggar|pelanggaran|laporkan pengguna|laporkan akun|blokir orang|blokir pengguna|toxic|hinaan|menghina|ujaran kebencian|pesan cabul|hak cipta|dicuri orang|unban|buka banned|banding akun',
  communityprofile:
    'nama pengguna|ganti username|nama panggilan|foto profil|ganti foto profil|avatar|bio|profil privat|permintaan pertemanan|tambah teman|pengikut|mengikuti|pesan pribadi|dm|grup chat|gabung grup|masuk grup|bikin postingan|buat postingan|posting|ga bisa posting|edit postingan|forum|komunitas|discord|centang biru|kopdar',
  gamewallet:
    'bonus|saldo bonus|bonus hangus|bonus tidak masuk|bonus ga masuk|diamond|dm ga masuk|koin|beli koin|top up game|top up ga masuk|top up belum masuk|deposit belum masuk|depo|wd|withdraw|wd belum masuk|wd lama|penarikan kemenangan|item hilang|item ga masuk|pembelian dalam aplikasi|pulihkan pembelian|minimal wd|turnover',
  gamescore:
    'sistem poin|hitung poin|perhitungan poin|poin salah|poin tidak update|papan peringkat|leaderboard|peringkat|ranking|kapten|wakil kapten|edit tim|susunan pemain|pemain cadangan|pemain tidak main|pertandingan dibatalkan|pertandingan ditunda|kontes dibatalkan|kontes penuh|terputus|koneksi putus|dc|keluar di tengah permainan|poin sama|pembagian hadiah|pengumuman pemenang|rank turun',
  responsiblegaming:
    'main bertanggung jawab|batasi deposit|batas deposit|pengecualian diri|tidak bisa berhenti main|ga bisa berhenti main|kecanduan main|kalah terus|kalah banyak|judi|taruhan|apakah ini judi|legal ga|curang|pemain curang|cheater|cheat|bot|dicurangi|akun ganda|fair play|settingan bandar',
  cv: 'cv|resume|riwayat hidup|daftar riwayat hidup|surat lamaran|kirim cv|unggah cv|upload cv|edit cv|portofolio|ga punya cv|referensi kerja|berkas lamaran',
  applicationstatus:
    'status lamaran|status pendaftaran|status pengajuan|belum ada kabar|ga ada kabar|tidak ada kabar|belum dibalas|ga dibalas|tidak dibalas|kapan pengumuman|pengumuman|hasil seleksi|ditolak|tidak lolos|ga lolos|lolos ga|diterima ga|daftar lagi|melamar lagi|batalkan lamaran|tarik lamaran|di ghosting|sudah apply',
  interview:
    'wawancara|interview|interview kerja|jadwal interview|tes tulis|psikotes|tes kerja|panggilan interview|undangan interview|surat penawaran|offering letter|rekruter|hrd|proses rekrutmen|skck|catatan kriminal|mantan napi|izin kerja|visa kerja|masa percobaan|medical check up',
  workconditions:
    'kerja dari rumah|wfh|remote|kerja remote|paruh waktu|part time|full time|penuh waktu|shift|shift malam|kerja malam|lembur|gaji|gaji berapa|gajinya berapa|kisaran gaji|umr|tunjangan karyawan|cuti|cuti tahunan|freelance|kontrak kerja|outsourcing|belum gajian|gaji belum dibayar|telat gaji|slip gaji|resign|mulai kerja|hari pertama kerja|masa probation|kerja sampingan|harian lepas',
  noexperience:
    'tanpa pengalaman|belum ada pengalaman|belum pernah kerja|fresh graduate|freshgraduate|lulusan baru|magang|anak magang|pkl|prakerin|pindah karir|ganti karir|pelatihan kerja|management trainee|pengalaman berapa tahun|pengalaman kerja|konsultasi karir|usia maksimal|lulusan smk',
  employer:
    'pasang lowongan|pasang iklan lowongan|posting lowongan|cari karyawan|cari pegawai|butuh karyawan|cari kandidat|kandidat|pelamar|pemberi kerja|biaya rekrutmen|penyedia tenaga kerja|headhunter|rekrut karyawan',
  donate:
    'donasi|berdonasi|menyumbang|sumbangan|sumbang|sedekah|zakat|infak|infaq|wakaf|donasi bulanan|donasi rutin|berhenti donasi|stop donasi|ubah donasi|uangnya kemana|disalurkan kemana|penyaluran|bukti donasi|kwitansi donasi|anak asuh|orang tua asuh|wasiat|persembahan|persepuluhan|kolekte|amal|donatur|galang dana',
  goodsdonation:
    'baju bekas|pakaian bekas|sumbang baju|donasi baju|donasi barang|barang bekas|perabot bekas|furnitur bekas|mainan bekas|buku bekas|barang layak pakai|terima barang bekas|titik donasi|jemput donasi|toko amal',
  worship:
    'gereja|ibadah|jadwal ibadah|jadwal misa|misa|ibadah minggu|kebaktian|pendeta|pastor|romo|doa|mohon doa|minta didoakan|didoakan|alkitab|pendalaman alkitab|pengakuan dosa|baptis|dibaptis|baptisan|sidi|komuni|katekisasi|sekolah minggu|paduan suara|jemaat|pemberkatan nikah|nikah di gereja|natal|paskah|masjid|salat|sholat|jumatan|pengajian|ustadz|vihara|pura|iman|persekutuan',
  hallhire:
    'sewa aula|sewa gedung|sewa ruangan|aula|gedung serbaguna|balai warga|pesta ulang tahun|ulang tahun anak|sewa tempat acara|kapasitas ruangan|meja kursi|sewa ruang rapat',
  association:
    'asosiasi|perkumpulan|ikatan|organisasi|iuran|iuran anggota|iuran tahunan|kartu anggota|keuntungan anggota|perpanjang keanggotaan|keanggotaan habis|rapat anggota|musyawarah|munas|pemilihan|voting|pengurus|ketua|bendahara|ad art|anggaran dasar|notulen|serikat pekerja|keluar dari organisasi|calon anggota',
  gethelp:
    'butuh bantuan|minta tolong|minta bantuan|cari bantuan|bantuan sosial|saluran bantuan|kelompok pendukung|pekerja sosial|pendamping|merawat orang tua|merawat ibu|jaga orang tua|kesepian|tidak ada teman bicara|pikun|demensia|kanker|divonis|bantuan hukum|konsultasi hukum|lansia',
  additionalneeds:
    'bahasa isyarat|penerjemah|juru bahasa|tidak bisa bahasa inggris|huruf braille|pinjam kursi roda|toilet difabel|parkir difabel|tongkat|kruk|tidak kuat jalan jauh|susah naik tangga|tunanetra|tunarungu|pendamping gratis',
  confidential:
    'rahasia|kerahasiaan|dirahasiakan|anonim|kasih tau orang tua|ketahuan orang tua|ketahuan|tidak mau ada yang tahu|bos saya tahu|privasi terjaga|diam diam|tanpa sepengetahuan',
  teacher:
    'guru|dosen|pelatih|tutor|pengajar|instruktur|ganti guru|ganti pelatih|ganti dokter|ganti terapis|dokter perempuan|dokter wanita|dokter cewek|siapa yang ngajar|kualifikasi|guru bersertifikat|pilih dokter|tenaga ahli',
  nhsprivate:
    'terima bpjs|bisa bpjs|pakai bpjs|bpjs|pakai asuransi|terima asuransi|ditanggung bpjs|ditanggung asuransi|pasien umum|biaya berobat|biaya periksa|biaya pengobatan|biaya rawat inap|kartu bpjs|rekanan asuransi',
};
