import { otherNumber } from './plural.ts';

/** Words parents use for one another; a member of several words matches as a phrase. All folded. */
export const SYNONYM_GROUPS: readonly (readonly string[])[] = [
  ['poussette', 'landau'],
  ['body', 'bodies', 'bodys', 'cache couche'],
  ['biberon', 'tetine'],
  ['tetine', 'sucette', 'tototte'],
  ['gigoteuse', 'turbulette', 'douillette'],
  ['lange', 'couche lavable', 'emmaillotage'],
  ['doudou', 'peluche'],
  ['transat', 'balancelle'],
  ['cosy', 'coque auto', 'maxi cosi'],
  ['siege auto', 'siege voiture', 'rehausseur'],
  ['porte bebe', 'echarpe de portage'],
  ['babyphone', 'ecoute bebe', 'ecoute bebes'],
  ['lit', 'berceau', 'couffin'],
  ['pyjama', 'dors bien', 'grenouillere'],
  ['bavoir', 'bavette'],
  ['tire lait', 'allaitement'],
  ['veilleuse', 'lampe de nuit'],
  ['tapis eveil', 'tapis d eveil', 'aire d eveil'],
  ['hochet', 'anneau de dentition'],
  ['chausson', 'botillon'],
  ['trotteur', 'pousseur'],
  ['table a langer', 'matelas a langer', 'plan a langer'],
  ['mobile', 'carrousel'],
  ['sac a langer', 'sac maternite'],
  ['robot bebe', 'babycook'],
];

function spellings(member: string): string[] {
  return member.includes(' ') ? [member] : [member, ...otherNumber(member)];
}

function buildSynonyms(): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const group of SYNONYM_GROUPS) {
    for (const member of group) {
      for (const spelling of spellings(member)) {
        const others = group.filter((other) => other !== member).flatMap(spellings);
        const known = found.get(spelling) ?? new Set();
        for (const other of others) known.add(other);
        found.set(spelling, known);
      }
    }
  }
  return Object.fromEntries([...found].map(([word, others]) => [word, [...others]]));
}

/** Each word or phrase with those that stand for it, singulars and plurals. */
export const SYNONYMS: Record<string, string[]> = buildSynonyms();
