// Indonesian words for the same thing: what a visitor says beside what a page says. Each is a hint, as a word may well mean another.

/** Groups between bars, their words between spaces. */
export const RELATED_ID = `harga biaya tarif ongkos rupiah|beli membeli pembelian pesan|kirim pengiriman ongkir antar|kembali pengembalian retur refund
  |tukar penukaran ganti|garansi jaminan|rusak kerusakan cacat|perbaiki perbaikan servis|buka jam|alamat lokasi terletak|kontak hubungi telepon
  |istri suami menikah|meninggal wafat mati kematian|raja penguasa kaisar|ibu ibunda|ayah bapak|anak putra putri|penduduk populasi jiwa
  |berat bobot|penemu menemukan ditemukan|penulis pengarang ditulis menulis|presiden pemimpin|buku novel|sekolah universitas
  |penyebab disebabkan akibat|jenis macam tipe|selesai berakhir|perang pertempuran|cicil cicilan angsuran|kurir pengantar|paket kardus kotak
  |penyok rusak hancur remuk|telat terlambat keterlambatan|nota kuitansi struk invoice faktur|voucher kupon promo|diskon potongan|hadiah kado
  |pinjam pinjaman sewa menyewa|bekas rekondisi seken|keluhan komplain kecewa|bea cukai pabean pajak|bocor menetes rembes
  |bunyi suara berisik bising|macet tersumbat mampet|bau aroma|colokan steker kabel|listrik daya|padam mati|cangkir gelas cup|susu busa
  |biji kopi|asam kecut|panas suhu|basah lembap|longgar kendur|tekan tahan|berhenti stop|lambat pelan|cepat kilat ekspres
  |kedaluwarsa kadaluarsa expired|lupa hilang|sandi password|daftar pendaftaran registrasi|akun rekening|transfer kirim|tarik penarikan
  |bunga suku|kartu debit kredit|limit batas|klaim pengajuan|asuransi polis|dokter praktik|obat resep|suntik vaksin imunisasi|anak bayi balita
  |sarapan makan|kolam renang|hewan peliharaan anjing kucing|bagasi koper|jemput antar penjemputan|kuliah kampus|biaya uang|ujian tes
  |libur liburan cuti|lebaran libur|cs customer admin operator|ukuran dimensi|bahan material|cuci mencuci bersihkan
  |pasang rakit memasang merakit|panduan manual petunjuk|baterai cas charger|tombol saklar|tutup penutup|selang pipa|onderdil suku sparepart
  |tenda kemah kemping|tas ransel carrier|anti tahan|air waterproof`;
