import { foldTerm, type Meaning, type SynonymGroup } from '../tuning.ts';
import { otherNumber } from './plural.ts';
import { isStopWord } from './stop-words.ts';

/** Words parents use for one another; a member of several words matches as a phrase. */
const SYNONYM_GROUPS: readonly (readonly string[])[] = [
  ['poussette', 'landau', 'poucette'],
  ['body', 'bodies', 'bodys', 'cache couche'],
  ['biberon', 'tétine'],
  ['tétine', 'sucette', 'tototte'],
  ['gigoteuse', 'turbulette', 'douillette'],
  ['lange', 'couche lavable', 'emmaillotage'],
  ['doudou', 'peluche'],
  ['transat', 'balancelle'],
  ['cosy', 'coque auto', 'maxi-cosi', 'coque voiture'],
  ['siège auto', 'siège voiture', 'rehausseur'],
  ['porte-bébé', 'portebébé', 'écharpe de portage', 'sling'],
  ['babyphone', 'écoute-bébé', 'écoute-bébés', 'baby phone', 'babyfone', 'interphone bébé'],
  ['berceau', 'couffin'],
  ['lit parapluie', 'lit d’appoint', 'lit de voyage'],
  ['pyjama', 'dors bien', 'grenouillère'],
  ['bavoir', 'bavette'],
  ['tire-lait', 'tirelait', 'tir lait', 'allaitement'],
  ['veilleuse', 'lampe de nuit'],
  ['tapis éveil', 'tapis d’éveil', 'aire d’éveil'],
  ['hochet', 'anneau de dentition'],
  ['chausson', 'botillon'],
  ['trotteur', 'pousseur'],
  ['table à langer', 'matelas à langer', 'plan à langer'],
  ['mobile', 'carrousel'],
  ['sac à langer', 'sac maternité'],
  ['cuiseur', 'robot bébé', 'babycook', 'robot cuiseur'],
  ['cape de bain', 'sortie de bain', 'serviette de bain', 'poncho de bain'],
  ['fauteuil à bascule', 'rocking chair'],
];

const GIFTS = ['doudou', 'peluche', 'album', 'hochet', 'mobile', 'boîte à musique', 'coffret', 'souvenir'];

/** Meanings that work one way only: asking for a gift finds a soft toy, not the other way round. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  cadeau: GIFTS,
  'cadeau naissance': GIFTS,
  'cadeau de naissance': GIFTS,
  couvert: ['premier repas', 'assiette', 'gobelet'],
  dormir: ['sommeil', 'nuit'],
  jouet: ['éveil', 'hochet', 'cubes'],
  jeu: ['éveil', 'hochet', 'cubes'],
  lit: ['berceau', 'couffin'],
  landau: ['nacelle'],
};

/** The synonyms an editor may switch off: `key` stays the same while the words do. */
export const BUILTIN_GROUPS: readonly (SynonymGroup & { key: string })[] = SYNONYM_GROUPS.map((terms) => ({
  key: foldTerm(terms[0] ?? ''),
  terms: [...terms],
}));
export const BUILTIN_MEANINGS: readonly (Meaning & { key: string })[] = Object.entries(MEANINGS).map(
  ([asked, meant]) => ({ key: `${foldTerm(asked)} >`, asked, meant: [...meant] }),
);

/** A phrase as it is written and as the engines see it, without its small words; a word in both numbers. */
function spellings(member: string): string[] {
  const words = member.split(' ');
  if (words.length === 1) return [member, ...otherNumber(member)];
  return [...new Set([member, words.filter((word) => !isStopWord(word)).join(' ')])];
}

/** Each word or phrase with those that stand for it, singulars and plurals. All folded. */
export type Synonyms = Readonly<Record<string, string[]>>;

export function synonymsOf(groups: readonly SynonymGroup[], meanings: readonly Meaning[]): Synonyms {
  const found = new Map<string, Set<string>>();
  const add = (asked: string, others: readonly string[]) => {
    for (const spelling of spellings(asked)) {
      const known = found.get(spelling) ?? new Set();
      for (const other of others.flatMap(spellings)) if (other !== spelling) known.add(other);
      found.set(spelling, known);
    }
  };
  for (const group of groups) {
    const terms = group.terms.map(foldTerm).filter(Boolean);
    for (const term of terms)
      add(
        term,
        terms.filter((other) => other !== term),
      );
  }
  for (const { asked, meant } of meanings) add(foldTerm(asked), meant.map(foldTerm).filter(Boolean));
  return Object.assign(
    Object.create(null),
    Object.fromEntries([...found].map(([word, others]) => [word, [...others]])),
  );
}

/** For each name of a thing, the words by which it is asked for. */
export type Names = ReadonlyMap<string, ReadonlySet<string>>;

export function namesOf(synonyms: Synonyms): Names {
  const names = new Map<string, Set<string>>();
  for (const [asked, meant] of Object.entries(synonyms))
    for (const name of meant) {
      const known = names.get(name) ?? new Set();
      for (const word of asked.split(' ')) if (!isStopWord(word)) known.add(word);
      names.set(name, known);
    }
  return names;
}

/**
 * The other words by which a thing is asked for, from the folded words of its name: an index that holds them
 * forgives their typing mistakes too, and finds phrases whose small words it does not keep.
 */
export function otherNames(names: Names, words: readonly string[]): string[] {
  const useful = words.filter((word) => !isStopWord(word));
  const phrases = useful.flatMap((word, at) => [word, `${word} ${useful[at + 1]}`]);
  const found = new Set(phrases.flatMap((phrase) => [...(names.get(phrase) ?? [])]));
  return [...found].filter((word) => !useful.includes(word));
}
