/** The page that the demonstration's gift of "another shop" leads to. */
export const demoShopFr = {
  title: 'Cette boutique n’existe pas',
  description: 'Le cadeau que vous regardiez est un exemple : aucune boutique ne le vend.',
  text: 'Vous venez de suivre le lien d’un cadeau de démonstration. Sur une vraie liste, il vous mènerait chez la marchande ou le marchand que les parents ont choisi, sans quitter la liste des yeux : on y revient pour dire que le cadeau est acheté.',
  toList: 'Revenir à la liste d’exemple',
  toMake: 'Créer ma liste',
};
