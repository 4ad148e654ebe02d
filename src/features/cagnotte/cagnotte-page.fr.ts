/** Copy of /la-cagnotte-naissance around the text that editors keep. */
export const cagnottePageFr = {
  title: 'La cagnotte de naissance : comment elle fonctionne',
  description:
    'Participer à une cagnotte de naissance sans compte, maintenant ou à une date choisie, avec les frais exacts avant de payer.',
  home: 'Accueil',
  crumb: 'La cagnotte de naissance',
  lead: 'Pour ce qui ne s’emballe pas : une part de poussette, un mois de couches, quelques heures de repos. Chacun donne ce qu’il veut, et personne n’a de compte à créer.',
  create: 'Créer ma liste et ma cagnotte',
  stepsTitle: 'Trois gestes, rien de caché',
  steps: [
    {
      title: 'Vous partagez votre liste',
      body: 'La cagnotte est déjà là : elle s’ouvre à la première participation. Vous pouvez lui donner un but et un objectif, ou la fermer quand vous voulez.',
    },
    {
      title: 'Vos proches participent',
      body: 'De 1 € à 5 000 €, par carte, maintenant ou le jour de la naissance. Ils laissent un mot, ou restent anonymes, et reçoivent un reçu.',
    },
    {
      title: 'Vous retirez l’argent',
      body: 'Vous voyez à tout moment ce qui est reçu, en attente et disponible. Une vérification d’identité est demandée avant le premier retrait, jamais avant de recevoir.',
    },
  ],
  feesTitle: 'Les frais, exactement',
  feesBody:
    'C’est le réglage de ce site au moment où vous lisez. La personne qui donne voit le montant exact et le total avant d’indiquer sa carte ; les parents les retrouvent dans le détail de leur cagnotte.',
  faqCategory: 'La cagnotte',
  faqTitle: 'Questions fréquentes',
  allQuestions: 'Toutes les questions',
};
