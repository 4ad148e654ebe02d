// Who helps in a shop: asked by mail, joins, leaves by themselves or is taken out; its last owner stays. On a telephone.
import type { Browser, Page } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { BUSINESS } from '../support/business.ts';
import { callSite } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';
import { proveIn } from '../support/prove-page.ts';

const PEOPLE = {
  ines: { email: 'ines@exemple.fr', password: 'une autre phrase pour les essais' },
  naima: { email: 'naima@exemple.fr', password: 'encore une phrase pour les essais' },
};
const INVITATION = /\/i\/business\/invitation\/[\w-]+/;
test.describe.configure({ mode: 'default' });
// An owner who stays is refused; a session that ended is told so.
test.use({ allowedConsoleErrors: [/status of 4\d\d/] });

let site: BuiltServer;
const tokens: Record<string, string> = {};
const call = <T = Record<string, unknown>>(path: string, input: object, token = '') =>
  callSite<T>({ url: site.url, token }, path, input);
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startBuiltServer({ SEED: 'empty' });
  for (const [name, who] of Object.entries(PEOPLE)) {
    tokens[name] = (await call<{ token: string }>('user/register_with_email', who)).token;
    await call('user/finish_setup', { firstname: name, list_slug: `la-liste-de-${name}` }, tokens[name]);
  }
  await call('business/create', BUSINESS, tokens.ines);
});
test.afterAll(() => site?.remove());

interface Entry {
  name: string;
  path: string;
  width: number;
}

async function enterAs(browser: Browser, { name, path, width }: Entry): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  await context.addCookies([{ name: 'hasAuth', value: '1', url: site.url }]);
  const page = await context.newPage();
  await page.addInitScript((value) => {
    if (!localStorage.getItem('auth_tokens')) localStorage.setItem('auth_tokens', JSON.stringify([value]));
  }, tokens[name]);
  await page.goto(site.url + path);
  return page;
}

const members = (page: Page) =>
  page.getByRole('navigation', { name: 'Espace vendeur' }).getByRole('link', { name: 'Membres' }).click();

async function openShop(page: Page) {
  await page.getByRole('button', { name: /Atelier Nuage/ }).click();
  await members(page);
}

async function invite(page: Page) {
  await page.getByLabel('Son e-mail').fill(PEOPLE.naima.email);
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByText(`Invitation envoyée à ${PEOPLE.naima.email}`)).toBeVisible();
}

/** The link of an earlier mail: another one is waited for. */
let followed = '';

async function accept(browser: Browser, width: number): Promise<Page> {
  const newest = () => mailedLink(PEOPLE.naima.email, INVITATION, site.dataDir);
  await expect.poll(newest, { timeout: 30_000 }).not.toBe(followed);
  followed = await newest();
  const page = await enterAs(browser, { name: 'naima', path: followed, width });
  await expect(page.getByRole('heading', { level: 1, name: 'Rejoindre une boutique' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Accepter l’invitation' }).click();
  await expect(page.getByRole('navigation', { name: 'Espace vendeur' })).toBeVisible();
  await members(page);
  return page;
}

async function joinAndLeave(browser: Browser) {
  const member = await accept(browser, 390);
  await expect(member.getByRole('button', { name: 'Envoyer l’invitation' })).toHaveCount(0);
  await expect(member.getByRole('button', { name: 'Retirer' })).toHaveCount(0);
  await expectNoAxeViolations(member);
  await member.getByRole('button', { name: 'Quitter cette boutique' }).click();
  await member.getByRole('button', { name: 'Oui, la quitter' }).click();
  await expect(member.getByRole('link', { name: 'Ouvrir ma boutique' })).toBeVisible();
  await expect(member.getByText('Vous tenez votre boutique.')).toBeHidden();
  await member.context().close();
}

/** By keyboard: a member is made an owner with the password of whoever decides it, and a member again by themselves. */
async function share(owner: Page, member: Page) {
  const line = owner.getByRole('listitem').filter({ hasText: PEOPLE.naima.email });
  await line.getByRole('button', { name: 'Rendre propriétaire' }).press('Enter');
  await line.getByRole('button', { name: /L’argent et les membres lui seront ouverts/ }).press('Enter');
  await expectNoAxeViolations(owner);
  await proveIn(owner, PEOPLE.ines.password);
  await expect(owner.getByText(/ est propriétaire de la boutique\./)).toBeVisible();
  await expectNoAxeViolations(owner);
  await member.reload();
  await expect(member.getByRole('button', { name: 'Envoyer l’invitation' })).toBeVisible();
  const own = member.getByRole('listitem').filter({ hasText: PEOPLE.naima.email });
  await own.getByRole('button', { name: 'Ne plus être propriétaire' }).press('Enter');
  await own.getByRole('button', { name: /ne sera plus propriétaire/ }).press('Enter');
  await proveIn(member, PEOPLE.naima.password);
  await member.reload();
  await expect(member.getByRole('button', { name: 'Envoyer l’invitation' })).toHaveCount(0);
  await owner.reload();
}

test('a member joins and leaves by themselves, the last owner stays, and who is taken out is out at once', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const owner = await enterAs(browser, { name: 'ines', path: '/i/business', width: 390 });
  await openShop(owner);
  // Alone, nobody is offered to leave.
  await expect(owner.getByRole('heading', { name: 'Quitter cette boutique' })).toHaveCount(0);
  await invite(owner);

  await joinAndLeave(browser);

  await owner.reload();
  await expect(owner.getByText(PEOPLE.naima.email)).toHaveCount(0);
  await invite(owner);
  const again = await accept(browser, 1280);
  await owner.reload();
  await owner.getByRole('button', { name: 'Quitter cette boutique' }).click();
  await owner.getByRole('button', { name: 'Oui, la quitter' }).click();
  await expect(owner.getByText('Une boutique garde au moins un propriétaire.')).toBeVisible();
  await expectNoAxeViolations(owner);
  const line = owner.getByRole('listitem').filter({ hasText: PEOPLE.naima.email });
  await share(owner, again);
  await line.getByRole('button', { name: 'Retirer' }).click();
  await line.getByRole('button', { name: /^Retirer .+/ }).click();
  await expect(owner.getByText(PEOPLE.naima.email)).toHaveCount(0);

  // Their session of it is over; their own goes on.
  await again.reload();
  await expect(again.getByText('Vous tenez votre boutique.')).toBeHidden();
  await expect(again.getByText('Atelier Nuage')).toHaveCount(0);
  await again.context().close();
  await owner.context().close();
});
