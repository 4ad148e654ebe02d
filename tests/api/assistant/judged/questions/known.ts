import type { Row } from '../judged.ts';

const FAQ = '/informations-utiles';
const POT = '/la-cagnotte-naissance';
const post = (category: string, slug: string) => `/magazine/${category}/${slug}`;
const MONTHS = post('liste-de-naissance', 'composer-sa-liste-mois-par-mois');
const CARE = post('grossesse', 'calendrier-suivi-de-grossesse');
const BAG = post('preparer-l-arrivee', 'valise-de-maternite');
const LEAVE = post('demarches', 'conges-maternite-paternite-2026');
const DECLARE = post('demarches', 'declarer-la-naissance');
const CASH = post('cagnotte-et-cadeaux', 'la-cagnotte-de-naissance-expliquee');
const BACK = post('demarches', 'reprendre-le-travail-avec-un-bebe');
const JABS = post('premiers-mois', 'les-vaccins-rendez-vous-par-rendez-vous');
const TWINS = '/landing/jumeaux';
const page = (slug: string) => `/page/${slug}`;
const tool = (slug: string) => `/outils/${slug}`;

/** Asked of the questions people have. */
export const questions: readonly Row[] = [
  ['comment j’annule ma réservation', FAQ],
  ['demander du menage ou des petits plats', FAQ, MONTHS],
  ['ajouter un article d amazon', FAQ],
  ['les parents veulent du neuf ?', FAQ],
  ['si je change l’adresse de ma liste les liens marchent encore', FAQ],
  ['comment marche la surprise', FAQ, '/comment-ca-marche'],
  ['je dois créer un compte pour offrir un cadeau ?', FAQ],
  ['faute dans mon message', FAQ, POT],
  ['c est gratuit une liste ?', FAQ, '/liste-de-naissance-en-ligne'],
  ['enlever la surprise', FAQ],
  ['vous vendez mes données ?', FAQ, page('confidentialite')],
  ['combien de jours dure une reservation', FAQ],
  ['imprimer ma liste', FAQ],
  ['exporter en excel', FAQ],
  ['des frais sur la cagnotte', FAQ, POT, CASH],
  ['on est deux à gérer la liste', FAQ],
  ['inviter mon conjoint sur la liste', FAQ],
  ['demonstration aucun argent reel ca veut dire quoi', FAQ, POT],
  ['modifier un cadeau deja réservé', FAQ],
  ['montant minimum cagnotte', FAQ, POT, page('conditions-generales')],
  ['tout le monde voit combien jai donné ?', FAQ, POT],
  ['jai oublié mon mot de passe', FAQ],
  ['mdp perdu', FAQ],
  ['offrir un cadeau à plusieurs', FAQ, '/a-decouvrir/offrir-a-plusieurs'],
  ['anonyme aussi pour les parents ?', FAQ, POT],
  ['participer le jour de la naissance', FAQ, POT],
  ['qui peut voir ma liste', FAQ, page('confidentialite')],
  ['mettre la liste en privé', FAQ, page('confidentialite')],
  ['me faire rembourser ma participation', FAQ, POT, page('conditions-generales')],
  ['récuperer l argent de la cagnotte', FAQ, POT],
  ['jai acheté le cadeau en magasin je fais quoi', FAQ],
  ['d ou viennent les infos de vos articles', FAQ, page('charte-editoriale')],
  ['supprimer mon compte', FAQ],
  ['effacer ma liste', FAQ],
  ['savoir si le siege auto est deja offert', FAQ],
];

/** Asked of the pages that say who we are and what the rules are. */
export const pages: readonly Row[] = [
  ['qui est derriere ce site', page('a-propos'), page('mentions-legales')],
  ['qui héberge le site', page('mentions-legales')],
  ['delai de retractation', page('retractation'), page('conditions-de-vente')],
  ['comment renvoyer un article', page('retractation'), page('conditions-de-vente')],
  ['garantie si le produit est défectueux', page('garanties-legales')],
  ['vice caché combien de temps', page('garanties-legales')],
  ['combien de temps gardez vous mes donnees', page('confidentialite')],
  ['cookies du site', page('cookies'), page('confidentialite')],
  ['supprimer les cookies', page('cookies')],
  ['le site est il accessible aux aveugles', '/accessibilite'],
  ['signaler une erreur dans un article', page('charte-editoriale')],
  ['vos articles sont sponsorisés ?', page('charte-editoriale')],
  ['comment ca marche merveille', '/comment-ca-marche'],
  ['âge minimum pour créer un compte', page('conditions-generales')],
  ['livraison combien de temps', page('conditions-de-vente')],
  ['moyens de paiement acceptés', page('conditions-de-vente')],
  [
    'litige avec un vendeur médiateur',
    page('conditions-de-vente'),
    page('conditions-generales'),
    page('mentions-legales'),
  ],
  ['formulaire de rétractation', page('retractation')],
  ['corriger mon message apres paiement', POT, FAQ],
  ['verification d’identité avant retrait', POT, FAQ, page('conditions-generales')],
  ['que se passe t il si le prelevement echoue', POT, FAQ],
];

/** Asked of what a tool computes or explains. */
export const tools: readonly Row[] = [
  ['dpa 12 mars', tool('date-accouchement'), tool('semaine-de-grossesse'), tool('conge-maternite')],
  ['calculer ma date d accouchement', tool('date-accouchement')],
  ['dernières regles le 3 octobre je accouche quand', tool('date-accouchement')],
  ['date de terme apres fiv', tool('date-accouchement')],
  ['regle de naegele', tool('date-accouchement')],
  ['je suis enceinte de combien', tool('semaine-de-grossesse')],
  ['22 sa ca fait combien de mois', tool('semaine-de-grossesse')],
  ['difference entre SA et semaines de grossesse', tool('semaine-de-grossesse'), CARE],
  ['quand commence le 2eme trimestre', tool('semaine-de-grossesse')],
  ['quand suis je fertile', tool('fenetre-de-fertilite')],
  ['calcul ovulation', tool('fenetre-de-fertilite')],
  ['tomber enceinte pendant les regles', tool('fenetre-de-fertilite')],
  ['quand faire un test de grossesse', tool('fenetre-de-fertilite')],
  ['dates de mon conge maternite', tool('conge-maternite')],
  ['congé maternité pour un terme au 15 mai', tool('conge-maternite')],
  ['reporter 3 semaines de conge mat', tool('conge-maternite'), LEAVE],
  ['congé paternité', tool('conge-paternite'), LEAVE],
  ['conge paternité jumeaux', tool('conge-paternite'), LEAVE, TWINS],
  ['couper le congé paternité en deux', tool('conge-paternite'), LEAVE],
  ['simuler le congé supplementaire de naissance', tool('conge-supplementaire-de-naissance')],
  ['combien je vais toucher en conge maternité', tool('indemnites-journalieres')],
  ['indemnités journalières 2200 euros brut', tool('indemnites-journalieres')],
  ['jours enfant malade', tool('jours-enfant-malade'), BACK],
  ['mon bébé de 8 mois est malade combien de jours de congé', tool('jours-enfant-malade'), BACK],
  ['quelle taille pour un bébé de 6 mois', tool('taille-vetements-bebe')],
  ['taille 68 c est quel age', tool('taille-vetements-bebe')],
  ['taille de vêtement pour un bébé de 62 cm', tool('taille-vetements-bebe')],
  ['prénom qui va avec Martin', tool('accord-prenom-nom')],
  ['quel prenom avec le nom de famille Le Goff', tool('accord-prenom-nom')],
  ['signe chinois bébé né en février 2026', tool('signe-chinois')],
  ['année du cheval', tool('signe-chinois')],
  ['calendrier des vaccins', tool('calendrier-vaccinal'), JABS],
  ['vaccins obligatoires nourrisson', tool('calendrier-vaccinal'), DECLARE, JABS],
  ['vaccin à 2 mois bébé né le 4 juin 2026', tool('calendrier-vaccinal'), JABS],
  ['qui peut vacciner mon bébé', tool('calendrier-vaccinal'), JABS],
  ['liste à cocher pour la maternité', tool('valise-de-maternite'), BAG],
  ['valise césarienne', tool('valise-de-maternite'), BAG],
  ['combien coute un bebe la premiere année', tool('budget-bebe')],
  ['budget bébé', tool('budget-bebe')],
  ['quelle taille fera mon fils adulte', tool('carnet-de-mesures')],
  ['noter le poids de mon bébé', tool('carnet-de-mesures')],
  ['perte de poids à la naissance normal', tool('carnet-de-mesures')],
  ['à quelle frequence peser un bébé', tool('carnet-de-mesures'), DECLARE],
];

/** Asked of first names. */
export const names: readonly Row[] = [
  ['prénom Jade', '/prenoms/jade'],
  ['combien de Léo sont nés', '/prenoms/leo'],
  ['louise est elle un prenom populaire', '/prenoms/louise'],
  ['le prénom Gabriel', '/prenoms/gabriel'],
  ['emma prenom rang', '/prenoms/emma'],
  ['prenom maelys', '/prenoms/maelys'],
  ['est ce que camille est mixte', '/prenoms/camille'],
  ['statistiques prénom Jean', '/prenoms/jean'],
  ['prenom proche de Nora', '/prenoms/nora'],
  ['le prenom marcel revient a la mode ?', '/prenoms/marcel'],
  ['combien de petites Alma par an', '/prenoms/alma'],
  ['prenom Raphaël popularité', '/prenoms/raphael'],
  ['sacha fille ou garcon', '/prenoms/sacha'],
  ['on hésite sur Augustin comme prénom', '/prenoms/augustin'],
  ['prénom Zélie', '/prenoms/zelie'],
  ['comparer deux prenoms', '/prenoms/comparer', '/prenoms'],
];

/** Asked of towns. */
export const cities: readonly Row[] = [
  ['naissances à Lyon', '/naissances/lyon-69'],
  ['combien de bébés naissent à Nantes', '/naissances/nantes-44'],
  ['naissance marseille', '/naissances/marseille-13'],
  ['nombre de naissances bordeaux 2022', '/naissances/bordeaux-33'],
  ['combien d enfants sont nés a strasbourg', '/naissances/strasbourg-67'],
  ['naissances saint etienne', '/naissances/saint-etienne-42'],
  ['bébés nés à rennes', '/naissances/rennes-35'],
  ['natalité à lille', '/naissances/lille-59'],
  ['taux de natalité Ajaccio', '/naissances/ajaccio-2a'],
  ['naissances toulouse', '/naissances/toulouse-31'],
  ['combien naissent de bébés par an à Brest ?', '/naissances/brest-29'],
  ['naissances montpellier', '/naissances/montpellier-34'],
];

/** Asked of one week of pregnancy. */
export const weeks: readonly Row[] = [
  ['semaine 20 de grossesse', '/grossesse/semaine-20', tool('semaine-de-grossesse')],
  ['que se passe t il a 32 sa', '/grossesse/semaine-32', tool('semaine-de-grossesse')],
  ['je suis à 12 semaines d’aménorrhée', '/grossesse/semaine-12', tool('semaine-de-grossesse')],
  ['9 sa quoi préparer', '/grossesse/semaine-9', tool('semaine-de-grossesse')],
];
