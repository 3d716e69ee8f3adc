// Indonesian words for the same thing: what a visitor says beside what a page says. Each is a hint, as a word may well mean another.

/** Groups between bars, their words between spaces. */
export const RELATED_ID = `harga biaya tarif ongkos rupiah|beli pesan|kirim ongkir antar|kembali retur refund
  |tukar ganti|garansi jaminan|rusak cacat|perbaiki servis|buka jam|alamat lokasi terletak|kontak hubungi telepon
  |istri suami menikah|meninggal wafat mati|raja penguasa kaisar|ibu ibunda|ayah bapak|anak putra putri|penduduk populasi jiwa
  |berat bobot|penulis pengarang|presiden pemimpin|buku novel|sekolah universitas
  |penyebab akibat|jenis macam tipe|selesai berakhir|perang pertempuran|cicil angsuran|kurir pengantar|paket kardus kotak
  |penyok rusak hancur remuk|telat terlambat|nota kuitansi struk invoice faktur|voucher kupon promo|diskon potongan|hadiah kado
  |pinjam sewa|bekas rekondisi seken|keluhan komplain kecewa|bea cukai pabean pajak|bocor menetes rembes
  |bunyi suara berisik bising|macet tersumbat mampet|bau aroma|colokan steker kabel|listrik daya|padam mati|cangkir gelas cup|susu busa
  |biji kopi|asam kecut|panas suhu|basah lembap|longgar kendur|tekan tahan|berhenti stop|lambat pelan|cepat kilat ekspres
  |kedaluwarsa kadaluarsa expired|lupa hilang|sandi password|daftar registrasi|akun rekening|transfer kirim
  |bunga suku|kartu debit kredit|limit batas|klaim pengajuan|asuransi polis|dokter praktik|obat resep|suntik vaksin imunisasi|anak bayi balita
  |sarapan makan|kolam renang|hewan peliharaan anjing kucing|bagasi koper|jemput antar|kuliah kampus|biaya uang|ujian tes
  |libur cuti|lebaran libur|cs customer admin operator|ukuran dimensi|bahan material|cuci bersihkan
  |pasang rakit|panduan manual petunjuk|baterai cas charger|tombol saklar|selang pipa|onderdil suku sparepart
  |tenda kemah kemping|tas ransel carrier|anti tahan|air waterproof
  |uap steam|busa buih foam|ampas endapan|atur setel|goyang goyah|aduk campur|lap elap|sedot vakum|tumpah meluap
  |retak pecah patah|sobek robek|gores lecet|pudar luntur|kusut kumal|kotor noda|lampu bohlam|nyala hidup|restart reboot|error eror galat
  |lemot lambat lelet|pemanas penghangat heater|kulkas freezer|kompor tungku|oven panggangan|mesin perangkat|wadah tangki|saringan filter
  |gagang pegangan tuas|layar display monitor|colokan stopkontak|kawat kabel|sekring mcb|hemat irit|rapuh ringkih|ringan enteng|lebar luas
  |sempit kecil|kencang ketat|anak bocah|bayi orok|lansia manula|orangtua wali|kakek opa|nenek oma|kakak abang|keluarga kerabat famili
  |teman kawan sahabat|pacar pasangan|pasangan suami istri|tamu pengunjung|pelanggan konsumen customer|pembeli konsumen|penjual seller pedagang
  |pemilik owner bos|manajer pimpinan|karyawan pegawai staf pekerja|tim staf|sopir supir pengemudi driver|pembantu art asisten|pengasuh babysitter
  |tukang teknisi montir|satpam security keamanan|pengacara advokat|akuntan pembukuan|relawan sukarelawan|difabel disabilitas|kursi bangku
  |hewan binatang|serangga hama|steril kebiri|vet veteriner|murah terjangkau|gratis free|tunai cash kontan|bayar lunasi
  |uang dana duit|dp muka panjar|deposit jaminan|hutang utang pinjaman|denda penalti|tunggakan nunggak menunggak|tambahan ekstra|obral sale promo
  |hadiah bonus|undian lotre|poin reward|subsidi bantuan|gaji upah honor|penghasilan pendapatan|pengeluaran belanja|anggaran budget|pajak ppn
  |tagihan bill|bukti kuitansi|tabungan simpanan|untung laba profit|agunan jaminan|verifikasi konfirmasi|konfirmasi memastikan
  |penipuan tipu scam|curi maling|hilang lenyap|aktif aktivasi|nonaktif menonaktifkan
  |ubah ganti|perbarui update|batal cancel|tanggal tgl|berakhir habis|lama durasi
  |cepat segera|sementara temporer|selamanya permanen|sering rutin berkala|sore petang|malam semalam|minggu pekan|toko gerai kedai outlet|warung kedai
  |pabrik produsen|distributor agen|grosir borongan|stok persediaan|kosong habis|preorder inden|merek brand merk|model tipe|warna kelir
  |pola motif|contoh sampel|asli original ori|palsu tiruan kw|baru anyar|kualitas mutu|populer terlaris|lengkap komplit|paket bundel
  |bungkus kemasan|desain rancangan|custom kustom khusus|pesanan order|lacak resi|kurir ekspedisi jasa|sampai tiba|antar delivery
  |gudang penyimpanan|kasih beri|pakai gunakan|butuh perlu
  |harus wajib|boleh diizinkan|syarat ketentuan|izin ijin|kontrak perjanjian|formulir blanko form|dokumen berkas surat
  |fotokopi salinan copy|ktp identitas|akta akte|ijazah sertifikat|terjemah terjemahan penerjemah|notaris legalisir|unggah upload
  |unduh download|cetak print|pindai scan|foto gambar|video rekaman|cari temukan
  |jawab balas|info informasi keterangan|saran masukan|ulasan review testimoni|keluhan aduan|bantu pertolongan
  |hubungi telepon telpon|wa whatsapp|pesan chat|surel email|pengguna user|anggota member|keanggotaan membership|masuk login|keluar logout
  |aplikasi app apk|situs website web|tautan link|internet wifi jaringan|sinyal jangkauan|ponsel hp handphone gawai|laptop komputer pc
  |sambung hubungkan|privasi rahasia|hotel penginapan|homestay losmen wisma|kasur ranjang|bantal guling|selimut bedcover
  |seprai sprei linen|lift elevator|lantai tingkat|balkon teras|taman kebun|halaman pekarangan|garasi parkir|lobi resepsionis|menginap bermalam
  |pantai laut|danau telaga|sungai kali|hutan rimba|wisata tur tour|turis wisatawan|pemandu guide|peta denah|rute jalur|kereta krl|bis bus
  |mobil kendaraan|sepeda gowes|pesawat penerbangan|bandara airport|pelabuhan dermaga|kapal feri ferry|tiket karcis|transit singgah
  |jarak kejauhan|dekat sekitar|bensin bbm|oli pelumas|bengkel servis|derek towing|tabrak tabrakan kecelakaan|helm pelindung|dokter dr
  |perawat suster|pasien penderita|periksa cek|konsultasi konsul|operasi bedah|darurat gawat ugd igd|hamil bumil
  |lahir persalinan|menyusui asi|sakit nyeri|pilek flu influenza|pusing migrain|mual muntah|diare mencret|luka cedera|lelah capek
  |stres cemas|behel kawat|diet pelangsing|gemuk obesitas|kurus langsing|pijat massage urut|olahraga latihan fitness gym
  |pelatih coach instruktur|kursus les|bimbel bimbingan les|guru pengajar pendidik|murid siswa pelajar|pelajaran materi|nilai skor
  |lulus wisuda|skripsi tesis|jurusan prodi|semester term|kantin kafetaria|asrama kos|pemula dasar|mahir lanjutan|tingkat level|magang pkl
  |lowongan loker pekerjaan|wawancara interview|pengalaman berpengalaman|lembur overtime|makan santap|makanan hidangan masakan|cemilan camilan snack
  |pedas cabai|enak lezat|segar fresh|basi busuk|vegetarian vegan nabati|ayam unggas|ikan seafood|udang ebi|telur telor|mie mi bakmi|restoran resto
  |kafe cafe kopi|pelayan waiter|menu hidangan|bungkus takeaway|katering catering|alkohol miras|botol tumbler|bakar panggang|rebus kukus
  |bahan komposisi kandungan|baju pakaian busana|kemeja blus|jaket jas mantel|kaos tshirt|kerudung hijab jilbab|kain tekstil|katun kapas
  |permak perbaikan|setrika gosok|laundry binatu|perhiasan permata|kalung liontin|jam arloji|kosmetik makeup rias|parfum wewangian|sampo shampoo
  |salon barbershop|kuku manikur|kayu papan|logam besi|lem perekat|atap genteng|dinding tembok|renovasi perbaikan|rumah hunian kediaman
  |apartemen kondominium|tanah lahan|bangunan gedung|sampah limbah|tanaman tumbuhan|bunga kembang|pupuk kompos|pangkas potong
  |museum galeri|pameran ekshibisi|konser pertunjukan|acara event kegiatan|pesta perayaan|nikah kawin
  |pemakaman penguburan|gereja kapel|masjid musala mushola|sumbang donasi|lomba kompetisi kontes|turnamen pertandingan|juara pemenang
  |tim regu|permainan game|nyanyi vokal menyanyi|tari menari|kerajinan kriya|pelatihan workshop|ikut berpartisipasi bergabung|kapasitas muat tampung
  |ramai padat|sepi tenang|bagus baik|jelek buruk|cantik indah|mudah gampang|sulit susah|rumit ribet|cocok sesuai|sama serupa|penting utama
  |khusus spesial|normal wajar|maksimal maksimum|minimal minimum|semua seluruh|pemerintah pemkot|kelurahan desa|warga penduduk|domisili tinggal
  |pindahan mutasi|pengadilan sidang|harga banderol|ongkir ongkos|seken bekas second|kuning oranye jingga amber`;
