/** The letter of the day. */
export const digestFr = {
  subject: (count: number) => `${count} nouvelles de votre liste`,
  see: 'Voir',
  choose: 'Pour choisir ce que vous recevez\u202f:',
  mine: 'Mes notifications',
};
