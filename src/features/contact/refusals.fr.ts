/** Sentences that refuse a change in the inbox. */
export const contactRefusalFr = {
  gone: 'Ce message n’existe plus.',
  notAnEditor: 'Cette personne ne fait pas partie de la rédaction.',
};
