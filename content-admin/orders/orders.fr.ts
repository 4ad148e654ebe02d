import type { OrderDetail } from '#src/features/orders/desk.ts';
import { formatPrice } from '#src/lib/format.ts';

export const ordersFr = {
  title: 'Commandes',
  about:
    'Ce qui est vendu ici, de la commande à la livraison. Une étape à la fois ; l’acheteur est prévenu par e-mail.',
  choose: 'Choisissez une commande pour la préparer ou voir son histoire.',
  search: {
    label: 'Rechercher',
    hint: 'Un numéro de commande, un nom, une adresse e-mail, un article, une référence ou un intent entiers.',
    status: 'État',
    every: 'Tous les états',
    late: 'Envoi en retard',
    count: (total: number) => (total < 2 ? `${total} commande` : `${total} commandes`),
    none: 'Aucune commande ne correspond.',
    list: 'Commandes trouvées',
    clear: 'Tout montrer',
  },
  facts: {
    list: 'Pour la liste',
    buyer: 'Acheteur',
    email: 'E-mail',
    product: 'Article',
    delivery: 'Livraison',
    address: 'Adresse',
    words: 'Mot pour les parents',
    articles: 'Articles',
    carriage: 'Frais de livraison',
    total: 'Total payé ou à payer',
    refunded: 'Déjà rendu',
    tracking: 'Suivi',
    returnedOn: 'Revenu le',
    heldUntil: 'Retenue jusqu’à',
    terms: 'Conditions acceptées le',
    reason: 'Raison de l’annulation',
    provider: 'Prestataire',
    test: 'argent d’essai',
    reference: 'Référence',
    intents: 'Intents',
  },
  steps: {
    title: 'Étape suivante',
    prepare: 'Marquer préparée',
    deliver: 'Marquer livrée',
    send: 'Marquer envoyée',
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    done: (order: OrderDetail['order']) => DONE[order.status],
  },
  cancel: {
    title: 'Annuler la commande',
    open: 'Annuler la commande',
    about: ({ left, order }: OrderDetail) => {
      if (order.contested)
        return 'Le stock et le cadeau sont rendus. La banque tient l’argent : rien n’est remboursé en plus.';
      return left > 0
        ? `Le stock et le cadeau sont rendus, et ${formatPrice(left)} sont remboursés. L’acheteur lit la raison dans son e-mail.`
        : 'Le stock et le cadeau sont rendus. Rien n’est à rembourser.';
    },
    submitUnpaid: 'Annuler la commande',
    submit: 'Annuler et rembourser',
    done: (detail: OrderDetail) =>
      detail.refunds.some(({ status }) => status === 'asked')
        ? 'Commande annulée. Le remboursement attend l’accord d’une autre personne de l’administration.'
        : 'Commande annulée.',
  },
  back: {
    open: 'Enregistrer le retour du colis',
    title: 'Le colis est revenu',
    about: (left: number) =>
      left > 0
        ? `Le cadeau est de nouveau à offrir, et ${formatPrice(left)} sont remboursés. L’acheteur en est prévenu.`
        : 'Le cadeau est de nouveau à offrir. Rien ne reste à rembourser.',
    restock: 'L’article est intact : il revient en stock',
    submit: 'Enregistrer le retour',
    done: (detail: OrderDetail) =>
      detail.refunds.some(({ status }) => status === 'asked')
        ? 'Retour enregistré. Le remboursement attend l’accord d’une autre personne de l’administration.'
        : 'Retour enregistré.',
  },
  transfer: {
    title: 'Une partie reste à rendre',
    about: (cents: string) =>
      `La banque de l’acheteur a rendu une partie de ce paiement, et le prestataire refuse de rendre le reste. Faites un virement de ${cents}, puis dites-le ici : l’acheteur le lit, et le virement entre dans les comptes. Rien n’est versé d’ici.`,
    how: 'Comment l’acheteur a son argent',
    hint: 'Par exemple : « Virement du 3 décembre sur le compte que vous nous avez indiqué. »',
    submit: 'Dire que c’est rendu',
    done: 'C’est noté, et l’acheteur est prévenu.',
  },
  askAgain: {
    title: 'Des bons d’achat restent à rendre',
    about: (cents: string) =>
      `La banque a rendu à l’acheteur ce que sa carte avait payé. Une autre personne a refusé de rendre les ${cents} de ses bons d’achat. Dites ce qui a changé, et demandez-le de nouveau : ce n’est jamais à la personne qui a mis fin à la commande de l’accepter.`,
    submit: 'Demander de nouveau',
    done: 'C’est demandé : une autre personne décide.',
  },
  closed: {
    title: (seller: string) => `${seller} est fermé`,
    about:
      'Ces articles sont payés, et ce vendeur n’entre plus dans son espace. Envoyez-les d’ici si vous les avez, ou remboursez-les.',
    send: 'Marquer ces articles envoyés',
    sent: (seller: string) => `Les articles de ${seller} sont partis, et l’acheteur a son numéro de suivi.`,
    refuse: 'Rembourser',
    refuseTitle: 'Rembourser un article qui ne partira pas',
    refuseAbout: (name: string) =>
      `« ${name} » ne sera pas envoyé : ce qui a été payé pour lui est rendu, et le cadeau est de nouveau à offrir. L’acheteur lit la raison dans son e-mail.`,
    refused: (detail: OrderDetail) =>
      detail.refunds.some(({ status }) => status === 'asked')
        ? 'L’article est retiré. Le remboursement attend l’accord d’une autre personne de l’administration.'
        : 'L’article est retiré, et remboursé.',
  },
  contested: 'N’envoyez pas ce colis avant la décision de la banque.',
};

const DONE: Record<OrderDetail['order']['status'], string> = {
  pending: '',
  paid: '',
  prepared: 'La commande est préparée.',
  sent: 'La commande est partie, et l’acheteur a son numéro de suivi.',
  delivered: 'La commande est livrée.',
  cancelled: 'La commande est annulée.',
  refunded: 'La commande est remboursée.',
};
