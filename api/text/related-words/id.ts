// Indonesian words for the same thing: what a visitor says beside what a page says. Each is a hint, as a word may well mean another.

/** Groups between bars, their words between spaces. */
export const RELATED_ID = `harga biaya tarif ongkos rupiah|beli pesan|kirim ongkir antar|kembali retur refund|tukar ganti|garansi jaminan|rusak cacat
  |perbaiki servis|buka jam|alamat lokasi terletak|kontak hubungi telepon|istri suami menikah|meninggal wafat mati|raja penguasa kaisar|ibu ibunda
  |ayah bapak|anak putra putri|penduduk populasi jiwa|berat bobot|penulis pengarang|presiden pemimpin|buku novel|sekolah universitas|penyebab akibat
  |jenis macam tipe|selesai berakhir|perang pertempuran|cicil angsuran|kurir pengantar|paket kardus kotak|penyok rusak hancur remuk|telat terlambat
  |nota kuitansi struk invoice faktur|voucher kupon promo|diskon potongan|hadiah kado|pinjam sewa|bekas rekondisi seken preloved
  |keluhan komplain kecewa|bea cukai pabean pajak|bocor menetes rembes|bunyi suara berisik bising|macet tersumbat mampet|bau aroma
  |colokan steker kabel|listrik daya|padam mati|cangkir gelas cup|susu busa|biji kopi|asam kecut|panas suhu|basah lembap|longgar kendur|tekan tahan
  |berhenti stop|lambat pelan|cepat kilat ekspres|kedaluwarsa kadaluarsa expired|lupa hilang|sandi password|daftar registrasi|akun rekening
  |transfer kirim|bunga suku|kartu debit kredit|limit batas|klaim pengajuan|asuransi polis|dokter praktik|obat resep|suntik vaksin imunisasi
  |anak bayi balita|sarapan makan|kolam renang|hewan peliharaan anjing kucing|bagasi koper|jemput antar|kuliah kampus|biaya uang|ujian tes|libur cuti
  |lebaran libur|cs customer admin operator|ukuran dimensi|bahan material|cuci bersihkan|pasang rakit|panduan manual petunjuk|baterai cas charger
  |tombol saklar|selang pipa|onderdil suku sparepart|tenda kemah kemping|tas ransel carrier|anti tahan|air waterproof|uap steam|busa buih foam
  |ampas endapan|atur setel|goyang goyah|aduk campur|lap elap|sedot vakum|tumpah meluap|retak pecah patah|sobek robek|gores lecet|pudar luntur
  |kusut kumal|kotor noda|lampu bohlam|nyala hidup|restart reboot|error eror galat|lemot lambat lelet|pemanas penghangat heater|kulkas freezer
  |kompor tungku|oven panggangan|mesin perangkat|wadah tangki|saringan filter|gagang pegangan tuas|layar display monitor|colokan stopkontak
  |kawat kabel|sekring mcb|hemat irit|rapuh ringkih|ringan enteng|lebar luas|sempit kecil|kencang ketat|anak bocah|bayi orok|lansia manula
  |orangtua wali|kakek opa|nenek oma|kakak abang|keluarga kerabat famili|teman kawan sahabat|pacar pasangan|pasangan suami istri|tamu pengunjung
  |pelanggan konsumen customer|pembeli konsumen|penjual seller pedagang|pemilik owner bos|manajer pimpinan|karyawan pegawai staf pekerja|tim staf
  |sopir supir pengemudi driver|pembantu art asisten|pengasuh babysitter|tukang teknisi montir|satpam security keamanan|pengacara advokat
  |akuntan pembukuan|relawan sukarelawan|difabel disabilitas|kursi bangku|hewan binatang|serangga hama|steril kebiri|vet veteriner|murah terjangkau
  |gratis free|tunai cash kontan|bayar lunasi|uang dana duit|dp muka panjar|deposit jaminan|hutang utang pinjaman|denda penalti
  |tunggakan nunggak menunggak|tambahan ekstra|obral sale promo|hadiah bonus|undian lotre|poin reward|subsidi bantuan|gaji upah honor
  |penghasilan pendapatan|pengeluaran belanja|anggaran budget|pajak ppn|tagihan bill|bukti kuitansi|tabungan simpanan|untung laba profit
  |agunan jaminan|verifikasi konfirmasi|konfirmasi memastikan|penipuan tipu scam|curi maling|hilang lenyap|aktif aktivasi|nonaktif menonaktifkan
  |ubah ganti|perbarui update|batal cancel|tanggal tgl|berakhir habis|lama durasi|cepat segera|sementara temporer|selamanya permanen
  |sering rutin berkala|sore petang|malam semalam|minggu pekan|toko gerai kedai outlet|warung kedai|pabrik produsen|distributor agen|grosir borongan
  |stok persediaan|kosong habis|preorder inden|merek brand merk|model tipe|warna kelir|pola motif|contoh sampel|asli original ori|palsu tiruan kw
  |baru anyar|kualitas mutu|populer terlaris|lengkap komplit|paket bundel|bungkus kemasan|desain rancangan|custom kustom khusus|pesanan order
  |lacak resi|kurir ekspedisi jasa|sampai tiba|antar delivery|gudang penyimpanan|kasih beri|pakai gunakan|butuh perlu|harus wajib|boleh diizinkan
  |syarat ketentuan|izin ijin|kontrak perjanjian|formulir blanko form|dokumen berkas surat|fotokopi salinan copy|ktp identitas|akta akte
  |ijazah sertifikat|terjemah terjemahan penerjemah|notaris legalisir|unggah upload|unduh download|cetak print|pindai scan|foto gambar|video rekaman
  |cari temukan|jawab balas|info informasi keterangan|saran masukan|ulasan review testimoni|keluhan aduan|bantu pertolongan|hubungi telepon telpon
  |wa whatsapp|pesan chat|surel email|pengguna user|anggota member|keanggotaan membership|masuk login|keluar logout|aplikasi app apk|situs website web
  |tautan link|internet wifi jaringan|sinyal jangkauan|ponsel hp handphone gawai|laptop komputer pc|sambung hubungkan|privasi rahasia|hotel penginapan
  |homestay losmen wisma|kasur ranjang|bantal guling|selimut bedcover|seprai sprei linen|lift elevator|lantai tingkat|balkon teras|taman kebun
  |halaman pekarangan|garasi parkir|lobi resepsionis|menginap bermalam|pantai laut|danau telaga|sungai kali|hutan rimba|wisata tur tour
  |turis wisatawan|pemandu guide|peta denah|rute jalur|kereta krl|bis bus|mobil kendaraan|sepeda gowes|pesawat penerbangan|bandara airport
  |pelabuhan dermaga|kapal feri ferry|tiket karcis|transit singgah|jarak kejauhan|dekat sekitar|bensin bbm|oli pelumas|bengkel servis|derek towing
  |tabrak tabrakan kecelakaan|helm pelindung|dokter dr|perawat suster|pasien penderita|periksa cek|konsultasi konsul|operasi bedah
  |darurat gawat ugd igd|hamil bumil|lahir persalinan|menyusui asi|sakit nyeri|pilek flu influenza|pusing migrain|mual muntah|diare mencret
  |luka cedera|lelah capek|stres cemas|behel kawat|diet pelangsing|gemuk obesitas|kurus langsing|pijat massage urut|olahraga latihan fitness gym
  |pelatih coach instruktur|kursus les|bimbel bimbingan les|guru pengajar pendidik|murid siswa pelajar|pelajaran materi|nilai skor|lulus wisuda
  |skripsi tesis|jurusan prodi|semester term|kantin kafetaria|asrama kos|pemula dasar|mahir lanjutan|tingkat level|magang pkl|lowongan loker pekerjaan
  |wawancara interview|pengalaman berpengalaman|lembur overtime|makan santap|makanan hidangan masakan|cemilan camilan snack|pedas cabai|enak lezat
  |segar fresh|basi busuk|vegetarian vegan nabati|ayam unggas|ikan seafood|udang ebi|telur telor|mie mi bakmi|restoran resto|kafe cafe kopi
  |pelayan waiter|menu hidangan|bungkus takeaway|katering catering|alkohol miras|botol tumbler|bakar panggang|rebus kukus|bahan komposisi kandungan
  |baju pakaian busana|kemeja blus|jaket jas mantel|kaos tshirt|kerudung hijab jilbab|kain tekstil|katun kapas|permak perbaikan|setrika gosok
  |laundry binatu|perhiasan permata|kalung liontin|jam arloji|kosmetik makeup rias|parfum wewangian|sampo shampoo|salon barbershop|kuku manikur
  |kayu papan|logam besi|lem perekat|atap genteng|dinding tembok|renovasi perbaikan|rumah hunian kediaman|apartemen kondominium|tanah lahan
  |bangunan gedung|sampah limbah|tanaman tumbuhan|bunga kembang|pupuk kompos|pangkas potong|museum galeri|pameran ekshibisi|konser pertunjukan
  |acara event kegiatan|pesta perayaan|nikah kawin|pemakaman penguburan|gereja kapel|masjid musala mushola|sumbang donasi|lomba kompetisi kontes
  |turnamen pertandingan|juara pemenang|tim regu|permainan game|nyanyi vokal menyanyi|tari menari|kerajinan kriya|pelatihan workshop
  |ikut berpartisipasi bergabung|kapasitas muat tampung|ramai padat|sepi tenang|bagus baik|jelek buruk|cantik indah|mudah gampang|sulit susah
  |rumit ribet|cocok sesuai|sama serupa|penting utama|khusus spesial|normal wajar|maksimal maksimum|minimal minimum|semua seluruh|pemerintah pemkot
  |kelurahan desa|warga penduduk|domisili tinggal|pindahan mutasi|pengadilan sidang|harga banderol|ongkir ongkos|seken bekas second
  |kuning oranye jingga amber|bikin buat|ngomong bicara|nunggu menanti|nyewa rental|nginep bermalam|taruh letakkan naro taro|ribet repot|susah sukar
  |keren menarik|murah ekonomis|gede besar|mungil kecil mini|dikit sedikit|barang produk item|lapak stan stand booth|mal mall plaza
  |swalayan supermarket minimarket|eceran satuan ritel retail|kantor office|resmi official ofisial|katalog brosur|brosur pamflet selebaran leaflet
  |rekomen rekomendasi saran|varian variasi|barcode qr|label stiker|kardus boks karton|kantong saku|kilogram kilo kg|gram gr|liter lt|meter mtr
  |sentimeter senti cm|helai lembar|separuh setengah|jumlah total keseluruhan|hitung kalkulasi|estimasi perkiraan taksiran
  |ekspedisi logistik kargo cargo|reguler standar biasa|pelacakan tracking|resi awb|provinsi propinsi|desa kampung dusun|mancanegara internasional
  |domestik nasional lokal|nyasar kesasar tersesat|salah keliru|ketuker tertukar|kompensasi santunan|cacat defect reject|lecet baret|bolong lubang
  |sompel gompal|copot lepas|goyang oblak|nyangkut tersangkut|lengket rekat|gosong hangus|korslet korsleting konslet|mogok ngadat|ngehang hang freeze
  |rusak jebol|adem dingin sejuk|anget hangat|kering garing|sunyi hening senyap|audio suara|getar vibrasi|redup remang|jorok kotor|noda bercak
  |perawatan servis|rawat pelihara|betulin perbaiki|komponen onderdil|baut sekrup|bor drill|lakban selotip|ubin keramik|kamar ruang
  |toilet wc kakus kloset|keran kran|shower pancuran|handuk anduk|lemari almari kabinet|gorden tirai korden kelambu|ac pendingin|boiler pemanas
  |wajan penggorengan|mangkok mangkuk|teko ceret poci|elpiji lpg gas|tabung silinder|katup klep|aki accu|batre batere baterai|adaptor adapter
  |soket stopkontak|sakelar saklar|switch tombol|proyektor infocus|speaker pengeras|headset earphone headphone|mikrofon mic|mouse tetikus
  |harddisk hardisk|smartphone ponsel|laptop notebook|koneksi jaringan|hotspot wifi|sms pesan|telp telepon nelpon|chat obrolan|ngobrol berbincang
  |foto potret|software aplikasi|install instal|versi rilis|file berkas|folder direktori|delete hapus|backup cadangan|restore pulihkan
  |kegunaan manfaat|keunggulan kelebihan|kelemahan kekurangan|profil biodata|nonaktifkan matikan|klik ketuk|pencet tekan|swipe geser|submit kirim
  |input masukkan|notifikasi pemberitahuan|pengumuman pemberitahuan|langganan subscribe|malware virus|retas hack|hacker peretas|sepakat setuju
  |regulasi peraturan|receh koin|kembalian susuk|tf transfer|saldo balance|iuran retribusi pungutan|sanksi denda hukuman|tenggat deadline tempo
  |penagih kolektor|teller kasir|nasabah klien|saham ekuitas|bangkrut pailit|kecelakaan insiden|kejadian peristiwa insiden|bohong dusta tipu
  |penjelasan keterangan|ngerti paham|tandatangan paraf|stempel cap|materai meterai|validasi verifikasi|fotokopi fc|arsip dokumen|paspor passport
  |pelat plat nopol|lajang single bujang jomblo|rumah griya|perumahan kompleks komplek|instansi lembaga dinas|kementerian departemen|petugas pegawai
  |pns asn|pemilu pemilihan|calon kandidat|rekrutmen perekrutan|profesi pekerjaan|resign mundur|pecat phk|absen bolos mangkir|roster jadwal|atasan bos
  |rekan kolega partner mitra|join gabung|umur usia|remaja abg|pria cowok lelaki|wanita cewek perempuan|ibu mama bunda|ortu orangtua|istri bini
  |adik adek|paman om|bibi tante|ponakan keponakan|menantu mantu|universitas univ|dosen pengajar|ustadz ustaz|pesantren ponpes|daycare penitipan
  |rapor raport|ulangan ujian|seragam uniform|silabus kurikulum|perpus perpustakaan|laboratorium lab|ekskul ekstrakurikuler|peringkat ranking
  |alumni lulusan|ijasah ijazah|privat pribadi|daring online|luring offline|peserta partisipan|organizer penyelenggara|pembicara narasumber
  |ketemu jumpa|booking reservasi|tunda undur|agenda jadwal|senin senen|lebaran idulfitri|puasa ramadan ramadhan|sebentar bentar sejenak
  |kadang sesekali|langsung segera|urgent urgen darurat mendesak|antri antre|ojek ojol|taksi taxi|transportasi angkutan transport|motor sepedamotor
  |persimpangan perempatan|pergi berangkat|balik kembali pulang|liburan wisata|tamasya piknik wisata|tourguide pemandu|suvenir cenderamata souvenir
  |camping kemah|hiking mendaki nanjak|pesisir pantai|snorkeling menyelam|perahu sampan|mancing memancing|vila villa|hostel losmen
  |akomodasi penginapan|resort resor|frontdesk resepsionis|satpam penjaga|pramusaji pelayan|breakfast sarapan|buffet prasmanan|kedai cafe
  |resto rumahmakan|porsi takaran|dosis takaran|cemilan kudapan|sop sup|kuah kaldu|ngerokok rokok|ngilu nyeri linu|perih nyeri|pegal pegel
  |demam meriang|gatal gatel|ruam bentol|bengkak benjol|memar lebam|keseleo terkilir|pingsan semaput|urin kencing|konstipasi sembelit
  |diabetes kencingmanis|rontgen ronsen|usg ultrasonografi|suntik injeksi|herbal jamu|rs rumahsakit|opname inap|jenguk besuk|ambulans ambulan
  |pengobatan terapi|pulih sembuh|pemulihan rehabilitasi fisioterapi|depresi murung|lensa softlens|telinga kuping|tunarungu tuli|tunanetra buta
  |jerawat acne|keriput kerutan|cukur pangkas|keramas sampo|gincu lipstik|skincare perawatan|losion lotion|harum wangi|kontrasepsi kb
  |haid menstruasi mens|sesar caesar|kecoak kecoa|benih bibit|jeans jins denim|dress gaun|sandal sendal|sabuk gesper|piyama pajama
  |ritsleting resleting|elastis lentur|lentur fleksibel|menyusut mengkerut|lembut halus|empuk lembut|licin selip|kokoh kuat tangguh|awet tahan
  |rapi rapih|berantakan acak|bordir sulam|anting giwang|berlian intan|hampers parsel parcel bingkisan|ultah ulangtahun|resepsi pesta
  |pengantin mempelai|dekorasi hias dekor|jenazah mayat|makam kuburan|sembahyang ibadah salat|salat sholat shalat|umrah umroh|zakat sedekah
  |infak sedekah sumbangan|volunteer relawan|komunitas paguyuban|organisasi perkumpulan|nonton menyaksikan|bioskop sinema|film movie|penyanyi vokalis
  |panggung pentas|pentas pertunjukan|majalah tabloid|berita kabar|senam aerobik|jogging lari|badminton bulutangkis|mirip serupa|resiko risiko
  |peringatan warning|ramah sopan|curang tipu|makasih terimakasih|dukungan bantuan support|respon respons tanggapan|jawaban respons|balesan balasan
  |survei survey angket kuesioner|komentar komen ulasan|bagikan share|follow ikuti|referral rujukan|point poin|premium eksklusif|mewah luks eksklusif
  |elite elit|limited terbatas|jatah kuota alokasi|deket dekat|samping sebelah|sisi samping|pojok sudut|pinggir tepi|exit keluar|relokasi pindah
  |susun rakit|usaha bisnis|pendiri founder|impor import|ekspor export|lokal setempat|alami natural|tenaga energi|genset generator|got selokan parit
  |kempes gembos|rem pengereman|knalpot kenalpot|setir kemudi stir|carter charter|delay tertunda|tertunda terlambat|maskapai airline
  |penerbangan flight|pulangpergi pp|pemandangan panorama view|cuaca iklim|pemasok supplier|vendor pemasok penyedia|importir pengimpor
  |cashback pengembalian|juta jt|miliar milyar|persen prosen|prabayar prepaid|pascabayar postpaid|casing kesing|ori orisinal|kw replika
  |tiruan imitasi replika|luntur belel|buram blur kabur|keruh butek|transparan bening tembus|cokelat coklat|abu kelabu|hijau ijo|diameter lingkar
  |bengkok melengkung|bundar bulat|kendali kontrol|otomatis automatis|evakuasi penyelamatan|narkoba napza|penjara lapas|gugat tuntut
  |sengketa perselisihan konflik|perjanjian kesepakatan|ahli pakar spesialis|konsultan penasihat|rujukan referensi|janjian temu|vaksinasi imunisasi
  |anestesi bius|perban plester hansaplast|kruk tongkat|tenggorokan kerongkongan|amandel tonsil|napas nafas|ginjal renal|lever liver|kesemutan kebas
  |lemas lesu|capek letih|ngantuk mengantuk|cemas khawatir gelisah|rombongan grup|grup kelompok|mahasiswa mhs|warga masyarakat|wni warganegara
  |efek dampak pengaruh|cara metode teknik|langkah tahap prosedur|tips kiat|trik kiat|tutorial panduan|petunjuk instruksi|bubuk serbuk|sachet saset
  |pemanis gula|gizi nutrisi|vitamin suplemen|mentega margarin|wortel karot|cabe cabai|barista peracik|sangrai panggang roasting|seduh brewing
  |kafein caffeine|decaf dekafein|krimer creamer|sirup sirop|angetin hangat|sendok sdm|termometer suhu|menit mnt|detik dtk|berlaku valid
  |kadaluwarsa kedaluwarsa|perpanjang extend|hangus kedaluwarsa|permanen tetap|weekend sabtu|dini subuh|gosend sameday|instan instant|kost kosan kos
  |pil kapsul|springbed matras|apotik farmasi|isi topup|fitur kegunaan|lambung maag|tegangan voltase|angkot mikrolet|pendapat opini
  |rampok begal perampokan|loket konter counter|rapat meeting pertemuan|ranjang dipan|televisi tv|kuman bakteri|alternatif pilihan|komplain protes
  |habis sold|gurih sedap lezat|pelanggan klien|maghrib magrib petang|arti makna|dampak akibat|jernih bening|ambruk roboh|limbah buangan
  |kontrakan sewaan|lelah letih lesu|bareng bersama|pecah remuk|rekening norek|rating penilaian|blokir bekukan`;
