// French words for the same thing: what a visitor says beside what a page says, with words of Belgium, Switzerland and Quebec. Each is a hint, as
// a word may well mean another. Only words that the stemmer does not bring together.

/** Groups between bars, their words between spaces. */
export const RELATED_FR = `prix tarif coût cotisation|payer règlement|cher coûteux onéreux|abordable économique|gratuit offert|frais supplément surcoût
  |acheter achat commander|vendre vente|magasin boutique enseigne|livrer livraison expédition envoi|livraison port|expédier envoyer
  |retour retourner renvoyer rapporter|échange remplacement|annuler résilier désistement|résilier désabonner
  |réparer sav dépannage|cassé abîmé endommagé défectueux brisé|panne défaut dysfonctionnement|problème souci incident bug
  |nettoyer nettoyage laver lavage entretien|ouvert ouverture horaires|fermé fermeture|contacter joindre appeler téléphone
  |portable mobile gsm natel smartphone cellulaire|mail courriel email|adresse situé lieu|trouver accès venir|recruter embaucher emploi
  |emploi travail poste job|stage stagiaire|salarié employé personnel équipe|patron directeur responsable gérant|chef responsable
  |entreprise société firme|client clientèle|compte profil espace|connexion connecter identifiant|mdp passe
  |inscrire inscription enregistrement|supprimer effacer|ajouter rajouter|modifier modification changer|déplacer décaler reporter
  |créer création|commencer début démarrer|finir terminer|obligatoire nécessaire requis|autorisé permis admis accepté|interdit défendu
  |aide assistance soutien accompagnement|utiliser emploi usage servir|obtenir recevoir|montrer présenter|choisir choix|garder conserver
  |cacher confidentiel|données informations renseignements|sécurité sécurisé|loi légal règlement|enfant gosse gamin petit jeune
  |bébé nourrisson|bébé poupon|ado adolescent jeune|fils garçon|fille enfant|parents père mère|papa père|maman mère
  |grand-parents mamie papi|conjoint mari femme époux épouse|mariage marier noces|naissance bébé|mort décès obsèques|famille familial
  |couple duo|copain copine ami|pote ami|collègue salarié|senior retraité aîné âgé|étudiant élève apprenant|élève écolier|lycéen élève
  |prof professeur enseignant formateur|maîtresse institutrice enseignante|moniteur instructeur entraîneur coach|cours leçon séance atelier
  |formation stage cursus|apprendre apprentissage initiation|débutant novice initiation|perfectionnement avancé|niveau débutant
  |devoirs exercices|examen épreuve test|diplôme certificat attestation|vacances congés|rentrée reprise|école scolaire établissement
  |fac université|crèche garderie|nounou assistante|cantine repas restauration|périscolaire garderie|voiture auto véhicule automobile
  |bagnole voiture|char voiture|vélo bicyclette cycle|trottinette vélo|moto scooter|camion utilitaire fourgon
  |parking stationnement garer parquer|bus car autocar navette|bus tram métro transports|train gare|avion vol aéroport
  |venir accès itinéraire|permis conduite|essence carburant|pneu roue|garagiste mécanicien|vidange révision entretien|crevaison crevé
  |accident sinistre|amende pv contravention|hôtel hébergement|chambre hébergement logement|nuit séjour|lit couchage|drap linge
  |serviette linge|dormir nuit couchage|partir départ|clé remise|rdv rendez-vous consultation|créneau disponibilité horaire
  |annuler décommander|bagage valise|chien animal toutou|chat animal|véto vétérinaire|fumer fumeur tabac cigarette
  |piscine bassin baignade nager|nager natation|sport fitness gym|muscu musculation|entraînement séance|vestiaire casier|douche sanitaires
  |toilettes wc sanitaires|handicapé pmr fauteuil|ascenseur étage|wifi internet connexion|ordi ordinateur pc|laptop portable ordinateur
  |tablette ipad|télé tv télévision|frigo réfrigérateur|congélo congélateur|clim climatisation|chauffage radiateur chaudière
  |lumière éclairage|courant électricité|pile batterie|chargeur câble|prise branchement|manger repas restaurant|déjeuner midi
  |dîner soir souper|petit-déj déjeuner|boire boisson|boissons vin bière|menu carte formule|plat assiette|gâteau pâtisserie
  |pain boulangerie|viande boucherie|légumes maraîcher|végé végétarien végétalien végan|allergie allergène|resto restaurant
  |terrasse extérieur dehors|traiteur buffet|addition note|pourboire service|emporter takeaway|docteur médecin généraliste|toubib médecin
  |dentiste dentaire|dent dentaire|ordonnance prescription|médicament traitement|pharmacie officine|kiné kinésithérapeute|ostéo ostéopathe
  |psy psychologue|lunettes monture optique|vue vision|piqûre injection vaccin|analyse laboratoire sang|radio imagerie
  |opération chirurgie intervention|hôpital clinique|douleur mal|enceinte grossesse maternité|mutuelle complémentaire
  |sécu remboursement conventionné|coiffeur coiffure salon|cheveux coupe coiffure|couleur coloration teinte|ongles manucure|massage soin
  |maquillage maquiller|tatouage tatouer|peau visage|maison logement habitation|appart logement|loyer location louer|locataire bail
  |proprio propriétaire bailleur|caution dépôt acompte|acompte arrhes avance|travaux chantier rénovation|installer pose
  |monter montage assemblage|plombier plomberie sanitaire|fuite fuir|robinet plomberie|bouché débouchage|électricien électricité
  |peintre peinture|menuisier bois|toit toiture couvreur|fenêtre vitrage vitre|serrure serrurier|serrure porte|jardin jardinage paysagiste
  |tondre tonte pelouse|arbre élagage|ménage nettoyage|poubelle déchets ordures|poubelles collecte ramassage|encombrants déchetterie
  |recycler recyclage tri|mairie commune municipal|papiers documents pièces justificatifs|dossier demande|passeport identité|carte identité
  |impôts fiscal|taxe impôt|retraite pension|chômage emploi|aide allocation prestation subvention|bourse aide|formulaire bulletin
  |signer signature|association club asbl|membre adhérent|adhérer adhésion cotisation|bénévole bénévolat volontaire|don donateur
  |licence inscription|match rencontre|tournoi compétition|équipe groupe|groupe personnes|personnes participants|nombre effectif
  |musée exposition|expo exposition|guide visite|billet ticket entrée|billets billetterie|spectacle concert représentation|film cinéma
  |fête soirée événement|anniversaire fête|salle espace|privatiser location|cadeau offrir|bon chèque|fidélité points
  |réduction remise rabais promotion|promo promotion réduction|soldes promotion|code coupon|parrainer parrainage|reçu ticket facture
  |devis estimation soumission|prêt emprunt crédit|banque bancaire|virement transfert|argent espèces|liquide espèces cash|cb carte
  |mensualité mensuel mois|plusieurs échelonné|dette impayé|relance rappel|assurance couverture|rembourser indemniser|vol cambriolage
  |perdre perdu perte|perdu oublié trouvé|retrouver trouvé|retard délai|attendre attente|vite rapide express|délai durée temps
  |longtemps durée|jours ouvrés|aujourd'hui jour|hebdomadaire semaine|annuel année|quotidien jour|week-end samedi dimanche
  |été estival juillet août|hiver hivernal|noël fêtes|neige ski|pluie intempéries|météo temps|taille dimensions mesures|pointure taille
  |grand grandeur hauteur|large largeur|long longueur|haut hauteur|profond profondeur|lourd poids peser|léger poids
  |contenance capacité volume|matière matériau tissu|fait fabriqué|fabriquer production|fabriqué origine provenance|marque fabricant
  |bio biologique|local terroir|ingrédients composition|qualité solide|neuf nouveau|occasion reconditionné usagé|vieux ancien
  |pièce rechange|notice manuel mode|allumer démarrer marche|éteindre arrêt|marcher fonctionner|bruit sonore bruyant
  |calme silencieux tranquille|odeur sentir|étanche imperméable|chaud température chaleur|froid frais|sale propreté|tache détacher
  |jeter déchets|voisin voisinage|plainte réclamation|avis évaluation témoignage|excuse geste|échantillon essai|essayer tester|suivre suivi
  |colis paquet|carton emballage boîte|relais retrait|récupérer retirer retrait|domicile maison
  |étranger international|pays international|douane taxes|langue anglais|traduire traduction|imprimer impression|photo photographie
  |appli application app|site web internet|mise version|notification alerte|bibliothèque médiathèque|livres ouvrages documents
  |prolonger renouveler|messe culte église|baptême église|salle location|fermier ferme producteur|œufs poules|vin cave vigneron
  |cheval équitation poney|musique instrument|piano instrument|chanter chorale|dessin peinture|théâtre comédie|foot football
  |natation piscine|yoga pilates`;
