/** The words of an answer, written by the server and by the browser alike. */
export const millaFr = {
  asked: 'Vous',
  answers: 'Réponse de Milla',
  urgent: 'À faire maintenant',
  otherQuestion: 'Poser une autre question',
  thinking: 'Milla cherche dans nos pages…',
  waits: 'Votre question part dès que cette réponse est là.',
  source: 'Source',
  nearest: 'Les pages les plus proches',
  useful: 'Cette réponse vous a-t-elle servi ?',
  yes: 'Oui',
  no: 'Non',
  thanks: 'Merci, c’est noté.',
  erased: 'Le fil est effacé de cet appareil.',
  byModel: 'Formulé par un modèle, d’après les phrases citées.',
  offline: 'Pas de connexion. Votre question est toujours là : renvoyez-la dans un instant.',
  /** Said with it: a telephone may call where no page is reached. */
  offlineDanger:
    'En cas d’urgence, n’attendez pas\u202f: appelez le 15 ou le 112, ou écrivez au 114 par SMS.',
} as const;
