import { wordTable } from '#src/lib/word-table.ts';
import { NOISE } from '../french/noise.ts';
import { keyWords } from '../thesaurus/key.ts';

/** Questions are asked with these, and titles seldom are. */
export const OF_QUESTIONS: ReadonlySet<string> = new Set([
  ...[
    'quoi',
    'quel',
    'quelle',
    'comment',
    'quand',
    'pourquoi',
    'faut',
    'il',
    'faire',
    'mettre',
    'peut',
    'on',
  ],
  ...[
    'puis',
    'je',
    'j',
    'ai',
    'suis',
    'avoir',
    'savoir',
    'besoin',
    'doit',
    'faut-il',
    'combien',
    'cest',
    'etre',
    'tout',
    'depuis',
    'toujours',
    'trop',
  ],
]);

/** One word of pages for several of people. */
export const SAME: Readonly<Record<string, string>> = wordTable({
  enceinte: 'grossesse',
  terme: 'accouchement',
  accoucher: 'accouchement',
  ovulation: 'fertilite',
  fecondite: 'fertilite',
  vaccination: 'vaccin',
  vaccinal: 'vaccin',
  nourrisson: 'bebe',
  maman: 'maternite',
  mere: 'maternite',
  papa: 'paternite',
  pere: 'paternite',
  cout: 'budget',
  coute: 'budget',
  coutent: 'budget',
  depense: 'budget',
  argent: 'cagnotte',
  dormir: 'sommeil',
  dort: 'sommeil',
  dodo: 'sommeil',
  echographie: 'suivi',
  vetement: 'taille',
  habit: 'taille',
  hopital: 'maternite',
  sac: 'valise',
  prealable: 'date',
  retourner: 'retractation',
  renvoyer: 'retractation',
  recuperer: 'retirer',
  toucher: 'retirer',
  virer: 'retirer',
  virement: 'retirer',
  verser: 'retirer',
  debloquer: 'retirer',
  rendre: 'retractation',
  echanger: 'retractation',
  identifiant: 'passe',
  mat: 'maternite',
  pat: 'paternite',
  mater: 'maternite',
  allocation: 'prime',
  salaire: 'indemnite',
  zodiaque: 'signe',
  passeport: 'voyage',
  legume: 'diversification',
  puree: 'diversification',
  morceau: 'diversification',
  triste: 'depression',
  appeler: 'contact',
  conseiller: 'contact',
  publicite: 'annonceur',
  pub: 'annonceur',
  courbe: 'mesure',
  encaisser: 'retirer',
  joindre: 'contact',
  telephone: 'contact',
  telephoner: 'contact',
  boulot: 'travail',
  reprise: 'reprendre',
  mairie: 'declarer',
  clinique: 'maternite',
  dangereux: 'risque',
  dangereuse: 'risque',
  danger: 'risque',
  envoyer: 'partager',
  montrer: 'partager',
  effacer: 'supprimer',
  cloturer: 'supprimer',
  fermer: 'supprimer',
  resilier: 'supprimer',
  enlever: 'supprimer',
  perdu: 'oublie',
  perdue: 'oublie',
  fertile: 'fertilite',
  feconde: 'fertilite',
  nounou: 'assistante',
  nourrice: 'assistante',
  garderie: 'creche',
  demenager: 'demenagement',
  rembourse: 'remboursement',
  rembourser: 'remboursement',
  creer: 'creation',
  gratuit: 'gratuite',
  deprime: 'depression',
  deprimer: 'depression',
  tristesse: 'depression',
  allergie: 'allergene',
  casse: 'garantie',
  panne: 'garantie',
  colis: 'commande',
  vouloir: 'choisir',
  checklist: 'liste',
  ecrit: 'redaction',
  ecrire: 'redaction',
  redacteur: 'redaction',
  redactrice: 'redaction',
  payant: 'gratuite',
  payante: 'gratuite',
  vacance: 'voyage',
  abonner: 'lettre',
  desabonner: 'lettre',
  newsletter: 'lettre',
  vendre: 'partenaire',
  vendeur: 'partenaire',
  marchand: 'partenaire',
  prive: 'confidentialite',
  privee: 'confidentialite',
});
const ROOT = 6;

/** Words that go with the kind of a page rather than its name. */
export const BESIDE_NAME: ReadonlySet<string> = new Set([
  ...[
    'naissance',
    'ne',
    'nes',
    'nee',
    'nees',
    'bebe',
    'ville',
    'commune',
    'maternite',
    'statistique',
    'prenom',
  ],
  ...[
    'signification',
    'origine',
    'fete',
    'marque',
    'produit',
    'boutique',
    'auteur',
    'article',
    'fille',
    'garcon',
  ],
  ...['mixte', 'popularite', 'signifie', 'nombre'],
]);

/** Families of words: "calcul" and "calculer", "fertile" and "fertilité" are one for a title. */
export const rootOf = (word: string): string => (SAME[word] ?? word).slice(0, ROOT);
export const rootsOf = (words: Iterable<string>): ReadonlySet<string> => new Set([...words].map(rootOf));

/** The words to look for a page by, without those of questions; null when that is what was typed. */
export function pageQuery(query: string): string | null {
  const words = keyWords(query);
  const asked = words.filter((word) => !OF_QUESTIONS.has(word)).map((word) => SAME[word] ?? word);
  return asked.length === 0 || asked.join() === words.join() ? null : asked.join(' ');
}

/** The roots of what a page is asked for by: what is left of a query without its questions and noise. */
export function askedRoots(query: string): ReadonlySet<string> {
  const words = keyWords(query).filter((word) => !OF_QUESTIONS.has(word));
  const plain = words.filter((word) => !NOISE.has(word));
  return rootsOf(plain.length > 0 ? plain : words);
}

/** With fewer pages that have every word, those that have some are looked through too. */
const FEW_PAGES = 4;
/** Long texts have many words by the way: one page at least bears more than this share of them in its name. */
const BORNE = 0.5;

/** True when pages that have every word are too few, or bear too few of them in a title or another name of theirs. */
export function lookFurther(
  query: string,
  { total, pages }: { total: number; pages: readonly { title: string; aliases?: readonly string[] }[] },
): boolean {
  if (total < FEW_PAGES) return true;
  const asked = askedRoots(query);
  const borne = ({ title, aliases = [] }: (typeof pages)[number]) => {
    const roots = rootsOf([title, ...aliases].flatMap(keyWords));
    return [...asked].filter((root) => roots.has(root)).length;
  };
  return !pages.some((page) => borne(page) > asked.size * BORNE);
}
