/** Words behind a tap on a proposal of Milla. */
export const proposalFr = {
  addSignIn: 'Connectez-vous, puis touchez de nouveau : rien n’est ajouté sans vous.',
  signIn: 'Se connecter',
  added: 'C’est ajouté à votre liste.',
  seeList: 'Voir ma liste',
} as const;
