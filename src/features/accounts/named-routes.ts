import { loginPath, pageRoute } from '#src/lib/paths.ts';

const marketplace = (view: string) => pageRoute('/i/marketplace', view);

/** Names that `/i/route?to=` understands (native wrappers and mails use them). */
const ROUTES: Record<string, string> = {
  index: pageRoute('/'),
  home: pageRoute('/'),
  magazine: pageRoute('/magazine'),
  prenoms: pageRoute('/prenoms'),
  outils: pageRoute('/outils'),
  search: marketplace('recherche'),
  recherche: marketplace('recherche'),
  start: marketplace('inscription'),
  inscription: marketplace('inscription'),
  ajouter: marketplace('ajouter'),
  'ma-liste': marketplace('ma-liste'),
  liste: marketplace('ma-liste'),
  favorites: marketplace('favorites'),
  explore: marketplace('explore'),
  parametres: marketplace('parametres/liste'),
  theme: marketplace('parametres/theme'),
  remerciements: marketplace('remerciements'),
  pronostics: marketplace('pronostics'),
  notifications: marketplace('notifications'),
  cagnotte: pageRoute('/i/mon-compte', 'cagnotte'),
  'offres-calendrier-avent': marketplace('offres-calendrier-avent'),
  'bons-achat': marketplace('bons-achat'),
  commande: marketplace('suivre-ma-commande'),
  'suivre-ma-commande': marketplace('suivre-ma-commande'),
  admin: pageRoute('/a/admin'),
};

/**
 * The path of a named route, or a path of this site as it is; null for anything else
 * (docs/spec/decisions.md §4).
 */
export function routePath(to: string | null): string | null {
  if (!to) return null;
  if (to === 'login') return loginPath();
  if (Object.hasOwn(ROUTES, to)) return ROUTES[to] ?? null;
  return /^\/(?![/\\])[^\s]*$/.test(to) ? to : null;
}
