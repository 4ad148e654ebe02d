export const CODE_OR_VOUCHER = 'Écrivez un code, ou choisissez un de vos bons d’achat : l’un ou l’autre.';

/** Names of reductions that an order lost, and of those that take less off it than they did. */
export interface ChangedReductions {
  gone: readonly string[];
  lowered: readonly string[];
}

const list = new Intl.ListFormat('fr');

/** The first half of a sentence about them. */
export function changedReductions({ gone, lowered }: ChangedReductions): string {
  const parts = [
    gone.length > 0 && `${list.format(gone)} ne s’applique${gone.length > 1 ? 'nt' : ''} plus`,
    lowered.length > 0 &&
      `${list.format(lowered)} ${lowered.length > 1 ? 'retirent' : 'retire'} moins qu’avant`,
  ];
  return list.format(parts.filter((part) => part !== false)) || 'Le total a changé';
}
