import { wordTable } from '#src/lib/word-table.ts';

/** Words as messages write them, folded. */
const OF_MESSAGES: Readonly<Record<string, string>> = wordTable({
  jme: 'je',
  jsuis: 'suis',
  jai: 'ai',
  jveux: 'veux',
  jpeux: 'peux',
  jcherche: 'cherche',
  chui: 'suis',
  ptit: 'petit',
  ptite: 'petite',
  ptits: 'petits',
  ptites: 'petites',
  pti: 'petit',
  tite: 'petite',
  qqch: 'quelque',
  qqchose: 'quelque',
  qlq: 'quelque',
  qq: 'quelque',
  dodot: 'dodo',
  mtn: 'maintenant',
  bcp: 'beaucoup',
  tjs: 'toujours',
  tjr: 'toujours',
  tps: 'temps',
  tt: 'tout',
  ds: 'dans',
  pdt: 'pendant',
  cado: 'cadeau',
  kado: 'cadeau',
  kdo: 'cadeau',
  kdos: 'cadeaux',
  cdo: 'cadeau',
  aprem: 'apres',
  anniv: 'anniversaire',
});

/** A folded word as a letter would have it: "ptit" is "petit". */
export const writtenOut = (word: string): string => OF_MESSAGES[word] ?? word;
