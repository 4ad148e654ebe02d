/** Sentences of the comparison with the provider. */
export const reconciliationFr = {
  periodTooLong: 'Choisissez une période d’un an au plus, du début à la fin.',
};
