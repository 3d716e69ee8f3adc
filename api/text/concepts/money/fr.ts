// Business concepts in French words: banks, insurance, energy and telecoms, offices, housing. See ../en.ts for the form.
import type { Concept } from '../en.ts';

export const MONEY_FR: Partial<Record<Concept, string>> = {
  loan: 'emprunt|emprunts|emprunter|crédit|crédits|crédit immobilier|prêt immobilier|prêt personnel|prêt étudiant|crédit auto|crédit conso|crédit à la consommation|microcrédit|financement|taux d emprunt|simulation de prêt|hypothèque|un prêt|prêt bancaire|prêt auto|demande de prêt ~ financer|prêter|argent|prêt|prêts',
  repay:
    'remboursement anticipé|rembourser mon prêt|rembourser * prêt|rembourser le crédit|rembourser par anticipation|solder mon crédit|mensualités|échéancier|échéances|tableau d amortissement|capital restant dû ~ rembourser|échéance',
  interest:
    'taux|taux d intérêt|taux d intérêts|intérêts|taeg|taux fixe|taux variable|rémunération du livret|rémunéré|taux annuel ~ intérêt|pourcentage',
  credit:
    'fichage|fiché|ficp|fcc|interdit bancaire|banque de france|cote de crédit|dossier de crédit|solvabilité|score de crédit|limite de crédit ~ crédit',
  savings:
    'épargne|épargner|livret|livret a|ldds|lep|livret jeune|compte épargne|assurance vie|placer mon argent|investir|investissement|pel|cpg|3e pilier|troisième pilier|compte à terme|plan épargne|plan d épargne retraite|un celi|mon celi|régime enregistré ~ économies|argent|placement',
  balance:
    'solde|solde du compte|solde de mon compte|consulter mon solde|combien il me reste|combien j ai|reste sur mon compte|provision|argent disponible ~ restant',
  statement:
    'relevé|relevés|relevé de compte|relevés de compte|relevé bancaire|historique|mouvements|transactions|extrait de compte|extraits de compte|imprimer mon relevé ~ télécharger|opérations',
  transfer:
    'virement|virements|virer|faire un virement|virement instantané|envoyer de l argent|envoi d argent|transférer|transfert d argent|bénéficiaire|ajouter un bénéficiaire|virement international|sepa|swift|virement interac ~ envoyer|transfert',
  directdebit:
    'prélèvement|prélèvements|prélevé|prélèvement automatique|mandat sepa|mandat de prélèvement|domiciliation|virement permanent|ordre permanent|lsv|paiement automatique|paiement récurrent|date de prélèvement|débit direct|accord d accès ~ automatique|débité',
  topup:
    'recharger|recharger ma carte|rechargement|recharger mon compte|alimenter mon compte|alimenter|déposer de l argent|dépôt d espèces|verser de l argent|verser|créditer mon compte|ajouter de l argent ~ recharge|dépôt',
  autotopup: 'rechargement automatique|recharge automatique',
  withdraw:
    'retrait d argent|retrait d espèces|retraits|retirer de l argent|retirer des espèces|distributeur|distributeurs|distributeur de billets|dab|guichet automatique|bancomat|plafond de retrait|tirer de l argent|sortir de l argent ~ retirer|retrait|billets',
  exchangerate:
    'taux de change|change|bureau de change|devise|devises|monnaie étrangère|convertir|conversion|changer de l argent|changer des euros|cours du dollar ~ monnaie|dollars',
  fraud:
    'fraude|frauduleux|piraté|piratage|opération inconnue|débit inconnu|prélèvement inconnu|paiement non autorisé|je n ai pas fait ce paiement|je ne reconnais pas|usurpation d identité|usurpation|carte piratée|utilisation frauduleuse ~ suspect|voler',
  scam: 'arnaque|arnaques|arnaqué|escroquerie|phishing|hameçonnage|faux conseiller|faux mail|faux sms|sms frauduleux|mail suspect|je me suis fait avoir|me suis fait arnaquer|brouteur ~ suspect|méfier',
  chargeback:
    'contester un paiement|contester un débit|contester un prélèvement|contester une opération|contestation|rejeter un prélèvement|rétrofacturation ~ contester|litige',
  twice:
    'deux fois|débité deux fois|payé deux fois|prélevé deux fois|facturé deux fois|double paiement|double prélèvement|en double|doublon ~ double',
  pending:
    'en attente|en cours de traitement|en cours|en traitement|paiement en attente|virement en attente|pas encore validé|à valider ~ traitement|validation',
  card: 'carte bancaire|cartes bancaires|carte bleue|carte de débit|carte de crédit|carte visa|carte mastercard|carte virtuelle|carte prépayée|carte gold|carte premier|ma carte|numéro de carte|carte avalée|plafond de ma carte ~ carte|cb|visa',
  cardorder:
    'commander une carte|demander une carte|recevoir ma carte|obtenir une carte|nouvelle carte|renouveler ma carte|carte toujours pas reçue ~ carte',
  contactless:
    'sans contact|paiement sans contact|paiement mobile|apple pay|google pay|samsung pay|payer avec mon téléphone|payer avec le téléphone|paylib|wero ~ nfc',
  atmproblem:
    'carte avalée|avalé ma carte|avalé * carte|distributeur en panne|distributeur * avalé|pas sorti de billets|billets pas sortis',
  insurance:
    'assurance|assurances|assurer|assuré|assureur|police d assurance|contrat d assurance|mutuelle|mutuelles|complémentaire santé|couverture|couvert|garanties|assurance habitation|assurance auto|cotisation|prime d assurance|responsabilité civile|souscrire une assurance|devis assurance|courtier ~ contrat|couvre|garantie',
  claim:
    'sinistre|sinistres|déclarer un sinistre|déclaration de sinistre|indemnisation|indemnisé|indemniser|indemnité|expert|expertise|dossier de sinistre|constat amiable|constat|suivi de mon sinistre|délai d indemnisation ~ déclarer|dossier',
  excess:
    'franchise d assurance|montant de la franchise|la franchise|franchises|sans franchise|reste à charge|quote part|ticket modérateur ~ franchise',
  noclaims: 'bonus malus|bonus|malus|coefficient bonus|relevé d information|relevé d informations|sans sinistre',
  carcover:
    'assurance auto|assurance voiture|tous risques|au tiers|tiers étendu|assurance au tiers|assurance moto|casco|omnium|assurer ma voiture|assurer une voiture ~ voiture|auto',
  windscreen:
    'pare brise|bris de glace|impact pare brise|impact sur|vitre cassée|vitre de voiture|carglass ~ impact|vitre',
  breakdown:
    'panne de voiture|voiture en panne|tombé en panne|en panne sur la route|assistance dépannage|dépannage auto|dépanneuse|remorquage|remorquer|assistance 0 km|assistance routière|batterie à plat|crevaison ~ panne|assistance',
  courtesycar:
    'véhicule de remplacement|voiture de remplacement|véhicule de prêt|voiture de prêt|voiture de courtoisie ~ prêt',
  crash:
    'accident|accident de voiture|accident de la route|accrochage|collision|carambolage|constat amiable|délit de fuite|rentré dedans|accidenté ~ choc|constat',
  totalloss: 'épave|véhicule irréparable|économiquement irréparable|perte totale|valeur de remplacement|vrade',
  adddriver:
    'conducteur secondaire|deuxième conducteur|second conducteur|ajouter un conducteur|conducteur supplémentaire|conducteur occasionnel|jeune conducteur|prêt de volant|prêter ma voiture ~ conducteur',
  mileage:
    'kilométrage|kilomètres par an|km par an|kilométrage illimité|au kilomètre|petit rouleur|kilométrage annuel|nombre de kilomètres ~ km',
  theft:
    'cambriolage|cambriolé|cambrioleur|cambrioleurs|effraction|vol de voiture|vol de vélo|dépôt de plainte|on m a volé|braqué|antivol|assurance vol|me suis fait voler|vélo volé|voiture volée|téléphone volé|vol à l étalage ~ voler|voleur|vol|volé|volée',
  waterdamage:
    'dégât des eaux|dégâts des eaux|inondation|inondé|fuite d eau|infiltration|rupture de canalisation|canalisation cassée|eau chez le voisin ~ fuite|humidité',
  firedamage: 'incendie|feu de cheminée|maison a brûlé|dégâts d incendie|ça a brûlé ~ feu|brûlé',
  storm:
    'tempête|grêle|intempéries|catastrophe naturelle|catastrophes naturelles|orage|orages|ouragan|cyclone|foudre|vent violent|tuiles envolées|arbre tombé ~ toit',
  contents:
    'assurance habitation|multirisque habitation|assurance logement|assurance maison|assurance locataire|assurance ménage|objets de valeur|contenu du logement|mobilier assuré ~ habitation|biens|bijoux',
  accidental:
    'dommage accidentel|casse accidentelle|dommages accidentels|fait tomber|renversé du café|par accident|j ai cassé ~ tombé|renversé',
  liability:
    'responsabilité civile|rc pro|responsabilité|assurance scolaire|dommages causés|dommages à un tiers|mon fils a cassé|mon enfant a cassé|mon chien a mordu|tiers responsable ~ responsable|tiers',
  exclusion:
    'exclusion|exclusions|exclu|exclus|pas couvert|non couvert|n est pas couvert|ne couvre pas|pas pris en charge|non pris en charge|pas garanti|clauses ~ couvert|sauf',
  claimdenied:
    'sinistre refusé|indemnisation refusée|refus d indemnisation|refuse de m indemniser|assurance refuse|refus de prise en charge|expert conteste ~ refus',
  premiumup:
    'augmentation de tarif|augmentation de la cotisation|augmentation des prix|hausse de tarif|hausse du prix|a augmenté|prix a augmenté|pourquoi * augmenté|pourquoi ça augmente|plus cher qu avant ~ augmentation|hausse|augmenter',
  waitingperiod:
    'délai de carence|carence|période de carence|délai d attente|stage d attente|quand suis je couvert ~ attente',
  travelins:
    'assurance voyage|assurance annulation|assurance rapatriement|rapatriement|assistance voyage|assurance ski|couvert à l étranger|assuré à l étranger|carte européenne d assurance maladie|ceam ~ voyage',
  medabroad:
    'malade à l étranger|hospitalisé à l étranger|soins à l étranger|médecin à l étranger|rapatriement|carte européenne ~ étranger',
  tripcancel:
    'annuler mon voyage|annuler * voyage|annulation de voyage|assurance annulation|annuler mes vacances|séjour annulé|plus partir|ne peux plus partir|interruption de séjour ~ voyage',
  flightdelay:
    'vol retardé|vol annulé|retard de vol|retard d avion|avion en retard|correspondance ratée|correspondance manquée|indemnité vol ~ avion',
  lostbaggage:
    'bagage perdu|bagages perdus|valise perdue|perdu ma valise|perdu mes bagages|bagage endommagé|valise pas arrivée|bagage retardé|bagage abîmé',
  sportcover:
    'assurance ski|sports d hiver|ski hors piste|hors piste|plongée|sport à risque|licence sportive|assurance sport|snowboard|carte neige ~ ski|sport',
  petins:
    'assurance chien|assurance chat|assurance animaux|mutuelle chien|mutuelle chat|mutuelle animaux|assurer mon chien|assurer mon chat|assurance santé animale',
  vet: 'vétérinaire|vétérinaires|véto|clinique vétérinaire|frais vétérinaires|chien malade|chat malade|mon chien a mangé|mon chien vomit|mon chat vomit|chien boite|mon chien ne mange|urgence vétérinaire ~ animal|chien|chat',
  lifecover:
    'assurance décès|assurance vie|prévoyance|assurance obsèques|capital décès|assurance emprunteur|convention obsèques ~ décès',
  illnesscover:
    'arrêt de travail|incapacité de travail|invalidité|perte de revenus|indemnités journalières|longue maladie|ald|perte de gain|assurance salaire ~ maladie',
  beneficiary:
    'bénéficiaire|bénéficiaires|clause bénéficiaire|héritier|héritiers|ayant droit|ayants droit|changer de bénéficiaire',
  hospitalplan:
    'chambre particulière|hospitalisation|prise en charge hospitalière|mutuelle hôpital|tiers payant|assurance complémentaire|assurance hospitalisation|lamal|assurance de base|ramq ~ mutuelle|hôpital',
  dental:
    'dentiste|dentistes|dentaire|dent|dents|mal aux dents|rage de dent|dévitaliser|couronne|détartrage|implant|orthodontiste|orthodontie|appareil dentaire|soins dentaires|prothèse dentaire|chirurgien dentiste|dent cassée|dent de sagesse|hygiéniste|une carie|des caries|soigner une carie ~ plombage',
  optical:
    'opticien|optique|lunettes|lentilles|verres progressifs|monture|montures|ophtalmo|ophtalmologue|examen de la vue|vue qui baisse|correction|optométriste ~ verres|vue',
  maternity:
    'maternité|grossesse|enceinte|accouchement|accoucher|congé maternité|sage femme|préparation à la naissance|échographie|suivi de grossesse|femme enceinte|post partum|périnéale ~ naissance|bébé',
  mentalhealth:
    'santé mentale|psychologue|psychologues|psy|psychiatre|psychothérapie|thérapie|thérapeute|dépression|dépressif|déprimé|angoisse|angoisses|anxiété|crise de panique|burnout|mon soutien psy|mal être|stress ~ moral|parler',
  dependants:
    'ajouter un enfant|ajouter mon conjoint|assurer ma famille|couvrir ma famille|couverture familiale|ayant droit|mutuelle famille|rattacher|personne à charge ~ conjoint|famille',
  proofinsurance:
    'attestation d assurance|carte verte|certificat d assurance|attestation de responsabilité civile|attestation scolaire|vignette d assurance|preuve d assurance ~ attestation',
  vehiclechange:
    'changer de véhicule|changement de véhicule|changé de voiture|j ai vendu ma voiture|nouvelle voiture|cession ~ véhicule',
  hardship:
    'difficultés financières|difficulté financière|difficultés de paiement|n arrive plus à payer|j arrive plus à payer|ne peux pas payer|peux pas payer|pas les moyens|fin de mois difficile|plus d argent|fauché|fauchée|à sec|délai de paiement|étaler ma dette|aide financière|fonds de solidarité|ccas|cpas|précarité|surendettement|dans la dèche|galère financière ~ aide|difficulté|payer',
  missedpay:
    'impayé|impayés|retard de paiement|paiement en retard|oublié de payer|pas payé à temps|échéance impayée|mensualité impayée|lettre de relance|relance|mise en demeure|rappel de facture|majoration|pénalités de retard ~ rappel|retard',
  debtcollect:
    'recouvrement|société de recouvrement|huissier|huissiers|commissaire de justice|saisie|saisie sur salaire|dette|dettes|créancier|office des poursuites|poursuites|intrum ~ impayé',
  bankruptcy:
    'faillite|redressement judiciaire|liquidation judiciaire|surendettement|dossier de surendettement|insolvable|dépôt de bilan|insolvabilité',
  mortgage:
    'prêt immobilier|crédit immobilier|emprunt immobilier|hypothèque|hypothécaire|renégocier mon prêt|rachat de crédit|prêt à taux zéro|ptz|apport personnel|capacité d emprunt|primo accédant ~ immobilier',
  appdeclined:
    'demande refusée|dossier refusé|refus de ma demande|refusé ma demande|pourquoi * refusé|prêt refusé|crédit refusé|candidature refusée|motif de refus ~ refus|refusé',
  jointaccount: 'compte joint|compte commun|compte à deux|compte de couple|procuration sur le compte ~ conjoint',
  bizaccount:
    'compte pro|compte professionnel|compte entreprise|auto entrepreneur|autoentrepreneur|micro entreprise|micro entrepreneur|indépendant|travailleur autonome|société en création|dépôt de capital|profession libérale|freelance ~ professionnel|entreprise',
  childaccount:
    'compte pour mon fils|compte pour ma fille|compte enfant|compte mineur|compte jeune|carte ado|carte pour ado|compte pour enfant|livret jeune ~ mineur',
  overdraft:
    'découvert|à découvert|dans le rouge|découvert autorisé|agios|solde négatif|compte négatif|compte débiteur|marge de crédit|rejet de prélèvement|commission d intervention ~ négatif',
  wrongtransfer:
    'virement au mauvais compte|trompé de compte|trompé d iban|mauvais iban|mauvais destinataire|virement par erreur|trompé de bénéficiaire|annuler un virement|rappel de virement',
  acctnumber:
    'iban|rib|bic|relevé d identité bancaire|numéro de compte|coordonnées bancaires|spécimen de chèque|où trouver mon rib',
  cheque:
    'chèque|chèques|chéquier|carnet de chèques|encaisser un chèque|remise de chèque|déposer un chèque|chèque de banque|chèque sans provision|opposition chèque|ordre du chèque|à l ordre de',
  moneysafe:
    'garantie des dépôts|fonds de garantie|argent en sécurité|banque agréée|acpr|finma|fsma|agréé par|si la banque fait faillite',
  stocks:
    'bourse|actions en bourse|compte titres|pea|etf|fonds d investissement|dividende|dividendes|portefeuille d actions|obligations|ordre de bourse ~ actions|placement',
  crypto: 'crypto|cryptos|cryptomonnaie|cryptomonnaies|bitcoin|ethereum|blockchain|portefeuille crypto',
  pension:
    'retraite|retraites|pension|pensions|caisse de retraite|âge de la retraite|départ à la retraite|partir à la retraite|trimestres|retraite complémentaire|agirc arrco|carsat|avs|lpp|deuxième pilier|rente|régie des rentes|rrq|retraite anticipée|réversion|minimum vieillesse|retraité|retraités ~ cotiser|senior',
  taxreturn:
    'déclaration d impôts|déclaration d impôt|déclaration de revenus|déclarer mes revenus|déclarer mes impôts|faire mes impôts|impôt sur le revenu|impôts sur le revenu|avis d imposition|numéro fiscal|case à cocher|prélèvement à la source|t4|date limite * impôts ~ impôts|déclarer',
  taxrefund:
    'remboursement d impôt|remboursement d impôts|trop perçu|trop payé d impôts|crédit d impôt|restitution|retour d impôt',
  guarantor:
    'caution solidaire|se porter garant|garantie visale|visale|cautionnaire|endosseur|acte de caution|sans garant|personne se porte caution|un garant|mon garant|besoin d un garant|garant pour ~ caution',
  poweratt:
    'procuration|mandataire|pouvoir|tutelle|curatelle|tuteur|mandat de protection|habilitation familiale|faire pour ma mère|à la place de|au nom de ma mère|représenter ~ mandat|parents',
  bereavement:
    'décès|décédé|décédée|mort|deuil|succession|héritage|héritier|acte de décès|déclarer un décès|compte d un défunt|défunt|notaire|mon père est mort|ma mère est morte|mon mari est mort|pension de réversion|obsèques ~ enterrement',
  merchant:
    'terminal de paiement|tpe|encaisser par carte|accepter la carte|lecteur de carte|caisse enregistreuse|sumup|commission commerçant|commerçant ~ terminal',
  requestmoney:
    'partager l addition|partager la note|demander de l argent|demande d argent|rembourser un ami|cagnotte|pot commun|payer un ami|diviser la facture ~ partager',
  otp: 'code sms|code par sms|code de vérification|code de sécurité|code de validation|pas reçu le code|reçois pas le code|code à usage unique|clé digitale|secure pass|certicode|code non reçu ~ code|sms',
  dormant:
    'compte inactif|inactif|compte dormant|plus utilisé depuis|compte oublié|solde minimum|minimum sur le compte',
  cardabroad:
    'carte à l étranger|payer à l étranger|frais à l étranger|retirer à l étranger|paiement à l étranger|utiliser ma carte à l étranger|hors zone euro ~ étranger',
  loanterm:
    'besoin d argent|prêt rapide|argent rapidement|avance sur salaire|mini crédit|prêt sur gage|combien puis je emprunter|combien je peux emprunter|durée du prêt ~ emprunter',
  creditcardbill:
    'débit différé|relevé de carte|paiement minimum|solde de carte de crédit|crédit renouvelable|crédit revolving ~ échéance',
  slownet:
    'internet lent|connexion lente|wifi lent|débit lent|débit faible|internet rame|ça rame|débit internet|test de débit|coupures internet|ça lag|latence|mauvaise connexion ~ lent|débit|vitesse',
  outage:
    'panne internet|plus internet|pas internet|internet coupé|coupure internet|panne réseau|plus de connexion|plus de wifi|pas de connexion|internet ne marche|wifi ne marche|réseau en panne|incident en cours|interruption de service|panne générale ~ panne|coupure',
  router:
    'box|box internet|modem|routeur|redémarrer la box|réinitialiser la box|voyant rouge|livebox|freebox|bbox|répéteur|brancher la box|rendre la box|restitution du matériel|décodeur ~ clignote|voyants',
  sim: 'carte sim|sim|esim|e sim|nano sim|puk|code puk|activer ma sim|nouvelle sim|carte sim perdue',
  keepnumber:
    'garder mon numéro|conserver mon numéro|portabilité|code rio|rio|transférer mon numéro|changer d opérateur|numéro de téléphone actuel ~ opérateur|numéro',
  mobiledata:
    'données mobiles|gigas|giga|internet mobile|plus de data|forfait bloqué|hors forfait|enveloppe internet|consommation data|recharge internet|4g|5g|data mobile|combien de go|go d internet|combien de gigas ~ forfait|données',
  roaming:
    'itinérance|roaming|téléphone à l étranger|forfait à l étranger|appeler depuis l étranger|appels internationaux|internet à l étranger|utiliser mon téléphone à l étranger ~ étranger',
  signal:
    'pas de réseau|plus de réseau|réseau mobile|couverture réseau|mauvais réseau|capte pas|ça capte pas|zone blanche|couverture mobile|couverture 4g|antenne ~ réseau|capte',
  fibre:
    'fibre|fibre optique|adsl|éligible à la fibre|raccordement fibre|internet haut débit|haut débit|offre internet|box internet|vdsl|internet à la maison ~ internet|débit',
  tvservice:
    'télévision|chaîne|chaînes|bouquet tv|décodeur|décodeur tv|replay|chaîne manquante|pas d image|plus d image|tnt|box tv|la télé|ma télé|télé ne marche ~ tv|image',
  contractend:
    'fin de contrat|fin d engagement|durée d engagement|engagement|sans engagement|résiliation anticipée|frais de résiliation|résilier avant|préavis|date d échéance|échéance du contrat|loi chatel|loi hamon ~ résilier|contrat',
  handset:
    'changer de téléphone|nouveau téléphone|téléphone subventionné|désimlocker|désimlockage|débloquer mon téléphone|mobile bloqué|iphone|smartphone|renouvellement mobile ~ mobile|téléphone',
  nuisancecalls:
    'démarchage|démarchage téléphonique|appels indésirables|spam|spams|appels publicitaires|bloctel|bloquer un numéro|numéro masqué|harcèlement téléphonique',
  engineervisit:
    'passage du technicien|visite du technicien|rendez vous technicien|technicien n est pas venu|technicien pas venu|technicien doit passer|intervention à domicile|quand passe le technicien ~ technicien|intervention',
  electricity:
    'électricité|electricite|électrique|kwh|compteur électrique|linky|fournisseur d électricité|edf|engie|enedis|hydro québec|heures creuses|heures pleines|prix du kwh|facture d électricité|contrat d électricité|puissance du compteur|kva|énergie ~ courant|compteur',
  powercut:
    'coupure de courant|coupure d électricité|panne de courant|panne d électricité|plus de courant|plus d électricité|plus de jus|pas de courant|disjoncteur saute|ça disjoncte|ça a sauté|coupure programmée ~ courant|coupure',
  gasleak:
    'fuite de gaz|odeur de gaz|sent le gaz|ça sent le gaz|urgence gaz|monoxyde de carbone|urgence sécurité gaz ~ gaz',
  nowater:
    'coupure d eau|plus d eau|pas d eau|eau coupée|service des eaux|compteur d eau|facture d eau|abonnement eau|pression d eau|eau potable|qualité de l eau|régie des eaux ~ eau',
  drain:
    'canalisation bouchée|canalisations|wc bouchés|toilettes bouchées|toilette bouchée|évier bouché|égout|égouts|assainissement|fosse septique|débouchage|déboucher|vidange|curage|refoulement ~ bouché',
  meterreading:
    'relevé de compteur|relève de compteur|relever mon compteur|relever le compteur|index du compteur|auto relevé|autorelevé|transmettre mon index|index de compteur|relevé d index ~ compteur|index',
  prepaymeter: 'compteur à budget|compteur prépayé|carte prépayée compteur|recharger mon compteur',
  highbill:
    'facture trop élevée|facture élevée|facture anormale|grosse facture|facture salée|facture qui a doublé|facture a augmenté|facture plus chère|pourquoi * facture * élevée|régularisation|surconsommation ~ élevé|augmenté',
  solar:
    'panneau solaire|panneaux solaires|photovoltaïque|solaire|autoconsommation|revente d électricité|vendre mon électricité|prime à l autoconsommation|onduleur ~ panneaux',
  heating:
    'chauffage|chaudière|chaudières|radiateur|radiateurs|pas de chauffage|plus de chauffage|pas d eau chaude|plus d eau chaude|chauffe eau|ballon d eau chaude|cumulus|pompe à chaleur|poêle à bois|poêle à granulés|thermostat|ramonage|entretien chaudière|granulés|pellets|fioul|mazout|fournaise|thermopompe ~ chauffer|chaleur',
  switchsupplier:
    'changer de fournisseur|changement de fournisseur|changer d opérateur|changer de banque|mobilité bancaire|changer d assurance|changer de mutuelle|passer chez vous|venir chez vous * contrat ~ fournisseur',
  movehome:
    'déménager|déménagement|je déménage|emménager|emménagement|changement d adresse|changer d adresse|nouveau logement|transférer mon contrat|transférer mon abonnement|état des lieux|nouvelle adresse ~ logement',
  idcard:
    'carte d identité|carte nationale d identité|cni|carte identité|refaire ma carte d identité|renouveler * carte d identité|carte d identité expirée|carte d identité perdue|pré demande|ants|titres sécurisés|eid|pièce d identité ~ identité',
  passport:
    'passeport|passeports|faire un passeport|renouveler mon passeport|passeport biométrique|passeport urgent|passeport périmé|passeport enfant|timbre fiscal|photos d identité',
  drivinglicence:
    'permis de conduire|permis|permis b|permis perdu|renouveler mon permis|points de permis|point sur mon permis|code de la route|permis international|examen du permis|auto école|conduite accompagnée|permis probatoire|leçon de conduite|leçons de conduite|heures de conduite|saaq ~ conduire|conduite',
  marriage:
    'mariage civil|se marier|me marier|nous marier|on se marie|dossier de mariage|acte de mariage|certificat de mariage|pacs|se pacser|pacser|publication des bans|livret de famille|cohabitation légale|se marier à la mairie ~ mariage|mairie',
  divorce:
    'divorce|divorcer|divorcé|divorcée|séparation|se séparer|ex mari|ex femme|pension alimentaire|prestation compensatoire|divorce par consentement|mon ex ~ séparé',
  birthcert:
    'acte de naissance|extrait de naissance|extrait d acte de naissance|copie d acte|déclarer une naissance|déclaration de naissance|état civil|copie intégrale|reconnaissance anticipée|reconnaître un enfant|directeur de l état civil ~ naissance',
  namechange:
    'changer de nom|changer de prénom|changement de nom|changement de prénom|nom de jeune fille|nom d usage|nom de famille|nom d épouse|nom marital',
  residence:
    'justificatif de domicile|attestation de domicile|certificat de résidence|domiciliation|changement de domicile|s inscrire à la commune|composition de ménage|contrôle des habitants|annoncer mon arrivée|registre de la population|attestation de résidence ~ domicile|commune',
  visa: 'titre de séjour|carte de séjour|permis de séjour|permis de travail|visa étudiant|visa de travail|demande de visa|visa expiré|préfecture|regroupement familial|naturalisation|demande d asile|récépissé|permis d études|résidence permanente|permis b suisse|ofii|immigration ~ visa|séjour|étranger',
  buildpermit:
    'permis de construire|déclaration préalable|déclaration de travaux|urbanisme|plu|plan local d urbanisme|cadastre|extension de maison|construire une véranda|abri de jardin|clôture de jardin|permis de démolir|permis d urbanisme|certificat d urbanisme|mise à l enquête|ravalement ~ travaux|construire',
  bizlicence:
    'créer une entreprise|création d entreprise|créer mon entreprise|immatriculation au registre|kbis|extrait kbis|urssaf|guichet unique|autorisation d exploitation|licence de débit|débit de boissons|banque carrefour|numéro d entreprise|registre du commerce|occupation du domaine public|autorisation de terrasse ~ entreprise',
  bulkywaste:
    'encombrants|encombrant|déchetterie|déchèterie|ramassage des encombrants|jeter un canapé|se débarrasser|débarrasser|vieux meubles|vieux matelas|vieux frigo|écocentre|parc à conteneurs|recyparc|monstres|enlever mon ancien|reprise de l ancien|reprise de votre ancien ~ jeter',
  dogreg:
    'chien trouvé|chien perdu|chat perdu|animal perdu|animal errant|fourrière animale|chien errant|permis de détention|chien catégorisé|déclarer mon chien|taxe chien|médaille chien|impôt sur les chiens|licence chien',
  propertytax:
    'taxe foncière|taxe d habitation|impôts locaux|impôt foncier|précompte immobilier|taxes municipales|taxe scolaire|ordures ménagères * taxe|teom ~ taxe',
  parkingpermit:
    'stationnement résident|carte de stationnement|carte de riverain|macaron|vignette de stationnement|abonnement parking|stationnement résidentiel|zone bleue|disque bleu|carte riverain|vignette de riverain|permis de stationnement ~ stationnement|riverain',
  parkingfine:
    'amende de stationnement|pv de stationnement|forfait post stationnement|fps|fourrière|voiture enlevée|procès verbal|contravention|constat d infraction|redevance de stationnement ~ pv|amende',
  school:
    'inscription scolaire|inscrire mon enfant à l école|inscription à l école|école maternelle|école primaire|école|écoles|collège|lycée|maternelle|carte scolaire|dérogation|rentrée|rentrée scolaire|périscolaire|cantine|garderie|classe de|dérogation scolaire|secteur scolaire|cégep ~ scolaire|élève',
  roads:
    'nid de poule|nids de poule|trou dans la route|trottoir|trottoirs|travaux de voirie|chaussée|éclairage public|lampadaire|lampadaire en panne|déneigement|rue barrée|route fermée|circulation|déviation|la voirie|service voirie|service de la voirie ~ route|rue',
  noisecomplaint:
    'voisin bruyant|voisins bruyants|tapage nocturne|tapage|bruit des voisins|musique trop forte|nuisances sonores|nuisance sonore|conciliateur|conflit de voisinage|voisins font du bruit|chien qui aboie|horaires de bricolage|tondre le dimanche|tondre la pelouse ~ voisin|bruit',
  voting:
    'voter|vote|élection|élections|bureau de vote|carte électorale|carte d électeur|liste électorale|listes électorales|procuration de vote|voter par procuration|municipales|présidentielle|référendum|vote par correspondance|votation|convocation électorale ~ électeur',
  policecert:
    'casier judiciaire|extrait de casier|certificat de bonne vie|bonne vie et mœurs|bulletin n 3|extrait du casier|vérification des antécédents',
  certify:
    'copie certifiée conforme|certifié conforme|certifier conforme|légalisation|légalisation de signature|légaliser|apostille|notaire|traduction assermentée|traducteur assermenté|traduction jurée',
  officeslot:
    'rendez vous en mairie|rendez vous à la mairie|rendez vous préfecture|prendre rendez vous à la commune|plus de rendez vous|aucun créneau|pas de créneau|aucun rendez vous|créneaux disponibles ~ créneau|mairie',
  officialinfo:
    'mairie|hôtel de ville|maison communale|administration communale|conseil municipal|conseil communal|maire|bourgmestre|adjoint au maire|délibérations|compte rendu du conseil|arrêté municipal|bulletin municipal|services municipaux|élus|intercommunalité|procès verbal du conseil ~ commune|municipal|ville',
  police:
    'police|gendarmerie|gendarme|policier|commissariat|porter plainte|déposer plainte|dépôt de plainte|main courante|police municipale|appeler la police|pré plainte ~ plainte',
  emergency:
    'numéro d urgence|numéros d urgence|urgences|samu|pompiers|ambulance|appeler le 15|appeler le 18|appeler le 112|112|911|secours|ne respire plus|inconscient|incendie ~ urgence',
  abuse:
    'violence conjugale|violences conjugales|violence familiale|me frappe|il me bat|me bat|battue|3919|maltraitance|harcelée par mon ex|agression sexuelle|viol|enfance en danger|119|emprise|abusé ~ violences|violence',
  lawyer:
    'avocat|avocate|avocats|conseil juridique|aide juridictionnelle|aide juridique|consultation juridique|cabinet d avocats|honoraires|juriste|protection juridique|permanence juridique|assistance judiciaire ~ juridique|droit',
  court:
    'tribunal|audience|convocation au tribunal|convocation|juge|prud hommes|prudhommes|juré|jury d assises|greffe|assignation|jugement|cour d appel|témoin|justice de paix|petites créances ~ procès',
  custody:
    'garde des enfants|garde alternée|garde d enfant après|droit de visite|autorité parentale|garde partagée|voir mes enfants|juge aux affaires familiales|pension alimentaire',
  will: 'héritage|hériter|succession|droits de succession|donation|notaire|héritiers|deshériter|dernières volontés|testament olographe|rédiger mon testament|faire mon testament ~ léguer',
  workrights:
    'licenciement|licencié|licenciée|rupture conventionnelle|prud hommes|indemnités de licenciement|démission|démissionner|inspection du travail|code du travail|convention collective|harcèlement au travail|préavis de démission|période d essai|congés payés|heures supplémentaires|syndicat|normes du travail|c4|me suis fait virer|été viré|fait virer|été virée ~ employeur|droits',
  personalinjury:
    'dommage corporel|dommages corporels|préjudice corporel|indemnisation des victimes|victime d accident|accident du travail|blessé|je suis tombé|glissé et tombé|erreur médicale|avocat accident ~ victime|blessure',
  tenancy:
    'bail|contrat de location|contrat de bail|locataire|locataires|propriétaire|bailleur|colocation|colocataire|sous location|sous louer|préavis de départ|quitter mon logement|donner mon préavis|état des lieux|charges locatives|logement meublé|régie du logement|régie immobilière|loyer|loyers|résiliation du bail ~ louer|location|appartement',
  rentdeposit:
    'dépôt de garantie|récupérer ma caution|rendre ma caution|restitution du dépôt|restitution de la caution|garde ma caution|garantie locative|caution de l appartement|garantie de loyer ~ caution',
  eviction:
    'expulsion|expulsé|expulser|mis à la porte|mettre à la porte|avis d expulsion|trêve hivernale|loyers impayés|loyer impayé|congé pour vente|reprise de logement|éviction ~ huissier',
  homerepair:
    'moisissure|moisissures|humidité|logement insalubre|insalubre|propriétaire ne répare|propriétaire ne veut pas réparer|réparations locatives|travaux propriétaire|logement indécent|fuite dans l appartement|punaises de lit ~ réparation|logement',
  rentincrease:
    'augmentation de loyer|augmentation du loyer|hausse de loyer|loyer augmenté|révision du loyer|indexation du loyer|irl|encadrement des loyers ~ loyer',
  viewing:
    'visiter un appartement|visiter l appartement|visiter la maison|visiter un bien|visite du logement|visite virtuelle|organiser une visite|programmer une visite|prendre rdv pour visiter ~ visite|visiter',
  buyhouse:
    'acheter une maison|acheter un appartement|achat immobilier|maison à vendre|appartement à vendre|biens à vendre|immobilier|agence immobilière|frais de notaire|compromis de vente|promesse de vente|offre d achat|honoraires d agence|frais d agence|terrain à vendre|terrain à bâtir|courtier immobilier|viager ~ maison|appartement',
  sellhouse:
    'vendre ma maison|vendre mon appartement|vendre un bien|vendre * maison|vendre * appartement|estimation immobilière|estimer ma maison|faire estimer|mandat de vente|diagnostics|diagnostics immobiliers|dpe|estimation gratuite ~ vendre|estimation',
  lockedout:
    'porte claquée|enfermé dehors|perdu mes clés|perdu les clés|clés perdues|perdu ma clé|clé cassée|claqué la porte|double des clés|badge perdu|clé coincée|serrurier ~ clé|clés',
  socialhousing:
    'logement social|logements sociaux|hlm|demande de logement|numéro unique|logement à loyer modéré|bailleur social|office hlm|habitat social|habitation à loyer modique|attribution de logement ~ logement',
  removals:
    'déménageur|déménageurs|société de déménagement|devis déménagement|camion de déménagement|monte meuble|location de camion|cartons de déménagement|aide au déménagement|garde meuble ~ déménager|déménagement',
  selfstorage:
    'garde meuble|garde meubles|box de stockage|self stockage|entreposer|entreposage|louer un box|stocker mes meubles|mini entrepôt ~ stockage|box',
  unemployment:
    'chômage|chômeur|allocation chômage|france travail|pôle emploi|demandeur d emploi|demandeurs d emploi|sans emploi|perdu mon emploi|perdu mon travail|actualisation|onem|forem|actiris|assurance emploi|orp|allocations de chômage|droits au chômage ~ inscription',
  disabilitybenefit:
    'aah|mdph|allocation adulte handicapé|allocation handicap|rqth|pension d invalidité|invalidité|reconnaissance de handicap|carte mobilité inclusion|carte d invalidité|apa|aeeh|pch|rente ai|aidant familial|aidants ~ handicap',
  childbenefit:
    'allocations familiales|allocation familiale|caf|prime de naissance|prime à la naissance|paje|congé parental|congé paternité|congé maternité|complément de libre choix|rentrée scolaire * allocation|allocation de rentrée|quotient familial|rqap|allocation canadienne pour enfants ~ allocation|naissance',
  welfare:
    'rsa|revenu de solidarité|aide sociale|aides sociales|assistante sociale|assistant social|apl|aide au logement|prime d activité|ccas|cpas|aide alimentaire|banque alimentaire|restos du cœur|minima sociaux|chèque énergie|css|hospice général|revenu d intégration|à quoi ai je droit|colis alimentaire ~ aide|aides|droits',
  benefit:
    'aide|aides|allocation|allocations|aide financière|prestation|prestations|subvention|subventions|prime|primes|indemnités|bénéficier d une aide|aides de l état|caf|maprimerénov|ma prime rénov|bon d achat social|pass sport|chèque énergie ~ droit|retraite',
  permit:
    'autorisation|autorisations|permis|licence|dérogation|demande d autorisation|permis de|permis de pêche|permis de chasse|autorisation parentale|autorisation de sortie|patente ~ autorisé|visa|séjour',
  vehicle:
    'carte grise|certificat d immatriculation|immatriculation|immatriculer|plaque d immatriculation|plaques|contrôle technique|cession de véhicule|certificat de cession|vignette crit air|crit air|zone à faibles émissions|véhicule|véhicules|voiture|voitures|moto|scooter|expertise automobile|service des automobiles ~ auto|camion',
  fine: 'amende|amendes|contravention|pv|excès de vitesse|radar|flashé|payer une amende|payer mon amende|infraction|majorée|retrait de points|suspension de permis|retrait de permis|pénalité de retard|pénalités ~ pénalité',
  appeal:
    'recours|contester|contestation|faire appel|faire un recours|faire opposition à|recours gracieux|réclamation|contester une amende|contester une décision|médiateur|défenseur des droits|tribunal administratif ~ refus|décision',
  birth:
    'naissance|naissances|acte de naissance|état civil|mariage|décès|divorce|pacs|livret de famille|baptême civil|reconnaissance',
  moving:
    'déménager|déménagement|je déménage|emménager|emménagement|changement d adresse|nouvel habitant|nouveaux arrivants|nouveaux habitants|déménageur|transfert de contrat ~ adresse|logement',
  waste:
    'déchet|déchets|poubelle|poubelles|ordures|ordures ménagères|ramassage des poubelles|collecte des déchets|collecte|calendrier de collecte|jour de ramassage|passage des éboueurs|éboueurs|tri|tri sélectif|trier|recyclage|recycler|bac jaune|bac de recyclage|sacs poubelle|sacs jaunes|compost|composteur|déchetterie|déchèterie|verre * conteneur|déchets verts|recyclable|piles usagées|vidanges ~ jeter|sortir|bac|sacs',
  sustainability:
    'environnement|écologique|écologie|écolo|durable|développement durable|éco responsable|écoresponsable|recyclé|recyclable|empreinte carbone|bilan carbone|zéro déchet|rse|équitable|commerce équitable|responsable de l environnement|biodégradable|bio ~ local|planète|vert',
  volunteer:
    'bénévole|bénévoles|bénévolat|devenir bénévole|faire un don|donner de son temps|aider l association|collecte de dons|soutenir l association|volontaire|volontariat|service civique|mécénat|nous soutenir|un don|vos dons|votre don ~ aider|donner|soutenir',
  legal:
    'mentions légales|cgv|cgu|conditions générales|conditions générales de vente|conditions générales d utilisation|conditions d utilisation|règlement intérieur|légal|législation|réglementation|juridique|clause|clauses|contrat|obligation légale|autorisé par la loi|la loi|ce que dit la loi|règlement du ~ règles|droit|conditions|règlement',
  play: 'jouer|jeu|jeux|joueur|joueurs|tournoi|tournois|match|matchs|compétition|concours|tirage|loto|règles du jeu|championnat|ligue|jeu concours|participer au jeu ~ équipe|participer',
  win: 'gagner|gagnant|gagnants|gain|gains|lot à gagner|lots à gagner|tirage au sort|gros lot|prix à gagner|récupérer mon lot|récupérer mes gains|vainqueur ~ lot|récompense',
};
