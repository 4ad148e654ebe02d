import type { Row } from '../judged.ts';

const POT = '/la-cagnotte-naissance';
const post = (category: string, slug: string) => `/magazine/${category}/${slug}`;
const USED = post('liste-de-naissance', 'acheter-d-occasion-sans-risque');
const MONTHS = post('liste-de-naissance', 'composer-sa-liste-mois-par-mois');
const SHARE = post('cagnotte-et-cadeaux', 'partager-sa-liste-sans-gener');
const FEED = post('premiers-mois', 'allaitement-biberon-materiel-utile');
const SLEEP = post('premiers-mois', 'sommeil-du-nourrisson-en-securite');
const CARE = post('grossesse', 'calendrier-suivi-de-grossesse');
const NAME = post('grossesse', 'choisir-un-prenom');
const PRAM = post('preparer-l-arrivee', 'choisir-une-poussette');
const BODY = post('preparer-l-arrivee', 'combien-de-bodies-et-quelles-tailles');
const BAG = post('preparer-l-arrivee', 'valise-de-maternite');
const LEAVE = post('demarches', 'conges-maternite-paternite-2026');
const DECLARE = post('demarches', 'declarer-la-naissance');
const CASH = post('cagnotte-et-cadeaux', 'la-cagnotte-de-naissance-expliquee');
const SEAT = post('preparer-l-arrivee', 'choisir-et-installer-un-siege-auto');
const EXAMS = post('premiers-mois', 'les-examens-de-sante-de-bebe');
const BLUES = post('premiers-mois', 'baby-blues-ou-depression');
const CHILDCARE = post('demarches', 'faire-garder-son-bebe');
const BACK = post('demarches', 'reprendre-le-travail-avec-un-bebe');
const PMI = post('premiers-mois', 'la-pmi-pour-tous');
const FOOD = post('premiers-mois', 'commencer-la-diversification');
const TRIP = post('premiers-mois', 'voyager-avec-un-bebe');
const JABS = post('premiers-mois', 'les-vaccins-rendez-vous-par-rendez-vous');
const SURNAME = post('demarches', 'reconnaitre-son-enfant-et-choisir-son-nom');
const ROOM = post('preparer-l-arrivee', 'la-chambre-de-bebe-et-son-air');
const HOME = post('premiers-mois', 'rentrer-de-la-maternite');
const TWINS = '/landing/jumeaux';
const tool = (slug: string) => `/outils/${slug}`;

/** Asked of the magazine. */
export const articles: readonly Row[] = [
  ['on peut acheter un siege auto doccasion ?', USED, SEAT],
  ['matelas bébé d’occasion risque', USED, SLEEP],
  ['comment lire l’étiquette orange du siège auto', USED, SEAT],
  ['poussette de seconde main quoi vérifier', USED, PRAM],
  ['nettoyer des jouets d occasion', USED, '/liste-de-naissance-seconde-main'],
  ['lit a barreaux prêté par ma soeur c ok ?', USED, SLEEP],
  ['combien de temps garde t on le lait maternel au frigo', FEED],
  ['faut il steriliser les biberons', FEED],
  ['un biberon préparé se garde combien de temps', FEED],
  ['le tire lait ça se loue ?', FEED, BACK],
  ['que faut il pour allaiter comme materiel', FEED],
  ['chauffe biberon utile ou pas', FEED],
  ['mon mari peut faire quoi si j’allaite', FEED],
  ['combien d échographies pendant la grossesse', CARE],
  ['quand a lieu la premiere echo', CARE, tool('semaine-de-grossesse'), tool('date-accouchement')],
  ['entretien prénatal précoce c est quoi', CARE],
  ['jusqua quand declarer sa grossesse', CARE, tool('semaine-de-grossesse')],
  ['qui rembourse les consultations de grossesse', CARE],
  ['absence au travail pour rdv grossesse payé ?', CARE],
  ['consultation anesthésiste quel mois', CARE],
  ['depistage diabete gestationnel obligatoire', CARE],
  ['seances de preparation a la naissance combien remboursées', CARE],
  ['peut on donner nimporte quel prenom', NAME, DECLARE],
  ['mairie qui refuse un prénom', NAME],
  ['combien de prenoms max pour un enfant', NAME],
  ['prenom avec tréma ou accent autorisé', NAME],
  ['changer de prenom plus tard', NAME],
  ['prenoms les plus donnés en 2024', NAME, '/prenoms'],
  ['quelle poussette choisir', PRAM],
  ['a partir de quand bébé assis dans la poussette', PRAM],
  ['nacelle ou hamac les premiers mois poussette', PRAM],
  ['pourquoi une poussette coute si cher', PRAM],
  ['poussette face parents ou face route', PRAM],
  ['comment tester une poussette en magasin', PRAM],
  ['combien de bodies pour un nouveau né', BODY, tool('taille-vetements-bebe')],
  ['quelle taille de pyjama prendre a la naissance', BODY, tool('taille-vetements-bebe'), BAG],
  ['comment habiller bébé dehors en hiver', BODY],
  ['habiller un bebe en été quand il fait chaud', BODY],
  ['les chaussures avant la marche ca sert', BODY],
  ['quand commencer sa liste de naissance', MONTHS, SHARE],
  ['que mettre sur sa liste de naissance', MONTHS, '/liste-de-naissance-en-ligne'],
  ['combien d articles pas chers sur la liste', MONTHS],
  ['la liste minimum pour le premier jour', MONTHS],
  ['comment partager ma liste sans gener', SHARE],
  ['message pour envoyer la liste aux collègues', SHARE],
  ['liste de naissance pour un deuxieme enfant ça se fait ?', SHARE],
  ['on m offre un cadeau en double que faire', SHARE],
  ['parents séparés et liste de naissance', SHARE],
  ['bebe doit dormir sur le dos ou sur le ventre', SLEEP],
  ['temperature chambre bebe', SLEEP, ROOM],
  ['tour de lit dangereux ?', SLEEP],
  ['jusqu a quel age bebe dort dans notre chambre', SLEEP, ROOM],
  ['cododo dans le meme lit', SLEEP],
  ['bébé sest endormi dans le siege auto', SLEEP, SEAT, TRIP],
  ['tete plate comment eviter', SLEEP],
  ['quelle gigoteuse et quoi mettre dessous', SLEEP],
  ['un doudou dans le lit d’un nouveau-né', SLEEP],
  ['quand faire sa valise de maternité', BAG, tool('valise-de-maternite')],
  ['quels papiers emmener a la maternité', BAG],
  ['quoi mettre dans le sac de salle de naissance', BAG, tool('valise-de-maternite')],
  ['affaires du papa pour l accouchement', BAG],
  ['combien de couches dans la valise', BAG],
  ['bebe dans la voiture pour la sortie de maternité', BAG, SEAT, HOME],
  ['congé maternité jumeaux combien de semaines', LEAVE, tool('conge-maternite'), TWINS],
  ['conge mat 3eme enfant', LEAVE, tool('conge-maternite')],
  ['c est quoi le nouveau congé de naissance', LEAVE, tool('conge-supplementaire-de-naissance')],
  ['mon patron peut il refuser le conge paternité', LEAVE, tool('conge-paternite')],
  ['conge parental durée', LEAVE, tool('conge-supplementaire-de-naissance')],
  ['quand prévenir mon employeur de ma grossesse', LEAVE],
  ['bebe ne en avance conge maternite', LEAVE, tool('conge-maternite')],
  ['delai pour declarer la naissance a la mairie', DECLARE],
  ['reconnaissance anticipée pas mariés', DECLARE, SURNAME],
  ['quels documents pour declarer bébé', DECLARE, BAG],
  ['donner les deux noms de famille', DECLARE, SURNAME, tool('accord-prenom-nom')],
  ['rattacher bebe a la carte vitale', DECLARE],
  ['on a raté les 5 jours pour la déclaration', DECLARE],
  ['quand prevenir la caf', DECLARE],
  ['premier examen du bébé quand', DECLARE, EXAMS, HOME],
  ['prevenir la mutuelle de la naissance', DECLARE],
  ['combien donner dans une cagnotte de naissance', CASH],
  ['la cagnotte est imposable ?', CASH],
  ['comment remercier les gens pour la cagnotte', CASH, SHARE],
  ['a quoi sert une cagnotte', CASH, POT],
  ['on attend des jumeaux qu est ce qu il faut en double', TWINS],
  ['liste de naissance doccasion seconde main', '/liste-de-naissance-seconde-main', USED],
  ['à quel âge commencer la diversification', FEED],
  ['jusqu’à quel age le bébé reste dos à la route', SEAT],
  ['c est quoi isofix', SEAT],
  ['combien d’examens obligatoires pour un enfant', EXAMS],
  ['qui peut lire le carnet de santé', EXAMS, DECLARE],
  ['difference entre baby blues et depression', BLUES],
  ['entretien postnatal précoce quand', BLUES],
  ['combien coûte une place en crèche', CHILDCARE],
  ['que mettre dans le contrat de la nounou', CHILDCARE],
  ['à quoi sert la pmi', PMI],
  ['la pmi c’est payant ?', PMI],
  ['a quel age commencer la diversification', FOOD],
  ['quand donner de l’œuf et de l’arachide', FOOD],
  ['faut il un passeport pour un nouveau né', TRIP],
  ['partir en avion avec un bebe', TRIP],
  ['quels vaccins à 2 mois', JABS, tool('calendrier-vaccinal')],
  ['bebe grognon après le vaccin', JABS],
  ['on est pas mariés comment reconnaitre l’enfant', SURNAME, DECLARE],
  ['donner les deux noms de famille au bébé', SURNAME, DECLARE],
  ['combien de temps avant repeindre la chambre', ROOM],
  ['aerer la chambre de bébé combien de minutes', ROOM],
  ['combien de jours reste t on à la maternité', HOME],
  ['sage femme à domicile prado', HOME],
  ['tirer son lait au travail est ce un droit', BACK],
  ['mon employeur peut refuser un congé enfant malade ?', BACK, tool('jours-enfant-malade')],
];
