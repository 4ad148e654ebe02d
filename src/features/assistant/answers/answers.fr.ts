import type { Citation, Row } from '../answer.ts';

/** Whom to call, for whoever asks about a body, an illness or violence: it says nothing of what they have. */
const CALL =
  'Si quelque chose vous inquiète maintenant, n’attendez pas une page\u202f: appelez le 15 ou le 112 pour une urgence, votre maternité pendant la grossesse et après la naissance, le 3919 en cas de violences, le 119 pour un enfant en danger, le 3114 si vous pensez au suicide.';

export const answersFr = {
  unknown: (near: readonly Citation[], worrying = false) =>
    [
      `Je ne sais pas répondre à cette question\u202f: nos pages ${near.length === 0 ? 'n’en disent rien' : 'ne le disent pas'}.`,
      worrying && CALL,
      near.length > 0 &&
        `Les plus proches\u202f: ${near.map(({ title, n }) => `«\u202f${title}\u202f» [${n}]`).join(', ')}.`,
      'La rédaction lit vos questions et peut vous répondre.',
    ]
      .filter(Boolean)
      .join(' '),
  /** A row of a table in a sentence: "Période : Congé de naissance ; Durée : 3 jours ouvrables". */
  row: ({ head, cells }: Row) => {
    const [first = '', ...others] = cells.map((cell, at) => {
      const named = head[at] ? `${head[at]}${head[0] ? '\u202f:' : ','} ${cell}` : cell;
      return named.replace(/[.;,\s]+$/u, '');
    });
    const rest = others.join('\u202f; ');
    return head.some(Boolean) && !head[0] ? `${first}\u202f: ${rest}` : [first, ...others].join('\u202f; ');
  },
  leads: (words: string, n: number) => `${words}\u202f: [${n}]`,
  addToList: (name: string) => `Ajouter «\u202f${name}\u202f» à ma liste`,
  ask: 'Poser la question à la rédaction',
};
