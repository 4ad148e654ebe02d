/** Sentences that refuse an act of the newsroom. */
export const newsroomRefusalFr = {
  mailSent: 'Cet e-mail est déjà parti.',
};
