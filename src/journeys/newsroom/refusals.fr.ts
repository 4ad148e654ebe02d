/** Sentences that refuse an act of the newsroom. */
export const newsroomRefusalFr = {
  mailSent: 'Cet e-mail est déjà parti.',
  mailUnwanted:
    'Cette lettre ne part plus : la personne n’en veut plus, les lettres vers son adresse sont arrêtées, ou l’envoi a été annulé.',
};
