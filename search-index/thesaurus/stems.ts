import { wordTable } from '#src/lib/word-table.ts';

/** Words that tell the same of a situation, whatever their class: the first stands for them all. */
const FAMILIES: readonly string[] = [
  'dormir dort dors dorme dorment sommeil dodo endormir endort dormant sieste',
  'pleurer pleure pleurs pleur crie crier larme hurle',
  'calmer calme apaiser apaise apaisant rassurer rassure reconforter consoler console tranquilliser',
  'promener promenade balade balader sortir sortie sort promene sortez',
  'voyager voyage vacance voyages deplacement partir part weekend',
  'voiture auto route trajet bagnole conduire conduisant',
  'enceinte grossesse prenatal',
  'manger repas mange nourrir nourriture',
  'marcher marche marchant',
  'dent dentition dentaire gencive quenotte',
  'nez rhume enrhume nasal morve',
  'ventre bidon ventral abdomen',
  'colique gaz ballonnement',
  'froid hiver hivernal gele froide geler',
  'chaud chaleur canicule chaude ete estival',
  'soleil ensoleille uv bronzer',
  'plage mer bord',
  'piscine baignade nageur nager nage',
  'jumeau jumelle gemellaire',
  'occuper occupe distraire amuser amuse divertir',
  'offrir cadeau offre offrant kdo',
  'annoncer annonce annoncant',
  'allaiter allaitement teter sein allaite allaitant',
  'apprendre apprentissage apprend apprenant',
  'securite securiser danger dangereux accident protection proteger protege',
  'ranger rangement range desordre bazar',
  'laver lavage lave nettoyer nettoyage nettoie',
  'bain baigner baigne',
  'changer change langer',
  'propre proprete',
  'pluie pleuvoir pleut averse pluvieux',
  'neige ski neiger',
  'maternite hopital clinique accoucher accouchement',
  'maman mere mam',
  'papa pere',
  'grandparent grand-parent mamie papi papy papie mamy meme pepe',
  'dos lombaire',
  'mal douleur douloureux bobo souffrir',
  'peau cutane epiderme',
  'sensible atopique eczema delicat',
  'doigt main',
  'lire lecture livre bouquin bouquins',
  'raconter histoire conte',
  'chanter chanson berceuse comptine',
  'surveiller surveillance surveille guetter',
  'entendre ecouter entend ecoute',
  'porter porte portage bras',
  'bercer berce bercement balancer',
  'dehors exterieur jardin',
  'escalier marche',
  'premier premiere debut debuter commencer commence',
  'velo bicyclette',
  'photo photographie cliche',
  'souvenir memoire souvenirs trace empreinte',
];

/** More of them, which help to tell a situation and would take apart texts that are compared word for word. */
const OF_SITUATIONS: readonly string[] = [
  'nez toux tousse tousser',
  'frere soeur aine ainee cadet cadette fratrie',
  'lumiere clair claire clarte lumineux lumineuse eclaire',
  'noir obscurite sombre',
  'cuisine cuisiner',
  'regurgiter regurgite regurgitation reflux vomir vomit',
  'tomber tombe chute chuter',
  'perdre perd perdu perdue egarer egare',
  'piquer pique piqure moustique insecte',
  'transpirer transpire transpiration sueur',
  'courir court courent couru jogging footing running',
  'randonner randonnee montagne trek',
  'grimper grimpe escalader escalade',
  'conserver conservation stocker stock reserve congeler congelateur congele frigo',
  'tache salir sale salement',
  'medecin pediatre docteur',
  'baver bave salive',
  'griffer griffe griffure gratter gratte grattage',
  'appartement studio logement deux-pieces',
  'etroit minuscule exigu riquiqui',
  'toilette wc pipi',
  'lavabo evier robinet',
  'cogner cogne bosse heurter',
  'avion aeroport',
  'creche nounou garderie',
  'ecole maternelle rentree',
  'metro bus tram transport',
  'sevrage sevrer',
  'grignoter mordiller mordille mordre mord',
  'jeter jette lancer lance envoyer envoie envoi balancer balance valser vole valdinguer',
  'travailler travail bosser bosse boulot taf bureau job',
  'puer pue puent puant sentir odeur nauseabond schlinguer empester',
  'economiser epargner epargne economie',
  'serrer serre contenir contenu envelopper enveloppe emmitoufler blottir',
  'decouvrir decouvre repousser gigoter gigote',
  'bruit bruyant bruyants vacarme brouhaha boucan fanfare',
  'renverser renverse eclabousser deverser',
  'deborder deborde couler coule goutter',
  'fatigue fatiguer creve creves epuise epuises ereinte lessive claque',
  'inquiet inquiete angoisse angoisser stress stresser peur flipper flippe',
  'gouter collation quatre-heures encas en-cas',
  'chaussure soulier pompe godasse',
  'vetement habit fringue',
  'argent sous thune fric piece',
  'ami copain copine pote',
  'ennuyer ennui ennuie embeter rale',
  'jouet joujou joujoux',
  'remercier remerciement merci',
];

/** Forms of the verbs that situations are told with, where cutting an ending is not enough. */
const IRREGULAR: Readonly<Record<string, string>> = wordTable({
  fait: 'fair',
  font: 'fair',
  faire: 'fair',
  tient: 'ten',
  tenir: 'ten',
  voit: 'voi',
  voir: 'voi',
  a: 'avoi',
  ont: 'avoi',
  avoir: 'avoi',
  va: 'all',
  // What is changed, and not who goes to bed.
  couche: 'couche',
  aller: 'all',
});

/** Words alike that long are of one family: "électrique" and "électricité" are not. */
const LONGEST_STEM = 8;

/** Words that tell nothing of a situation here. */
const EMPTY = new Set([
  ...['bebe', 'bb', 'enfant', 'quoi', 'comment', 'ne', 'pas', 'mon', 'trop', 'besoin', 'avec', 'il', 'elle'],
  ...[
    'on',
    'petit',
    'petite',
    'loulou',
    'bout',
    'chou',
    'quand',
    'si',
    'plus',
    'tout',
    'bien',
    'peu',
    'jamais',
    'pendant',
    'durant',
    'lorsque',
  ],
  ...['nourrisson', 'nouveau', 'faire', 'fait', 'aider', 'eviter', 'solution', 'idee', 'conseil', 'avoir'],
  ...[
    ...['veut', 'veux', 'peut', 'peux', 'suis', 'cherche', 'voudrais', 'beaucoup', 'tres', 'toujours'],
    ...[
      'mieu',
      'tous',
      'toute',
      'quelque',
      'encore',
      'chaque',
      'moi',
      'nous',
      'lui',
      'fil',
      'fille',
      'garcon',
      'maintenant',
      'afin',
      'car',
    ],
  ],
]);

function cutOf(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  const cut =
    word.length > 4
      ? word.replace(/(?:ations?|ement|issent|ables?|antes?|ants?|ent|ees|ee|es|er|ez|ir|it|e|s)$/, '')
      : word;
  return cut.slice(0, LONGEST_STEM);
}

/** "Tordre" and "mordre" as the other forms of these verbs. */
const cutOfVerb = (word: string) =>
  IRREGULAR[word] ?? cutOf(word.length > 4 ? word.replace(/(?<=[dt])re$/, '') : word);

function familiesIn(lists: readonly string[]): Map<string, string> {
  const families = new Map<string, string>();
  for (const family of lists) {
    const words = family.split(' ');
    for (const word of words) if (!families.has(word)) families.set(word, `=${words[0]}`);
  }
  return families;
}

const textFamilies = familiesIn(FAMILIES);
const families = familiesIn([...FAMILIES, ...OF_SITUATIONS]);

/** The same by what is left of the longer words: "accouche" is of the family of "accoucher". */
const cutFamilies = new Map<string, string>();
for (const [word, family] of families)
  if (word.length > 5 && !cutFamilies.has(cutOfVerb(word))) cutFamilies.set(cutOfVerb(word), family);

/** Every word that has a family. */
export const familyWords = (): string[] => [...families.keys()];

const familyMembers = Map.groupBy(families.keys(), (word) => families.get(word));

/** A word with those that tell the same of a situation, as names may bear them. */
export const familyOf = (word: string): readonly string[] => {
  const family = families.get(word);
  return (family === undefined ? undefined : familyMembers.get(family)) ?? [word];
};

/** The family of a word, or the part of it that is left when gender, number and the ends of verbs are cut. */
export const stemOf = (word: string): string => {
  const cut = cutOfVerb(word);
  return families.get(word) ?? (word.length > 5 ? cutFamilies.get(cut) : undefined) ?? cut;
};

/** The same for words of texts that are compared, where no situation is told. */
export const textStemOf = (word: string): string => textFamilies.get(word) ?? cutOf(word);

export const stemsOf = (words: readonly string[]): Set<string> => {
  const useful = words.filter((word) => !EMPTY.has(word));
  return new Set((useful.length > 0 ? useful : words).map(stemOf));
};

const CHILDREN = new Set(['bebe', 'bb', 'enfant', 'nourrisson', 'loulou', 'fil', 'fille', 'petit', 'petite']);

/** True of a word that says that a child is spoken of. */
export const ofChild = (word: string): boolean => CHILDREN.has(word);
