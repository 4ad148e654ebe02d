import { singular } from '../thesaurus/key.ts';

/**
 * Everyday words of French, folded, of other shops, of the house, of work and of the world outside: who types one means
 * it, though it is a letter away from a word of the field. "Orage" is no misspelt orange, "peinture" no pointure.
 * Words that people write for a thing of the field (cousin for coussin, cuire for cuir) are left out, and so are those of a
 * family's days (hotel, train), which tell what is needed there.
 */
const WORDS = [
  // Weather, nature, animals.
  'orage tonnerre eclair tempete ouragan cyclone brouillard nuage vent givre verglas grele foudre inondation seisme meteo',
  'climat planete univers colline vallee riviere fleuve ruisseau lac ocean desert volcan rocher caillou gravier',
  'boue argile terre herbe gazon pelouse haie buisson arbre branche tronc racine feuille graine bulbe fleur tulipe orchidee',
  'lavande cactus fougere champignon sapin bouleau olivier palmier vigne potager serre compost engrais terreau arrosoir',
  'tuyau tondeuse taille-haie tronconneuse debroussailleuse rateau brouette beche jardiniere poulailler ruche abeille guepe',
  'frelon fourmi cafard araignee serpent lezard grenouille tortue requin dauphin poisson crevette crabe huitre moule saumon',
  'thon sardine cochon vache taureau cheval ane brebis agneau dinde canari perruche furet rongeur souris rat taupe sanglier',
  'cerf chevreuil aquarium litiere croquette collier laisse niche veterinaire',
  // Food and kitchen.
  'pizza burger hamburger sandwich kebab tacos sushi raclette fondue fromage beurre creme yaourt oeuf viande poulet steak',
  'jambon saucisse saucisson charcuterie boucherie boulangerie pain baguette croissant farine levure sucre sel poivre epice',
  'moutarde mayonnaise vinaigre huile riz semoule nouille spaghetti pate lentille haricot oignon echalote tomate courgette',
  'aubergine carotte concombre salade chou patate frite pomme banane fraise cerise abricot melon pasteque ananas citron',
  'raisin mangue noisette amande chocolat bonbon caramel confiture miel glace sorbet gateau tarte crepe gaufre beignet',
  'apero aperitif biere whisky rhum vodka champagne alcool limonade soda cafe cafetiere expresso bouilloire theiere',
  'casserole poele cocotte marmite friteuse grille-pain micro-onde four plaque hotte cuisiniere frigo refrigerateur',
  'congelateur lave-linge lave-vaisselle seche-linge barbecue plancha couteau fourchette passoire louche spatule torchon',
  'recette traiteur livraison epicerie supermarche',
  // One stands.
  'debout',
  // House, tools, works.
  'chaudiere radiateur chauffage poele cheminee climatisation climatiseur ventilation isolation toiture tuile gouttiere',
  'charpente parquet carrelage carreau lino moquette plafond cloison mur enduit platre ciment beton brique parpaing peinture',
  'pinceau rouleau vernis colle mastic joint silicone visserie vis clou boulon ecrou marteau tournevis perceuse visseuse',
  'scie ponceuse meuleuse rabot etau echelle echafaudage escabeau pince cle serrure verrou cadenas alarme portail grillage',
  'cloture garage volet store fenetre vitre vitrage verre veranda terrasse pergola balcon piscine jacuzzi spa sauna',
  'douche robinet robinetterie evier lavabo plomberie plombier chasse tuyauterie fuite electricite electricien prise',
  'interrupteur disjoncteur cable rallonge ampoule lustre applique lampadaire neon canape divan buffet vaisselier',
  'tabouret miroir horloge pendule cadre vase bougie parfum encens coussin rideau tringle aspirateur balai serpilliere',
  'eponge lessive adoucissant javel detartrant desinfectant repassage fer repasser couture mercerie tissu aiguille',
  'demenagement demenageur carton meuble immobilier location loyer locataire notaire',
  // Vehicles and travel.
  'pneu jante roue moteur vidange batterie essence gasoil carburant bougie embrayage frein plaquette pare-brise phare retroviseur',
  'carrosserie remorque caravane camionnette camion tracteur fourgon berline cabriolet trottinette velo scooter moto quad',
  'casque garagiste mecanicien parking peage autoroute permis conduire vol billet croisiere bateau ferry helicoptere',
  'drone fusee gite visa agence',
  // Screens, office, leisure.
  'ordinateur clavier ecran souris imprimante cartouche encre scanner disque logiciel antivirus tablette telephone portable',
  'smartphone iphone samsung android chargeur casque ecouteur enceinte television televiseur telecommande decodeur antenne',
  'console manette playstation xbox nintendo montre connectee bracelet camera objectif trepied projecteur videoprojecteur',
  'papeterie stylo crayon gomme cahier classeur agenda calculatrice agrafeuse enveloppe timbre bureau chaise',
  'roman polar dictionnaire encyclopedie journal revue abonnement cinema theatre concert spectacle musee festival',
  'guitare piano violon batterie trompette saxophone flute accordeon micro vinyle disque partition',
  'football foot rugby tennis basket volley handball golf boxe judo karate escalade equitation surf planche voile plongee',
  'raquette ballon haltere musculation tapis fitness yoga course marathon tente duvet boussole peche canne chasse fusil',
  'carabine couteau petanque flechette billard poker casino loto tarot pari',
  // Body, health, beauty, clothes of grown-ups.
  'levre sourcil cil paupiere menton orteil mollet hanche barbiche chignon teint',
  'parfum maquillage mascara fond rouge vernis rasoir rasage barbe epilation epilateur coiffeur coloration seche-cheveux lisseur',
  'bijou collier boucle bague alliance montre sac portefeuille ceinture cravate costume chemise veste blouson jean talon',
  'escarpin mocassin basket lingerie culotte soutien string perruque tatouage piercing bronzage massage manucure',
  'medicament aspirine doliprane antibiotique pommade sirop pansement seringue ordonnance pharmacie dentiste dentier opticien',
  'lentille kine osteopathe psychologue chirurgien urgence ambulance regime minceur maigrir calorie proteine',
  'vitamine cigarette tabac briquet vapoteuse cannabis',
  // Work, money, law, the world.
  'mutuelle assurance banque credit emprunt impot taxe fiscalite salaire retraite chomage emploi stage interim formation',
  'diplome concours lycee universite professeur avocat juge tribunal divorce heritage testament obseques enterrement',
  'mariage religion eglise mosquee police gendarme pompier armee soldat guerre election vote president ministre politique',
  'facture devis contrat comptable entreprise usine bourse action bitcoin horoscope voyance tarot astrologie',
  // Metals and raw stuff, clubs, festivities of grown-ups, more of the garden, the garage and the house.
  'cuivre laiton plomb zinc etain acier fonte titane aluminium nickel chrome plexiglas fibrociment bitume goudron polystyrene',
  'psg juventus barca olympique ligue championnat supporter arbitre stade gymnase vestiaire crampon',
  'mariee fiancaille fiance noce smoking gala cocktail soiree bal lingot carat diamant emeraude',
  'bocal mijoteuse wok crepiere yaourtiere sorbetiere tire-bouchon decapsuleur carafe degustation cave vinification',
  'motoculteur souffleur broyeur karcher compresseur chalumeau soudure foret disqueuse betonniere',
  'attelage treuil cric amortisseur alternateur demarreur injecteur turbo echappement courroie antigel',
  'tondeur taille-crayon plastifieuse destructeur vidoir massicot encreur retroprojecteur visioconference',
  'stethoscope tensiometre bequille deambulateur audition dentiere prothese perfusion defibrillateur',
  'echographe microscope telescope sonar ',
  'cercueil urne crematorium tombe chrysantheme notariat viager syndic copropriete hypotheque',
  'serveur routeur wifi processeur ram ssd usb hdmi bluetooth cryptomonnaie hebergement ',
  'snowboard patin surf kayak paddle wakeboard parachute parapente deltaplane alpinisme',
] as const;

const everyday: ReadonlySet<string> = new Set(
  WORDS.flatMap((line) => line.split(' ')).flatMap((word) => [word, singular(word)]),
);

/** True of a folded word that French knows, in either number: it is meant as it is written. */
export const isEveryday = (word: string): boolean => everyday.has(word) || everyday.has(singular(word));
