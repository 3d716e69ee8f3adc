// Business concepts in French words: stays and bookings, health, beauty, sport, schools, culture, clubs, software. See ../en.ts for the form.
import type { Concept } from '../en.ts';

export const PEOPLE_FR: Partial<Record<Concept, string>> = {
  book: 'réserver|réservation|réservations|réservez|rendez vous|rdv|prendre rendez vous|prise de rendez vous|prendre rdv|créneau|créneaux|doctolib|faut il réserver|réserver une table|réserver * table|réserver une chambre|réserver * chambre|sans réservation|sur réservation|réservation obligatoire|retenir une table|booker|des disponibilités|vous avez de la place|il reste des places|plage horaire|prochain rendez vous ~ disponible|disponibilité|place|places|table',
  changebooking:
    'modifier ma réservation|modifier * réservation|changer ma réservation|changer * réservation|changer de date|changer la date|changer * date|changer l heure|déplacer mon rendez vous|déplacer * rendez vous|déplacer * rdv|changer * rendez vous|changer * rdv|décaler|décaler * rendez vous|décaler * réservation|reporter|report de|reporter * rendez vous|reporter * séjour|changer * billet ~ déplacer|modifier|changer',
  cancelbooking:
    'annuler ma réservation|annuler * réservation|annuler mon rendez vous|annuler * rendez vous|annuler * rdv|annuler la chambre|annuler mon séjour|annuler * séjour|annuler ma table|annuler * cours|annuler * séance|annulation de réservation|annulation gratuite|annuler sans frais|décommander|empêchement|me désister ~ annuler|annulation',
  checkin:
    'arrivée|heure d arrivée|enregistrement|arriver tard|arrivée tardive|arriver tôt|arrivée anticipée|arriver avant|arriver plus tôt|remise des clés|récupérer les clés|à partir de quelle heure * chambre|chambre disponible à partir|accueil des voyageurs|arriver après|boîte à clés|à quelle heure * arriver ~ arriver|clés|accueil|check',
  checkout:
    'départ|heure de départ|départ tardif|libérer la chambre|quitter la chambre|rendre les clés|rendre la chambre|partir plus tard|partir à quelle heure|avant quelle heure * partir|libérer le logement|libérer l emplacement ~ partir|quitter|check',
  room: 'chambre|chambres|chambre double|chambre simple|chambre familiale|lit double|lits jumeaux|grand lit|lit king|vue mer|vue sur|hébergement|hébergements|emplacement tente|mobil home|mobil homes|bungalow|studio|dortoir|chambre communicante|chambre d hôtes|couchages|suite junior|suite parentale|suite familiale|une suite avec ~ lit|lits|nuit|séjour|nuitée|nuitées',
  food: 'petit déjeuner|petit déj|déjeuner|dîner|dîners|souper|brunch|repas|menu|menus|menu du jour|plat du jour|plat|plats|carte des vins|à la carte|la carte du|restaurant|restauration|manger|demi pension|pension complète|buffet|cuisine|dessert|desserts|entrée plat|goûter|apéro|apéritif|boissons|vin|vins|bière|bières|formule du midi|formule midi|bar|snack|cantine|traiteur|collation|spécialités ~ carte|formule|café|déj|faim|boire|table',
  diet: 'végétarien|végétarienne|vegan|végan|végétalien|sans gluten|gluten|sans lactose|intolérance|intolérant|cœliaque|coeliaque|allergie|allergies|allergique|allergènes|arachides|fruits de mer|halal|régime|sans porc|plat végé|végé|menu végétarien|sans viande|sans sucre|femme enceinte * manger|kasher ~ bio|viande',
  takeaway:
    'à emporter|emporter|vente à emporter|plats à emporter|uber eats|deliveroo|livraison de repas|commander à emporter|pour emporter|takeaway|commander un repas|commande à emporter|doggy bag',
  roomservice:
    'room service|service en chambre|service d étage|petit déjeuner en chambre|manger dans la chambre|repas en chambre',
  wifi: 'wifi|wi fi|internet|connexion internet|connexion wifi|code wifi|mot de passe wifi|accès internet|réseau wifi|borne wifi|coworking ~ connexion|réseau',
  parking:
    'parking|parkings|se garer|garer ma voiture|me garer|stationnement|stationner|place de parking|places de parking|parc de stationnement|voiturier|parking gratuit|parking payant|parking couvert|parking privé|borne de recharge|bornes de recharge|recharge électrique|voiture électrique|parcmètre|où se garer|où me garer|où laisser la voiture|parquer|local à vélos|parking vélo|camping car * stationner|garage fermé|parking relais|où garer|pour se garer|on se gare|peut on se garer|puis je me garer ~ garage|voiture|place|garer',
  transport:
    'transport|transports|transports en commun|bus|tram|tramway|métro|gare|gares|arrêt de bus|arrêt|ligne de bus|navette|navettes|taxi|taxis|uber|aéroport|train|en train|en voiture|rer|transfert aéroport|depuis l aéroport|depuis la gare|de la gare|à vélo|à pied|comment venir|comment y aller|venir en transport|sncf|covoiturage|tec|stib|cff|stm|sortie d autoroute|accessible en bus|ligne 1|station de métro|se rendre|vélib ~ accès|station|ligne|autoroute|voiture',
  luggage:
    'bagage|bagages|valise|valises|consigne à bagages|bagagerie|laisser mes bagages|déposer les bagages|laisser les valises|bagage à main|bagage cabine|bagage en soute|garder mes valises|bagage supplémentaire|poids des bagages|laisser mes affaires ~ sac|sacs|consigne',
  pets: 'animal|animaux|chien|chiens|chat|chats|animaux de compagnie|animaux acceptés|animaux admis|chien accepté|chiens acceptés|chiens admis|chien guide|chien d assistance|toutou|mon chien|avec un chien|amener mon chien|venir avec mon chien|animaux domestiques|en laisse|tenu en laisse|lapin|chiot|chaton|acceptez vous les animaux|supplément animaux ~ laisse|muselière',
  smoking:
    'fumer|fumeur|fumeurs|non fumeur|non fumeurs|cigarette|cigarettes|tabac|vapoter|vapoteuse|cigarette électronique|espace fumeur|coin fumeur|cendrier|fumée',
  pool: 'piscine|piscines|nager|baignade|se baigner|bassin|bassins|piscine chauffée|piscine couverte|piscine extérieure|piscine intérieure|toboggan|toboggans|pataugeoire|jacuzzi|spa|maître nageur|aquagym|aquabike|maillot de bain|bonnet de bain|short de bain|longueurs|couloir de nage|centre aquatique|ligne d eau ~ eau|bonnet|maillot',
  gym: 'salle de sport|salle de fitness|fitness|gym|gymnastique|musculation|muscu|cardio|crossfit|s entraîner|entraînement|haltères|tapis de course|abonnement salle|remise en forme|club de sport|centre sportif|pilates|yoga|zumba|entraîner ~ sport|salle|machines',
  spa: 'spa|sauna|hammam|bain à remous|bien être|massage|massages|soins|thalasso|thalassothérapie|balnéo|balnéothérapie|espace détente|espace bien être|thermes|cure thermale|jacuzzi|bain nordique|institut|peignoir ~ détente|soin',
  housekeeping:
    'ménage|femme de ménage|ménage de la chambre|service de ménage|nettoyage de la chambre|changement des draps|draps|draps fournis|serviettes fournies|serviettes propres|linge de lit|linge de maison|forfait ménage|ménage de fin|ménage fin de séjour|chambre sale|femme de chambre|faire la chambre ~ serviettes|linge|propre|nettoyage',
  amenities:
    'équipement|équipements|services|serviette|serviettes|sèche cheveux|bouilloire|cafetière|minibar|coffre fort|climatisation|clim|télévision|fer à repasser|balcon|terrasse|ascenseur|cuisine équipée|kitchenette|lave linge|machine à laver|laverie|frigo|micro ondes|barbecue|prestations|commodités|toilettes|wc|douche|douches|vestiaire|installations|machine à café|une télé|la télé ~ équipé|linge',
  access:
    'handicap|handicapé|handicapés|handicapée|pmr|mobilité réduite|fauteuil roulant|fauteuil|chaise roulante|accessibilité|accessibilite|accessible|accès pmr|accès handicapé|personnes handicapées|rampe|rampe d accès|ascenseur|sans marche|sans marches|plain pied|de plain pied|malentendant|malvoyant|aveugle|sourd|boucle magnétique|toilettes handicapées|toilettes adaptées|place handicapé|béquilles|déambulateur|marcher difficilement|escalier|escaliers ~ marches|étage|marche|adapté',
  technical:
    'application|appli|app|site web|bug|bugs|bugué|bogue|plantage|plante|ça plante|page blanche|ne charge pas|charge pas|site ne marche|site ne fonctionne|erreur 404|erreur 500|navigateur|vider le cache|ordinateur|tablette|écran|support technique|assistance technique|serveur|lent à charger|ne s affiche pas|s affiche pas ~ internet|site|téléphone|assistance',
  compatible:
    'compatible|compatibles|compatibilité|compatibilite|compatible avec|marche avec|fonctionne avec|va avec|configuration requise|système d exploitation|windows|mac|android|ios|iphone|linux|version minimale|s adapte|adaptable|adaptateur ~ adapté',
  upgrade:
    'mise à jour|mises à jour|mettre à jour|nouvelle version|dernière version|version|firmware|surclassement|surclasser|passer à la version|mise à niveau|migrer|notes de version ~ nouveau',
  integration:
    'intégration|intégrations|intégrer|api|webhook|plugin|extension|connecteur|connecter à|synchronisation|relier|interface avec|sdk ~ connecter',
  language:
    'langue|langues|anglais|en anglais|français|en français|néerlandais|allemand|espagnol|italien|arabe|flamand|parlez vous|vous parlez|parlent|traduction|traduire|traduit|interprète|langue des signes|bilingue|guide en anglais|dans quelle langue|quelles langues|version française ~ parler',
  rent: 'louer|location|locations|loue|louez|loué|location de|à louer|louez vous|vous louez|prêt de matériel|emprunter du matériel|location de matériel|location de vélos|location de salle|prix de location|tarif de location|durée de location|matériel en location|loyer|louage ~ emprunter|prêter|matériel',
  class:
    'cours|cours de|leçon|leçons|stage|stages|formation|formations|atelier|ateliers|séance|séances|cours particulier|cours particuliers|cours collectif|cours collectifs|cours pour débutants|cours pour enfants|initiation|apprendre|programme de formation|planning des cours|professeur|prof|moniteur|formateur|cours d essai|école de|enseignement|cursus|module|modules|perfectionnement|cours du soir|cpf|remise à niveau ~ niveau|débutant|élève|groupe',
  exam: 'examen|examens|épreuve|épreuves|concours|note|notes|résultats|résultats d examen|diplôme|diplômes|bac|baccalauréat|brevet|certification|passer l examen|réussir|rattrapage|session d examen|partiels|correction|delf|dalf|toeic|tcf|convocation à l examen|date de l examen|examen raté|relevé de notes|examen blanc|test final ~ réussite|inscription|test',
  scholarship:
    'bourse|bourses|boursier|bourse d études|bourse étudiante|aide aux études|prêts et bourses|aide financière aux études|crous|dse|financement de la formation|financer ma formation|exonération de frais|allocation d études ~ aide',
  student:
    'étudiant|étudiants|étudiante|élève|élèves|université|fac|faculté|campus|école|haute école|école supérieure|carte étudiante|carte étudiant|tarif étudiant|réduction étudiant|lycéen|lycéens|collégien|vie étudiante|cégep|apprenant|statut étudiant ~ jeunes|études',
  health:
    'santé|médecin|médecins|docteur|généraliste|hôpital|clinique|consultation|consultations|traitement|soin|soins|symptômes|malade|maladie|douleur|douleurs|infirmier|infirmière|cabinet médical|maison de santé|centre de santé|spécialiste|pharmacie|médicament|médicaments|ordonnance|médecin traitant|téléconsultation|carte vitale|sécurité sociale|sécu|cpam|secteur 1|secteur 2|dépassement d honoraires|conventionné|patient|patients|j ai mal|bobo|kiné|remboursé par la sécu|clsc|carte soleil|tiers payant ~ cabinet|mal|praticien|remboursé',
  tooth:
    'dent|dents|mal aux dents|mal de dents|rage de dents|dévitalisation|plombage|dent de sagesse|dents de sagesse|dent cassée|abcès|couronne tombée|arracher une dent|extraction|une carie|des caries|soigner une carie',
  braces:
    'appareil dentaire|bagues|bagues dentaires|orthodontie|orthodontiste|invisalign|gouttière|gouttières|aligner les dents|dents de travers|aligneurs|contention|broches',
  teethwhitening:
    'blanchiment|blanchiment dentaire|dents blanches|dents jaunes|blanchir les dents|éclaircissement dentaire',
  denture:
    'dentier|prothèse dentaire|implant|implants|implant dentaire|bridge|dent manquante|appareil cassé|remplacer une dent',
  hygienist:
    'détartrage|tartre|gencive|gencives|saignent|gencives qui saignent|nettoyage des dents|hygiéniste|plaque dentaire|parodontie|parodontite',
  nervous:
    'peur|j ai peur|peur du dentiste|phobie|phobique|angoissé|stressé|anxieux|anxieuse|appréhension|peur des piqûres|peur de l avion|peur de l eau|rassurer|craintif ~ stress|douloureux|ça fait mal',
  eyetest:
    'examen de la vue|examen de vue|test de vue|contrôle de la vue|contrôler ma vue|ophtalmo|ophtalmologue|ophtalmologiste|opticien|orthoptiste|vue qui baisse|fond d œil|je vois flou|optométriste ~ vue|yeux|œil',
  glasses:
    'lunettes|lunette|monture|montures|verres progressifs|lunettes de soleil|lunettes cassées|branche cassée|deuxième paire|100 santé|reste à charge zéro|ajuster mes lunettes|verres correcteurs|verres anti reflet|changer les verres|mes verres ~ branche|verre',
  contactlens:
    'lentilles|lentilles de contact|lentille|lentilles journalières|lentilles mensuelles|porter des lentilles|produit lentilles|essai lentilles|verres de contact',
  prescription:
    'ordonnance|ordonnances|renouveler mon ordonnance|renouvellement d ordonnance|renouveler * ordonnance|ordonnance expirée|médicament|médicaments|sans ordonnance|avec ordonnance|prescription|prescrire|plus de médicaments|générique|traitement en cours|envoyer mon ordonnance|envoyer * ordonnance|scanner * ordonnance ~ traitement|pharmacie',
  testresult:
    'résultats d analyse|résultats d analyses|résultats de prise de sang|prise de sang|analyse de sang|analyses|bilan sanguin|analyse d urine|laboratoire|labo|résultats|test covid|à jeun|prélèvement sanguin|examen de sang ~ résultat|analyse',
  scan: 'radio|radiologie|irm|scanner|échographie|écho|mammographie|radiographie|imagerie|coloscopie|endoscopie|doppler|densitométrie|résultats de radio ~ examen',
  medreferral:
    'lettre du médecin|courrier du médecin|adressé par|spécialiste|deuxième avis|second avis|sans passer par le médecin|référence médicale|parcours de soins|ordonnance du médecin pour|envoyé par mon médecin ~ médecin traitant',
  sicknote:
    'arrêt maladie|arrêt de travail|certificat médical|en arrêt|congé maladie|mot du médecin|billet médical|certificat de maladie|prolongation d arrêt|certificat d aptitude|certificat sportif|certificat pour le sport ~ certificat',
  vaccine:
    'vaccin|vaccins|vaccination|vacciner|vacciné|vaccin grippe|rappel de vaccin|vaccins obligatoires|carnet de vaccination|carnet de santé|vaccin covid|tétanos|fièvre jaune|injection|piqûre|se faire vacciner ~ rappel',
  pregnancy:
    'enceinte|grossesse|femme enceinte|femmes enceintes|test de grossesse|sage femme|accouchement|accoucher|semaines de grossesse|maternité|allaitement|allaiter|fausse couche|trimestre de grossesse|nausées|prénatal',
  contraception:
    'contraception|contraceptif|pilule|pilule du lendemain|préservatif|préservatifs|stérilet|implant contraceptif|ivg|avortement|planning familial|oublié ma pilule',
  sexualhealth:
    'ist|mst|dépistage|vih|sida|chlamydia|herpès|mycose|cystite|infection urinaire|brûle quand j urine|cegidd|santé sexuelle|gynécologue|gynéco|frottis',
  coldflu:
    'grippe|rhume|fièvre|toux|tousse|mal de gorge|angine|nez bouché|gastro|état grippal|bronchite|sinusite|otite|covid|crève|gorge ~ température|malade',
  medemergency:
    'urgences|urgence médicale|samu|ambulance|appeler le 15|appeler le 144|112|douleur à la poitrine|mal à la poitrine|respire mal|n arrive plus à respirer|avc|crise cardiaque|hémorragie|intoxication|centre antipoison|brûlure grave|se vide de son sang ~ urgence|grave',
  outofhours:
    'médecin de garde|pharmacie de garde|dentiste de garde|de garde|garde médicale|sos médecins|le dimanche * médecin|la nuit * médecin|en dehors des heures|hors des heures|quand vous êtes fermés|maison médicale de garde|116 117|info santé|811|nuit et week end ~ garde|nuit',
  registerpatient:
    'nouveau patient|nouveaux patients|prenez vous de nouveaux patients|vous prenez de nouveaux|acceptez vous de nouveaux|patientèle|déclarer un médecin traitant|médecin traitant|trouver un médecin traitant|changer de médecin|médecin de famille|guichet d accès ~ patient|inscription',
  medicalrecords:
    'dossier médical|mon espace santé|dossier patient|copie de mon dossier|carnet de santé|antécédents|compte rendu médical|compte rendu d hospitalisation|dossier santé québec ~ dossier',
  surgery:
    'opération|opérations|opérer|opéré|chirurgie|chirurgien|anesthésie|anesthésiste|anesthésie générale|ambulatoire|avant l opération|après l opération|intervention chirurgicale|convalescence|bloc opératoire|points de suture|préopératoire ~ intervention|cicatrice',
  hospitalvisit:
    'heures de visite|heures de visites|horaires de visite|horaires de visites|visiter un patient|rendre visite|voir ma mère à|voir mon père à|visite aux malades|visites autorisées|visite d un résident ~ visites|visite',
  crisis:
    'suicide|suicidaire|me tuer|envie de mourir|en finir|mettre fin à mes jours|plus envie de vivre|idées noires|3114|automutilation|me faire du mal|sos amitié',
  relationship:
    'thérapie de couple|conseil conjugal|conseiller conjugal|thérapeute de couple|problèmes de couple|sexologue|médiation familiale|thérapie familiale ~ couple',
  addiction:
    'addiction|addictions|dépendance|alcool|alcoolique|alcoolisme|arrêter de boire|arrêter de fumer|drogue|drogues|cannabis|désintoxication|cure de désintoxication|sevrage|tabacologue|addictologue|csapa|jeu excessif ~ boire',
  neurodiversity:
    'autisme|autiste|autistes|tdah|tda|hyperactif|hyperactivité|dys|dyslexie|dyslexique|dyspraxie|haut potentiel|hpi|neuroatypique|tsa|heure silencieuse|heures silencieuses|trouble de l attention ~ trouble',
  physio:
    'kiné|kinésithérapeute|kinésithérapie|kinés|physio|physiothérapie|physiothérapeute|ostéo|ostéopathe|ostéopathie|chiropracteur|chiro|rééducation|mal de dos|mal au dos|lumbago|entorse|sciatique|tendinite|torticolis|séances de kiné|massothérapie ~ dos|douleur',
  skinproblem:
    'dermatologue|dermato|eczéma|psoriasis|acné|boutons|bouton|grain de beauté|grains de beauté|verrue|verrues|plaques rouges|démangeaisons|ça me gratte|urticaire|éruption|mycose|allergie cutanée ~ peau|rougeurs',
  allergy:
    'allergie|allergies|allergique|allergiques|allergologue|rhume des foins|pollen|test d allergie|antihistaminique|choc anaphylactique|épipen|intolérance ~ allergènes',
  hearing:
    'audition|appareil auditif|appareils auditifs|prothèse auditive|audioprothésiste|test auditif|bilan auditif|malentendant|sourd|surdité|bouchon d oreille|bouchon de cérumen|acouphènes|orl|j entends mal ~ oreille|entendre',
  waitinglist:
    'liste d attente|sur liste d attente|complet|complète|plus de place|plus de places|plus de disponibilité|délai de rendez vous|délai pour un rendez vous|aucun créneau|places libérées|c est complet|file d attente ~ attente',
  noshow:
    'rendez vous manqué|rendez vous non honoré|rendez vous oublié|oublié mon rendez vous|raté mon rendez vous|manqué mon rendez vous|pas venu|ne pas se présenter|non présentation|lapin|séance manquée|cours manqué|oublié * rdv|raté * rdv|absence non excusée ~ manqué|raté',
  runninglate:
    'en retard à mon rendez vous|retard au rendez vous|arriver en retard|je serai en retard|je vais être en retard|être en retard|quelques minutes de retard|coincé dans les bouchons|retardataire|retardataires|si j arrive en retard|minutes de retard|retard toléré ~ retard',
  firstvisit:
    'première visite|premier rendez vous|première consultation|première séance|première fois|premier cours|premier rdv|bilan initial|nouveau client|comment se passe la première|c est ma première fois ~ découverte|première',
  whattobring:
    'que faut il apporter|quoi apporter|qu est ce qu il faut apporter|que dois je apporter|dois je apporter|je dois apporter|que faut il prendre|quoi prendre|quoi amener|que prévoir|prévoir|à prévoir|à apporter|apporter ma serviette|tenue conseillée|quelle tenue|tenue de sport|comment s habiller|matériel à apporter|matériel fourni|chaussures adaptées|se munir|munissez vous|équipement nécessaire|affaires à prévoir|fourniture|fournitures ~ apporter|amener|tenue|chaussures',
  neuter:
    'stérilisation|stériliser|castration|castrer|faire castrer|faire stériliser|stérilisé|castré|opérer mon chat|opérer ma chatte',
  microchip:
    'puce électronique|pucer|pucé|puçage|identification du chien|identification du chat|passeport animal|tatouage du chien ~ puce',
  parasite:
    'puces|tiques|tique|vermifuge|vermifuger|antiparasitaire|pipette|pipettes|gale|anti puces|parasites|vers intestinaux',
  putdown:
    'euthanasie|euthanasier|faire piquer|piquer mon chien|piquer mon chat|fin de vie de mon chien|incinération animaux|crémation animal|endormir mon chien',
  petcare:
    'pension pour chien|pension canine|pension chien|pension chat|pension féline|garde de chien|garde de chat|garde d animaux|pet sitter|pet sitting|promeneur de chien|chenil|chatterie|toilettage|toiletteur|toiletter|éducateur canin|éducation canine|dressage|dogsitter ~ pension|toilette',
  rehome:
    'adopter|adoption|adopter un chien|adopter un chat|refuge|spa refuge|abandon|abandonner mon chien|donner mon chat|chiots à adopter|à l adoption|famille d accueil|frais d adoption ~ animaux',
  haircut:
    'coupe|coupe de cheveux|couper les cheveux|coiffeur|coiffeuse|coiffure|salon de coiffure|brushing|shampoing coupe|coupe homme|coupe femme|coupe enfant|barbier|barbe|tailler la barbe|frange|dégradé|chignon|mise en plis|extensions|lissage|permanente ~ cheveux|pointes',
  haircolour:
    'coloration|couleur cheveux|coloration des cheveux|mèches|balayage|racines|décoloration|teinture|ombré hair|patine|cheveux blancs|colorer ~ couleur|blond',
  patchtest: 'test d allergie|test allergique|touche d essai|test cutané|48h avant|test de tolérance',
  nails:
    'ongle|ongles|manucure|pédicure|vernis|vernis semi permanent|semi permanent|faux ongles|pose d ongles|pose américaine|remplissage|capsules|onglerie|nail art|beauté des pieds|beauté des mains|dépose|gel uv|ongles en gel|pose de gel|pose gel ~ mains|pieds',
  hairremoval:
    'épilation|épiler|épilation laser|épilation définitive|cire|maillot intégral|épilation maillot|demi jambes|aisselles|lumière pulsée|sourcils à la cire|épilation au fil|duvet ~ jambes|poils',
  lashes:
    'cils|extension de cils|extensions de cils|rehaussement de cils|sourcils|teinture de cils|microblading|volume russe|faux cils|browlift',
  aesthetics:
    'botox|injection|injections|acide hyaluronique|médecine esthétique|rides|anti rides|augmentation des lèvres|chirurgie esthétique|peeling|comblement|cryolipolyse|radiofréquence ~ lèvres',
  facial:
    'soin du visage|soins du visage|soin visage|gommage|nettoyage de peau|points noirs|hydrafacial|masque visage|esthéticienne|institut de beauté|microneedling|peau grasse ~ peau|visage',
  massage:
    'massage|massages|masseur|masseuse|massage relaxant|massage duo|massage en couple|massage suédois|pierres chaudes|réflexologie|massage californien|massage thaï|modelage|shiatsu|drainage lymphatique|massothérapeute ~ détente|dos',
  makeup:
    'maquillage|maquilleuse|maquiller|maquillage mariée|maquillage de mariage|coiffure de mariée|essai maquillage|essai coiffure|maquillage permanent ~ mariée',
  tattoo:
    'tatouage|tatouages|tatoueur|tatoueuse|se faire tatouer|tatouer|flash|piercing|piercings|percer les oreilles|perçage d oreilles|recouvrement|perceur|détatouage|cicatrisation',
  redo: 'retouche|retouches|pas contente de ma coupe|déçue de ma couleur|coupe ratée|raté ma couleur|couleur ratée|refaire ma couleur|pas satisfaite du résultat|recommencer gratuitement ~ refaire|rattraper',
  freezemembership:
    'suspendre mon abonnement|suspendre * abonnement|geler mon abonnement|geler * abonnement|mettre mon abonnement en pause|abonnement en pause|pause abonnement|suspension d abonnement|suspension de l abonnement|gel d abonnement|blessé * abonnement|prolonger pour cause|reporter mon abonnement ~ suspendre|pause',
  personaltrainer:
    'coach|coach sportif|coaching|coachs|entraîneur personnel|coach personnel|coach privé|séance individuelle|programme personnalisé|entraîneur privé ~ entraîneur|programme',
  gymclass:
    'cours collectif|cours collectifs|planning des cours|cours de yoga|cours de pilates|cours de zumba|body pump|spinning|rpm|cours de fitness|hiit|step|stretching|réserver un cours|biking|cours de gym|cours de danse|barre au sol ~ cours|planning|yoga',
  changingroom:
    'vestiaire|vestiaires|casier|casiers|cadenas|douche|douches|cabine|cabines|consigne|sèche cheveux|pièce de 1 euro|jeton',
  guestpass:
    'invité|amener un ami|venir avec un ami|inviter un ami|pass invité|séance invité|entrée à la journée|pass journée|séance à l unité|ticket à l unité|séance unique|payer à la séance|une seule séance|entrée unique ~ accompagner',
  courthire:
    'court de tennis|réserver un court|réserver un terrain|location de terrain|terrain de tennis|terrain de foot|terrain de padel|padel|badminton|squash|five|foot à 5|foot en salle|louer un terrain|raquettes|patinoire ~ terrain|court',
  sportsclub:
    'club de foot|club de tennis|club de judo|club de natation|club sportif|association sportive|licence|licences|licencié|entraînement|entraînements|entraîneur|match|judo|karaté|escrime|rugby|handball|basket|athlétisme|gymnastique rythmique|équitation|escalade|danse|hockey|volley|foot|football|tennis|arts martiaux|baby gym|section|créneaux d entraînement ~ club|équipe|sport',
  swimlesson:
    'cours de natation|leçon de natation|leçons de natation|apprendre à nager|école de natation|bébé nageur|bébés nageurs|jardin aquatique|savoir nager|ne sait pas nager|sait pas nager|cours de nage|maître nageur ~ nager|natation',
  absence:
    'absence|absences|absent|absente|signaler une absence|justifier une absence|mot d absence|mon fils est malade|ma fille est malade|mon enfant est malade|sera absent|justificatif d absence|prévenir de l absence|vie scolaire|appeler l école|motiver une absence ~ malade|prévenir',
  termdates:
    'rentrée|vacances scolaires|calendrier scolaire|date de la rentrée|date de rentrée|jour de rentrée|vacances de la toussaint|vacances de noël|vacances de février|vacances de pâques|vacances de printemps|grandes vacances|pont de l ascension|semaine de relâche|congé de carnaval|congés scolaires|relâche|zone a|zone b|zone c|journée pédagogique|fin des cours|début des cours|reprise des cours ~ vacances|calendrier',
  uniform:
    'uniforme|tenue scolaire|tenue de sport|blouse|blouses|kimono|tenue obligatoire|tutu|justaucorps|dress code|code vestimentaire|tenue exigée ~ tenue|habits',
  schoolmeals:
    'cantine|cantine scolaire|repas de la cantine|menu de la cantine|restauration scolaire|demi pensionnaire|demi pension|inscription cantine|prix de la cantine|tarif cantine|panier repas|pique nique|goûter fourni|boîte à lunch|boîte à tartines|repas chauds|self ~ repas|déjeuner',
  admissions:
    'admission|admissions|parcoursup|candidature|inscription|inscriptions|s inscrire|inscrire mon enfant|dossier d admission|places disponibles|être admis|sur dossier|entretien d admission|concours d entrée|préinscription|préinscriptions|pré inscription|réinscription|mon master|sélection ~ dossier|inscrire',
  entryrequirements:
    'conditions d admission|conditions d accès|niveau requis|prérequis|pré requis|diplôme requis|niveau bac|avec le bac|sans le bac|sans diplôme|équivalence|équivalence de diplôme|vae|niveau exigé|quel niveau faut il ~ niveau|admis',
  homework:
    'devoir|devoirs|devoirs à rendre|aide aux devoirs|étude surveillée|rendre un devoir|dissertation|mémoire|rapport de stage|soutien scolaire|étude dirigée|pronote|école directe|rendu ~ rendre|exposé',
  resit:
    'rattrapage|rattrapages|repasser l examen|repasser * examen|repasser le permis|raté l examen|raté mon examen|échoué à l examen|deuxième session|seconde session|seconde chance|redoubler|redoublement|examen de reprise|recaler ~ repasser|échec',
  bullying:
    'harcèlement|harcelé|harcelée|harcèlement scolaire|moqueries|se moquent|embêté|embête mon fils|intimidation|cyberharcèlement|3018|bagarre|tape mon fils|victime de harcèlement ~ violence',
  parentcontact:
    'réunion parents professeurs|réunion parents|rencontrer le professeur|rencontrer la maîtresse|voir la maîtresse|rendez vous avec le professeur|bulletin|bulletins|bulletin scolaire|livret scolaire|carnet de liaison|carnet de correspondance|parents d élèves|délégué de parents|pronote|remise des bulletins|réunion de rentrée ~ maîtresse|professeur',
  schooltrip:
    'sortie scolaire|sorties scolaires|voyage scolaire|classe verte|classe de neige|classe de découverte|classe découverte|colonie|colonie de vacances|accompagnateurs|autorisation de sortie|classes transplantées|accompagner la sortie ~ sortie|voyage',
  childcare:
    'crèche|crèches|garderie|halte garderie|nounou|assistante maternelle|assmat|garde d enfant|garde d enfants|micro crèche|périscolaire|accueil périscolaire|centre de loisirs|centre aéré|accueil de loisirs|alsh|rpe|service de garde|cpe|accueil extrascolaire|place en crèche|mode de garde|baby sitter|maman de jour|unité d accueil|jardin d enfants|stage de vacances|stages de vacances|camp de jour|mercredi loisirs|accueil du matin ~ garde|petits|accueil',
  dropoff:
    'déposer mon enfant|déposer les enfants|récupérer mon enfant|récupérer les enfants|venir chercher mon enfant|chercher mon enfant|aller chercher mon fils|personne autorisée à récupérer|heure de sortie|sortie de l école|accueil du matin|garderie du soir|garderie du matin|rentrer seul|personnes autorisées à venir chercher ~ déposer|chercher|sortie',
  contagious:
    'contagieux|contagieuse|varicelle|poux|gastro|conjonctivite|pieds mains bouche|éviction|maladie contagieuse|enfant malade * crèche|fièvre * crèche|garder à la maison|impétigo|scarlatine ~ malade|fièvre',
  specialneeds:
    'aesh|avs|ulis|besoins particuliers|besoins éducatifs|élève en situation de handicap|enfant handicapé|pps|ppre|orthophoniste|logopède|segpa|tiers temps|aménagement d examen|aménagements raisonnables|inclusion|plan d intervention|enseignement spécialisé ~ accompagnement|difficultés|handicap',
  tuitionfee:
    'frais de scolarité|frais d inscription|coût de la formation|prix de la formation|tarif de la formation|droits d inscription|minerval|écolage|prix des cours|tarif des cours|tarifs des cours|cotisation annuelle|coût de l année|combien coûte l année|frais pédagogiques|cvec|combien coûte la formation ~ inscription|frais',
  studenthousing:
    'logement étudiant|résidence étudiante|résidence universitaire|cité u|crous|chambre étudiante|kot|kots|colocation|internat|interne|foyer étudiant|résidences ~ logement',
  changecourse:
    'changer de filière|changer de cours|changer de formation|réorientation|se réorienter|changer de groupe|changer de classe|changer d option|changer d horaire|abandonner un cours|changer de niveau ~ filière|orientation',
  graduation:
    'remise des diplômes|cérémonie de remise|diplôme|attestation de réussite|relevé de notes|duplicata de diplôme|retirer mon diplôme|collation des grades|promotion ~ diplômé',
  languagelevel:
    'niveau de langue|test de niveau|niveau a1|niveau a2|niveau b1|niveau b2|quel niveau|mon niveau|débutant complet|débutant|intermédiaire|avancé|test de placement|test de positionnement|delf|tcf|faux débutant ~ niveau',
  classsize:
    'taille des groupes|combien d élèves|combien d élèves par classe|combien de personnes par cours|combien de participants|nombre de participants|nombre d élèves|petit groupe|petits groupes|combien par groupe|combien de personnes dans le groupe|effectif|effectifs|ratio ~ groupe|participants|maximum',
  makeupclass:
    'rattraper un cours|rattraper * cours|rattrapage de cours|cours manqué|séance manquée|récupérer une séance|récupérer * séance|cours raté|remplacer un cours|absence au cours|manquer un cours|cours de rattrapage ~ rattraper|rattrapage',
  certificate:
    'attestation|certificat|certificat de formation|attestation de formation|attestation de présence|attestation de fin|reconnu par l état|diplôme reconnu|certifiante|diplômante|rncp|qualiopi|certificat de scolarité|attestation de fréquentation ~ diplôme|reconnu',
  selfpaced:
    'à mon rythme|à son rythme|à votre rythme|en autonomie|accès à vie|e learning|formation à distance|formation en ligne|cours en ligne|mooc|replay|combien de temps * accès|durée d accès|vidéos du cours ~ distance|rythme',
  librarybook:
    'emprunter un livre|emprunter des livres|emprunter * livres|emprunt|emprunts|prêt de livres|prolonger un prêt|prolonger mes prêts|prolonger * livre|rendre un livre|rendre des livres|rendre * livres|rendre les livres|retard * livres|combien de livres|livre en retard|livre perdu|réserver un livre|bibliothèque|médiathèque|boîte de retour|boîte à livres|durée de prêt|durée du prêt ~ livre|livres|prêt|emprunter|documents',
  librarycard:
    'carte de bibliothèque|carte de lecteur|carte de médiathèque|inscription à la bibliothèque|inscription à la médiathèque|s inscrire à la bibliothèque|s inscrire à la médiathèque|abonnement bibliothèque|carte de prêt|carte d abonné|carte perdue ~ carte',
  ebook:
    'livre numérique|livres numériques|ebook|ebooks|liseuse|liseuses|livre audio|livres audio|kindle|kobo|ressources numériques|prêt numérique|presse en ligne|livre électronique ~ numérique',
  printing:
    'imprimer|impression|impressions|imprimante|photocopie|photocopies|photocopieuse|photocopieur|scanner un document|scanner des documents|numériser|copies|imprimer des documents ~ copie|couleur',
  studyspace:
    'salle de travail|salle d étude|salles de travail|espace de travail|place pour travailler|travailler au calme|réserver une salle de travail|salle de lecture|étudier|coworking|réviser ~ calme|travailler',
  exhibition:
    'exposition|expositions|expo|expos|musée|musées|galerie|collection permanente|collections permanentes|exposition temporaire|œuvre|œuvres|à voir en ce moment|visite du musée|tableaux|vernissage|exposition en cours|commissaire d exposition ~ visite|collection|artiste',
  guidedtour:
    'visite guidée|visites guidées|visite commentée|guide|audioguide|audio guide|audioguides|visite libre|visite de groupe|guide conférencier|durée de la visite|visite contée|visite théâtralisée|visites en famille|visite en anglais|livret jeu ~ visite|visites',
  photography:
    'prendre des photos|photos autorisées|photographier|photo autorisée|avec flash|flash|selfie|perche à selfie|peut on prendre des photos|photos interdites|drone|peut on filmer|filmer dans|le droit de filmer ~ photo|photos',
  pushchair:
    'poussette|poussettes|landau|porte bébé|table à langer|change bébé|changer bébé|accessible en poussette|siège auto|siège enfant|prêt de poussette|espace change',
  concession:
    'tarif réduit|tarifs réduits|réduction étudiant|réduction étudiants|réduction senior|tarif senior|tarif étudiant|tarif jeune|tarif famille|famille nombreuse|demandeur d emploi * tarif|chômeur * tarif|tarif chômeur|moins de 26 ans|plus de 65 ans|tarif solidaire|quotient familial|gratuit pour les|carte étudiante|carte famille nombreuse|pass culture|tarif préférentiel|justificatif pour le tarif|aîné|aînés ~ réduction|réduit|gratuité',
  teammember:
    'ajouter un utilisateur|ajouter des utilisateurs|ajouter un collègue|inviter un collègue|inviter un membre|ajouter un membre|utilisateurs|droits d accès|rôle|rôles|administrateur|licence utilisateur|retirer un utilisateur|gérer les accès ~ équipe|collègue|membre',
  recover:
    'récupérer mes données|récupérer un fichier|restaurer|restauration|supprimé par erreur|effacé par erreur|corbeille|sauvegarde|sauvegardes|j ai tout perdu|version précédente|récupérer * supprimé|annuler la suppression ~ récupérer|perdu',
  exportdata:
    'exporter|export|exporter mes données|importer|import|csv|excel|télécharger mes données|migrer mes données|transférer mes données|tableur|portabilité des données ~ données|fichier',
  sync: 'synchroniser|synchronisation|synchro|ne se synchronise pas|se met pas à jour|ne se met pas à jour|pas à jour|désynchronisé',
  unexpectedcharge:
    'débité sans raison|débité après|prélevé sans|prélevé après|encore prélevé|encore débité|pourquoi * débité|pourquoi * prélevé|prélèvement après résiliation|toujours prélevé|prélèvement inattendu|renouvelé sans|renouvelé automatiquement|prélevé alors ~ débité|prélevé',
  hacked:
    'piraté|hacké|hacker|compte piraté|quelqu un s est connecté|connexion suspecte|compte compromis|quelqu un utilise mon compte|volé mon compte|mot de passe volé',
  twofactor:
    'double authentification|deux facteurs|authentification à deux|2fa|validation en deux étapes|application d authentification|authentificator|code de secours|authentification forte ~ authentification',
  notifications:
    'notification|notifications|alertes|push|rappel sms|rappel par sms|ne reçois pas de notifications|désactiver les notifications|activer les notifications|trop de notifications|recevoir un rappel ~ alerte|rappel',
  settings:
    'paramètre|paramètres|réglage|réglages|configurer|configuration|mode sombre|changer la langue|taille du texte|préférences|personnaliser l affichage|paramétrage ~ régler|affichage',
  licensekey:
    'clé de licence|clé d activation|clé produit|numéro de série|licence logiciel|code d activation|nombre de postes|nombre d appareils|changer d ordinateur * licence|n de série ~ licence|clé',
  featurerequest:
    'suggestion|suggestions|proposer une idée|feuille de route|roadmap|nouvelle fonctionnalité|fonctionnalité à venir|bientôt disponible|boîte à idées|prévoyez vous|allez vous ajouter ~ idée|amélioration',
  streaming:
    'streaming|lecture vidéo|vidéo saccadée|ça coupe|qualité vidéo|hd|4k|sous titres|sous titré|chargement infini|lecture en continu|diffusion en direct|en direct|regarder en direct ~ vidéo',
  sharing:
    'partager mon compte|partage de compte|compte famille|partager avec ma famille|plusieurs appareils|combien d appareils|combien d écrans|plusieurs écrans|utiliser à plusieurs|partage familial ~ partager|appareils',
  offline: 'hors ligne|hors connexion|sans internet|sans connexion|mode avion|télécharger pour regarder|sans wifi',
  parentalcontrol:
    'contrôle parental|controle parental|compte enfant|temps d écran|profil enfant|bloquer un site|limiter le temps|mode enfant',
  moderation:
    'modération|modérateur|modérateurs|banni|signaler un commentaire|signaler un utilisateur|charte|règles du forum|commentaire supprimé|message supprimé|bannir|règles de la communauté',
  communityprofile:
    'pseudo|pseudonyme|photo de profil|changer de pseudo|avatar|profil privé|bloquer un membre|bio du profil|nom affiché',
  gamewallet:
    'bonus de bienvenue|solde bonus|retirer mes gains|retrait des gains|bonus expiré|conditions de mise|freebet',
  gamescore:
    'calcul des points|barème|classement|comptage des points|système de points|score|scores|règles de score|points attribués ~ points',
  responsiblegaming:
    'jeu responsable|jouer responsable|auto exclusion|autoexclusion|interdiction de jeu|interdit de jeu|limite de dépôt|joueurs info service|dépendance au jeu|accro au jeu|addiction au jeu',
  cv: 'cv|curriculum|lettre de motivation|déposer mon cv|envoyer mon cv|envoyer * cv|sans cv|modifier mon cv|portfolio|postuler sans cv',
  applicationstatus:
    'suivi de candidature|suite de ma candidature|réponse à ma candidature|pas de réponse à ma candidature|où en est ma candidature|où en est mon dossier|suivi de dossier|suivi de mon dossier|état de ma demande|suivi de ma demande|où en est ma demande|avancement de mon dossier|délai de réponse|réponse à ma demande|délai de traitement|délai d instruction ~ candidature|dossier|réponse',
  interview:
    'entretien d embauche|entretien|entretiens|entrevue|entretien téléphonique|entretien vidéo|préparer l entretien|deuxième entretien|processus de recrutement|déroulement du recrutement',
  workconditions:
    'télétravail|temps partiel|mi temps|temps plein|horaires de travail|congés|congés payés|avantages salariés|tickets restaurant|mutuelle d entreprise|ambiance de travail|35h|rtt|horaires flexibles|travail de nuit|travail le week end|conditions de travail|avantages sociaux ~ travail|avantages|horaires',
  noexperience:
    'sans expérience|pas d expérience|débutant accepté|débutants acceptés|premier emploi|aucune expérience|sans diplôme|formation assurée|reconversion|se reconvertir ~ expérience|débutant',
  employer:
    'publier une offre|déposer une offre|recruter un|offre d emploi entreprise|espace recruteur|espace employeur|diffuser une annonce|prendre un stagiaire|embaucher un apprenti|trouver des candidats ~ recruteur|entreprise',
  donate:
    'faire un don|don mensuel|don en ligne|donateur|donateurs|reçu fiscal|déduction fiscale|mécénat|parrainer un enfant|soutenir financièrement|déductible|cagnotte|attestation fiscale|un don|des dons|vos dons|votre don|mon don|mes dons|les dons|appel aux dons ~ soutenir|aider|don',
  goodsdonation:
    'donner des vêtements|donner des meubles|donner des livres|donner des jouets|donner * vêtements|donner * meubles|donner * livres|donner * jouets|don de vêtements|don de meubles|collecte de vêtements|ressourcerie|recyclerie|emmaüs|friperie solidaire|dépôt de dons|objets acceptés|petits riens|borne textile ~ donner|vêtements',
  worship:
    'messe|messes|église|culte|paroisse|prêtre|baptême|communion|confirmation|mosquée|prière|synagogue|temple|catéchisme|caté|horaires des messes|horaire des messes|confession|mariage religieux|mariage à l église|pasteur|aumônerie|première communion|le curé|monsieur le curé|curé de la paroisse ~ célébration|foi',
  hallhire:
    'location de salle|louer la salle|louer une salle|salle des fêtes|salle polyvalente|salle communale|louer * salle|salle de réception|salle de réunion|location de la salle|réserver une salle|salle à louer|capacité de la salle|salle paroissiale|foyer rural|privatiser la salle ~ salle',
  association:
    'association|associations|asbl|adhérer|adhésion|adhérent|adhérents|cotisation|cotisations|devenir membre|membre|membres|assemblée générale|bureau de l association|carte de membre|statuts|bulletin d adhésion|renouveler mon adhésion|montant de la cotisation|loi 1901|osbl|comité des fêtes|prix de la cotisation ~ inscription|club',
  gethelp:
    'demander de l aide|besoin d aide|obtenir de l aide|être aidé|être accompagné|accompagnement|ligne d écoute|numéro d écoute|groupe de parole|accueil de jour|maraude|écoute|point d accueil|assistante sociale|permanence sociale|entraide|qui peut m aider|vous aidez qui ~ aide|aider|soutien',
  additionalneeds:
    'interprète|langue des signes|lsf|malentendant|malvoyant|ne parle pas français|parle pas bien français|facile à lire|falc|braille|gros caractères|accompagnateur|besoin d assistance|traducteur ~ accompagné|assistance',
  confidential:
    'confidentiel|confidentielle|confidentialité|anonyme|anonymat|anonymement|secret professionnel|secret médical|mes parents vont savoir|parents au courant|mon employeur va savoir|discret|discrétion|sans que mes parents',
  teacher:
    'professeur|professeurs|prof|profs|enseignant|enseignants|enseignante|moniteur|moniteurs|monitrice|formateur|formateurs|formatrice|instituteur|maîtresse|maître|intervenant|intervenants|qui donne les cours|qui donne le cours|changer de professeur|changer de prof|diplômé d état|encadrant|chargé de cours ~ équipe|donne|coach|animateur|animateurs',
  nhsprivate:
    'conventionné|secteur 1|secteur 2|remboursé par la sécu|remboursé par la sécurité sociale|remboursé par la mutuelle|pris en charge par la mutuelle|prise en charge|carte vitale|tiers payant|tarif conventionné|dépassement d honoraires|déconventionné|remboursement mutuelle|cmu|css|c2s|assurance complémentaire|reconnu par les caisses|tarif inami|pris en charge par la sécu ~ mutuelle|remboursé',
  marketplace:
    'vendeur|vendeurs|vendre en ligne|annonce|annonces|mettre en vente|protection acheteur|vinted|leboncoin|marketplace|commission vendeur|acheteur|dépôt d annonce|publier une annonce ~ vendre',
  secondhand:
    'occasion|d occasion|seconde main|deuxième main|reconditionné|reconditionnés|vintage|friperie|brocante|antiquités|dépôt vente|usagé|usagés|déjà porté|vide dressing ~ ancien',
};
