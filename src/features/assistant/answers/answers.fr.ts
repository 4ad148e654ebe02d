import type { Citation } from '../answer.ts';

export const answersFr = {
  unknown: (near: readonly Citation[]) =>
    near.length === 0
      ? 'Je ne sais pas répondre à cette question\u202f: nos pages n’en disent rien. La rédaction lit vos questions et peut vous répondre.'
      : `Je ne sais pas répondre à cette question\u202f: nos pages ne le disent pas. Les plus proches\u202f: ${near
          .map(({ title, n }) => `«\u202f${title}\u202f» [${n}]`)
          .join(', ')}. La rédaction lit vos questions et peut vous répondre.`,
  addToList: (name: string) => `Ajouter «\u202f${name}\u202f» à ma liste`,
  ask: 'Poser la question à la rédaction',
};
