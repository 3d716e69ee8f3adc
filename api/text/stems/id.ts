// Stems of Indonesian words: the root of a list that a word is made of by prefixes and suffixes ("pengiriman", "dikirim", "ngirim": "kirim"), which the
// prefixes change ("menukar": "tukar"); of other words the stemmer's, which cuts letters without knowing roots.
import { stemmer } from '@orama/stemmers/indonesian';

/** Roots of words in questions and on pages of business. */
const ROOTS: ReadonlySet<string> = new Set(
  `kirim buat temu beri kerja tinggal tahan milik bawa rasa kenal dengar ingat bagi dapat bayar sewa cari bantu ikut tempat percaya jual bersih
  beritahu sakit salah kembali hidup pesan jalan panas ajar urus masuk pakai laku jadi main siap buka cuci beli cepat ambil sebut minta bicara butuh
  makan ganti mati tutup simpan potong panggil atur nyala selesai hancur beku hilang jaga ingin terima janji angkat ubah balik pinjam nyata tulis izin ijin
  lepas pasang untung tambah harap batal benar suka tanya baru panjang harga pindah hubung pisah ganggu habis cicil periksa ukur bebas warna taruh rencana
  lapor rawat coba hasil lanjut jelas tukar bakar minum dingin awas pilih tingkat tugas serang nama cerita akhir antar masalah kering tekan terus
  pandang jawab henti diskon nilai ikat umur turun kena masak lahir putar beda tampil hapus salin aktif aman kosong tarik kemas rusak garansi klaim
  murah aktif latih goreng mohon nikmat rekomendasi campur batas kejar alat perlu anggap baca tonton tolak tambal sadar saran pukul tunjuk lambat kira
  bahaya awet mahal giling bunyi fungsi yakin luka mampu senang siram titip pajak setor kerja sedia guna lacak manfaat pasti langgan putus ulas
  konsultasi daftar bocor tetes gores retak pecah robek sobek kotor longgar kencang isi cas cek kurang kumpul undang unduh unggah instal pasarkan kelola
  tanam bangun renovasi cat las servis reparasi rakit bongkar angkut muat jemput parkir naik pulang pergi datang tiba tunggu tunda undur jadwal
  daur ulang racun alergi sembuh obat rujuk suntik imunisasi vaksin operasi jahit sunat cabut tambah hitung pinjam tabung transfer tarik setor blokir aktivasi
  gesek lunas angsur tagih denda jamin tanggung asuransi lindung celaka curi hilang temu gadai investasi kredit cair setuju sah tanda bukti syarat lengkap
  domisili lahir nikah cerai waris mutasi rekam foto cetak legalisir panjang keluh adu tanggap layan mitra undi hadiah kado sumbang donasi sponsor iklan promosi
  potong rambut warna pijat rias rawat wangi bungkus saji masak bumbu pedas manis goreng panggang rebus kukus seduh sangrai tumbuk saring tuang aduk
  setel setrika sikat lap bilas rendam sabun semprot vakum pel sapu jemur lipat gosok usap buang basuh larut kerak kedip padam hangat tekan tahan pegang putar
  geser tarik dorong sambung colok pasang kunci gembok paku bor gergaji hapus tulis gambar cetak kopi teh gula susu ajar latih uji lulus sekolah kuliah didik
  bimbing tutor murid siswa mulai akhir libur cuti buka tutup ramai sepi penuh kosong inap kamar ranjang sarap berangkat wisata keliling daki selam
  renang lari lompat sepeda motor mobil supir sopir antri nomor urut duduk berdiri tidur bangun bising tenang gelap terang cerah hujan jauh dekat tinggi rendah
  berat ringan besar kecil lebar sempit tebal tipis keras lunak halus kasar kuat lemah lama baru tua muda bagus jelek baik buruk puas kecewa marah
  tangan hadap lewat singgah kunjung tamu undang ajak gabung tamat hemat boros cukup lebih jumlah total
  oper tular urai tumbuh hasil kembang`.split(/\s+/),
);

/** Words whose root is another than their letters say: a stem, a colon, the words; separated by `|`. */
const OWN = `perbaik: perbaiki perbaikan memperbaiki diperbaiki perbaikin perbaikannya|keluar: keluar|keluarkan: keluarkan mengeluarkan dikeluarkan pengeluaran|pasangan: pasangan
  |perjalanan: perjalanan|berangkat: berangkat keberangkatan|terbang: terbang penerbangan|sekarang: sekarang|selalu: selalu|terlalu: terlalu|seluruh: seluruh
  |bukan: bukan|akan: akan|ikan: ikan|bulan: bulan bulanan|ruang: ruang ruangan|pegawai: pegawai|peserta: peserta|perusahaan: perusahaan|peraturan: peraturan aturan
  |gang: gang|pantai: pantai|santai: santai|kursi: kursi|polisi: polisi|teknisi: teknisi|bagian: bagian|sebagian: sebagian|tempat: tempat tempatnya setempat
  |pakaian: pakaian|tanaman: tanaman|mainan: mainan|permainan: permainan|halaman: halaman|taman: taman
  |tagihan: tagihan tagihannya|pesan: pesan pesanan pesananku pesanannya memesan dipesan pemesanan pesen|kemasan: kemasan|lebihan: kelebihan
  |kenalan: kenalan|sebut: sebut disebut menyebut|tersebut: tersebut|terima: terima menerima diterima penerimaan penerima|pengadilan: pengadilan
  |bahan: bahan bahannya|tahan: tahan tahanan|tahun: tahun tahunan setahun|harian: harian|hari: hari sehari|jadwal: jadwal jadwalnya|kali: kali sekali
  |menit: menit|mesin: mesin mesinnya|meter: meter|diri: diri|dimana: dimana|apakah: apakah|bisakah: bisakah|berapa: berapa berapakah seberapa brp`;

const own = new Map<string, string>(
  OWN.split('|').flatMap((line) => {
    const [stem = '', words = ''] = line.split(':');
    return words
      .trim()
      .split(/\s+/)
      .map((word): [string, string] => [word, stem.trim()]);
  }),
);

/** Endings in the order in which they are behind the root from outside: particles, whose it is, what is done; "-in" is everyday speech. */
const ENDINGS = [
  ['lah', 'kah', 'pun', 'tah'],
  ['nya', 'ku', 'mu'],
  ['kan', 'an', 'i', 'in'],
];
const PREFIXES = 'di ke se ter ber per be te memper diper pember keber keter pemer menge penge nge pe me'.split(' ');
/** Letters of a root at least. */
const MIN_ROOT = 3;

/** The stem of a word in lower case. */
export function stemIndonesian(word: string): string {
  const listed = own.get(word);
  if (listed !== undefined) return listed;
  const roots = withoutEndings(word)
    .flatMap(withoutPrefix)
    .filter((root) => ROOTS.has(root));
  const [longest] = roots.sort((a, b) => b.length - a.length);
  return longest ?? stemmer(word);
}

/** The word, and what is left of it without one ending of each kind or some of them. */
function withoutEndings(word: string): string[] {
  let bases = [word];
  for (const endings of ENDINGS) {
    const shorter = bases.flatMap((base) =>
      endings.flatMap((ending) =>
        base.endsWith(ending) && base.length >= ending.length + MIN_ROOT ? [base.slice(0, -ending.length)] : [],
      ),
    );
    bases = [...bases, ...shorter];
  }
  return bases;
}

/** What a word may be without its prefix; "me-", "pe-" and the nasal of everyday speech take the place of the root's first letter. */
function withoutPrefix(base: string): string[] {
  const roots = [base, ...PREFIXES.flatMap((prefix) => (base.startsWith(prefix) ? [base.slice(prefix.length)] : []))];
  if (/^[mp]e/.test(base)) roots.push(...withFirstLetter(base.slice(2)));
  if (/^n[gy]/.test(base)) roots.push(...withFirstLetter(base));
  return roots;
}

function withFirstLetter(nasal: string): string[] {
  const rest = (letters: number) => nasal.slice(letters);
  if (nasal.startsWith('ny')) return [`s${rest(2)}`, `c${rest(2)}`];
  if (nasal.startsWith('ng')) return [rest(2), `k${rest(2)}`];
  if (nasal.startsWith('n')) return [rest(1), `t${rest(1)}`];
  if (nasal.startsWith('m')) return [rest(1), `p${rest(1)}`];
  return [];
}
