/** Gifts that several people paid together, which their owner orders here. */
export const paidTogetherFr = {
  title: 'À commander ici',
  lead: 'Vos proches ont réuni la somme de ces cadeaux, vendus ici. Elle est dans votre cagnotte : un bon d’achat qui en est tiré règle la commande.',
  voucher: 'Tirer un bon d’achat de la cagnotte',
  order: 'Commander',
  orderOf: (name: string) => `Commander ${name}`,
};
