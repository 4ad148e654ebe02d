import type { ContactKind } from './contact.ts';

export const contactFr = {
  tooFast: 'Le formulaire est parti trop vite. Renvoyez-le : rien de ce que vous avez écrit n’est perdu.',
  expired:
    'Ce formulaire était ouvert depuis plus d’un jour. Renvoyez-le : rien de ce que vous avez écrit n’est perdu.',
  refused: (count: number) =>
    count > 1
      ? `Votre message n’est pas parti : ${count} réponses sont à revoir.`
      : 'Votre message n’est pas parti : une réponse est à revoir.',
  kept: 'Ce que vous avez écrit est toujours là.',
  fields: {
    name: 'Votre nom',
    email: 'Votre adresse e-mail',
    emailHint: 'Pour vous répondre, et pour rien d’autre.',
    topic: 'Sujet',
    choose: 'Choisissez',
    message: 'Votre message',
    company: 'Votre entreprise ou votre structure',
    website: 'Son site web',
    websiteHint: 'Facultatif, par exemple https://www.exemple.fr',
    nickname: 'Ne remplissez pas ce champ',
    submit: 'Envoyer',
    required: 'Les champs marqués * sont obligatoires.',
    privacyBefore: 'Votre message et votre adresse servent à vous répondre et sont gardés trois ans au plus.',
    privacyLink: 'Vos droits',
  },
  contact: {
    title: 'Contactez-nous',
    description:
      'Une question sur votre liste, un cadeau, la cagnotte ou vos données : écrivez-nous, une personne vous répond par e-mail.',
    lead: 'Une question, un souci, une idée : une personne vous lit et vous répond par e-mail.',
    before: 'Votre réponse est peut-être déjà parmi',
    faq: 'les questions fréquentes',
    topics: {
      list: 'Ma liste',
      gift: 'Un cadeau offert ou réservé',
      cagnotte: 'La cagnotte',
      account: 'Mon compte',
      data: 'Mes données personnelles',
      report: 'Signaler un contenu',
      other: 'Autre chose',
    },
    messageHint:
      'Pour une liste, donnez son adresse. Ne donnez jamais votre mot de passe ni un numéro de carte.',
  },
  partner: {
    title: 'Devenir partenaire ou annonceur',
    description:
      'Boutique, marque, annonceur ou professionnel de la naissance : dites-nous ce que vous proposez, une personne vous répond.',
    lead: 'Boutiques, marques, professionnels de la naissance, presse : dites-nous qui vous êtes et ce que vous proposez.',
    topics: {
      shop: 'Une boutique',
      brand: 'Une marque',
      advertiser: 'Un annonceur',
      professional: 'Un professionnel de la naissance',
      press: 'La presse',
    },
    messageHint: 'Ce que vous proposez, à qui, et ce que vous attendez de nous.',
    promisesTitle: 'À savoir avant d’écrire',
    promises: [
      'Les contenus publicitaires sont signalés comme tels, toujours.',
      'Une marque ne choisit ni ce qu’un article recommande, ni ce qu’une famille voit en premier dans sa liste.',
      'Les données des familles ne sont ni vendues ni transmises.',
    ],
  },
  thanks: {
    title: 'Votre message est arrivé',
    text: 'Un e-mail vous le confirme. Une personne vous répondra à l’adresse que vous avez donnée.',
    again: 'Écrire un autre message',
    home: 'Revenir à l’accueil',
  },
  by: { phone: 'Par téléphone', post: 'Par courrier', mail: 'Par e-mail' },
} as const;

export function topicLabel(kind: ContactKind, topic: string): string {
  return (contactFr[kind].topics as Record<string, string>)[topic] ?? topic;
}
