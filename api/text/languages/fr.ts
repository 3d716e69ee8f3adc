// French. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/french';
import type { LanguagePack } from '../pack/language-pack.ts';

export const fr: LanguagePack = {
  code: 'fr',
  rank: 6,
  detection: { countedIn: 'latin' },
  isTypedBare: true,
  stem: stemmer,
  functionWords: `a ai ainsi alors au aucun aussi autre aux avant avec avoir c ce cela ces cet cette chez comme comment d dans de des donc dont du elle
    elles en entre est et été être étaient était eu fait font il ils j je jusque l la laquelle le lequel les lesquels leur leurs lui m ma mais me même
    mes moi mon n ne ni nos notre nous on ont ou où par parce pas pendant plus pour pourquoi qu quand que quel quelle quelles quels qui quoi
    s sa sans se sera ses si son sont sous sur t ta te tes toi ton tous tout toute toutes tu un une vos votre vous y combien peut quelque`,
  chatWords:
    'bonjour bonsoir salut merci svp plaît plait excusez pardon question demander voudrais veux savoir aider aide dire site page ami',
  abbreviations: 'm mme mlle',
  questions: {
    number: 'combien|quel âge|quel pourcentage',
    date: 'quand|quelle année|quelle date',
    person: 'qui',
    place: 'où|quelle ville|quel pays',
    reason: 'pourquoi|raison',
    manner: 'comment',
    definition: "qu'est ce que|qu est ce",
  },
  valueQuestions: {
    timespan: 'combien de temps|combien de jours|combien de mois|combien d années|combien d heures|quel âge|durée',
    recurring: 'à quelle fréquence|combien de fois',
    money: 'coûte|coût|prix|tarif|combien d argent',
    percent: 'pourcentage|pour cent',
    measure: 'quelle distance|quelle hauteur|superficie|température|quelle taille',
    clock: 'quelle heure|horaires',
    contact: 'numéro de téléphone|adresse e mail',
  },
  values: {
    number:
      'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|cent|mille|million\\p{L}*|demi\\p{L}*|plusieurs',
    time: '(?:seconde|minute|heure|jour|semaine|an|année|décennie|siècle|nuit)s?|mois',
    recurring: 'chaque|quotidien\\p{L}*|hebdomadaire\\p{L}*|mensuel\\p{L}*|annuel\\p{L}*|fois|par|tous les',
    money: 'euros?|dollars?|francs?|gratuit\\p{L}*',
    free: 'gratuit',
    percent: 'pour cent',
    measure: '(?:mètre|kilomètre|litre|degré|tonne|gramme|hectare|pied)s?',
    month:
      'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|siècle',
    clock: 'heures?|h|midi|minuit',
    cause: 'parce que|car|en raison|à cause|afin|puisque|grâce|pour que|raison',
    copula: 'est|sont|était|étaient|fut|signifie|désigne',
    at: 'à|en|au|aux|de|dans|près',
    backwards: 'il|elle|ils|elles|ce|cette|ces|cela|son|sa|ses|cependant|aussi|mais',
  },
  attributes: {
    weight: {
      asks: 'combien pèse|poids|pèse',
      names: 'poids pèse',
    },
    size: {
      asks: 'quelle taille|dimensions|quelle largeur|quelle hauteur',
      names: 'largeur hauteur profondeur dimensions',
    },
    price: {
      asks: 'coûte|prix|combien coûte|tarif',
      names: 'prix coûte',
    },
    hours: {
      asks: 'horaires|heures d ouverture|à quelle heure ouvre',
      names: 'ouvert horaires lundi vendredi samedi dimanche',
    },
    contact: {
      asks: 'téléphone|contacter|joindre|courriel',
      names: 'téléphone courriel mail',
    },
  },
};
