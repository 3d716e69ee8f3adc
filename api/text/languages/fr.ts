// French. The fields are explained in ../pack/language-pack.ts.
import { stemmer } from '@orama/stemmers/french';
import { CONCEPTS_FR } from '../concepts/fr.ts';
import { ELSEWHERE_FR } from '../elsewhere/fr.ts';
import { FR_IN_ENGLISH } from '../in-english/fr.ts';
import type { LanguagePack } from '../pack/language-pack.ts';
import { RELATED_FR } from '../related-words/fr.ts';

/** Endings whose accents the stemmer needs, as they are often typed: "securite", "premiere", "acces". */
const BARE_ENDINGS: readonly [RegExp, string][] = [
  [/ite(?=s?$)/, 'ité'],
  [/iere(?=s?$)/, 'ière'],
  [/ee(?=s?$)/, 'ée'],
  [/(?<=^acc|^succ|^proc|^exc|^déc|^dec)es$/, 'ès'],
];

/** Words that the stemmer takes for another ("taxi" for "taxe", "danse" for "dans", "retraite" for "retrait"): groups after their stem. */
const OWN_STEMS = new Map(
  (
    'taxi taxis|danse danses danser|donnée données donnee donnees|testament testaments|placement placements|rendement rendements|voirie' +
    '|opéra opera opéras|casher|garant garants|carie caries|montant montants|coupe coupes couper coupé coupez|devis|suivi suivis' +
    '|retraite retraites retraité retraités retraitée|pai paie paye payes payent paient|villa villas|vente ventes|moisi moisis moisie' +
    '|soirée soirées soiree soirees'
  )
    .split('|')
    .flatMap((group) => group.split(' ').map((word, _, words) => [word, words[0] as string] as const)),
);

const stemOf = (word: string): string =>
  OWN_STEMS.get(word) ?? stemmer(BARE_ENDINGS.reduce((spelt, [bare, full]) => spelt.replace(bare, full), word));

export const fr: LanguagePack = {
  code: 'fr',
  rank: 6,
  detection: { countedIn: 'latin' },
  isTypedBare: true,
  stem: stemOf,
  opinions: 'vaut|recommander|recommandé|recommandez|avis|conseillé|conseillez|conseiller|opinion',
  superlatives: {
    'price<':
      'le moins cher|la moins chère|les moins chers|les moins chères|moins cher|moins chère|le plus économique|la plus économique|le plus abordable|la plus abordable|le prix le plus bas|tarif le plus bas',
    'price>': 'le plus cher|la plus chère|les plus chers|les plus chères',
    'weight<': 'le plus léger|la plus légère',
    'weight>': 'le plus lourd|la plus lourde',
    'noise<': 'le plus silencieux|la plus silencieuse|le moins bruyant|la moins bruyante',
    'noise>': 'le plus bruyant|la plus bruyante',
    'power>': 'le plus puissant|la plus puissante',
    'any<':
      'le plus petit|la plus petite|le plus court|la plus courte|le plus rapide|la plus rapide|le plus étroit|la plus étroite|le plus bas|la plus basse',
    'any>':
      'le plus grand|la plus grande|le plus gros|la plus grosse|le plus long|la plus longue|le plus large|la plus large|le plus haut|la plus haute',
  },
  polar: {
    begins:
      'est ce que|est ce quon|est ce quil|est ce quils|est ce quelle|jai droit|cest possible|y a til|ya til|vous etes|etes vous|est il|est elle|est ce|sont ils|sont elles|avez vous|vous avez|as tu|y a t il|il y a|y a|ya|peut on|on peut|puis je|je peux|pouvez vous|vous pouvez|peux tu|pourriez vous|pourrait on|faut il|il faut|dois je|je dois|doit on|livrez vous|vous livrez|acceptez vous|vous acceptez|prenez vous|vous prenez|proposez vous|vous proposez|faites vous|vous faites|vendez vous|vous vendez|réparez vous|vous réparez|louez vous|vous louez|êtes vous|vous êtes|c est possible|est il possible|possible de|a t on|ai je|j ai droit|est on|on a le droit|a t il',
    denies:
      'pas|ne sont plus|nest plus|ne livrons plus|ne faisons plus|ne proposons plus|nacceptons plus|ne peut plus|ne peuvent plus|jamais',
    none: 'aucun|aucune|pas de|pas d|ni|sans',
    grants:
      'vous pouvez|nous pouvons|on peut|peut être|peuvent être|peut|peuvent|est|sont|nous|on|il est possible de|possible',
    vague:
      'autorisé|autorisée|autorisés|autorisées|admis|admise|permis|permise|accepté|acceptée|acceptés|acceptées|acceptez|acceptons|acceptent|possible|possibles|disponible|disponibles|proposé|proposez|proposons|fourni|fournis|inclus|incluse|compris|comprise|bienvenu|bienvenus|utiliser|avoir|avez|avons|prendre|prenez|prenons|apporter|amener|venir|faire|faites|faisons|vendez|vendons|mettre|garder|peut|peux|droit|svp|vous',
    cases:
      'si|sauf|sauf si|excepté|seulement|uniquement|sans|après|avant|lorsque|quand|plus de|moins de|à condition|sinon|tant que|hors|à partir de|jusqu|livrons que|acceptons que|proposons que|vendons que|possible que|ouverts que|peut que|quen|quà|quau|quaux|quavec|quaprès|quavant|que sur|que par|que dans|que vers|que pour',
    breaks: 'parce|car|mais|bien que|alors que|tandis|puisque|afin|donc|cependant|toutefois|qui',
    circumstances: 'avec|pour|dans|en|sur|à|au|aux|chez|pendant|par|sous|depuis|entre|hors|via',
    yes: 'Oui.',
    no: 'Non.',
  },
  cases: {
    below: 'moins de|de moins de|en dessous de|inférieur à|inférieure à|plus jeune que|avant',
    atMost:
      "jusqu'à|jusqu’à|jusqu' à|au plus|maximum|max|max.|maximum de|maximum|au maximum|pas plus de|sous|dans les|n'excédant pas|d'ici",
    above: 'plus de|de plus de|au-dessus de|au dessus de|au-delà de|supérieur à|supérieure à|passé',
    atLeast:
      "à partir de|dès|à partir d'|de|au moins|au minimum|minimum|min|min.|minimum de|âge minimum|âgé de|âgés de|d'au moins",
    orMore: '+|et plus|ou plus|et au-delà|et davantage|minimum|au moins|et au dessus|et au-dessus',
    orLess: 'et moins|ou moins|maximum|au maximum|max|au plus',
    old: "d'âge|dage|révolus|de vie|ans",
    isAged: 'jai|a|ont|il a|elle a|a eu|âge de|âgé de|âgée de|fils a|fille a|mon âge est',
    afterAge: 'ans|an|et|ou|peut|peux|est|avec|il|elle|quel|quelle|combien|on|est-ce',
    people:
      'personnes|personne|pers|pers.|gens|enfants|enfant|adultes|adulte|convives|invités|élèves|étudiants|joueurs|participants|voyageurs|couverts|places|places assises|employés|salariés|collaborateurs|visiteurs|membres|filles|garçons|femmes|hommes|amis|gamins|gosses|pax',
    groupOf:
      'groupe de|groupes de|classe de|table de|table pour|équipe de|famille de|on est|on sera|nous sommes|nous serons|sommes|on serait|pour',
    ahead: "avant|à l'avance|à lavance|au préalable|d'avance|davance|plus tôt|de préavis",
    columns: {
      age: 'âge|âges|ans|an|enfant|enfants|né|nés|tranche',
      people: 'personnes|enfants|convives|groupe|groupes|taille|nombre|participants|élèves|adultes|capacité|places',
      ahead: 'annulation|annuler|délai|préavis|jours|avant|quand|désistement|moment',
      mass: 'poids|kg|kilos|chien|chiens|chat|colis|charge',
      length: 'longueur|taille|hauteur|mètres|m|cm',
    },
  },
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
  offers: 'vendre|vends|vendez|vendu|vend|vente|proposer|proposez|stock',
  having: {
    begins:
      'avez vous|vous avez|est ce que vous avez|vous auriez|auriez vous|as tu|vendez vous|vous vendez|est ce que vous vendez|proposez vous|vous proposez|est ce que vous proposez|faites vous|vous faites|y a t il|est ce qu il y a|il y a|ya|y a|ya t il|on trouve|trouve t on',
    says: (name) => `Oui : ${name}.`,
  },
  services: 'réparer|réparez|réparation|réparations|répare|dépanner|dépannage',
  negations: 'ne|pas|non|sans|aucun|aucune|jamais|impossible',
  leadsWithTextWords: true,
  textWords: 'politique règlement conditions règles informations infos info détails charte mentions',
  abbreviations:
    'm mme mlle dr pr st ste av bd rte tél tel p pp env cf etc janv févr avr juil sept oct nov déc chap fig approx réf',
  shorthand:
    'rdv=rendez vous|rdvs=rendez vous|svp=s il vous plaît|stp=s il te plaît|bjr=bonjour|bsr=bonsoir|slt=salut|tjs=toujours|tjrs=toujours|tlm=tout le monde|pr=pour|pk=pourquoi|pkoi=pourquoi|prquoi=pourquoi|kan=quand|qd=quand|qnd=quand|cmb=combien|cbien=combien|koi=quoi|keske=qu est ce que|kesk=qu est ce que|qq=quelque|qqn=quelqu un|qqun=quelqu un|qqch=quelque chose|bcp=beaucoup|mtn=maintenant|mnt=maintenant|auj=aujourd hui|ajd=aujourd hui|aujourdhui=aujourd hui|ouv=ouvert|dispo=disponible|dispos=disponibles|résa=réservation|resa=réservation|resas=réservations|réserv=réservation|appart=appartement|resto=restaurant|restos=restaurants|ptit=petit|dej=déjeuner|déj=déjeuner|aprem=après midi|apm=après midi|nbre=nombre|adr=adresse|infos=informations|rens=renseignements|doc=document|docs=documents|cde=commande|cmd=commande|remb=remboursement|rbt=remboursement|abo=abonnement|abos=abonnements|pers=personnes|hs=hors service|chq=chèque|mag=magasin|cest=c est|jai=j ai|jpeux=je peux|jveux=je veux|chui=je suis|chuis=je suis|jsuis=je suis|ya=il y a|yatil=y a t il|yat=y a t|estce=est ce|esque=est ce que|eske=est ce que|estceque=est ce que|dacc=d accord|comen=comment|coment=comment|cmt=comment|cmment=comment|ordi=ordinateur|expo=exposition|expos=expositions|ados=adolescents|véto=vétérinaire|veto=vétérinaire|anniv=anniversaire|assoc=association|asso=association|assos=associations|biblio=bibliothèque|promo=promotion|réduc=réduction|reduc=réduction|appli=application|nvx=nouveaux|nvo=nouveau|dsl=désolé|jaimerais=j aimerais|num=numéro|nb=nombre|ds=dans|quesque=qu est ce que|kelle=quelle|kel=quel|jsp=je ne sais pas',
  questions: {
    number: 'combien|quel âge|quel pourcentage',
    date: 'quand|quelle année|quelle date',
    person: 'qui',
    place: 'où|quelle ville|quel pays',
    reason: 'pourquoi|raison',
    manner: 'comment',
    definition: "qu'est ce que|qu est ce",
  },
  relatedWords: RELATED_FR,
  irregularForms: `vendre vendu vends vendez vendons|prendre pris prise prends prenez prenons prennent|rendre rendu rends rendez rendons
    |recevoir reçu reçois recevez reçoit|ouvrir ouvert ouvre ouvrez ouverture|fermer fermeture
    |inscrire inscription inscrit inscrivez inscris|livrer livraison livrons|venir viens venez vient venu|tenir tenu tient tenez
    |suivre suivi suivez suit|attendre attendu attends attendez attente|perdre perdu perds perdez perte|offrir offert offre offrez
    |comprendre compris comprend comprends comprenez|conduire conduite conduit conduis|cuire cuisson cuit
    |construire construction construit|produire production produit|traduire traduction traduit|réduire réduction réduit
    |introduire introduit introduction|dormir dors dormez|servir sers servez sert servi|sortir sors sortez sorti sortie
    |partir pars partez départ|mettre mettez mets|permettre permis permet permettez|admettre admis admission|remettre remis
    |promettre promis|transmettre transmis transmission|souscrire souscrit souscription|écrire écrit écrivez|lire lu lisez lecture
    |boire buvez boisson|apprendre appris apprends apprenez|répondre répondu réponse répondez réponds|fondre fondu|descendre descendu
    |suspendre suspendu suspension suspendez|étendre étendu extension|choisir choisi choisissez choix|finir fini finissez finit
    |fournir fourni fournissez fourniture|obtenir obtenu obtention|retenir retenu|entretenir entretien entretenu
    |détruire détruit destruction|peindre peint peinture peignez repeindre|éteindre éteint éteignez|atteindre atteint
    |joindre joint joignez|connaître connu connaissez|naître naissance|mourir mort décès|petit petite|gentil gentille|vieux vieil vieille
    |nouveau nouvel nouvelle|beau bel belle|blanc blanche|frais fraîche|sec sèche|gros grosse|bas basse|long longue|doux douce
    |roux rousse|public publique|cheval chevaux|animal animaux|journal journaux|local locaux|hôpital hôpitaux|bocal bocaux|œil yeux
    |tarifaire tarif|bail baux|vitrail vitraux|vacance vacances|clé clef clés clefs|loisir loisirs|paiement payement payer
    |essayer essai essaie|envoyer envoi envoie|nettoyer nettoie nettoyage|employer emploi emploie|appeler appelle appel|jeter jette
    |acheter achète achat|peser pèse|geler gèle|congeler congélation congélateur|dentaire dentiste|réserver réserve réservation
    |remplacer remplacement|changer changement change|mercredi mercredis|samedi samedis|dimanche dimanches`,
  choosing: 'ou',
  comparing:
    'vs|versus|différences?|comparer|comparaison|comparatif|par rapport à|lequel est (?:le )?(?:mieux|meilleur|moins cher|plus)|laquelle est (?:la )?(?:mieux|meilleure|moins chère|plus)|mieux que|plutôt que|quel est le meilleur',
  residing: 'habite|habitons|habites|vis|vivons|réside|résidons|domicilié|domiciliée|résident|suis|sommes|basé|basée',
  timeNouns: {
    nouns: "heure d'|heure de|heures d'|heures de",
    isLast: false,
    lasting: 'combien|conduite|vol|route|cours|travail|retard|attente',
  },
  valueQuestions: {
    timespan:
      'combien de temps|combien de jours|combien de mois|combien d années|combien d ans|combien d heures|combien de semaines|combien de minutes|combien de nuits|dure combien|durent combien|prend combien|quel âge|à quel âge|dès quel âge|durée|quel délai|quels délais|délai|délais',
    recurring: 'à quelle fréquence|combien de fois|tous les combien',
    money:
      'coûte|coûtent|coûterait|coût|prix|tarif|tarifs|combien d argent|combien vaut|combien faut il payer|combien on paie|combien on paye|combien je paie|combien je paye|combien dois je payer|combien ça fait|c est combien|à combien|montant',
    percent: 'pourcentage|pour cent',
    measure:
      'quelle distance|quelle hauteur|quelle profondeur|superficie|surface|température|quelle taille|combien de mètres|combien de kilomètres|combien de km',
    clock: 'quelle heure|quelles heures|horaires|horaire|vers quelle heure',
    contact: 'numéro de téléphone|téléphone|adresse e mail|adresse mail|courriel|whatsapp',
  },
  values: {
    number:
      'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|cent|mille|million\\p{L}*|demi\\p{L}*|plusieurs',
    time: '(?:seconde|minute|heure|jour|semaine|an|année|décennie|siècle|nuit)s?|mois',
    recurring: 'chaque|quotidien\\p{L}*|hebdomadaire\\p{L}*|mensuel\\p{L}*|annuel\\p{L}*|fois|par|tous les',
    money: 'euros?|eur|dollars?|francs?|chf|gratuit\\p{L}*|offert\\p{L}*|sans frais|sans supplément',
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
      asks: 'combien pèse|combien pèsent|poids|pèse|pèsent|quel poids|combien de kilos|lourd|lourde',
      names: 'poids pèse',
    },
    size: {
      asks: 'quelle taille|dimensions|mesures|combien mesure|quelle largeur|quelle hauteur|hauteur|largeur|profondeur|taille|encombrement',
      names: 'largeur hauteur profondeur dimensions',
    },
    price: {
      asks: 'coûte|coûtent|coûterait|prix|quel prix|combien coûte|combien coûtent|combien vaut|combien pour|combien la|combien le|combien les|combien une|combien un|c est combien|ça fait combien|à combien|combien faut il payer|combien on paie|combien on paye|combien je paie|combien je paye|combien dois je payer|tarif|tarifs|montant',
      asksLast: 'combien',
      names: 'prix coûte coût tarif montant euros',
    },
    hours: {
      asks: 'horaires|horaire|heures d ouverture|à quelle heure ouvre|à quelle heure ouvrez|à quelle heure ferme|à quelle heure fermez|vous ouvrez quand|vous fermez quand|quand ouvrez|quand fermez|quand ouvre|quand ferme|jusqu à quelle heure êtes|êtes vous ouvert|êtes vous ouverts|vous êtes ouvert|vous êtes ouverts|c est ouvert|heure de fermeture|heure d ouverture|jours d ouverture',
      names: 'ouvert horaires lundi mardi mercredi jeudi vendredi samedi dimanche',
    },
    phone: {
      asks: 'téléphone|numéro de téléphone|numéro de tél|appeler|quel numéro|portable|whatsapp',
      names: 'téléphone tél portable whatsapp courriel mail',
    },
    contact: {
      asks: 'contact|contacter|joindre|courriel|où êtes vous situés|vous êtes où|où vous trouver|votre adresse|quelle adresse|adresse du magasin|adresse e mail|adresse mail',
      asksAlone:
        'contact|contacts|contacter|nous contacter|vous contacter|coordonnées|adresse|l adresse|où êtes-vous|où êtes vous|où se trouve|vous êtes où|localisation',
      names: 'téléphone tél courriel mail adresse rue avenue whatsapp',
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
  concepts: CONCEPTS_FR,
  elsewhere: ELSEWHERE_FR,
  inEnglish: FR_IN_ENGLISH,
  isKnownByEnglish: true,
  figures: {
    durations: {
      15: "un quart d'heure|quart d'heure|quart d’heure",
      30: 'une demi-heure|une demie heure|demi-heure|demi heure|demie heure',
      45: "trois quarts d'heure|trois quarts d’heure",
      60: 'une heure entière|une heure|1 heure|1 h|1h',
      90: 'une heure et demie|heure et demie|1h30|1 h 30',
    },
    units: {
      second: 'seconde secondes sec',
      minute: 'minute minutes mn',
      hour: 'heure heures',
      day: 'jour jours',
      week: 'semaine semaines',
      month: 'mois',
      year: 'an ans année années',
      percent: 'pour_cent',
      milligram: 'milligramme milligrammes',
      gram: 'gramme grammes',
      kilogram: 'kilo kilos kilogramme kilogrammes',
      tonne: 'tonne tonnes',
      millilitre: 'millilitre millilitres',
      litre: 'litre litres',
      millimetre: 'millimètre millimètres',
      centimetre: 'centimètre centimètres',
      metre: 'mètre mètres',
      kilometre: 'kilomètre kilomètres',
      watt: 'watt watts',
      kilowatt: 'kilowatt kilowatts',
      volt: 'volt volts',
      degree: 'degrés degré',
    },
    currencies: {
      dollar: 'dollar dollars',
      EUR: 'euro euros',
      'yuan or yen': 'yuan yens',
    },
    scales: 'mille:1e3 million:1e6 millions:1e6 milliard:1e9 milliards:1e9',
    months:
      'janvier janv|février févr|mars|avril avr|mai|juin|juillet juil|août|septembre sept|octobre oct|novembre nov|décembre déc',
    numbers:
      'zéro:0 un:1 une:1 deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12 treize:13 quatorze:14 quinze:15 seize:16 vingt:20 trente:30 quarante:40 cinquante:50 soixante:60 septante:70 huitante:80 nonante:90',
    factors: 'cent:100 mille:1000',
    adjectives: 'ouvrés ouvrables ouvré calendaires francs',
    partOf: 'sur|de|des',
    range: 'à|au|et|jusqu’à',
  },
  citing: {
    asides:
      'selon|d’après|d après|comme indiqué dans|comme indiqué sur|comme indiqué par|comme expliqué dans|comme décrit dans|comme mentionné dans|comme précisé dans',
    bases: 'sur la base de|basé sur',
    clauses: 'comme',
    clauseTail: ' +(?:le )?(?:dit|indique|précise|explique|mentionne|montre|confirme)(?!\\p{L})',
    pointers: 'voir|voir aussi|consultez|source :|source:|sources :|sources:',
    pointerTail: '(?: +pour (?:plus de détails|plus d’informations|en savoir plus))?',
    speakerTail:
      " +(?:dit|indique|précise|explique|mentionne|confirme|affirme|ajoute|signale)(?: +que?|:| +qu[’'])(?!\\p{L})",
    prepositions: 'dans|de|par|sur|à|avec|selon|sous',
    nouns: 'la source|source|sources|la page|page|l’article|article|le document|document|résultat',
    joiners: 'et|ou|ainsi que',
    page: 'la page',
  },
  followUp: {
    more: '(?:(?:dis|dites|donne|donnez)[- ]m.?en )?plus(?: d.info(?:s|rmations?)?| de détails?)?(?: s.il (?:te|vous) plaît| svp| stp)?|(?:plus de )?détails?(?: svp| stp)?|en savoir plus|continue[rz]?|quoi d.autre|explique[rz]?(?: plus)?',
    corrections:
      '(?:(?:non|pardon|désolée?|oups)[ ,.]{1,3}){0,2}(?:je (?:veux|voulais) (?:dire|parler de)|je parle (?:de|du)|je parlais (?:de|du))',
    toSite: '(?:vous êtes|vous etes|êtes.vous|etes.vous) où|où (?:êtes|etes).vous|vous êtes ou|ou (?:êtes|etes).vous',
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
        : `Je lis encore ce site : ${read} page${read < 2 ? '' : 's'} sur ${of} pour l’instant.`,
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
    daily: 'tous les jours|chaque jour|7j/7|7 j/7|7 jours sur 7|tlj',
    weekdays: 'en semaine|jours ouvrables|jours de semaine|jours ouvrés|l ?[-–/] ?v',
    weekend: 'le week-end|week-end|week-ends|weekend|le week end|week end|fin de semaine',
    except: 'sauf|excepté|hors|à l’exception du',
    holidays: {
      newYear: "jour de l[’']an|nouvel an|jour de l an",
      epiphany: 'épiphanie',
      goodFriday: 'vendredi saint',
      easterMonday: 'lundi de pâques|lundi de paques',
      easter: 'pâques|paques',
      labourDay: 'fête du travail|premier mai',
      assumption: 'assomption|15 août',
      allSaints: 'toussaint',
      christmasEve: 'veille de noël|réveillon de noël|veille de noel|24 décembre',
      christmas: 'noël|noel',
      newYearsEve: "saint[- ]sylvestre|réveillon du nouvel an|réveillon du jour de l[’']an|réveillon",
      nationalDay: '14 juillet|fête nationale|11 novembre|armistice|8 mai',
      publicHolidays: 'jours? fériés?|jours? feries?|fériés?|feries?',
    },
    reopens: 'rouvre|rouvrons|rouvrirons|réouverture|reprise|de retour|de nouveau',
    to: "à|au|jusqu’à|jusqu’au|jusqu'à",
    opens: 'ouvert|ouverte|ouverts|ouvertes|ouvre|ouvrez|ouvrons|ouverture|horaires',
    closed: 'fermé|fermée|fermés|fermeture|relâche',
    pause: 'pause de midi|pause déjeuner|pause méridienne|pause',
    allDay: '24h/24|24h/24h|24 h/24|24h sur 24|24 heures sur 24|24/24',
    noon: 'midi',
    midnight: 'minuit',
    partsOfDay: 'matin|matinée|midi|après-midi|aprem|apres-midi|soir|soirée|nuit|tard|tôt',
    now: 'maintenant|en ce moment|actuellement',
    today: 'aujourd’hui|aujourd.hui|aujourdhui|ce soir|ce matin|cet après-midi',
    tomorrow: 'demain',
    query: 'horaires d’ouverture ouvert',
    open: (until, when) => `Oui, ${until === null ? 'ouvert maintenant' : `jusqu’à ${until}`} (nous sommes ${when})`,
    shut: (next, when) => `Non, fermé maintenant${next === null ? '' : ` ; ouvre ${next}`} (nous sommes ${when})`,
    openOn: (day, hours) => `Oui, ${day} : ${hours}`,
    shutOn: (day, next) => `Non, fermé le ${day}${next === null ? '' : ` ; ouvre ${next}`}`,
    over: (hours, next) => `Plus aujourd’hui (${hours})${next === null ? '' : ` ; ouvre ${next}`}`,
    day: (when, isTomorrow) => `${isTomorrow ? 'Demain, nous serons' : 'Nous sommes'} ${when}`,
    hour: (clock) =>
      clock
        .replace(/^0|00$/g, '')
        .replace(':', '\u00a0h\u00a0')
        .trim(),
    moment: (day, hour) => `${day}, il est ${hour}`,
    at: (day, hour) => `${day} à ${hour}`,
  },
  pageLines: {
    refers: 'voir|voir aussi|pour plus',
    checked: 'dernière mise à jour',
    neighbours: 'précédent|suivant|sommaire',
    ofItself:
      '(?:ce|cette) (?:document|page|section|chapitre|article|guide|module) (?:décrit|explique|présente|contient)',
    sinceVersion: '(?:nouveau|modifié|obsolète) (?:dans|depuis) la version',
  },
  stepLabels: {
    searchingSite: 'Recherche sur ce site',
    searchedSite: 'Site consulté',
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
  toolLabels: {
    image_generation: 'Création d’une image',
    image_editing: 'Modification d’une image',
    create_slide: 'Création d’une diapositive',
    edit_slide: 'Modification d’une diapositive',
    get_slide: 'Consultation d’une diapositive',
    delete_slide: 'Suppression d’une diapositive',
    insert_slide: 'Insertion d’une diapositive',
    note_structure: 'Lecture du plan d’une note',
    note_insert: 'Ajout à une note',
    note_replace: 'Modification d’une note',
    note_view: 'Lecture d’une note',
    html_generate: 'Rédaction d’une page',
    html_insert: 'Ajout à une page',
    html_replace: 'Modification d’une page',
    html_view: 'Consultation d’une page',
    file_generate: 'Rédaction d’un fichier',
    file_edit: 'Modification d’un fichier',
    file_read: 'Lecture d’un fichier',
    file_search: 'Recherche dans les fichiers',
    terminal_run: 'Exécution d’une commande',
    terminal_get: 'Lecture du résultat d’une commande',
    terminal_send: 'Saisie dans le terminal',
    git_push: 'Envoi des modifications',
    git_commit: 'Enregistrement des modifications',
    list_dir: 'Liste d’un dossier',
    github_pull_request: 'Ouverture d’une pull request',
  },
  searchIntent: {
    hard: 'recherche web|recherche internet|cherche sur internet|chercher sur internet|recherche sur internet|cherche sur le web|cherche en ligne|cherche sur google',
    verbs: 'cherche|cherchez|chercher|recherche|recherchez|rechercher|trouve|trouvez|googler|googlez',
    nouns: 'web|internet|en ligne|actualités|nouvelles|informations|infos|rapports|articles',
    google: 'googler|googlez',
    googleWords: 'google',
  },
};
