import type { AnswerKind } from '#src/features/assistant/answer.ts';

export const assistantAdminFr = {
  title: 'Milla',
  about:
    'Les questions posées à Milla, sans rien de qui les pose, gardées 90 jours. Celles qu’elle ne sait pas viennent d’abord : un article ou une réponse de la FAQ, et elle saura.',
  kind: 'Réponse',
  kinds: {
    '': 'Toutes',
    unknown: 'Je ne sais pas',
    answer: 'Répondues par nos pages',
    tool: 'Un outil ouvert',
    urgent: 'Urgences',
  } satisfies Record<AnswerKind | '', string>,
  useful: 'Avis',
  usefuls: { '': 'Tous', true: 'Utile', false: 'Pas utile' },
  badges: {
    unknown: 'Je ne sais pas',
    answer: 'Répondue',
    tool: 'Outil',
    urgent: 'Urgence',
  } satisfies Record<AnswerKind, string>,
  wasUseful: 'Utile',
  wasNot: 'Pas utile',
  byModel: 'formulée par le modèle',
  count: (total: number) => `${total} ${total < 2 ? 'question' : 'questions'}`,
  none: 'Aucune question ici. Elles apparaissent dès qu’une visite en pose une.',
  article: 'En faire un article',
  faq: 'En faire une question de la FAQ',
  about_question: (question: string) => ` : ${question}`,
  said: (words: string) => `« ${words} »`,
  open: 'Ouvrir Milla',
};
