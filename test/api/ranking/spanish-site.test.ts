import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { PassageIndex } from '../../../api/site-index/passage-index.ts';

// A guest house with a workshop, as its owner writes; visitors type other words for the same things, hurriedly and without accents.
const SECTIONS: Readonly<Record<string, string>> = {
  Tarifas:
    'La habitación doble cuesta 68 € por noche y la individual 49 €. En julio y agosto se añade un suplemento de 12 €.',
  'Cómo llegar':
    'Estamos en la calle del Molino 14, junto a la plaza Mayor. La parada de autobús de la línea 3 queda a cien metros.',
  Vehículos: 'Disponemos de un aparcamiento cubierto con ocho plazas para huéspedes. Se reserva al hacer la reserva.',
  Animales: 'Los perros pequeños son bienvenidos en las habitaciones de la planta baja y llevan correa en el patio.',
  Anulaciones: 'Hasta siete días antes de la llegada se anula sin gastos. Después se cobra la primera noche.',
  Entrada:
    'Las habitaciones están listas a partir de las 15:00. Si llega después de las 22:00, deje aviso y le damos el código de la puerta.',
  Pagos: 'Aceptamos tarjeta, Bizum y transferencia. El resto se abona al llegar.',
  Talleres: 'Los sábados enseñamos a hacer pan en un taller de tres horas para seis participantes.',
};

const index = new PassageIndex(new Database(':memory:'));
index.replacePages(
  's',
  Object.entries(SECTIONS).map(([heading, text], at) => ({
    url: `https://molino.example/${at}`,
    title: 'Posada del Molino',
    lang: 'es',
    contentHash: '',
    fetchedAtMs: 0,
    passages: [{ heading, text }],
  })),
);

it.each([
  ['cuanto sale quedarse a dormir', 'Tarifas'],
  ['q precio tiene el cuarto', 'Tarifas'],
  ['donde quedan', 'Cómo llegar'],
  ['se llega en colectivo?', 'Cómo llegar'],
  ['puedo dejar el coche', 'Vehículos'],
  ['hay parking', 'Vehículos'],
  ['admiten mascotas', 'Animales'],
  ['y si al final no puedo ir', 'Anulaciones'],
  ['quiero cancelar', 'Anulaciones'],
  ['a que hora es el check in', 'Entrada'],
  ['se puede en efectivo o como se paga', 'Pagos'],
  ['dan clases de cocina', 'Talleres'],
])('"%s" is answered by %s', (question, heading) => {
  expect(index.search('s', question)[0]?.heading).toBe(heading);
});
