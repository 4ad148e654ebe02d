import type { APIRequestContext, Page } from '@playwright/test';
import { CAST, PASSWORD } from '../cast.ts';
import { callFrom } from './call-site.ts';
import { expect } from './e2e.ts';
import { unique } from './newsroom.ts';

interface Opened {
  token: string;
  session: { user: { uuid: string } };
}

interface NewColleague {
  /** The name of one of the roles that the site begins with. */
  role: string;
  firstname?: string;
}

/** Somebody new, to whom Rose gives a role. */
export async function newColleague(
  request: APIRequestContext,
  { role, firstname }: NewColleague,
): Promise<{ email: string; token: string }> {
  const slug = unique('redac').replace(/\s/g, '-').toLowerCase();
  const email = `${slug}@exemple.fr`;
  const made = await callFrom<Opened>({ request }, 'user/register_with_email', { email, password: PASSWORD });
  const own = { request, token: made.token };
  if (firstname) await callFrom(own, 'user/finish_setup', { firstname, lastname: 'Vidal', list_slug: slug });
  const { token } = await callFrom<Opened>({ request }, 'user/login_with_password', {
    email: CAST.rose.email,
    password: PASSWORD,
  });
  const rose = { request, token };
  await callFrom(rose, 'user/prove', { password: PASSWORD });
  const { items } = await callFrom<{ items: { id: number; name: string }[] }>(rose, 'admin/list_roles', {});
  const role_ids = items.filter(({ name }) => name === role).map(({ id }) => id);
  await callFrom(rose, 'admin/set_roles', { user_uuid: made.session.user.uuid, role_ids });
  return { email, token: made.token };
}

/** Fills the login form that guards a page of the admin. */
export async function enterAs(page: Page, email: string, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForURL(/\/mon-compte-/);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.waitForURL((url) => url.pathname + url.search === path);
}
