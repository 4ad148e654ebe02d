import { loginPath } from '#src/paths.ts';

/** Names that `/i/route?to=` understands (native wrappers and mails use them). */
const ROUTES: Record<string, string> = {
  index: '/',
  home: '/',
  magazine: '/magazine',
  prenoms: '/prenoms',
  outils: '/outils',
  search: '/i/marketplace/recherche',
  recherche: '/i/marketplace/recherche',
  start: '/i/marketplace/inscription',
  inscription: '/i/marketplace/inscription',
  ajouter: '/i/marketplace/ajouter',
  'ma-liste': '/i/marketplace/ma-liste',
  liste: '/i/marketplace/ma-liste',
  favorites: '/i/marketplace/favorites',
  explore: '/i/marketplace/explore',
  parametres: '/i/marketplace/parametres/liste',
  theme: '/i/marketplace/parametres/theme',
  remerciements: '/i/marketplace/remerciements',
  notifications: '/i/marketplace/notifications',
  cagnotte: '/i/mon-compte/cagnotte',
  commande: '/i/marketplace/suivre-ma-commande',
  'suivre-ma-commande': '/i/marketplace/suivre-ma-commande',
  admin: '/a/admin',
};

/** The path of a named route, or a path of this site as it is; null for anything else (decisions.md §4). */
export function routePath(to: string | null): string | null {
  if (!to) return null;
  if (to === 'login') return loginPath();
  if (Object.hasOwn(ROUTES, to)) return ROUTES[to] ?? null;
  return /^\/(?![/\\])[^\s]*$/.test(to) ? to : null;
}
