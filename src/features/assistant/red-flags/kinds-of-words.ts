import { wordTable } from '#src/lib/word-table.ts';

/**
 * Words that do the same work in a sentence, as likeness reads them: that somebody's child fell is told with fifty
 * words for a child, and whatever else fell is a thing.
 */
const KINDS: Readonly<Record<string, string>> = {
  KID: 'bebe bebes enfant enfants fils fille filles garcon garcons nourrisson nouveau nee ne loulou louloute puce petit petite petits petites jumeau jumeaux jumelles bout aine ainee aines grand grande soeur soeurs frere freres neveu niece choupette choupinet titou fiston fifille gamin gamine gosse gosses minot mome bonhomme princesse poupon cadet cadette prema nistou tit tite ket',
  ME: 'j je m me moi',
  PARTNER:
    'mari conjoint compagnon copain mec homme chum ex papa pere amoureux fiance monsieur zhom beau jules',
  OTHERS:
    'mere mamie mami belle voisin voisine voisins copine amie ami amis femme collegue collegues chef cheffe patron patronne boss nounou tata tonton tante oncle parrain marraine cousin cousine papi papy mamy grands parents beaux gens invites',
  BODY: 'tete ventre bras jambe jambes pied pieds main mains doigt doigts oeil yeux bouche levre levres gorge langue peau dos poitrine cou visage nez oreille oreilles fesses crane front joue joues genou genoux mollet cotes coeur cuisse menton poignet epaule',
  THING:
    'poussette poussettes landau nacelle lit lits berceau siege sieges cosy coque doudou doudous tetine tetines sucette biberon biberons livre livres jouet jouets hochet veilleuse babyphone sac sacs gigoteuse turbulette body bodies pyjama pyjamas transat balancelle commode chaise couche couches lingette lingettes tapis mobile telephone valise chambre armoire placard housse drap draps couverture mur peinture carton colis paquet cadeau cadeaux voiture coffre maison matelas coussin oreiller peluche poupee chaussure chaussures chausson chaussons robe manteau bonnet chapeau trousse baignoire poubelle four micro appareil batterie pile piles roue roues moteur bouton fermeture chauffe tire lait sterilisateur thermometre porte echarpe barriere parc trotteur draisienne velo tricycle tente moustiquaire lampe ballon bougie bougies gateau photo photos video film serie chanson comptine faire parts part',
  SITE: 'site page pages compte liste listes lien liens code mail mails carte commande commandes cagnotte panier adresse mot application appli boutique boutiques livraison livreur facteur prix euros paiement virement remboursement produit produits article articles marque marques profil ecran message messages vendeur facture garantie reservation annonce',
  WORK: 'conge conges employeur travail boulot cdd cdi licenciement contrat caf cpam mairie droit droits allocation allocations creche arret ecole maternelle reprise',
  NAME: 'prenom prenoms nom noms',
};

const KIND_OF: Readonly<Record<string, string>> = wordTable(
  Object.fromEntries(
    Object.entries(KINDS).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])),
  ),
);

/** A word's kind, in capitals; the word itself where it is of none. */
export const kindOf = (word: string): string => KIND_OF[word] ?? word;
