// Business concepts in French words, with those of Belgium, Switzerland and Quebec; see en.ts for the form. Matched by stems, so one form
// of a word is enough where the stemmer brings its forms together; "l'été" is written "l été".
import type { Concept } from './en.ts';
import { MONEY_FR } from './money/fr.ts';
import { PEOPLE_FR } from './people/fr.ts';
import { TRADE_FR } from './trade/fr.ts';

export const CONCEPTS_FR: Partial<Record<Concept, string>> = {
  ...MONEY_FR,
  ...PEOPLE_FR,
  ...TRADE_FR,
  price:
    'prix|tarif|tarifs|tarification|grille tarifaire|liste de prix|coût|coûts|coûter|coûtent|combien|c est combien|combien ça coûte|combien coûte|combien coûtent|combien vaut|combien ça fait|ça fait combien|à combien|c est à combien|quel prix|quel tarif|quels sont vos tarifs|vaut combien|cher|chère|pas cher|moins cher|bon marché|abordable|budget|gamme de prix|fourchette de prix|à partir de * euros|combien je dois payer|on paie combien|combien faut il payer|combien * coûte|combien * payer|combien pour|piasses ~ combien de|euros|francs|dollars|montant|total|frais|coûteux',
  fee: 'frais|supplément|surcoût|frais supplémentaires|frais de dossier|frais de service|frais cachés|frais de gestion|commission|cotisation|redevance|pénalité|coût supplémentaire|payer en plus|payer un supplément|sans frais|en sus ~ coût|payant|prix|gratuit|en plus',
  free: 'gratuit|gratuitement|gratuité|gratis|gratos|offert|offerte|sans frais|sans supplément|pour rien|libre accès|entrée libre|inclus dans le prix|compris dans le prix|faut il payer|c est payant|est ce payant|c est gratuit|est ce gratuit|entrée gratuite ~ payant|inclus|compris|libre',
  discount:
    'réduction|réduc|réducs|remise|rabais|promo|promos|promotion|promotions|promotionnel|code promo|code de réduction|code avantage|solde|soldes|bon de réduction|bon plan|coupon|offre spéciale|en promotion|prix réduit|moins cher|ristourne|escompte|déstockage|vente privée|ventes privées|black friday|vente flash|liquidation|en spécial|bon d achat|rabais pour|prix spécial|code marche pas|code ne fonctionne pas|avoir une réduction|faire un prix|un petit geste|négocier le prix|tarif dégressif ~ offre|code|avantage|économiser|avantageux',
  giftcard:
    'carte cadeau|cartes cadeaux|chèque cadeau|chèques cadeaux|bon cadeau|bons cadeaux|coffret cadeau|carte cadeaux|e carte cadeau|certificat cadeau|smartbox|wonderbox|bon à offrir ~ bon d achat',
  gift: 'cadeau|cadeaux|emballage cadeau|paquet cadeau|papier cadeau|idée cadeau|pour offrir|c est pour offrir|à offrir|anniversaire|cadeau de noël|cadeau d anniversaire|fête des mères|fête des pères|saint valentin|mot personnalisé|carte avec un message|petit mot|sans le prix|ticket cadeau|ticket d échange|livrer à quelqu un d autre|envoyer à un ami|liste de naissance|liste de mariage|crémaillère|cadeaux d entreprise|panier garni|corbeille garnie|ruban ~ offrir|emballer|surprise|coffret',
  points:
    'points de fidélité|carte de fidélité|programme de fidélité|fidélité|fidelite|cumuler des points|mes points|nombre de points|utiliser mes points|échanger mes points|points bonus|miles|club fidélité|avantages fidélité|récompense|cagnotte|cagnotter|points cadeaux|air miles ~ points|cumuler|club',
  referral:
    'parrainage|parrain|parrainer|filleul|code de parrainage|inviter un ami|parrainer un ami|recommander à un ami|amener un ami ~ inviter',
  buy: 'acheter|achète|achat|passer commande|passer une commande|commander|commander en ligne|comment commander|où acheter|se procurer|acquérir|ajouter au panier|panier|valider ma commande|faire un achat|magasiner|vous vendez|vendez vous|en vente|je voudrais acheter|j aimerais acheter ~ commande|vente|vendre|boutique|je veux|besoin de',
  order:
    'commande|commandes|ma commande|numéro de commande|n de commande|confirmation de commande|bon de commande|j ai commandé|passé commande|mes commandes|détail de commande|historique des commandes ~ achat|commander|colis',
  stock:
    'en stock|stock|stocks|rupture|rupture de stock|disponible|disponibilité|disponibilite|indisponible|dispo|épuisé|épuisée|en réassort|réassort|réapprovisionnement|de retour en stock|il en reste|en reste t il|il vous en reste|vous en avez encore|vous avez encore|encore disponible|disponible en magasin|en rayon|précommande|sur commande|quand * disponible|quand * en stock|est ce que * disponible|alerte stock|toujours disponible ~ avez vous|vous avez|reste',
  products:
    'produit|produits|article|articles|gamme|modèle|modèles|catalogue|collection|collections|assortiment|que vendez vous|vous vendez quoi|qu est ce que vous vendez|vous proposez quoi|que proposez vous|vous avez quoi|quels produits|nos produits|nos articles|nos spécialités|liste des produits|quelles sortes|quels types|types de|variétés|rayon|rayons|références|déclinaisons|choix de ~ marque|marques|type|sorte|genre|avez vous|catégorie',
  recommend:
    'conseil|conseils|conseiller|recommander|recommandation|recommandez vous|vous me conseillez|vous conseillez|que me conseillez vous|lequel choisir|laquelle choisir|lequel prendre|laquelle prendre|quel * choisir|quelle * choisir|quel * prendre|quel modèle|quelle formule|bien choisir|comment choisir|guide d achat|aide au choix|adapté à|adaptée à|convient|conviennent|convient il|idéal pour|le mieux pour|lequel est le mieux|c est quoi le mieux|meilleur pour|pour un débutant|j hésite|quel est le meilleur|suggestion|suggérer|parfait pour ~ meilleur|adapté|choisir|choix|débutant|mieux',
  features:
    'caractéristique|caractéristiques|fiche technique|fonction|fonctions|fonctionnalité|fonctionnalités|spécifications|descriptif|description|détails|avantages|bienfaits|données techniques|en savoir plus|plus d infos|plus d informations|informations sur|parlez moi de|propriétés|options|équipé de|atouts|points forts ~ info|infos|détail|à propos|technique',
  material:
    'matière|matières|matériau|matériaux|composition|tissu|coton|cuir|simili|bois|bois massif|acier|inox|métal|plastique|laine|lin|polyester|céramique|grès|en quoi est fait|fait en quoi|c est en quoi|fabriqué en|fait de|fabriqué à partir|rembourrage|mousse|doublure|finition|en soie|pure soie ~ composé|qualité|verre',
  ingredients:
    'ingrédient|ingrédients|composition|contient|contenir|contiennent|y a t il du|liste des ingrédients|valeurs nutritionnelles|calorie|calories|protéines|sucre|sans sucre|conservateurs|additifs|allergène|allergènes|traces de|gluten|lactose|arachide|fruits à coque|noix|soja|végan|vegan|végétarien|halal|hallal|kasher|bio|naturel|alcool|dedans|viande casher ~ composé',
  quality:
    'qualité|qualite|solide|solidité|robuste|durable|durabilité|durée de vie|résistant|résistance|bonne qualité|haut de gamme|certifié|certification|label|labellisé|norme|normes|tient dans le temps|ça tient combien de temps|c est solide|fiable|fiabilité|iso ~ bon|bien|agréé',
  genuine:
    'authentique|authenticité|original|originaux|contrefaçon|contrefait|faux|fake|copie|imitation|arnaque|une arnaque|site fiable|site sérieux|c est sérieux|est ce fiable|site de confiance|je peux vous faire confiance|puis je avoir confiance|revendeur officiel|revendeur agréé|certificat d authenticité|vrai cuir|vrai ou faux|numéro de siret|siret|faux site|escroc|escroquerie|légitime|vous êtes une vraie entreprise ~ confiance|vrai|officiel|fiable',
  safe: 'sécurité|securite|danger|dangereux|dangereuse|risque|risques|toxique|effets secondaires|effet indésirable|nocif|inoffensif|sans danger|allergie|allergique|est ce sûr|en toute sécurité|précautions|consignes de sécurité|norme ce|contre indication|contre indications|étouffement ~ protection|protéger|sécurisé',
  privacy:
    'confidentialité|données personnelles|données|rgpd|vie privée|protection des données|mes données|supprimer mes données|effacer mes données|politique de confidentialité|cookie|cookies|consentement|traceurs|droit à l oubli|droit d accès|que faites vous de mes|vous gardez mes données|vous revendez|conversation enregistrée|enregistrer la conversation|historique de conversation|cnil|loi 25|délégué à la protection|qui voit mes ~ informations personnelles|partager|anonyme',
  expiry:
    'expire|expirer|expiré|expiration|date d expiration|péremption|périmé|date limite|dlc|ddm|dluo|valable|valable combien de temps|valable jusqu|validité|validite|durée de validité|à consommer avant|à consommer de préférence|meilleur avant|se conserve combien de temps|combien de temps * se garde|se garde combien de temps|combien de temps * valable|toujours valable|encore valable|encore bon|fin de validité ~ date|valide|dure',
  howuse:
    'comment utiliser|utilisation|utiliser|utilise|comment ça marche|comment ça fonctionne|comment fonctionne|comment marche|mode d emploi|notice|notice d utilisation|manuel|guide d utilisation|tuto|tutoriel|instructions|instruction|mise en route|démarrer|prise en main|comment se servir|comment on s en sert|comment faire pour|marche à suivre|allumer|éteindre|mettre en marche|conseils d utilisation ~ étapes|étape|fonctionner|guide|comment faire|marche',
  dosage:
    'dosage|posologie|combien de fois par jour|combien de comprimés|combien de gouttes|avant le repas|après le repas|pendant le repas|à jeun|gélule|gélules|comprimé|comprimés|cuillère|cuillères|dosette|quelle quantité|prise par jour|par prise|quelle dose|dose recommandée|dose journalière|une dose par|doses par jour ~ par jour|prendre|gouttes',
  process:
    'procédure|démarche|démarches|étapes|étape|comment faire|comment procéder|comment ça se passe|ça se passe comment|comment se passe|déroulement|se dérouler|marche à suivre|processus|que faut il faire|qu est ce qu il faut faire|que dois je faire|je fais comment|je dois faire quoi|comment je fais|quoi faire|comment obtenir|comment demander|modalités ~ comment|faire',
  care: 'entretien|entretenir|nettoyer|nettoyage|laver|lavage|lavable|machine à laver|passe en machine|passe au lave vaisselle|lave vaisselle|lave linge|sèche linge|tache|taches|détacher|détartrer|détartrage|repasser|repassage|nettoyage à sec|pressing|à quelle température laver|lessive|rincer|essuyer|dépoussiérer|conseils d entretien|prendre soin ~ sale|poussière|soin|éponge',
  storage:
    'conservation|conserver|conserve|se conserve|stocker|ranger|rangement|au frigo|au frais|réfrigérateur|congélateur|congeler|congelé|à l abri|endroit sec|au sec|frigidaire|boîte hermétique|température ambiante|comment * garder|où * garder|se garde ~ garder|garde|sec',
  size: 'taille|tailles|pointure|pointures|dimension|dimensions|mesure|mesures|mesurer|longueur|largeur|hauteur|profondeur|épaisseur|diamètre|encombrement|guide des tailles|tableau des tailles|quelle taille|taille grand|taille petit|trop petit|trop grand|trop serré|trop large|trop long|trop court|grand comment|combien de cm|combien mesure|mesure combien|combien de litres|contenance|capacité|gabarit|format|ça rentre|est ce que ça rentre|tour de taille|tour de poitrine|xl|xxl|coupe|ajusté|entre deux tailles|quelle hauteur|quelle largeur|superficie|surface|mètres carrés|m2 ~ grand|petit|cm|long|large|haut|litres|place',
  custom:
    'sur mesure|personnaliser|personnalisé|personnalisation|personnalisable|gravure|graver|gravé|broder|broderie|brodé|flocage|impression du logo|notre logo|mon logo|fait sur commande|à la demande|à mon nom|avec un prénom|mettre un prénom|demande spéciale|sur demande|dimensions spéciales|hors standard ~ logo|prénom|spécial',
  colour:
    'couleur|couleurs|coloris|teinte|teintes|nuance|nuances|nuancier|noir|blanc|bleu|rouge|vert|rose|jaune|gris|motif|motifs|imprimé|quelle couleur',
  weight:
    'poids|peser|pèse|pèsent|lourd|lourde|léger|légère|combien pèse|combien ça pèse|pèse combien|kilo|kilos|kg|grammes|charge maximale|charge max|livres * poids|poids maximum ~ gramme|charge',
  compare:
    'différence|différences|comparer|comparaison|comparatif|comparateur|différence entre|quelle différence|c est quoi la différence|différent de|par rapport à|versus|lequel est mieux|laquelle est mieux|lequel est le meilleur|meilleur que|mieux que|plutôt que|alternative|avantages et inconvénients|qu est ce qui change|se distingue ~ mieux|ou bien|meilleur|différent',
  delivery:
    'livraison|livraisons|livrez vous|vous livrez|livreur|se faire livrer|livrer à|livrer chez|faire livrer|livraison à domicile|expédition|expéditions|expédier|expédié|envoi|colis|transporteur|colissimo|chronopost|mondial relay|dhl|la poste|bpost|postnl|postes canada|postcanada|purolator|domicile|facteur|à domicile|acheminement|frais de port|port offert|vous livrer|être livré|livré chez moi|livré chez vous|livré à domicile|nous livrons|livrons|livrable|pas livré|pas été livré|peut être livré ~ envoyer|recevoir|reçois|arriver|poste|livrer|transport',
  deliverycost:
    'frais de livraison|frais de port|frais d expédition|frais d envoi|coût de livraison|coût de la livraison|prix de la livraison|prix de livraison|tarif de livraison|tarifs de livraison|livraison gratuite|livraison offerte|port offert|franco de port|port gratuit|ports offerts|combien * livraison|livraison * combien|combien coûte l envoi|livraison payante|frais de transport|livraison gratuite à partir|combien * frais de port|livraison * gratuite|livraison coûte',
  deliverytime:
    'délai de livraison|délais de livraison|délai d expédition|délais d expédition|délai d acheminement|temps de livraison|date de livraison|durée de livraison|quand * livré|quand * livrée|quand * recevoir|quand * je reçois|quand est ce que je reçois|quand arrive|quand va arriver|quand * arriver|quand * colis|quand * commande|reçu quand|combien de temps * livraison|combien de temps * livrer|combien de temps * recevoir|livraison * combien de temps|livré en combien de temps|combien de jours * livraison|combien de jours * recevoir|arrive quand|ça arrive quand|ça met combien de temps|ça prend combien de temps|livré avant|avant noël|si je commande aujourd hui|si je commande maintenant|jours ouvrés|jours ouvrables|sous 48h|sous 24h|délai|délais|date estimée|expédié sous ~ jours|rapide|semaines',
  express:
    'express|livraison express|livraison rapide|en urgence|le jour même|jour même|le lendemain|livré demain|24h|sous 24h|en 24h|chronopost|urgent|plus vite|plus rapide|au plus vite|le plus vite possible|accélérer|prioritaire|livraison en 24 ~ vite|rapide|rapidement',
  area: 'zone de livraison|zones de livraison|zone desservie|zone d intervention|secteur|secteurs|vous livrez où|où livrez vous|vous livrez à|livrez vous à|livrez vous en|livrez vous dans|vous livrez dans|vous livrez en|vous vous déplacez|vous déplacez vous|intervenez vous|vous intervenez|code postal|région|régions|département|départements|commune|communes|canton|cantons|province|dom tom|outre mer|corse|périmètre|rayon de * km|aux alentours|île de france|livraison * campagne ~ ville|villes|quartier|alentours|partout|chez moi',
  abroad:
    'étranger|à l étranger|international|internationale|hors de france|autres pays|quels pays|dans quels pays|pays|europe|union européenne|ue|hors ue|belgique|suisse|luxembourg|canada|québec|états unis|monde entier|dans le monde|expédier à l étranger|livrez vous en belgique|livrez vous en suisse|outre atlantique|france métropolitaine ~ douane|étrangers|france',
  pickup:
    'retrait en magasin|retrait|retirer|retirer ma commande|click collect|cliquez retirez|drive|point relais|points relais|relais colis|point retrait|point de retrait|consigne|locker|aller chercher|venir chercher|passer prendre|récupérer ma commande|récupérer en magasin|récupérer mon colis|récupérer sur place|ramassage|cueillette en magasin|ramasser ma commande|enlèvement|venir récupérer|click * collect|click et collect ~ récupérer|chercher|relais',
  packaging:
    'emballage|emballages|emballer|emballé|conditionnement|conditionné|colisage|carton|cartons|boîte|boîtes|papier bulle|paquet|bien emballé|suremballage|sachet ~ paquets|étui|ouvert',
  track:
    'suivre|suivi de commande|suivi de colis|suivre mon colis|suivre ma commande|suivre * colis|suivre * commande|numéro de suivi|n de suivi|lien de suivi|où est mon colis|où en est ma commande|où est ma commande|où est * colis|où est * commande|où en est|statut de ma commande|état de ma commande|statut|en cours de livraison|en transit|en cours d acheminement|traçage|tracking|repérer mon colis|localiser|expédié ou pas|est ce parti|déjà parti|est il parti|état d avancement|nouvelles de ma commande|suivi ne bouge pas|bloqué * poste|suivi de|suivi du|suivi en ligne|le suivi ~ où est mon|avancement|position|suivi',
  late: 'retard|en retard|retards|retardé|toujours pas reçu|pas reçu|jamais reçu|pas encore reçu|pas encore arrivé|toujours pas arrivé|n est pas arrivé|est pas arrivé|pas arrivé|rien reçu|j attends toujours|j attends depuis|j attends encore|aurait dû arriver|devait arriver|délai dépassé|toujours rien|toujours pas|pas livré|depuis une semaine|depuis deux semaines|trop long|ça traîne|n arrive pas|n arrive toujours pas|retard de livraison|en attente depuis ~ attendre|tarder|attends',
  included:
    'inclus|incluse|inclure|compris|comprise|est ce compris|c est compris|fourni|fournie|fournis|fournit|livré avec|vendu avec|dans la boîte|dans le carton|contenu du colis|contenu de la boîte|que contient|que comprend|qu est ce qui est compris|qu est ce qui est inclus|tout compris|avec ou sans|accessoires inclus|vendu séparément|en option|prix comprend|y compris|dans le forfait|dans le prix|qui comprend|forfait comprend|formule comprend|séjour comprend ~ contient|accessoires|comprend',
  missing:
    'manque|manquant|manquante|manquants|il manque|il me manque|article manquant|pièce manquante|incomplet|incomplète|colis incomplet|colis vide|boîte vide|carton vide|pas tout reçu|n ai pas tout|reçu qu un|reçu seulement|reçu que la moitié|oublié un article|vous avez oublié|pas dans le colis|pas dans la boîte|reste de ma commande|livraison partielle|en plusieurs fois * colis ~ oublié|reste',
  wrongitem:
    'mauvais article|mauvais produit|mauvaise taille|mauvaise couleur|mauvais modèle|mauvaise commande|erreur de commande|erreur de livraison|erreur dans ma commande|pas le bon|pas la bonne|reçu autre chose|pas ce que j ai commandé|trompé d article|trompé de taille|vous êtes trompés|ne correspond pas|non conforme|différent de la photo ~ erreur|mauvais|trompé',
  cancel:
    'annuler|annulation|annulé|annulable|annulations|résilier|résiliation|résilie|désabonner|désabonnement|rétracter|rétractation|droit de rétractation|se rétracter|me rétracter|mettre fin|arrêter mon abonnement|arrêter l abonnement|stopper mon abonnement|stopper|je ne veux plus|je veux plus|je n en veux plus|conditions d annulation|politique d annulation|désister|désistement|désinscrire|désinscription|annuler * commande|annuler * réservation|annuler * rendez vous|décommander|me décommander|rompre le contrat|arrêter * contrat|quitter le club|canceller|cancellation|empêchement|mettez fin|met fin|mettent fin|y mettre fin ~ arrêter|fin|quitter|changer d avis',
  return:
    'retour|retours|retourner|renvoyer|renvoi|renvoie|rendre|ramener|rapporter|politique de retour|faire un retour|bon de retour|étiquette de retour|délai de retour|droit de rétractation|rétractation|ne me plaît pas|me plaît pas|ne convient pas|ça ne me va pas|ça me va pas|pas satisfait|insatisfait|satisfait ou remboursé|14 jours|30 jours pour|reprise des articles|retourner * article|renvoyer * colis|rendre * article|ramener * magasin|essayé et * retour|reprenez vous|vous reprenez ~ reprendre|rends|changer d avis',
  exchange:
    'échange|échanger|échangé|échangeable|changer de taille|autre taille|taille au dessus|taille au dessous|changer contre|remplacer|remplacement|échange possible|échanger contre|changer la couleur|autre couleur|échanger * taille|changer * article ~ changer|troquer',
  refund:
    'remboursement|rembourser|remboursé|remboursable|remboursez|se faire rembourser|être remboursé|récupérer mon argent|rendre mon argent|ravoir mon argent|mon argent|avoir * remboursement|note de crédit|un avoir|sous forme d avoir|rendez moi mon argent|dédommagement|dédommager|indemnisation|non remboursable|mes sous|restitué|restitution ~ argent|récupérer',
  pay: 'payer|paye|payent|paie|paiement|paiements|moyen de paiement|moyens de paiement|mode de paiement|modes de paiement|comment payer|payer par carte|payer en ligne|payer sur place|carte bancaire|carte bleue|cb|visa|mastercard|american express|amex|paypal|bancontact|twint|interac|payconiq|lydia|chèque|chèques|espèces|virement|virement bancaire|tickets restaurant|ticket resto|chèques vacances|ancv|titres restaurant|chèques repas|éco chèques|pass culture|prenez vous la carte|vous prenez la carte|acceptez vous la carte|vous acceptez la carte|prendre la carte|acceptez vous les|vous acceptez les|prenez vous les cartes|paiement accepté|régler par|régler en|apple pay|google pay|sans contact|facturation|moyen de règlement|moyens de règlement|mode de règlement|règlement par|règlement en ~ régler|carte|liquide|cash|encaisser|argent|règlement',
  cod: 'paiement à la livraison|payer à la livraison|contre remboursement|payer au livreur|payer à la réception|payer en espèces|payer en liquide|espèces|en espèce|en liquide|argent liquide|argent comptant|payer cash|payer sur place|paiement sur place|cash ~ comptant|liquide',
  instalment:
    'en plusieurs fois|paiement en plusieurs fois|en 3 fois|en 4 fois|en trois fois|en quatre fois|3x|4x|10x|en deux fois|3 fois sans frais|sans frais en|échelonner|échelonné|échelonnement|paiement échelonné|mensualité|mensualités|payer par mois|payer chaque mois|paiement mensuel|payer plus tard|paiement différé|facilités de paiement|facilité de paiement|à crédit|étaler|klarna|alma|oney|floa|par tranches|versements|payer * fois|plusieurs chèques ~ par mois|mensuel|crédit|fois',
  deposit:
    'acompte|arrhes|caution|dépôt de garantie|verser un acompte|avance|payer d avance|à l avance * payer|garantie bancaire|empreinte bancaire|empreinte de carte|empreinte cb|préautorisation|chèque de caution|combien d acompte|dépôt|montant de la caution|caution rendue ~ garantie|bloqué',
  invoice:
    'facture|factures|facturation|facturer|facturé|reçu fiscal|ticket de caisse|preuve d achat|justificatif d achat|facture au nom|facture avec tva|facture proforma|facture entreprise|note de frais|duplicata de facture|obtenir une facture|recevoir * facture|besoin * facture|copie de facture|reçu de paiement|attestation de paiement|quittance ~ reçu|ticket|justificatif|tva',
  tax: 'taxe|taxes|tva|hors taxe|hors taxes|ht|ttc|toutes taxes comprises|impôt|impôts|tps|tvq|détaxe|taxe de séjour|taxe foncière|taxe d habitation|exonéré|exonération|déductible|crédit d impôt|réduction d impôt|défiscaliser|numéro de tva|prélèvement à la source ~ fiscal|douane',
  paymentproblem:
    'paiement refusé|paiement échoué|paiement rejeté|carte refusée|carte ne passe pas|carte passe pas|ma carte ne marche pas|carte bancaire refusée|paiement ne passe pas|paiement passe pas|n arrive pas à payer|impossible de payer|erreur de paiement|problème de paiement|transaction refusée|paiement bloqué|échec du paiement|débité mais|j ai été débité|argent débité|débité sans|paiement * refusé ~ refusé|débité|échec|échoué',
  problem:
    'problème|problèmes|souci|soucis|bug|bugs|erreur|erreurs|panne|pannes|en panne|ne marche pas|marche pas|ne fonctionne pas|fonctionne pas|ça marche pas|marche plus|ne marche plus|ne fonctionne plus|fonctionne plus|dysfonctionnement|bloqué|impossible de|n arrive pas à|j arrive pas|je n y arrive pas|ne s allume pas|s allume pas|ne s allume plus|ne démarre pas|démarre pas|ne charge plus|dépannage|difficulté|anomalie|défaillance|message d erreur|ça bugue|bogue|hors service ~ défaut|cassé|impossible|défectueux',
  secure:
    'paiement sécurisé|sécurisé|sécurisée|paiement en ligne sécurisé|3d secure|cryptage|crypté|ssl|https|est ce sécurisé|sûr de payer|données bancaires|double authentification ~ sécurité|protégé',
  account:
    'compte|mon compte|compte client|créer un compte|espace client|espace personnel|espace membre|espace perso|mon espace|mon profil|profil|création de compte|ouvrir un compte|compte utilisateur|inscription|s inscrire sur le site|compte en ligne ~ identifiant|inscrire|membre',
  openaccount:
    'ouvrir un compte|ouverture de compte|ouvrir * compte|créer un compte|créer mon compte|création de compte|nouveau compte|comment s inscrire|s inscrire|inscription|inscrire|créer * compte|devenir client|devenir membre|faire un compte|adhérer|adhésion ~ ouvrir|créer',
  deleteaccount:
    'supprimer mon compte|supprimer * compte|suppression de compte|suppression du compte|fermer mon compte|fermer * compte|fermeture de compte|clôturer mon compte|clôturer * compte|clôture de compte|clôture du compte|effacer mon compte|désactiver mon compte|se désinscrire|désinscription ~ supprimer|clôture',
  login:
    'connexion|connecter|me connecter|se connecter|login|identifiant|identifiants|mot de passe|mot de passe oublié|mdp|oublié mon mot de passe|perdu mon mot de passe|réinitialiser|réinitialisation|changer mon mot de passe|nom d utilisateur|n arrive pas à me connecter|impossible de me connecter|accéder à mon compte|accès à mon compte|authentification|code de connexion|itsme|france connect|déconnecté|session expirée ~ oublié|code|accéder',
  pin: 'code pin|code secret|code confidentiel|nip|code oublié|oublié mon code|code de carte|changer mon code|code bloqué|code faux|débloquer le code|puk ~ code',
  editdata:
    'modifier mes informations|changer d adresse|changement d adresse|changer mon adresse|modifier mon adresse|modifier * adresse|changer * adresse|mettre à jour|mise à jour de mes|changer mon nom|changer de nom|changer de numéro|changer mon mail|modifier mes coordonnées|changement de coordonnées|corriger|correction|rectifier|erreur d adresse|mauvaise adresse|trompé d adresse|j ai déménagé|modifier mes données|modifier|modification ~ changer|changement',
  verify:
    'vérification|vérifier mon identité|vérifier * identité|pièce d identité|justificatif d identité|carte d identité|cni|passeport|preuve d identité|identification|contrôle d identité|selfie|justificatif de domicile|prouver mon identité|authentifier|titre de séjour ~ vérifier|justificatif|identité',
  documents:
    'document|documents|papier|papiers|justificatif|justificatifs|pièces justificatives|pièces à fournir|pièce à fournir|documents à fournir|quels papiers|quels documents|dossier|constituer un dossier|formulaire|formulaires|attestation|certificat|quels justificatifs|de quoi j ai besoin|qu est ce qu il faut fournir|que faut il fournir|quoi fournir|quoi apporter|que faut il apporter|photocopie|copie|cerfa|à apporter|se munir ~ fournir|apporter|pièces|faut il',
  apply:
    'faire une demande|faire la demande|déposer une demande|déposer un dossier|formulaire de demande|dossier de demande|candidature|candidater|postuler|inscription|inscrire|s inscrire|m inscrire|comment s inscrire|inscriptions|remplir le formulaire|soumettre|solliciter|bulletin d inscription|dossier d inscription|modalités d inscription|demande de|demande en ligne|ma demande|votre demande|comment demander ~ dossier|formulaire|comment avoir|demande|demander',
  eligible:
    'éligible|éligibilité|conditions|condition|ai je droit|j ai droit|avoir droit|y ai je droit|droit à|qui peut|qui a droit|critère|critères|conditions d accès|conditions d admission|conditions requises|remplir les conditions|suis je concerné|prérequis|réservé aux|ouvert à tous|plafond de ressources|bénéficier|bénéficiaires|faut il être|dois je être|est ce que je peux ~ droit|exigé|obligatoire|puis je',
  deadline:
    'date limite|dates limites|délai|échéance|dernier délai|dernier jour|avant quelle date|avant quand|jusqu à quand|jusqu à quelle date|au plus tard|date butoir|clôture des inscriptions|date de clôture|fin des inscriptions|trop tard|est ce trop tard|heure limite|à temps ~ date|limite|avant le',
  renew:
    'renouveler|renouvellement|renouvelable|renouvelé|reconduction|tacite reconduction|reconduire|prolonger|prolongation|réabonnement|réabonner|réinscription|reconduit|renouveler * abonnement|se réinscrire|réadhérer ~ expire|prolonge',
  replacecopy:
    'duplicata|nouvelle carte|refaire ma carte|refaire * carte|carte de remplacement|copie|double de|réédition|rééditer|nouvel exemplaire|renvoyer un exemplaire|remplacer ma carte ~ refaire|remplacement',
  lost: 'perdu|perdue|perte|égaré|égarée|vol de|déclarer la perte|perdu ma carte|carte perdue|carte volée|colis perdu|objet trouvé|objets trouvés|objet perdu|on m a volé|je me suis fait voler|je ne trouve plus|je trouve plus|disparu|introuvable|oublié chez vous|téléphone volé|sac volé ~ perdre|voler|trouvé|volé|volée',
  block:
    'bloquer|bloqué|bloquée|blocage|débloquer|déblocage|opposition|faire opposition|mettre en opposition|carte bloquée|compte bloqué|suspendre|suspendu|verrouiller|verrouillé|déverrouiller|désactiver|bloquer * carte ~ désactivé|geler',
  contact:
    'contact|contacter|contactez|nous contacter|vous contacter|vous joindre|joindre|téléphone|tél|tel|numéro de téléphone|numéro de tel|numéro|appeler|appelle|appel|vous appeler|par téléphone|téléphoner|service client|service clientèle|service après vente|sav|coordonnées|formulaire de contact|écrire|vous écrire|comment vous contacter|comment vous joindre|hotline|standard|whatsapp|messenger|gsm|natel|rappeler|être rappelé|numéro vert|parler à|à qui m adresser|s adresser à|qui contacter|interlocuteur ~ mail|courriel|message|adresse|renseignements',
  human:
    'conseiller|conseillère|parler à quelqu un|parler à un humain|parler à une personne|parler à un conseiller|vraie personne|un humain|une vraie personne|quelqu un au téléphone|un agent|interlocuteur|réceptionniste|quelqu un de chez vous|parler au responsable|un vendeur|préposé ~ parler|personne|agent|responsable',
  email:
    'email|e mail|mail|mails|courriel|courriels|adresse mail|adresse e mail|par mail|adresse électronique|envoyer un mail|boîte mail|adresse courriel ~ écrire|message',
  complaint:
    'réclamation|réclamations|réclamer|plainte|plaintes|se plaindre|me plaindre|porter plainte|mécontent|mécontente|litige|médiateur|médiation|inacceptable|inadmissible|honteux|scandaleux|déçu|déçue|déception|mauvaise expérience|insatisfait|pas content|pas satisfait|service nul|nul à|ras le bol|signaler un problème|service qualité|dgccrf|test achats|responsable du service ~ signaler|problème|pas normal',
  review:
    'avis|avis clients|avis client|commentaire|commentaires|témoignage|témoignages|note des clients|évaluation|évaluations|laisser un avis|donner mon avis|trustpilot|avis google|retours clients|que disent les clients|votre avis|étoiles ~ noter|opinion',
  hours:
    'horaire|horaires|heures d ouverture|horaires d ouverture|horaire d ouverture|ouvert|ouverte|ouverts|ouvertes|ouverture|ouvrez|ouvrir|ouvre|ouvrent|fermé|fermée|fermeture|fermez|ferme|ferment|heure d ouverture|heure de fermeture|heures de fermeture|à quelle heure|quelle heure|jours d ouverture|jour de fermeture|fermeture hebdomadaire|vous êtes ouvert|êtes vous ouvert|ouvert le dimanche|ouvert aujourd hui|ouvert demain|ouvert le midi|ouvert le soir|jusqu à quelle heure|jusqu à quand * ouvert|heures d accueil|permanence|permanences|nocturne|non stop|jour férié|jours fériés|heures de bureau|heures d affaires|en continu|entre midi et deux|le matin|l après midi|tous les jours ~ heure|heures|dimanche|samedi|lundi|week end|soir|midi|férié',
  place:
    'adresse|où êtes vous|vous êtes où|où se trouve|où vous trouvez|où est situé|c est où|où c est|c est à quel endroit|situé|située|se situe|localisation|plan d accès|accès|comment venir|comment y aller|comment vous trouver|venir chez vous|comment se rendre|itinéraire|nous trouver|où vous trouver|où êtes vous situés|emplacement|magasin le plus proche|le plus proche|près de|gps|dans quelle rue|quelle ville|métro|où est * magasin|où se trouve * magasin|lieu de rendez vous|point de rencontre|siège social|plan du quartier ~ rue|quartier|lieu|endroit|magasin|plan|siège',
  shops:
    'magasin|magasins|boutique|boutiques|point de vente|points de vente|revendeur|revendeurs|distributeur agréé|showroom|enseigne|agence|agences|succursale|succursales|concession|concessionnaire|magasin physique|en magasin|nos magasins|liste des magasins|où trouver vos produits|où trouver ~ vendeur|surface',
  partner:
    'partenaire|partenaires|partenariat|franchise|franchisé|devenir franchisé|devenir revendeur|revendeur|revendre|grossiste|grossistes|en gros|vente en gros|achat en gros|professionnel|professionnels|pour les pros|pour les entreprises|compte pro|b2b|tarif pro|tarif revendeur|distributeur|affiliation|collaboration|collaborer|comité d entreprise|cse|pour mon restaurant|pour mon entreprise|pour notre entreprise|pour ma boutique|pour notre café|sponsor|sponsoring ~ entreprise|pro|gros',
  about:
    'à propos|qui êtes vous|qui sommes nous|votre entreprise|notre entreprise|entreprise|société|notre histoire|votre histoire|histoire|fondateur|fondatrice|créé en|créée en|depuis quand existez|depuis combien de temps|équipe|notre équipe|votre équipe|valeurs|nos valeurs|mission|philosophie|savoir faire|qui dirige|patron|patronne|directeur|directrice|dirigeant|propriétaire|maison familiale|entreprise familiale|de père en fils|l association|qui a créé|qui a fondé|mentions légales|fondé en|fondée en|fondé par|fondée par|a été fondé|le gérant|la gérante ~ depuis|famille|créer',
  whatis:
    'qu est ce que|qu est ce qu|c est quoi|qu est ce que c est|que signifie|ça veut dire quoi|que veut dire|signification|définition|ça signifie quoi|en quoi consiste|consiste en quoi|kesako|expliquer|à quoi sert|ça sert à quoi|à quoi ça sert ~ explication|désigne|terme',
  jobs: 'emploi|emplois|recrutement|recrutez vous|recruter|vous recrutez|vous embauchez|embauche|embaucher|offre d emploi|offres d emploi|postuler|candidature|candidatures|cv|lettre de motivation|stage|stages|stagiaire|alternance|apprentissage|apprenti|job d été|job étudiant|jobs|travailler chez vous|travailler avec vous|travailler pour vous|nous rejoindre|rejoindre l équipe|carrière|carrières|poste à pourvoir|postes à pourvoir|candidature spontanée|cherchez vous du personnel|cdi|cdd|intérim|intérimaire|salaire|contrat de travail|service civique|saisonnier|saisonniers ~ poste|travail|job|métier',
  press:
    'presse|journaliste|journalistes|média|médias|communiqué de presse|dossier de presse|attaché de presse|espace presse|contact presse|relations presse|interview|kit média|revue de presse ~ article',
  newsletter:
    'newsletter|newsletters|lettre d information|infolettre|s abonner à la newsletter|désabonner de la newsletter|me désabonner|désinscrire de la|ne plus recevoir|plus recevoir de mails|recevoir vos offres|recevoir les actualités|mailing|alertes mail|mails publicitaires ~ abonner|notification|actualités',
  event:
    'événement|événements|évènement|évènements|concert|concerts|festival|spectacle|spectacles|exposition|salon|foire|conférence|conférences|atelier|ateliers|fête|fêtes|programme|programmation|agenda|animation|animations|manifestation|kermesse|brocante|vide grenier|portes ouvertes|journée portes ouvertes|marché de noël|fête d anniversaire|mariage|séminaire|séminaires|team building|réception|privatiser|privatisation|location de salle|inauguration|vernissage|rencontre|loto|une soirée|soirée dansante|soirée jeux|soirée spéciale|soirée à thème ~ sortie|réunion|activité|activités|salle',
  ticket:
    'billet|billets|billetterie|entrée gratuite|prix d entrée|tarif d entrée|droit d entrée|prix de l entrée|l entrée coûte|ticket|tickets|place de concert|places disponibles|acheter des places|réserver des places|abonnement annuel|pass journée|pass annuel|forfait journée|carte d abonnement|e billet|billet électronique|imprimer mon billet|carte d embarquement|tarif plein|tarif réduit|plein tarif|titre de transport|forfait ~ places|pass|place',
  warranty:
    'garantie|garanties|garantir|garanti|garantie légale|garantie commerciale|sous garantie|hors garantie|extension de garantie|durée de garantie|durée de la garantie|bon de garantie|garantie constructeur|garantie décennale|décennale|garantie légale de conformité|vices cachés|vice caché|prise en charge par la garantie|garanti combien|combien de temps * garantie|garanti pendant|garantie * combien ~ sav|après vente|constructeur',
  damage:
    'cassé|cassée|cassés|casser|casse|brisé|brisée|endommagé|endommagée|abîmé|abîmée|abimer|défectueux|défectueuse|défaut|défauts|fissuré|fissure|fêlé|fendu|rayé|rayée|rayure|rayures|déchiré|troué|écrasé|cabossé|enfoncé|arrivé cassé|arrivé abîmé|reçu cassé|en morceaux|en mauvais état|ébréché|dégât|dégâts|carton ouvert|colis abîmé|colis endommagé|foutu|brisés ~ état|tombé|malfaçon',
  repair:
    'réparation|réparations|réparer|répare|réparable|réparateur|sav|service après vente|technicien|dépannage|dépanner|dépanneur|réparez vous|vous réparez|faire réparer|remise en état|atelier de réparation|entretien|révision|maintenance|devis de réparation|restaurer|restauration de meubles|rafistoler|indice de réparabilité ~ atelier|intervention|remettre',
  spareparts:
    'pièce détachée|pièces détachées|pièce de rechange|pièces de rechange|accessoire|accessoires|rechange|consommables|recharge|recharges|filtre|filtres|cartouche|cartouches|joint|référence de la pièce|commander une pièce|remplacer la pièce ~ pièce|batterie|pièces',
  install:
    'installation|installer|installez vous|installateur|pose|poseur|montage|monteur|assemblage|assembler|à monter soi même|livré monté|notice de montage|mise en service|brancher|branchement|raccorder|raccordement|fixation|faut il monter|aide au montage|installé par|configurer|paramétrer|fixer au mur|pose de|la pose|pose comprise|pose incluse|posé par|faites vous la pose|poser chez|monter le meuble|monter les meubles|livré démonté|à monter ~ mettre en place|mise en place|perceuse|poser|monter|monté|fixer',
  activate:
    'activer|activation|activé|pas activé|code d activation|mettre en service|mise en service|première utilisation|activer ma carte|activer * carte|activer mon compte|lien d activation ~ commencer|nouveau',
  trial:
    'essai|essais|essayer|essai gratuit|période d essai|séance d essai|cours d essai|séance découverte|cours découverte|offre découverte|offre d essai|test gratuit|version d essai|démo|démonstration|échantillon|échantillons|essayer avant|sans engagement|première séance gratuite|première séance offerte|premier cours gratuit|premier cours|tester avant|tester gratuitement|peut on tester|possible de tester ~ découverte|gratuit|nuits|tester',
  plan: 'abonnement|abonnements|abonner|s abonner|forfait|forfaits|formule|formules|premium|offre premium|engagement|sans engagement|changer de formule|changer d abonnement|changer de forfait|abonnement mensuel|abonnement annuel|carte de 10|carte 10 séances|carte de 10 séances|carnet de 10|pack|packs|carnet|adhésion|cotisation annuelle|souscrire|souscription|passer à la formule ~ mensuel|annuel|offre|offres',
  limit:
    'limite|limites|limité|maximum|max|minimum|min|plafond|plafonds|au maximum|au minimum|combien maximum|quota|nombre maximum|restriction|restrictions|illimité|pas plus de|au plus|au moins|nombre limité|dépasser|jauge ~ combien de|capacité',
  age: 'âge|quel âge|à partir de quel âge|âge minimum|âge maximum|limite d âge|mineur|mineurs|majeur|majeurs|moins de 18 ans|plus de 18 ans|interdit aux moins|ados|ado|adolescent|adolescents|tranche d âge|dès quel âge|jusqu à quel âge|combien d années faut|senior|seniors|trop jeune|trop vieux|trop âgé|pour tous les âges ~ adulte|adultes|enfants|jeune|jeunes|ans',
  child:
    'enfant|enfants|bébé|bébés|gosse|gosses|gamin|gamins|mon fils|ma fille|mes enfants|petit garçon|petite fille|bambin|bout de chou|tout petits|petits|ado|ados|famille|familles|en famille|chaise haute|lit bébé|lit parapluie|menu enfant|table à langer|aire de jeux|jeux pour enfants|garde d enfants|baby sitter|babysitting|poussette|kids|nourrisson|flos|marmots|tarif enfant|gratuit pour les enfants ~ jeune|parents|fils|fille|petit',
  howmany:
    'combien de|combien y a t il|nombre de|nombre|quantité|combien sont|combien êtes vous|combien d|effectif ~ plusieurs|total',
  duration:
    'combien de temps|durée|durer|dure|dure combien|ça dure combien|combien de temps dure|combien de temps faut|ça prend combien de temps|combien de jours|combien de semaines|combien de mois|combien d heures|combien de minutes|combien d années|combien d ans|en combien de temps|pendant combien|délai|délais|temps d attente|combien de temps ça prend|c est long ~ temps|longtemps|rapide|jours',
  when: 'quand|à quelle date|quelle date|quelles dates|dates|date|quel jour|quels jours|à partir de quand|depuis quand|jusqu à quand|c est quand|quand est ce que|à quel moment|ça commence quand|quand commence|début des|date de début|rentrée|calendrier ~ jour|moment|heure|bientôt',
  why: 'pourquoi|pour quelle raison|raison|raisons|motif|comment ça se fait|pour quoi|à cause de|la cause|cause ~ parce que|explication',
  where:
    'où est|où sont|où se trouve|où se trouvent|où puis je|où peut on|où est ce que|à quel endroit|dans quel endroit|c est où|où trouver|dans quelle|où aller|d où|où dois je|où faut il ~ endroit|lieu|trouver',
  who: 'qui est|c est qui|qui sont|qui a|qui fait|par qui|avec qui|qui s occupe|quelle personne|à qui ~ personne|équipe',
  urgent:
    'urgence|urgences|urgent|urgente|en urgence|immédiatement|tout de suite|au plus vite|numéro d urgence|service d urgence|de garde|la nuit|en pleine nuit|24h sur 24|7j 7|pompiers|samu|c est pressé|pressé|astreinte|dépannage urgent ~ vite|rapidement|week end|aide',
  additional:
    'supplémentaire|supplémentaires|en supplément|en plus|un deuxième|un autre|ajouter|rajouter|plusieurs|personne supplémentaire|lit supplémentaire|lit d appoint|deuxième carte ~ autre|extra',
  temporary:
    'suspendre|suspension|mettre en pause|en pause|pause|temporairement|temporaire|provisoire|provisoirement|interrompre|interruption|geler mon abonnement|gel de l abonnement|reporter|pendant les vacances * abonnement ~ arrêt|vacances',
  report:
    'signaler|signalement|déclarer|déclaration|prévenir|avertir|informer|faire savoir|alerter|dénoncer|remonter un problème ~ annoncer|informations',
  group:
    'groupe|groupes|en groupe|tarif groupe|tarif de groupe|tarifs groupes|réservation de groupe|on est 10|nous sommes|nous serons|on sera|on est plusieurs|grande table|grand groupe|pour 10 personnes|pour 20 personnes|à plusieurs|scolaires|groupes scolaires|classe|sortie scolaire|sortie d entreprise|séminaire|enterrement de vie|evjf|evg|comité d entreprise|centre de loisirs|privatisation|nombre de personnes|combien de personnes ~ équipe|amis|famille|personnes',
  online:
    'en ligne|sur internet|par internet|sur le site|sur votre site|via le site|sur le web|internet|par le site|à distance|dématérialisé|numérique|site internet|en ligne ou sur place|téléservice ~ site|web|ordinateur',
  download:
    'télécharger|téléchargement|téléchargeable|télécharge|pdf|brochure|dépliant|plaquette|app store|play store|installer l application|version imprimable|fichier ~ application|imprimer|document',
  inperson:
    'sur place|au guichet|guichet|en personne|en agence|au comptoir|à l accueil|se présenter|se déplacer|me déplacer|en présentiel|présentiel|face à face|directement au magasin|dans vos locaux|de visu|passer vous voir|venir sur place|sans rendez vous ~ accueil|venir|passer',
  sell: 'vous rachetez|rachat|reprise|reprenez vous|vous reprenez|vendre mon|vendre ma|vendre mes|je veux vendre|revendre mon|dépôt vente|estimation|estimer|valeur de reprise|occasion|d occasion|seconde main|reconditionné|reconditionnés|rachetez vous ~ vendre|ancien|usagé',
  brand:
    'marque|marques|fabricant|fabriqué|fabriqué en france|fabrication|fabriquer|fabriqués où|fabriqué où|où sont fabriqués|où est fabriqué|où * fabriqué|où * fabriquez|origine|d où vient|d où viennent|provenance|pays d origine|produit local|produits locaux|circuit court|artisanal|fait main|fait maison|producteur|producteurs|d où proviennent|terroir|origine de la viande ~ local|produit|maison|artisan',
  open: 'déballer|déballage|déplier|dérouler|gonfler|ouvrir le carton|aérer|premier jour ~ ouvrir',
  taste:
    'goût|goûts|saveur|saveurs|arôme|arômes|parfum de glace|sucré|amer|acide|épicé|fort en goût|torréfaction|intensité|c est bon|goûter|dégustation|dégustations|déguster|fruité ~ parfum|bon|odeur|doux',
  noise:
    'bruit|bruits|bruyant|bruyante|sonore|niveau sonore|décibels|db|silencieux|silencieuse|calme|nuisance|nuisances|nuisances sonores|insonorisé|isolation phonique|tapage|fait du bruit|ça fait du bruit|ne fait pas de bruit|voisins bruyants|vibre|vibration|musique trop forte|endroit calme|chambre calme|bourdonne|grince|siffle ~ fort|tranquille|voisins',
  comfort:
    'confort|confortable|moelleux|ferme ou souple|fermeté|souple|molle|soutien|mal de dos * matelas|orthopédique|ergonomique|coussin|rembourré|trop dur|trop mou|matelas dur ~ doux|dos|ferme',
  season:
    'en été|cet été|l été|d été|estival|estivale|juillet|août|hiver|en hiver|hivernal|printemps|automne|saison|saisons|haute saison|basse saison|hors saison|saisonnier|vacances d été|toute l année|à l année|de novembre à mars|d avril à octobre|période estivale|quelle période|quelle saison|pleine saison ~ vacances|période|janvier|février|novembre|décembre',
  temperature:
    'température|températures|chaud|chaude|froid|froide|frais|fraîche|chaleur|degrés|quelle température|climatisation|climatisé|clim|chauffage|chauffé|chauffée|chauffe|isotherme|isolation|thermique|canicule|garde au chaud|transpire|transpiration ~ frileux|hiver|tiède',
  power:
    'batterie|batteries|pile|piles|autonomie|recharge|recharger|rechargeable|chargeur|watt|watts|puissance|voltage|volts|tension|électrique|électricité|prise électrique|consommation|consomme|consommation électrique|secteur|câble|cordon|branché|sans fil|temps de charge|courant électrique|prise de courant ~ énergie|charge|prise',
  medicalneed:
    'thyroïde|cœur|coeur|cardiaque|rein|reins|perdre du poids|perte de poids|maigrir|mincir|prendre du muscle|chute de cheveux|diabète|diabétique|tension artérielle|cholestérol|hypertension|arthrose|insomnie|ménopause|fatigue|stress|digestion|douleur|douleurs|articulations|le foie ~ santé|sommeil|maladie',
  beauty:
    'peau|peau sensible|peau grasse|peau sèche|visage|cheveux|maquillage|cosmétique|cosmétiques|parfum|shampoing|shampooing|crème|sérum|lotion|crème solaire|anti rides|hydratant|soin visage|soins du visage|gommage|masque ~ beauté|soin|hydrater',
  payroll:
    'salaire|salaires|fiche de paie|fiche de paye|bulletin de salaire|bulletin de paie|employeur|salarié|salariés|employé|rémunération|prime|primes|smic|paie du mois|treizième mois|net ou brut|payé combien|heures sup|talon de paie ~ paye|revenu|travail',
};
