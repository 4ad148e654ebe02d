/** News to the co-owner whose list it is from now on: the account of its owner was erased. */
export const passedOnFr = {
  list: 'La liste que vous teniez à deux est désormais à votre nom.',
  withPot:
    'La liste que vous teniez à deux et sa cagnotte sont désormais à votre nom. Faites vérifier votre identité avant un retrait.',
};
