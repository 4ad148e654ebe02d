import { DomainError } from '#src/calls/domain-error.ts';

/** Said on every screen and mail where play money could be taken for real. */
export const DEMO_NOTICE = 'Démonstration : aucun argent réel';

export const demoSubject = (subject: string, demo: boolean) =>
  demo ? `[Démonstration] ${subject}` : subject;

export const TO_POT = 'Voir ma cagnotte';

/** The refusals of a payment provider that is absent, or silent for the moment. */
export const providerRefusals = {
  providerDown: () =>
    new DomainError(
      'unavailable',
      'Le service de paiement ne répond pas. Rien n’a été débité : réessayez dans un instant.',
    ),
  providerLate: () =>
    new DomainError(
      'unavailable',
      'Le service de paiement tarde à répondre : ce que vous avez demandé n’est pas encore confirmé. Rien n’a été débité. Rouvrez cette page dans un instant : elle dira ce qui est retenu.',
    ),
  noProvider: () =>
    new DomainError(
      'unavailable',
      'Le paiement par carte n’est pas encore proposé sur ce site. Rien n’a été débité.',
    ),
};
