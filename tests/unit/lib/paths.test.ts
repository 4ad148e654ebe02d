import { afterEach, expect, test } from 'vitest';
import { routePath } from '#src/features/accounts/named-routes.ts';
import { loginPath, nameProduct, pageRoute } from '#src/lib/paths.ts';

afterEach(() => nameProduct('merveille'));

test('The login is named after the deployment, in links and in the named routes', () => {
  nameProduct('petit-nid');
  expect(loginPath()).toBe('/mon-compte-petit-nid');
  expect(routePath('login')).toBe('/mon-compte-petit-nid');
});

test('The login leads on to the page it was asked from, with its query', () => {
  expect(loginPath('/i/marketplace/ma-liste?vue=1')).toBe(
    '/mon-compte-merveille?next=%2Fi%2Fmarketplace%2Fma-liste%3Fvue%3D1',
  );
});

test.each([
  [['/outils'], '/outils'],
  [['/outils', 'index'], '/outils'],
  [['/'], '/'],
  [['/i/marketplace', 'favorites'], '/i/marketplace/favorites'],
  [['/outils', 'index', 'budget-bebe'], '/outils/budget-bebe'],
  [['/i/marketplace', 'selections', 'jeux & éveil'], '/i/marketplace/selections/jeux%20%26%20%C3%A9veil'],
] as const)('The page %j is at %s', ([folder, view, slug], path) => {
  expect(pageRoute(folder, view, slug)).toBe(path);
});

test.each(['index', 'home', 'ma-liste', 'favorites', 'recherche', 'cagnotte', 'suivre-ma-commande', 'admin'])(
  'The named route %s is a path of this site',
  (name) => {
    expect(routePath(name)).toMatch(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/);
  },
);

test.each(['//ailleurs.fr', '/\\ailleurs.fr', 'https://ailleurs.fr', 'constructor', '', null])(
  'Nothing leads to %j',
  (to) => {
    expect(routePath(to)).toBeNull();
  },
);
