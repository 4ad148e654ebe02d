import { afterEach, expect, test } from 'vitest';
import { routePath } from '#src/features/accounts/named-routes.ts';
import { loginPath, nameProduct } from '#src/paths.ts';

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
