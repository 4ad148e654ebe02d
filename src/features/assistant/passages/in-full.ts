/**
 * Words as they are typed in haste, with the word that is meant. Only what stands for nothing else in a question of
 * parents: "sa" is a week of pregnancy more often than « ça ».
 */
const SHORT: Readonly<Record<string, string>> = {
  ac: 'avec',
  bb: 'bébé',
  bbs: 'bébés',
  bcp: 'beaucoup',
  bjr: 'bonjour',
  bsr: 'bonsoir',
  cad: 'c’est-à-dire',
  cbien: 'combien',
  cc: 'coucou',
  chui: 'je suis',
  chuis: 'je suis',
  cmb: 'combien',
  cmbien: 'combien',
  cmt: 'comment',
  coi: 'quoi',
  coman: 'comment',
  comen: 'comment',
  commen: 'comment',
  dc: 'donc',
  dps: 'depuis',
  ds: 'dans',
  dun: 'd’un',
  dune: 'd’une',
  fo: 'faut',
  jms: 'jamais',
  jr: 'jour',
  jrs: 'jours',
  jsui: 'je suis',
  jsuis: 'je suis',
  kan: 'quand',
  kand: 'quand',
  ke: 'que',
  kel: 'quel',
  kelle: 'quelle',
  kelles: 'quelles',
  kels: 'quels',
  keske: 'qu’est-ce que',
  ki: 'qui',
  kil: 'qu’il',
  koi: 'quoi',
  koman: 'comment',
  kombien: 'combien',
  lgtps: 'longtemps',
  lgtmps: 'longtemps',
  lontemps: 'longtemps',
  mnt: 'maintenant',
  mtn: 'maintenant',
  nb: 'nombre',
  nbr: 'nombre',
  nbre: 'nombre',
  ns: 'nous',
  ojd: 'aujourd’hui',
  pb: 'problème',
  pbs: 'problèmes',
  pcq: 'parce que',
  pck: 'parce que',
  pdt: 'pendant',
  pk: 'pourquoi',
  pkoi: 'pourquoi',
  pq: 'pourquoi',
  pr: 'pour',
  prkoi: 'pourquoi',
  prq: 'pourquoi',
  qd: 'quand',
  ql: 'quel',
  qle: 'quelle',
  qq: 'quelque',
  qqch: 'quelque chose',
  qqn: 'quelqu’un',
  quan: 'quand',
  quelk: 'quelque',
  rdv: 'rendez-vous',
  tjrs: 'toujours',
  tjs: 'toujours',
  tps: 'temps',
  ts: 'tous',
  tt: 'tout',
  tte: 'toute',
  ttes: 'toutes',
  vs: 'vous',
  ya: 'il y a',
  yatil: 'y a-t-il',
};

const SHORT_OF = new Map(Object.entries(SHORT));
/** A word by itself: no letter, figure or apostrophe beside it. */
const WORD = /(?<![\p{L}\p{N}’'@./-])\p{L}+(?![\p{L}\p{N}’'@/-]|\.\p{L})/gu;

const KEPT: readonly (readonly [RegExp, string])[] = [
  // "c quoi", "c est", "c normal": never the name of a letter.
  [
    /(?<![\p{L}\p{N}’'])c(?= (?:quoi|quand|où|ou|combien|comment|normal|grave|vrai|bien|risqué|risque|dangereux|obligatoire|payant|gratuit|pour|possible|pas|le|la|un|une)(?!\p{L}))/giu,
    'c’est',
  ],
  // "cb" is a bank card too.
  [/(?<![\p{L}\p{N}’'])cb(?= (?:de|d|ça|ca|coûte|coute|on|il|je|par|pour)(?!\p{L}))/giu, 'combien'],
  // "g 38 ans", "g perdu".
  [
    /(?<![\p{L}\p{N}’'])g(?= (?:\p{L}+(?:é|e|u|i)(?!\p{L})|un|une|des|le|la|les|mon|ma|besoin|peur|mal|envie|\d))/giu,
    'j’ai',
  ],
  [/(?<![\p{L}\p{N}])(\d{1,2})\s?(?:ème|eme|ième|ieme)(?!\p{L})/giu, '$1e'],
];

/** A question with the words that were typed short written in full. */
export function inFull(text: string): string {
  const words = text.replace(WORD, (word) => SHORT_OF.get(word.toLowerCase()) ?? word);
  return KEPT.reduce((typed, [from, to]) => typed.replace(from, to), words);
}
