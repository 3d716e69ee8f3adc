import { expect, it } from 'vitest';
import { stemIndonesian } from '../../../../api/text/stems/id.ts';

const sharesOne = (words: string): boolean => new Set(words.split(' ').map(stemIndonesian)).size === 1;

it('brings the forms of a root together, whatever letter a prefix takes', () => {
  for (const words of [
    'kirim mengirim pengiriman dikirim kirimkan ngirim pengirimannya',
    'bersih membersihkan bersihkan dibersihkan bersihin pembersihan pembersih',
    'kembali kembalikan mengembalikan pengembalian dikembalikan',
    'tukar menukar penukaran ditukar tukarkan',
    'nyala menyala menyalakan nyalakan dinyalakan nyalain',
    'mati mematikan matikan dimatikan matiin',
    'pakai memakai dipakai pemakaian pakainya',
    'perbaiki memperbaiki perbaikan diperbaiki',
    'pesan memesan pesanan pemesanan dipesan',
    'sewa menyewa penyewaan disewakan sewain',
    'batal batalkan pembatalan dibatalkan batalin',
    'lambat terlambat keterlambatan',
    'isi mengisi pengisian diisi',
    'cuci mencuci nyuci dicuci',
    'cek mengecek ngecek dicek',
  ])
    expect(sharesOne(words), words).toBe(true);
});

it('keeps words apart that are no forms of each other', () => {
  for (const [one, other] of [
    ['keluar', 'luar'],
    ['perbaikan', 'baik'],
    ['pasangan', 'pasang'],
    ['ruangan', 'uang'],
    ['mesin', 'sin'],
    ['bulan', 'bul'],
    ['makanan', 'minuman'],
  ] as const)
    expect(stemIndonesian(one), `${one} ${other}`).not.toBe(stemIndonesian(other));
});
