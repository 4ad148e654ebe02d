/** Folded words of other shops' customers: whatever else is asked for, it is not what is sold here. */
const ELSEWHERE = new Set([
  ...['homme', 'hommes', 'femme', 'femmes', 'adulte', 'adultes', 'ado', 'ados', 'adolescent', 'adolescente'],
  ...[
    'senior',
    'seniors',
    'chien',
    'chiens',
    'chat',
    'chats',
    'chiot',
    'chaton',
    'chatte',
    'chienne',
    'hamster',
  ],
  ...['poney', 'perroquet', 'moto', 'motos', 'camping', 'jardinage', 'professionnel', 'entreprise'],
]);

/** Of these, the ones that are for us where a birth is spoken of: a pregnant woman. */
const EXPECTING = new Set(['femme', 'femmes', 'homme', 'hommes']);
const EXPECTED = new Set([
  'enceinte',
  'enceintes',
  'grossesse',
  'allaitante',
  'accouchement',
  'maternite',
  'futur',
]);

/** True when words say that something is for somebody who is no child and expects none; `all`: every word of the query. */
export function isElsewhere(words: readonly string[], all: readonly string[] = words): boolean {
  // Those of a midwife, too.
  const expecting = all.some(
    (word, at) => EXPECTED.has(word) || (word === 'femme' && all[at - 1] === 'sage'),
  );
  return words.some((word) => ELSEWHERE.has(word) && !(expecting && EXPECTING.has(word)));
}
