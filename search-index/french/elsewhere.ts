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

/** True when words say that something is for somebody who is no child and expects none. */
export const isElsewhere = (words: readonly string[]): boolean => words.some((word) => ELSEWHERE.has(word));
