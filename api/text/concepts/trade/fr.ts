// Business concepts in French words: orders, trades and crafts, cars, travel, restaurants, factories, troubles. See ../en.ts for the form.
import type { Concept } from '../en.ts';

export const TRADE_FR: Partial<Record<Concept, string>> = {
  changeorder:
    'modifier ma commande|modifier * commande|changer ma commande|changer * commande|modification de commande|ajouter un article|ajouter * commande|rajouter * commande|enlever un article|supprimer un article|retirer un article|corriger ma commande|erreur dans ma commande|changer l adresse de livraison|changer * adresse de livraison|regrouper * commandes ~ modifier|rajouter',
  notdelivered:
    'marqué livré|indiqué livré|indiqué comme livré|dit livré|noté livré|livré mais|livré chez le voisin|livré au voisin|colis non reçu|colis pas reçu|colis volé|pas dans ma boîte aux lettres|livreur n est pas passé|livreur pas passé|livreur n a pas sonné|pas sonné|avis de passage|absent lors de la livraison|absent à la livraison|si je suis absent|si je ne suis pas là|pas là pour la livraison|retourné à l expéditeur|nouvelle livraison|représenter le colis|deuxième passage|remis contre signature ~ absent|voisin|boîte aux lettres',
  refundtime:
    'délai de remboursement|délais de remboursement|quand * remboursé|quand * remboursée|remboursé quand|combien de temps * remboursé|combien de temps * remboursement|remboursement * combien de temps|toujours pas remboursé|pas encore remboursé|pas été remboursé|remboursement pas reçu|quand vais je récupérer mon argent|attends mon remboursement|remboursement sous|remboursé sous|remboursé dans un délai|remboursement * jours',
  returncost:
    'frais de retour|frais de renvoi|retour gratuit|retours gratuits|retour payant|retour offert|qui paie le retour|qui paye le retour|étiquette de retour|étiquette prépayée|retour à vos frais|retour à ma charge|bon de retour|coût du retour|retour à la charge',
  preorder:
    'précommande|précommander|pré commande|réassort|bientôt disponible|de retour en stock|prévenez moi|m avertir|alerte stock|date de sortie|réserver un article|sera de nouveau disponible|quand * de nouveau ~ sortie',
  subscriptionbox:
    'box mensuelle|abonnement box|panier de légumes|paniers de légumes|panier hebdomadaire|panier bio|amap|sauter un mois|sauter une semaine|sauter * livraison|suspendre les livraisons|suspendre * livraisons|fréquence de livraison|paniers fermiers ~ panier|box',
  pricematch:
    'moins cher ailleurs|trouvé moins cher|vu moins cher|moins cher sur amazon|remboursez la différence|rembourser la différence|prix le plus bas|alignement de prix|s aligner|aligner le prix|vous alignez|garantie du meilleur prix|meilleur prix garanti|imbattable',
  wear: 'rétréci|rétrécit|rétrécir|délavé|déteint|déteindre|décoloré|bouloche|boulocher|usure|s use|rouille|rouillé|oxydé|s effrite|s écaille|s est décousu|décousu|craqué|fermeture cassée|semelle décollée|noircit|terni|s est usé|usé au bout|vite usé',
  leak: 'fuite|fuites|fuit|ça fuit|ça coule|goutte|goutte à goutte|robinet qui fuit|robinet goutte|fuite d eau|inondé|flaque|dégât des eaux|suinte|perd de l eau|chasse d eau coule|recherche de fuite ~ eau|coule',
  fire: 'incendie|feu|pris feu|prend feu|brûlé|fumée|surchauffe|odeur de brûlé|sent le brûlé|court circuit|extincteur|détecteur de fumée|étincelles ~ flamme|chauffe',
  plumber:
    'plombier|plombiers|plomberie|robinet|robinets|robinetterie|évier|lavabo|wc|toilettes bouchées|chasse d eau|tuyau|tuyauterie|débouchage|chauffe eau|salle de bain|salle de bains|sanitaire|siphon|baignoire|receveur de douche ~ eau|fuite|douche',
  electrician:
    'électricien|électriciens|installation électrique|tableau électrique|mise aux normes|disjoncteur|fusible|fusibles|prise électrique|prises électriques|panne électrique|câblage|interrupteur|éclairage|rénovation électrique|consuel|domotique|borne de recharge|court circuit ~ courant|prise',
  builder:
    'maçon|maçonnerie|artisan|artisans|travaux|rénovation|rénover|gros œuvre|entrepreneur|entreprise générale|plaquiste|placo|carreleur|carrelage|chape|dalle|extension|agrandissement|menuisier|menuiserie|parquet|cloison|isolation|façade|terrassement|démolition|aménagement de combles|chantier|chantiers|devis travaux|corps de métier|béton|ravalement|paysagiste|clôture|élagage|cuisiniste|cuisine sur mesure|ébéniste|terrasse en bois|construire une terrasse|pose de terrasse ~ maison|murs|garantie décennale',
  roof: 'toit|toiture|toitures|couvreur|couverture de toit|tuile|tuiles|ardoise|ardoises|gouttière|gouttières|zinguerie|charpente|charpentier|cheminée|velux|démoussage|infiltration par le toit|toit plat|bardeaux|ferblantier|fuite de toiture',
  painter:
    'peintre|peinture|peindre|repeindre|peinture intérieure|peinture extérieure|papier peint|enduit|lasure|vernis|tapisserie|décorateur|couche de peinture|ravalement ~ murs|plafond',
  cleaner:
    'femme de ménage|homme de ménage|aide ménagère|ménage à domicile|société de nettoyage|entreprise de nettoyage|nettoyage de bureaux|nettoyage de vitres|laveur de vitres|nettoyage de fin de chantier|grand ménage|heures de ménage|titres services|cesu|nettoyage de canapé|nettoyage de matelas|service à la personne|repassage à domicile ~ ménage|vitres',
  locksmith:
    'serrurier|serruriers|serrurerie|porte claquée|ouverture de porte|serrure|serrures|changer la serrure|clé cassée|clés perdues|perdu mes clés|double de clé|double de clés|reproduction de clé|reproduction de clés|cylindre|blindage|porte blindée|coffre fort|enfermé dehors|barillet ~ clé|porte',
  pests:
    'nuisible|nuisibles|souris|cafard|cafards|punaises de lit|punaises|guêpes|nid de guêpes|frelon|frelons|nid de frelons|dératisation|désinsectisation|fourmis|termites|taupes|exterminateur|coquerelles|mulots|traitement anti|pigeons|des rats|les rats|un rat|des mites|rats et souris',
  callout:
    'déplacement|frais de déplacement|déplacement gratuit|se déplacer à domicile|vous déplacez vous|vous vous déplacez|intervention|interventions|dépannage|intervention rapide|délai d intervention|intervention urgente|intervenez vous|pouvez vous passer|venir chez moi|venir à la maison|à domicile|vous venez à domicile|visite sur place|appel de service|quand pouvez vous venir|dépannage 24h ~ venir|passer|domicile',
  nopower:
    'ne s allume pas|ne s allume plus|ne démarre pas|ne démarre plus|aucun voyant|aucune lumière|pas de courant|plus de courant|reste éteint|reste éteinte ~ éteint',
  proofofpurchase:
    'preuve d achat|ticket perdu|perdu * ticket|perdu * facture|sans ticket|sans facture|ticket de caisse',
  secondowner:
    'acheté d occasion|achetée d occasion|deuxième propriétaire|nouveau propriétaire|ancien propriétaire|transférable|revendre|revends|seconde main',
  devicerepair:
    'écran cassé|réparer mon écran|réparation écran|réparation de téléphone|réparation téléphone|réparation iphone|réparation ordinateur|changer l écran|changer la batterie|batterie à changer|téléphone tombé|tombé dans l eau|tombé à l eau|ne s allume plus|vitre cassée|smartphone cassé|ordinateur lent|récupération de données|réparation d électroménager|machine à laver en panne|lave vaisselle en panne|frigo en panne|bonus réparation ~ écran|téléphone|ordinateur|appareil',
  tailor:
    'retouche|retouches|couturier|couturière|couture|ourlet|ourlets|raccourcir|reprendre une robe|ajuster|resserrer|élargir|fermeture éclair|changer une fermeture|recoudre|tailleur|costume sur mesure|robe de mariée|cordonnier|cordonnerie|ressemelage|talon|talons|semelle|semelles|nettoyage à sec|pressing ~ pantalon|robe|costume',
  garage:
    'garage|garagiste|mécanicien|mécano|vidange|révision|freins|plaquettes|plaquettes de frein|contrôle technique|embrayage|courroie|courroie de distribution|distribution|batterie voiture|pot d échappement|carrosserie|carrossier|diagnostic auto|voyant moteur|climatisation auto|recharge clim|amortisseurs|parallélisme|débosselage|entretien auto|entretien voiture|atelier mécanique|réparation automobile|contre visite|bougies|phare|boîte de vitesses|réparation de vélo|réparation vélo|dérailleur ~ voiture|moteur|auto|vélo|atelier',
  tyre: 'pneu|pneus|pneumatique|pneumatiques|crevaison|crevé|pneu crevé|pneus hiver|pneus neige|pneus d hiver|montage de pneus|changer les pneus|changement de pneus|équilibrage|permutation|gardiennage de pneus|jantes|chambre à air|loi montagne|pneus quatre saisons',
  glass:
    'vitrier|vitrerie|vitre|vitres|vitre cassée|double vitrage|fenêtre|fenêtres|carreau cassé|vitrine|baie vitrée|simple vitrage|miroir|miroiterie|véranda|volet|volets|store|stores ~ verre',
  cardealer:
    'voiture d occasion|voitures d occasion|véhicule d occasion|véhicules d occasion|concessionnaire|concession|essai routier|essayer la voiture|reprise de mon véhicule|reprise de ma voiture|reprise de voiture|voiture neuve|leasing|loa|lld|location avec option|mandataire auto|kilométrage|véhicules neufs|acheter une voiture ~ voiture|auto|reprise',
  carhire:
    'location de voiture|location voiture|louer une voiture|voiture de location|location utilitaire|location camion|louer un utilitaire|louer un camion|plein d essence|rendre la voiture|caution de location|restitution du véhicule|autopartage|location de scooter|location de vélo|location de vélos|location de camping car|âge minimum pour louer|permis pour louer ~ location|louer',
  flight:
    'avion|vols|vol pour|prendre l avion|compagnie aérienne|embarquement|carte d embarquement|porte d embarquement|terminal|escale|correspondance|numéro de vol|billet d avion|aéroport|bagage cabine|enregistrement en ligne|vol direct|vol intérieur ~ vol|décollage',
  train:
    'train|trains|sncf|sncb|cff|tgv|ter|gare|quai|billet de train|horaires de train|horaires des trains|abonnement de train|carte avantage|contrôleur|correspondance|heure de pointe|via rail|aller retour|aller simple ~ voie|billet',
  missed:
    'raté mon train|raté mon avion|raté mon bus|raté le train|manqué mon|loupé mon|loupé|raté la correspondance|arriver en retard|je suis en retard|coincé dans les embouteillages|embouteillage|bouchons|raté le début|j ai raté ~ raté|retard|manqué',
  guesthouse:
    'hôtel|hôtels|gîte|gîtes|chambre d hôtes|chambres d hôtes|maison d hôtes|auberge|auberge de jeunesse|camping|airbnb|location saisonnière|location de vacances|chalet|appart hôtel|résidence de vacances|mobil home|taxe de séjour|nuit d hôtel|glamping|cabane|refuge de montagne ~ nuit|séjour|logement|hébergement',
  restaurant:
    'restaurant|restaurants|resto|restos|brasserie|bistrot|bistro|crêperie|pizzeria|auberge|réserver une table|table pour|table pour deux|table pour 4|table pour six|couverts|terrasse|en terrasse|chaise haute|privatiser le restaurant|bouchon|friterie|cabane à sucre|addition|pourboire|droit de bouchon|apporter notre gâteau|apporter son vin|apportez votre vin|service du midi|service du soir|dernier service|on peut manger ~ table|manger|dîner|déjeuner',
  catering:
    'traiteur|traiteurs|buffet|buffets|cocktail|cocktail dînatoire|petits fours|plateaux repas|plateau repas|prix par personne|par personne|repas de groupe|mariage traiteur|food truck|service à table|canapés|verrines|pièce montée|repas d entreprise|méchoui|vin d honneur|gâteau d anniversaire|gâteau sur commande|commander un gâteau ~ repas|invités',
  wedding:
    'mariage|mariages|robe de mariée|salle de mariage|se marier|on se marie|témoins|faire part|vin d honneur|lieu de réception|wedding planner|demoiselle d honneur|demoiselles d honneur|alliance|alliances|cérémonie laïque|repas de mariage|noces|fiançailles|photographe de mariage|costume de marié|la mariée|les mariés|futurs mariés',
  photographer:
    'photographe|photographes|shooting|séance photo|séances photo|portrait|photo de famille|photos de famille|photos de mariage|photo d identité|photos d identité|tirage|tirages|album photo|reportage|photo de grossesse|photos de naissance|retouche photo|nombre de photos|recevoir les photos|studio photo ~ photo|photos|galerie',
  tickets:
    'concert|concerts|spectacle|spectacles|théâtre|cinéma|film|séance de cinéma|parc d attractions|zoo|festival|billetterie|billets|places de concert|fosse|placement libre|place numérotée|places numérotées|revendre mon billet|billet nominatif|annulé ou reporté|humoriste|cirque|match|stade|entracte|première partie|revente de billets ~ place|places|séance|représentation',
  partyhire:
    'privatisation|privatiser|privatiser la salle|privatiser le bar|location de salle|anniversaire enfant|anniversaires enfants|fête d anniversaire|goûter d anniversaire|fêter mon anniversaire|fêter un anniversaire|fêter son anniversaire|organiser une fête|enterrement de vie de jeune fille|evjf|evg|baby shower|location de matériel de fête|château gonflable|location de chapiteau|location de vaisselle|sono|dj|animateur de soirée|salle pour|soirée privée ~ anniversaire|fête|salle|soirée',
  farm: 'à la ferme|ferme pédagogique|de la ferme|exploitation agricole|agriculteur|maraîcher|cueillette|auto cueillette|autocueillette|légumes|fruits|œufs|œufs frais|vache|vaches|chèvre|chèvres|mouton|poules|poney|poneys|cheval|chevaux|équitation|centre équestre|pension cheval|vigneron|vignoble|domaine viticole|cave|vendanges|ruche|ruches|miel|fromage fermier|marché de producteurs|foin|paille|colis de viande|érablière|sirop d érable|récolte|vente à la ferme|vente directe ~ ferme|saison|animaux',
  moq: 'quantité minimum|quantité minimale|minimum de commande|commande minimum|commande minimale|minimum d achat|petite quantité|petites quantités|petite série|grande quantité|grandes quantités|en gros|par palette|palette|palettes|conteneur|tarif dégressif|prix par quantité|combien minimum|lot de|à l unité|en nombre ~ quantité|minimum|pièces',
  sample:
    'échantillon|échantillons|recevoir un échantillon|prototype|maquette|bon à tirer|épreuve|pièce test|avant série|nuancier|tissu échantillon|modèle d essai ~ essai|test',
  rfq: 'devis|demande de devis|devis gratuit|demander un devis|faire un devis|recevoir un devis|obtenir un devis|soumission|estimation gratuite|estimation|chiffrage|devis en ligne|devis détaillé|devis payant|offre de prix|prix pro|appel d offres|validité du devis|durée de validité du devis|combien de temps * devis|délai pour le devis|pas reçu mon devis|facture plus élevée que le devis|dépasse le devis|bon de commande|conditions de paiement|paiement à 30 jours|chiffrer ~ tarif|offre|estimer',
  oem: 'marque blanche|sous notre marque|notre logo|avec notre logo|marque de distributeur|mdd|fabrication sur mesure|sur plan|fabriquer pour nous|sous traitance|façonnage|usinage|découpe laser|impression 3d|injection plastique|tôlerie|moule|moules|cahier des charges|plan technique|tolérances|marquage|sérigraphie|broderie|flocage|objets publicitaires|goodies|impression numérique|imprimeur|flyers|cartes de visite ~ logo|fabrication',
  production:
    'délai de fabrication|délais de fabrication|délai de production|délai de réalisation|temps de fabrication|quand * prêt|quand * prête|quand ce sera prêt|c est prêt quand|est ce que c est prêt|est ce prêt|pas encore prêt|toujours pas prêt|sera prêt|prêt pour|fini quand|quand * terminé|durée des travaux|durée du chantier|combien de temps * travaux|combien de temps * réparation|temps de réparation|délai de réparation|en combien de temps * réparer|réparé quand|lancement de production|retard de chantier|début des travaux|commencer les travaux ~ fabrication|délai|terminé',
  factoryvisit:
    'visite de l atelier|visiter l atelier|visite d usine|visiter l usine|visite de la ferme|visite de la cave|visite de la brasserie|visite de la distillerie|usine|atelier de fabrication|fabricant ou revendeur|êtes vous fabricant|salon professionnel|stand|commercial de votre|représentant commercial|chiffre d affaires|nombre d employés|nombre de salariés|références clients|chaîne de production|export ~ atelier|commercial',
  holidays:
    'noël|noel|réveillon|jour de l an|nouvel an|31 décembre|24 décembre|25 décembre|1er janvier|pâques|lundi de pâques|pentecôte|ascension|toussaint|14 juillet|15 août|1er mai|8 mai|11 novembre|21 juillet|1er août|saint jean|fête nationale|fête du travail|fête du canada|jour férié|jours fériés|férié|fériés|pont|fermeture annuelle|congés annuels|vacances d été|vacances de noël|pendant les fêtes|fêtes de fin d année|ramadan|vacances scolaires|saint nicolas|halloween|fermé pour congés|action de grâce|fermeture estivale|aïd el fitr|aïd el kebir|aïd el adha ~ vacances|congé|congés|fêtes|août',
  moneytrouble:
    'pas les moyens|plus les moyens|trop cher pour moi|fauché|fauchée|fin de mois|pas d argent|plus d argent|peux pas payer|ne peux pas payer|payer plus tard|payer en retard|petit budget|petits budgets|petits revenus|faibles revenus|perdu mon travail|au chômage|difficultés financières|difficulté financière|délai pour payer|délai de paiement|à découvert|dettes|au rsa|étudiant fauché|je galère|cassé comme un clou ~ payer|budget|aide',
  illness:
    'malade|malades|tombé malade|je suis malade|fièvre|covid|gastro|vomi|vomir|vomit|mal au ventre|mal à la tête|migraine|blessé|blessée|blessure|cassé la jambe|jambe cassée|cassé le bras|bras cassé|foulé|entorse|hospitalisé|opéré|enceinte|intoxication alimentaire|intoxiqué|évanoui|vertiges|raison médicale|raisons médicales|certificat médical|motif médical ~ accident|mal|médecin|santé',
  death:
    'décès|décédé|décédée|mort|morte|deuil|enterrement|obsèques|funérailles|pompes funèbres|crémation|incinération|inhumation|concession funéraire|cimetière|cercueil|urne|condoléances|défunt|défunte|avis de décès|marbrerie|pierre tombale|mon père est mort|ma mère est morte|mon mari est mort|chambre funéraire|fleurs de deuil|salon funéraire|perdu mon père|perdu ma mère|cas de décès ~ disparu|famille',
  weather:
    'pluie|pleut|pleuvoir|s il pleut|en cas de pluie|neige|neiger|orage|orages|tempête|verglas|canicule|mauvais temps|météo|intempéries|brouillard|grêle|annulé à cause du temps|conditions météo|conditions météorologiques|en cas d intempéries|il fait trop chaud|trempé|averse|parapluie|abri|quand il pleut|vent fort|en cas de vent|trop de vent|coup de vent ~ temps|froid|chaud|extérieur|soleil',
  rudestaff:
    'désagréable|impoli|impolie|malpoli|malpolie|mal reçu|mal accueilli|mal accueillie|insulté|crié dessus|raccroché au nez|manque de respect|irrespectueux|agressif|agressive|incompétent|incompétents|raciste|discrimination|discriminé|accueil déplorable|service déplorable|comportement du|attitude du|se moque du monde|foutage de gueule|inadmissible|honteux|escrocs|bête et méchant|personnel désagréable|vendeur désagréable|mal aimable|pas aimable ~ accueil|personnel|excuses',
  ignored:
    'pas de réponse|aucune réponse|sans réponse|personne ne répond|personne répond|vous ne répondez pas|répondez pas|ne répond pas|répond jamais|jamais répondu|jamais rappelé|pas rappelé|on ne me rappelle pas|toujours pas de réponse|pas de retour de votre part|sans nouvelles|aucune nouvelle|aucun retour|injoignable|impossible de vous joindre|impossible de joindre|n arrive pas à vous joindre|arrive pas à vous joindre|mail sans réponse|relancé|laissé un message|laissé plusieurs messages|répondeur|délai de réponse|temps de réponse|ça sonne dans le vide|on me balade|vous répondez quand|quand répondez vous|il y a quelqu un ~ répondre|réponse|attente',
  exception:
    'exception|exceptionnellement|faire une exception|geste commercial|un geste|à titre exceptionnel|dérogation|cas particulier|circonstances exceptionnelles|cas exceptionnel|cas de force majeure|force majeure|souple|flexible|arrangement|s arranger|y a t il moyen|y a moyen|un jour de retard|hors délai|délai dépassé|pas de ma faute|ce n est pas ma faute|c est injuste|injuste|être indulgent|rendre service|faveur|tolérance|au cas par cas ~ possible|règle|faute',
  newcomer:
    'première fois|c est ma première fois|débutant|débutante|débutants|novice|jamais fait|jamais essayé|jamais venu|je débute|je commence|par où commencer|commencer de zéro|pour commencer|nouveau client|nouveaux clients|nouvelle cliente|nouvel adhérent|nouvel arrivant|je viens d arriver|je viens d emménager|découverte|initiation|grand débutant|grands débutants|kit de démarrage|aucune expérience|aucun niveau requis ~ nouveau|commencer|débuter|bienvenue',
  confused:
    'comprends pas|je ne comprends pas|je comprends rien|pas compris|pas clair|ce n est pas clair|c est pas clair|confus|compliqué|trop compliqué|perdu dans|je suis perdu|je suis perdue|je m y perds|ça veut dire quoi|qu est ce que ça veut dire|expliquez moi|pouvez vous m expliquer|expliquer simplement|jargon|glossaire|lexique|petits caractères|pas sûr de comprendre|embrouillé|où est le piège ~ expliquer|comprendre|clair',
  undecided:
    'changé d avis|changer d avis|j ai changé d avis|je change d avis|j hésite|j hésite encore|hésitation|réfléchir|je vais réfléchir|délai de réflexion|besoin de réfléchir|pas sûr de vouloir|je ne suis plus sûr|plus sûr|je regrette|regrette|achat impulsif|commandé par erreur|acheté par erreur|n en ai plus besoin|plus besoin|j en ai plus besoin|trouvé ailleurs|mettre de côté|réserver un article|ma femme n aime pas|délai de rétractation|droit de rétractation|ça ne me plaît plus|finalement je ne veux ~ avis|décider|rétracter',
  overcharged:
    'trop payé|trop facturé|trop perçu|surfacturé|surfacturation|surfacturée|facturé trop|facture fausse|erreur de facture|erreur de facturation|erreur sur la facture|erreur de prix|mauvais prix|mauvais montant|pas le bon prix|prix différent|prix affiché|différence de prix|facturé en trop|compté en trop|compté deux fois|payé trop cher|réduction pas appliquée|code pas appliqué|remise pas appliquée|code promo non pris|facture plus élevée|plus cher que prévu|plus cher que le devis|erreur de caisse|rendu monnaie|facture en double ~ montant|facture|erreur|trop',
  queue:
    'file d attente|queue|faire la queue|attente|temps d attente|combien d attente|coupe file|sans rendez vous|sans rdv|faut il prendre rendez vous|sans réservation|venir sans|premier arrivé|affluence|heures d affluence|heures creuses|heures de pointe|beaucoup de monde|y a du monde|moins de monde|quand * moins de monde|moments calmes|salle d attente|prendre un ticket|créneau le plus proche|plus tôt possible|premier rendez vous disponible ~ attendre|monde|complet',
  workmanship:
    'malfaçon|malfaçons|mal fait|mal faits|travail mal fait|travaux mal faits|bâclé|travail bâclé|pas fini|pas terminé|travaux pas finis|abandon de chantier|chantier abandonné|encore en panne|retombé en panne|toujours en panne|même panne|même problème|pas réparé correctement|mal réparé|mal posé|mal monté|garantie décennale|décennale|garantie de parfait achèvement|réserves|levée de réserves|assurance décennale|artisan qualifié|rge|qualibat|certifié rge|rbq|cassé pendant les travaux|refaire le travail ~ garantie|travail|refaire',
  smell:
    'odeur|odeurs|mauvaise odeur|mauvaises odeurs|sent mauvais|ça sent mauvais|ça pue|odeur de cigarette|odeur de moisi|odeur d égout|odeur chimique|odeur de plastique|renfermé|désodoriser|émanations|sans parfum|sent le moisi|odeur de renfermé|pue la|qui pue ~ sentir|aérer|parfum',
  customs:
    'douane|douanes|frais de douane|frais de douanes|droits de douane|taxes douanières|dédouanement|bloqué en douane|bloqué à la douane|taxes d importation|importation|importer|exportation|déclaration en douane|passer la frontière|hors union européenne|certificat d origine|code douanier|transitaire|fret|duty free|produits interdits|frais de dédouanement ~ frontière|import|export|taxes',
  waterproof:
    'étanche|étanchéité|imperméable|résistant à l eau|résiste à l eau|waterproof|déperlant|ip67|ip68|sous la pluie|sous l eau|sous la douche|nager avec|aller dans l eau|laisser dehors|rester dehors|usage extérieur|utilisation en extérieur|en extérieur|passe au lave vaisselle|passe au micro ondes|micro ondes|va au four|passe au four|allant au four|résistant à la chaleur|anti rayures|contact alimentaire|sans bpa|anti uv|ignifugé|respirant|coupe vent|résiste au gel ~ pluie|eau|dehors|extérieur',
  lostproperty:
    'objet trouvé|objets trouvés|objets perdus|objet perdu|oublié mon|oublié ma|oublié mes|j ai oublié mon|j ai laissé mon|j ai laissé ma|oublié chez vous|oublié dans la chambre|oublié dans le train|oublié dans le bus|laissé chez vous|j ai perdu mon|j ai perdu ma|perdu mon téléphone|perdu mon portefeuille|doudou perdu|quelqu un a trouvé|avez vous trouvé|vous avez trouvé|objet oublié|objets oubliés|affaires oubliées|bureau des objets ~ oublié|trouvé|perdu|parapluie',
};
