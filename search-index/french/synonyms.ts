import { otherNumber } from './plural.ts';
import { isStopWord } from './stop-words.ts';

/** Words parents use for one another; a member of several words matches as a phrase. All folded. */
export const SYNONYM_GROUPS: readonly (readonly string[])[] = [
  ['poussette', 'landau', 'poucette'],
  ['body', 'bodies', 'bodys', 'cache couche'],
  ['biberon', 'tetine'],
  ['tetine', 'sucette', 'tototte'],
  ['gigoteuse', 'turbulette', 'douillette'],
  ['lange', 'couche lavable', 'emmaillotage'],
  ['doudou', 'peluche'],
  ['transat', 'balancelle'],
  ['cosy', 'coque auto', 'maxi cosi', 'coque voiture'],
  ['siege auto', 'siege voiture', 'rehausseur'],
  ['porte bebe', 'portebebe', 'echarpe de portage', 'sling'],
  ['babyphone', 'ecoute bebe', 'ecoute bebes', 'baby phone', 'babyfone', 'interphone bebe'],
  ['berceau', 'couffin'],
  ['lit parapluie', 'lit d appoint', 'lit de voyage'],
  ['pyjama', 'dors bien', 'grenouillere'],
  ['bavoir', 'bavette'],
  ['tire lait', 'tirelait', 'tir lait', 'allaitement'],
  ['veilleuse', 'lampe de nuit'],
  ['tapis eveil', 'tapis d eveil', 'aire d eveil'],
  ['hochet', 'anneau de dentition'],
  ['chausson', 'botillon'],
  ['trotteur', 'pousseur'],
  ['table a langer', 'matelas a langer', 'plan a langer'],
  ['mobile', 'carrousel'],
  ['sac a langer', 'sac maternite'],
  ['cuiseur', 'robot bebe', 'babycook', 'robot cuiseur'],
  ['cape de bain', 'sortie de bain', 'serviette de bain', 'poncho de bain'],
  ['fauteuil a bascule', 'rocking chair'],
];

const GIFTS = ['doudou', 'peluche', 'album', 'hochet', 'mobile', 'boite a musique', 'coffret', 'souvenir'];

/** What a word may mean that does not mean it: asking for a gift finds a soft toy, not the other way round. */
export const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  cadeau: GIFTS,
  'cadeau naissance': GIFTS,
  'cadeau de naissance': GIFTS,
  couvert: ['premier repas', 'assiette', 'gobelet'],
  dormir: ['sommeil', 'nuit'],
  jouet: ['eveil', 'hochet', 'cubes'],
  jeu: ['eveil', 'hochet', 'cubes'],
  lit: ['berceau', 'couffin'],
  landau: ['nacelle'],
};

/** A phrase as it is written and as the engines see it, without its small words; a word in both numbers. */
function spellings(member: string): string[] {
  const words = member.split(' ');
  if (words.length === 1) return [member, ...otherNumber(member)];
  return [...new Set([member, words.filter((word) => !isStopWord(word)).join(' ')])];
}

function buildSynonyms(): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  const add = (member: string, others: readonly string[]) => {
    for (const spelling of spellings(member)) {
      const known = found.get(spelling) ?? new Set();
      for (const other of others.flatMap(spellings)) known.add(other);
      found.set(spelling, known);
    }
  };
  for (const group of SYNONYM_GROUPS)
    for (const member of group)
      add(
        member,
        group.filter((other) => other !== member),
      );
  for (const [member, others] of Object.entries(MEANINGS)) add(member, others);
  return Object.fromEntries([...found].map(([word, others]) => [word, [...others]]));
}

/** Each word or phrase with those that stand for it, singulars and plurals. */
export const SYNONYMS: Record<string, string[]> = buildSynonyms();

function buildNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const [asked, meant] of Object.entries(SYNONYMS))
    for (const name of meant) {
      const known = names.get(name) ?? new Set();
      for (const word of asked.split(' ')) if (!isStopWord(word)) known.add(word);
      names.set(name, known);
    }
  return names;
}

const NAMES = buildNames();

/**
 * The other words by which a thing is asked for, from the folded words of its name: an index that holds them
 * forgives their typing mistakes too, and finds phrases whose small words it does not keep.
 */
export function otherNames(words: readonly string[]): string[] {
  const useful = words.filter((word) => !isStopWord(word));
  const phrases = useful.flatMap((word, at) => [word, `${word} ${useful[at + 1]}`]);
  const found = new Set(phrases.flatMap((phrase) => [...(NAMES.get(phrase) ?? [])]));
  return [...found].filter((word) => !useful.includes(word));
}
