/** The address of a buyer in France, as an order takes it. */
export const HOME = {
  recipient: 'Odile Durand',
  line1: '12 rue des Lilas',
  line2: '',
  postal_code: '44000',
  city: 'Nantes',
  phone: '',
};
