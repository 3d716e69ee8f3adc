import { expect, it } from 'vitest';
import { stemPortuguese } from '../../../../api/text/stems/pt.ts';

const sharesOne = (words: string): boolean => new Set(words.split(' ').map(stemPortuguese)).size === 1;

it('gives a word one stem with and without its accents', () => {
  for (const words of [
    'devolução devolucao devoluções devolucoes devolver',
    'cartão cartao cartões cartoes',
    'promoção promocao promoções',
    'horário horarios',
    'animal animais',
    'hotel hotéis hoteis',
    'viagem viagens',
    'disponível disponivel disponíveis',
  ])
    expect(sharesOne(words), words).toBe(true);
});

it('brings irregular forms and the words of two countries together', () => {
  for (const words of [
    'abre abrem aberto abertura',
    'marcar marcação marco remarcar',
    'aluguel aluguer alugar',
    'contato contacto contatar',
    'pago pagar pagamento',
    'cão cães',
  ])
    expect(sharesOne(words), words).toBe(true);
});

it('distinguishes words that the endings make alike', () => {
  for (const words of [
    'mês mesa',
    'marca marcar',
    'livro livre',
    'conta contém',
    'táxi taxa',
    'verão vera',
    'casa casal',
    'procurar procuração',
    'barata baratas',
    'prato prata',
  ])
    expect(sharesOne(words), words).toBe(false);
});
