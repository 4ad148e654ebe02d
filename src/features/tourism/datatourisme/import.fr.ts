/** Reasons to leave an object of the feed out, counted at the end of an import. */
export const importFr = {
  noIdentifier: 'sans identifiant',
  noName: 'sans nom',
  noPosition: 'sans position',
  noDate: 'sans date',
};
