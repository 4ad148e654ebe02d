/** Words that pieces of a text bring by themselves. */
export const CALLOUT_TITLES = {
  note: 'À noter',
  conseil: 'Conseil',
  attention: 'Attention',
} as const;

export const piecesFr = {
  notes: 'Notes',
  note: (number: string) => `Note ${number}`,
  back: 'Retour au texte',
  video: (title: string) => (title ? `Voir la vidéo\u202f: ${title}` : 'Voir la vidéo'),
};
