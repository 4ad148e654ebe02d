import { QUESTION_MAX } from './thread/thread-text.ts';

export const assistantRefusalFr = {
  tooLong: `Votre question dépasse ${QUESTION_MAX} caractères. Gardez-en l’essentiel, puis renvoyez-la.`,
  answerGone: 'Cette réponse ne peut plus être notée. Posez la question de nouveau.',
  failed: 'La réponse s’est interrompue. Posez la question de nouveau dans un instant.',
};
