import type { FetchFailure } from '#src/server/gateways/safe-fetch.ts';

const BY_HAND = 'Enregistrez-la sur votre appareil, puis ajoutez-la.';

/** Reasons for which another site's picture cannot be had. */
export const pictureAwayFr: Record<FetchFailure | 'notPicture', string> = {
  bad_url: 'Son adresse n’est pas complète.',
  private_address: 'Son adresse n’est pas celle d’un site public.',
  unknown_host: `Son site est introuvable. ${BY_HAND}`,
  timeout: `Son site met trop de temps à répondre. ${BY_HAND}`,
  too_many_hops: `Son adresse renvoie sans fin vers d’autres. ${BY_HAND}`,
  too_large: 'Elle dépasse 8\u00a0Mo\u202f: choisissez-en une plus légère.',
  network: `La connexion à son site a échoué. ${BY_HAND}`,
  notPicture: `Son adresse ne mène pas à une image. ${BY_HAND}`,
};
