import { stemOf } from './stems.ts';

/**
 * Words of French that go with anything, folded: verbs that help or carry another word, and what says how much, how
 * often, when or where. In a sentence they hide no word that tells a
 * situation.
 */
const WORDS =
  // What one wants, can, must; beginnings and ends; what carries a noun.
  'vouloir veut pouvoir devoir doit dois falloir faut savoir sait aimer aime adorer detester deteste preferer refuser refuse ' +
  'commencer commence continuer arreter arrete finir essayer essaie reussir arriver arrive empecher permettre laisser laisse ' +
  'prendre prend pris reprendre remettre mettre met mis poser pose donner passer passe rendre garder garde rester reste ' +
  'venir vient revenir entrer rentrer entree aller vas monter monte descendre tenir tient trouver trouve ' +
  'chercher choisir utiliser servir acheter attendre supporter supporte eviter aider ' +
  'devenir devient sembler avoir etre tourner lever leve debout regarder demander penser croire oublier ' +
  // How much, how often, when, where, for whom.
  'enormement vraiment facilement rapidement vite rapide rapidite souvent parfois tellement assez aussi deja avant apres sans ' +
  'sous vers depuis entre chez contre ainsi comme partout ici dedans dessus dessous fois temp moment jour journee semaine ' +
  'minute heure annee mois age long longue fort forte beau facile difficile possible seul seule meme autre nouveau tard ' +
  'appareil machin bidule engin machine objet produit accessoire systeme materiel article ' +
  'ca cela ils elles vont etre jusqu jusque juste des deja surtout soi meme dire fait rien trop chaque donner besoin personne ' +
  'complet complete completement total totale totalement entier entiere minimum maximum ' +
  'autour pres loin cote derriere devant bas milieu jusqu pas plus aucun attraper retourner envoyer quel quelle lequel ' +
  'force chose truc affaire solution besoin idee premier premiere grand grande gro grosse deux trois';

const light: ReadonlySet<string> = new Set(WORDS.split(' ').flatMap((word) => [stemOf(word)]));

/** True of the stem of a word that goes with anything. */
export const isLight = (stem: string): boolean => light.has(stem);
