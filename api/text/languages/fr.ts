// French. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/french';
import { FR_IN_ENGLISH } from '../in-english/fr.ts';
import type { LanguagePack } from '../pack/language-pack.ts';

export const fr: LanguagePack = {
  code: 'fr',
  rank: 6,
  detection: { countedIn: 'latin' },
  isTypedBare: true,
  stem: stemmer,
  limits:
    "si|sauf|seulement|uniquement|dès(?= ?[€$£]?[0-9])|à partir de(?= ?[€$£]?[0-9])|jusqu'à|au moins|au plus|plus de|moins de|environ|parfois|sans|autre|occasion|reconditionné|enfants|offre",
  pageWords:
    'à propos accueil bienvenue contact actualités blog questions fréquentes aide assistance service conditions informations et comment ça marche boutique',
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
  choosing: 'ou',
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
      asks: 'combien pèse|poids|pèse|quel poids|lourd|lourde',
      names: 'poids pèse',
    },
    size: {
      asks: 'quelle taille|dimensions|quelle largeur|quelle hauteur|hauteur|largeur|profondeur|taille|encombrement',
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
    phone: {
      asks: 'téléphone|appeler',
      names: 'téléphone courriel mail',
    },
    contact: {
      asks: 'contacter|joindre|courriel',
      asksAlone: 'adresse|où êtes-vous',
      names: 'téléphone courriel mail',
    },
    power: {
      asks: 'puissance|combien de watts|watts|consommation',
      names: 'puissance watts',
    },
    capacity: {
      asks: 'capacité|combien de litres|contenance|volume',
      names: 'capacité litres contenance',
    },
    noise: {
      asks: 'bruit|bruyant|bruyante|décibels|niveau sonore|silencieux|silencieuse',
      names: 'bruit',
    },
    readiness: {
      asks: 'temps de chauffe|préchauffage|met à chauffer|pour chauffer',
      names: 'prêt chauffe',
    },
  },
  inEnglish: FR_IN_ENGLISH,
  followUp: {
    openings:
      'et|ou|mais|aussi|alors|et si|qu.en est-il|jusqu.à quand|depuis quand|pourquoi|sans|seulement|dans ce cas|lequel|laquelle|lesquels|lesquelles|sinon',
    swaps:
      'et pour|qu.en est-il de|et(?! (?:en|à|au|pour|avec|sans|de|si|quand|comment|combien|où|est|sont|y a|puis))|ou(?! (?:en|à|au|pour|avec|sans|de|si))',
    pronouns:
      'ça|cela|celui|celle|ceux|celles|les deux|(?:l.|le |la |les )(?:autre|autres|premier|première|second|seconde|deuxième)',
    endings: 'aussi|alors|non plus',
  },
  dialogue: {
    greeting: 'bonjour|bonsoir|salut|slt|bjr|ça va|coucou|bonjour à tous|rebonjour',
    thanks: 'merci|merci beaucoup|merci bcp|merci bien|grand merci|mille mercis|je vous remercie|merci infiniment',
    bye: 'au revoir|à bientôt|bonne journée|bonne soirée|à plus tard|à plus|adieu',
    ack: "oui|non|d'accord|ok|okay|entendu|très bien|parfait|compris|ça marche|bien sûr|ah bon|exactement",
    praise: 'bravo|bien joué|génial|super|excellent|très utile|vous êtes génial|tu es génial',
    abuse: "stupide|nul|idiot|imbécile|merde|inutile|tu es nul|vous êtes nul|c'est nul|ta gueule",
    about:
      "qui êtes vous|qui es tu|êtes vous un robot|es tu un robot|êtes vous humain|es tu humain|que pouvez vous faire|que peux tu faire|comment tu t'appelles",
    help: "aide|aidez moi|aide moi|j'ai besoin d'aide|pouvez vous m'aider|peux tu m'aider|j'ai une question|une question",
    human:
      "humain|un humain|une personne|un conseiller|conseiller|parler à un humain|parler à une personne|parler à un conseiller|parler à quelqu'un|je veux parler à un humain|je veux parler à quelqu'un|je voudrais parler à un conseiller|puis je parler à quelqu'un|service client",
    talks: 'parler|parler à|veux parler|voudrais parler|souhaite parler|aimerais parler|puis je parler|peux parler',
    people: "quelqu'un|quelquun|qqn|humain|personne|conseiller|conseillère|responsable",
    fillers: "s'il vous plaît|svp|s'il te plaît|stp|madame|monsieur",
    leads: "pouvez vous me dire|peux tu me dire|je voudrais savoir|j'aimerais savoir|je veux savoir|dites moi",
    contactHeading: 'Contact',
    contactQuery: 'contact numéro de téléphone adresse mail service client',
  },
  replies: {
    greeting: 'Bonjour ! Que souhaitez-vous savoir ?',
    thanks: 'Avec plaisir. Posez-moi toute autre question.',
    bye: 'Au revoir, et merci de votre visite.',
    about:
      'Je cherche dans les pages de ce site et je réponds avec leurs propres phrases, chacune avec sa source. Que souhaitez-vous savoir ?',
    empty: 'Que souhaitez-vous savoir ? Écrivez une question, et je la cherche sur ce site.',
    help: 'Comment puis-je vous aider ? Écrivez votre question en quelques mots, et je la cherche sur ce site.',
    ack: 'D’accord. Souhaitez-vous savoir autre chose ?',
    praise: 'Merci ! Posez-moi toute autre question.',
    abuse:
      'Je suis désolé que cela n’ait pas aidé. Dites-moi en quelques mots ce que vous cherchez, ou demandez comment joindre une personne.',
    human: 'Je suis un programme et je réponds à partir des pages de ce site. Voici comment joindre une personne :',
    humanUnknown:
      'Je suis un programme et je réponds à partir des pages de ce site. Je n’y ai trouvé aucun moyen de joindre une personne.',
    unclear: 'Je n’ai pas compris. Que souhaitez-vous savoir ?',
    number:
      'Je ne peux pas consulter les commandes, les comptes ou les adresses. Que souhaitez-vous savoir ? N’envoyez ici ni numéro de carte ni mot de passe.',
    notAnswered: 'Je n’ai pas trouvé de réponse claire à cela sur ce site.',
    unsure: 'Je n’ai pas trouvé de réponse sûre. Ceci peut aider :',
    closest: 'Les sections les plus proches sont :',
    otherwise: 'Si vous cherchez autre chose :',
    nothingFound: 'Je n’ai rien trouvé à ce sujet sur ce site. Essayez d’autres mots, ou une question plus courte.',
    stillReading: (read, of) =>
      of === 0
        ? 'Je commence seulement à lire ce site.'
        : `Je lis encore ce site : ${read} pages sur ${of} pour l’instant.`,
    notAnsweredYet: 'Rien de ce que j’ai lu jusqu’ici n’y répond. Reposez la question dans un instant.',
    otherLanguage: (language) => `Les pages à ce sujet sont en ${language} :`,
    noFiles: 'Je ne peux pas lire les fichiers joints ici. Je réponds à partir des pages de ce site.',
    failed: 'La recherche n’a pas abouti. Réessayez dans un instant.',
    standIn: 'L’assistant n’est pas disponible pour le moment. Cette réponse vient des pages de ce site.',
  },
  opening: {
    days: [
      'lundis?|lun',
      'mardis?|mar',
      'mercredis?|mer',
      'jeudis?|jeu',
      'vendredis?|ven',
      'samedis?|sam',
      'dimanches?|dim',
    ],
    seasons: ['printemps', 'été', 'automne', 'hiver'],
    daily: 'tous les jours|chaque jour',
    weekdays: 'en semaine|jours ouvrables',
    weekend: 'le week-end|week-end|weekend',
    except: 'sauf|excepté',
    to: 'à|au|jusqu’à',
    opens: 'ouvert|ouverte|ouverts|ouvertes|ouvre|ouvrez|ouvrons|ouverture|horaires',
    closed: 'fermé|fermée|fermeture',
    allDay: '24h/24|24 heures sur 24',
    noon: 'midi',
    midnight: 'minuit',
    now: 'maintenant|en ce moment|actuellement',
    today: 'aujourd’hui|aujourd.hui|ce soir',
    tomorrow: 'demain',
    query: 'horaires d’ouverture ouvert',
    open: (until, when) => `Oui, ${until === null ? 'ouvert maintenant' : `jusqu’à ${until}`} (il est ${when})`,
    shut: (next, when) => `Non, fermé maintenant${next === null ? '' : ` ; ouvre ${next}`} (il est ${when})`,
    openOn: (day, hours) => `Oui, ${day} : ${hours}`,
    shutOn: (day, next) => `Non, fermé ${day}${next === null ? '' : ` ; ouvre ${next}`}`,
    over: (hours, next) => `Plus aujourd’hui (${hours})${next === null ? '' : ` ; ouvre ${next}`}`,
    day: (when) => `C’est ${when}`,
  },
  stepLabels: {
    searchingSite: 'Recherche sur ce site',
    searchedSite: 'Recherche faite sur ce site',
    searchingWeb: 'Recherche sur le web',
    searchedWeb: 'Recherche faite sur le web',
    searchFailed: 'Échec de la recherche',
    reading: (page) => `Lit ${page}`,
    read: (page) => `${page} lue`,
    notRead: (page) => `Impossible de lire ${page}`,
    plan: (done, total) => `Plan : ${done} sur ${total} fait`,
    table: 'Tableau',
    mayHaveRun: 'A peut-être été exécuté',
    yes: 'Oui',
    no: 'Non',
  },
};
