const TENS = ['vingt', 'trente', 'quarante'];
const ORDINALS = [
  ...[
    'premiere',
    'deuxieme',
    'troisieme',
    'quatrieme',
    'cinquieme',
    'sixieme',
    'septieme',
    'huitieme',
    'neuvieme',
  ],
  ...['dixieme', 'onzieme', 'douzieme', 'treizieme', 'quatorzieme', 'quinzieme', 'seizieme', 'dix septieme'],
  ...['dix huitieme', 'dix neuvieme'],
];
/** "Neuvième semaine", "vingt et unième semaine" by their numbers, which the longer names come first for. */
const NUMBER_OF = new Map<string, number>([
  ...TENS.flatMap((ten, at): [string, number][] => [
    [`${ten.replace(/e$/, '')}ieme`, (at + 2) * 10],
    [`${ten} et unieme`, (at + 2) * 10 + 1],
    ...ORDINALS.slice(1, 9).map((one, unit): [string, number] => [`${ten} ${one}`, (at + 2) * 10 + unit + 2]),
  ]),
  ...ORDINALS.map((one, at): [string, number] => [one, at + 1]),
]);
const ORDINAL = new RegExp(
  `\\b(${[...NUMBER_OF.keys()].sort((a, b) => b.length - a.length).join('|')}) semaine\\b`,
);
const ORDINAL_WORDS: ReadonlySet<string> = new Set([...NUMBER_OF.keys()].flatMap((name) => name.split(' ')));

/** True of a folded word that numbers a week in letters: it is no subject. */
export const isOrdinal = (word: string): boolean => ORDINAL_WORDS.has(word);

/** Said with a week of a pregnancy or of a life: "la première semaine à la maison" is no week with a page. */
const OF_A_COUNT =
  /grossesse|enceinte|amenorrhee|\bsa\b|\bde vie\b|\bapres (?:la naissance|l accouchement)\b/;

/** "Neuvième semaine de grossesse" as "9e semaine de grossesse", of a folded text without apostrophes. */
export const weekInFigures = (text: string): string =>
  OF_A_COUNT.test(text)
    ? text.replace(ORDINAL, (_, name: string) => `${NUMBER_OF.get(name) ?? ''}e semaine`)
    : text;
