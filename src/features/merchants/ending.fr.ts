import { DomainError } from '#src/calls/domain-error.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { ofName } from '#src/lib/of-name.ts';

interface Owed {
  /** Cents. */
  available: number;
  pending: number;
  /** The end of the bank account that the provider knows; null while nobody proved who they are. */
  bank: string | null;
}

/** The sums a closed business is still owed, and the day and the account they go to. */
function moneyWords({ available, pending, bank }: Owed): string {
  const owed = available + pending;
  if (owed <= 0) return 'Aucune somme ne vous reste due.';
  const sum = `Il vous revient ${formatPrice(owed)}${pending > 0 ? `, dont ${formatPrice(pending)} encore en attente` : ''}.`;
  if (bank === null)
    return `${sum} Pour les recevoir, faites vérifier votre identité : le virement part ensuite de lui-même.`;
  return `${sum} Chaque somme est virée d’elle-même sur votre compte qui finit par ${bank}, dès qu’elle est disponible.`;
}

/** Words about the end of a business. */
export const endingFr = {
  toMoney: 'Voir mes paiements',
  closed: (name: string, reason: string, owed: Owed) => ({
    subject: `La boutique ${name} est fermée`,
    text: [
      `La boutique ${name} est fermée : rien n’y est plus en vente.`,
      reason && `Le motif : « ${reason} ».`,
      'Votre espace reste ouvert pour ce qui est déjà payé et reste à envoyer, pour les retours, vos factures et vos relevés.',
      moneyWords(owed),
    ]
      .filter(Boolean)
      .join(' '),
  }),
  announced: (name: string, reason: string, at: Date) => ({
    subject: `La boutique ${name} fermera le ${formatDate(at.toISOString())}`,
    text: `Nous fermerons la boutique ${name} le ${formatDate(at.toISOString())}. Le motif : « ${reason} ». Jusque-là elle reste comme elle est. Ensuite rien n’y sera plus en vente ; vous enverrez ce qui est payé, et ce qui vous revient vous sera versé. Si c’est une erreur, écrivez-nous par la page de contact.`,
  }),
  kept: (name: string) => ({
    subject: `La boutique ${name} reste ouverte`,
    text: `La fermeture ${ofName(name)} n’aura pas lieu : votre boutique continue comme avant.`,
  }),
  owed: (name: string, owed: Owed) => ({
    subject: `Une somme vous attend pour la boutique ${name}`,
    text: `La boutique ${name} est fermée. ${moneyWords(owed)}`,
  }),
};

export const endingRefusals = {
  suspended: () =>
    new DomainError(
      'conflict',
      'Cette boutique est suspendue. Fermez-la maintenant, ou rouvrez-la avant d’annoncer sa fermeture.',
    ),
  toSend: () =>
    new DomainError(
      'conflict',
      'Cette boutique a des articles payés qui ne sont pas partis. Envoyez-les ou remboursez-les depuis Commandes, puis fermez-la.',
    ),
};
