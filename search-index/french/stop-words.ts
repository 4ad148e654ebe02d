/** Folded words that say nothing about a product; "pour" stays useful in "pour maman" only by its noun. */
export const STOP_WORDS: readonly string[] = [
  ...['le', 'la', 'les', 'l', 'un', 'une', 'des', 'du', 'de', 'd'],
  ...['au', 'aux', 'a', 'en', 'et', 'ou', 'par', 'pour', 'sur', 'dans', 'chez'],
  ...['ce', 'cet', 'cette', 'ces', 'c', 's', 'se', 'sa', 'son', 'ses', 'mon', 'ma', 'mes'],
  ...[
    'qui',
    'que',
    'qu',
    'n',
    'y',
    'j',
    'm',
    't',
    'est',
    'sont',
    'etes',
    'sommes',
    'votre',
    'vos',
    'notre',
    'nos',
  ],
];

const stopWords = new Set(STOP_WORDS);

export function isStopWord(folded: string): boolean {
  return stopWords.has(folded);
}
