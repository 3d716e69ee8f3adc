import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { PassageIndex } from '../../../../api/site-index/passage-index.ts';

/** The pages of a climbing hall, written as its owner would: each section by its address. */
const SECTIONS = {
  'infos#horaires': [
    'Horaires',
    'La salle vous accueille du lundi au vendredi de 10 h à 22 h, le samedi et le dimanche de 9 h à 20 h. Fermeture les 25 décembre et 1er janvier.',
  ],
  'infos#acces': [
    'Comment venir',
    'Nous sommes au 12 rue des Carriers, à cinq minutes de la gare. Le stationnement devant le bâtiment est gratuit ; la ligne 4 s’arrête à « Carriers ».',
  ],
  'tarifs#entree': [
    'Tarifs',
    'Entrée adulte 14,50 €, moins de 12 ans 9 €. Chaussons 4 €, baudrier 3 €. Cartes bancaires, espèces et chèques-vacances acceptés.',
  ],
  'tarifs#abonnement': [
    'Abonnements',
    'Le mensuel est sans engagement : vous y mettez fin par courriel avant le 20. En cas de blessure, il est suspendu sur certificat médical.',
  ],
  'pratique#initiation': [
    'Initiation',
    'Vous n’avez jamais grimpé ? Un moniteur vous montre les nœuds et l’assurage en 90 minutes, chaque mercredi à 18 h 30, sur inscription.',
  ],
  'pratique#anniversaires': [
    'Fêtes',
    'Pour huit à quinze grimpeurs, deux heures encadrées et un goûter. Un acompte de 50 € bloque la date ; il est restitué jusqu’à sept jours avant.',
  ],
  'pratique#vestiaires': [
    'Vestiaires',
    'Casiers à jeton, douches et sèche-cheveux. Ce qui reste sur place est gardé un mois à l’accueil : demandez-y vos affaires oubliées.',
  ],
} as const;

const index = new PassageIndex(new Database(':memory:'));
index.replacePages(
  'bloc',
  Object.entries(SECTIONS).map(([path, [title, text]]) => ({
    url: `https://bloc.example/${path}`,
    title,
    lang: 'fr',
    passages: [{ heading: title, text }],
    contentHash: '',
    fetchedAtMs: 0,
  })),
);

describe('hurried questions in French', () => {
  it.each([
    ['vous etes ouvert dimanche ?', 'infos#horaires'],
    ['ça ferme a quelle heure le soir', 'infos#horaires'],
    ['ou garer la voiture', 'infos#acces'],
    ['on peut venir en bus ?', 'infos#acces'],
    ['cest combien pour mon fils', 'tarifs#entree'],
    ['vous prenez la CB ?', 'tarifs#entree'],
    ['comment je resilie', 'tarifs#abonnement'],
    ['pause abo car malade', 'tarifs#abonnement'],
    ['cours pour debutant', 'pratique#initiation'],
    ['anniv de ma fille on sera 10', 'pratique#anniversaires'],
    ['on récupère les arrhes si on annule', 'pratique#anniversaires'],
    ['jai perdu ma veste chez vous', 'pratique#vestiaires'],
  ])('“%s” is answered by %s', (question, path) => {
    expect(index.search('bloc', question)[0]?.url).toBe(`https://bloc.example/${path}`);
  });
});
