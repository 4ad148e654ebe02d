import { expect, it } from 'vitest';
import type { Session } from '#src/features/accounts/account.ts';
import { destination } from '#src/features/accounts/after-login.ts';

const session = (setup_step: string, rights: string[] = []) =>
  ({ session_type: 'user', user: { setup_step, rights } }) as unknown as Session;

it.each([
  { step: 'start', rights: [], next: null, to: '/i/marketplace/inscription' },
  { step: 'start', rights: [], next: '/i/mon-compte', to: '/i/marketplace/inscription' },
  {
    step: 'start',
    rights: [],
    next: '/i/marketplace/invitation?jeton=x',
    to: '/i/marketplace/invitation?jeton=x',
  },
  // Whoever is invited to a shop, or comes to open one, is asked for no list of births.
  {
    step: 'start',
    rights: [],
    next: '/i/business/invitation/x?y=1',
    to: '/i/business/invitation/x?y=1',
  },
  { step: 'start', rights: [], next: '/i/business/creation', to: '/i/business/creation' },
  { step: 'start', rights: [], next: '/i/businessland', to: '/i/marketplace/inscription' },
  { step: 'start', rights: [], next: '//mechant.fr/a/admin', to: '/i/marketplace/inscription' },
  { step: 'done', rights: [], next: null, to: '/i/marketplace/ma-liste' },
  // Whoever is invited to the newsroom chooses a password, and is there.
  { step: 'start', rights: ['content'], next: null, to: '/a/admin' },
  { step: 'start', rights: ['content'], next: '/a/admin/stats', to: '/a/admin/stats' },
  { step: 'done', rights: ['content'], next: null, to: '/a/admin' },
] as const)(
  'after $step with the rights $rights, asked for $next, leads to $to',
  ({ step, rights, next, to }) => {
    expect(destination(session(step, [...rights]), next)).toBe(to);
  },
);
