import type { FetchFailure } from '#src/server/gateways/safe-fetch.ts';

const BY_HAND = 'Vous pouvez remplir le formulaire à la main.';

/** Reasons another shop's page could not be read. */
export const UNREADABLE: Record<FetchFailure | 'notHtml' | 'noName', string> = {
  bad_url: 'Collez une adresse complète, qui commence par https:// ou http://.',
  private_address: 'Cette adresse n’est pas celle d’un site public.',
  unknown_host: `Ce site est introuvable : vérifiez l’adresse. ${BY_HAND}`,
  timeout: `Ce site met trop de temps à répondre. ${BY_HAND}`,
  too_many_hops: `Cette adresse renvoie sans fin vers d’autres. ${BY_HAND}`,
  too_large: `Cette page est trop lourde pour être lue. ${BY_HAND}`,
  network: `La connexion à ce site a échoué. ${BY_HAND}`,
  notHtml: `Cette adresse ne mène pas à une page web. ${BY_HAND}`,
  noName: `Cette page ne dit pas le nom du produit. ${BY_HAND}`,
};

export function unreadable(status: number): string {
  if (status === 404 || status === 410) return `Cette page n’existe plus sur le site. ${BY_HAND}`;
  if (status === 401 || status === 403 || status === 429)
    return `Ce site ne laisse pas lire ses pages automatiquement. ${BY_HAND}`;
  return `Ce site a répondu par une erreur (${status}). ${BY_HAND}`;
}

export const pictureUnreachable = (status: number) => `L’adresse a répondu ${status}.`;
