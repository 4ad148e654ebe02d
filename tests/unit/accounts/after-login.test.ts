import { expect, it } from 'vitest';
import type { Session } from '#src/features/accounts/account.ts';
import { destination } from '#src/features/accounts/after-login.ts';

const session = (setup_step: string, rights: string[] = []) =>
  ({ session_type: 'user', user: { setup_step, rights } }) as unknown as Session;

it.each([
  ['start', [], null, '/i/marketplace/inscription'],
  ['start', [], '/i/mon-compte', '/i/marketplace/inscription'],
  ['start', [], '/i/marketplace/invitation?jeton=x', '/i/marketplace/invitation?jeton=x'],
  ['done', [], null, '/i/marketplace/ma-liste'],
  // Whoever is invited to the newsroom chooses a password, and is there.
  ['start', ['content'], null, '/a/admin'],
  ['start', ['content'], '/a/admin/stats', '/a/admin/stats'],
  ['done', ['content'], null, '/a/admin'],
] as const)('after %s with the rights %j, asked for %s, leads to %s', (step, rights, next, expected) => {
  expect(destination(session(step, [...rights]), next)).toBe(expected);
});
