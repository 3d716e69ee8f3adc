import { expect, it } from 'vitest';
import { findConcepts } from '../../../../api/text/concepts/find-concepts.ts';

const named = (text: string) => [...findConcepts(text, 'pt').keys()];

it.each([
  ['quanto fica o frete pra Curitiba?', 'deliverycost'],
  ['quanto são os portes para os Açores', 'deliverycost'],
  ['que horas vcs fecham no domingo', 'hours'],
  ['pode levar cachorro', 'pets'],
  ['aceitam cães', 'pets'],
  ['onde paro o carro', 'parking'],
  ['tem estacionamento?', 'parking'],
  ['devolvem o dinheiro se eu nao gostar', 'refund'],
  ['quero marcar uma consulta', 'book'],
  ['da pra agendar pra amanha', 'book'],
  ['preciso desmarcar', 'cancelbooking'],
  ['dá pra parcelar', 'instalment'],
  ['posso pagar em prestações', 'instalment'],
  ['passa cartao', 'pay'],
  ['aceitam mb way', 'pay'],
  ['minha encomenda ainda nao chegou', 'late'],
  ['cadê meu pedido', 'track'],
  ['qual a morada', 'place'],
  ['qual o endereço', 'place'],
  ['tem opção sem glúten', 'diet'],
  ['quero trancar a matrícula', 'temporary'],
  ['a tela quebrou', 'damage'],
  ['vocês consertam celular', 'devicerepair'],
  ['reparam telemóveis?', 'repair'],
  ['estão contratando?', 'jobs'],
  ['tem aula experimental', 'trial'],
  ['aceita unimed', 'nhsprivate'],
  ['o que preciso levar', 'whattobring'],
  ['fica pronto em quanto tempo', 'production'],
  ['emitem nota fiscal', 'invoice'],
  ['fatura com contribuinte', 'invoice'],
  ['estou sem luz', 'powercut'],
  ['internet caiu', 'outage'],
  ['fazem bainha de calça', 'tailor'],
  ['tem fila de espera', 'waitinglist'],
])('reads "%s" as about %s', (question, concept) => {
  expect(named(question)).toContain(concept);
});

it('finds a word without its accents and with those of a page', () => {
  for (const text of ['telemovel', 'Telemóvel', 'TELEMÓVEIS']) expect(named(text)).toContain('contact');
});

it('is not led astray by words that look alike', () => {
  expect(named('qual a mais barata')).not.toContain('pests');
  expect(named('quais marcas vendem')).not.toContain('book');
  expect(named('procuramos camareira')).not.toContain('poweratt');
  expect(named('o que contém o kit')).not.toContain('account');
});
