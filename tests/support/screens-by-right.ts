import type { APIRequestContext, Page } from '@playwright/test';
import type { Right } from '#src/lib/rights.ts';
import { CAST, PASSWORD } from '../cast.ts';
import { callFrom } from './call-site.ts';
import { unique } from './newsroom.ts';

/** As docs/spec/calls.md §Roles of staff says which right opens what; `any`: whoever is of the staff. */
export const SCREENS: Record<Right | 'admin' | 'any', readonly string[]> = {
  any: [''],
  content: [
    'content',
    'content/calendrier',
    'content/medias',
    'content/milla',
    'content/sorties',
    'editor?new&namespace=post',
  ],
  publish: ['content/redirections'],
  themes: ['themes'],
  catalogue: ['products', 'brands', 'tags', 'predefinedsearch', 'feeds', 'search'],
  orders: ['payments/commandes', 'payments/retours', 'payments/cartes'],
  payments: [
    'payments',
    'payments/remboursements',
    'payments/contestations',
    'payments/quarantaine',
    'payments/cagnottes',
    'payments/rapprochement',
    'payments/comptabilite',
    'payments/options',
    'offers/bons',
  ],
  people: ['users', 'misc/messages', 'misc/avis', 'offers/tickets'],
  mailing: ['mailing', 'mailing/arrets'],
  stats: ['stats'],
  offers: ['offers'],
  merchants: ['merchants'],
  settings: [
    'content/modeles',
    'menu',
    'misc',
    'content/transfert',
    'integrations',
    'integrations/appels',
    'integrations/webhooks',
  ],
  admin: ['users/roles', 'misc/etat', 'misc/marche-a-suivre/lost-factor', 'payments/demonstration'],
};

export const addressOf = (screen: string): string => `/a/admin${screen && `/${screen}`}`;

interface Opened {
  token: string;
  session: { user: { uuid: string } };
}

/** Somebody of the staff who holds one right and no other, signed in. */
export async function holderOf(request: APIRequestContext, right: Right): Promise<string> {
  const email = `${unique(right).replace(/\s/g, '-')}@exemple.fr`;
  const made = await callFrom<Opened>({ request }, 'user/register_with_email', { email, password: PASSWORD });
  const login = { email: CAST.rose.email, password: PASSWORD };
  const { token } = await callFrom<Opened>({ request }, 'user/login_with_password', login);
  const rose = { request, token };
  await callFrom(rose, 'user/prove', { password: PASSWORD });
  const role = await callFrom<{ id: number }>(rose, 'admin/save_role', {
    name: unique(`Seul ${right}`),
    rights: [right],
  });
  await callFrom(rose, 'admin/set_roles', { user_uuid: made.session.user.uuid, role_ids: [role.id] });
  const again = await callFrom<Opened>({ request }, 'user/login_with_password', {
    email,
    password: PASSWORD,
  });
  return again.token;
}

/** As the login page leaves a browser. */
export async function sitDown(page: Page, token: string): Promise<void> {
  await page.addInitScript((held) => localStorage.setItem('auth_tokens', JSON.stringify([held])), token);
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the login page writes it.
    document.cookie = 'hasAuth=1; Path=/; SameSite=Lax';
  });
}
