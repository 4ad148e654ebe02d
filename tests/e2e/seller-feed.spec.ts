// A seller's catalogue comes by a file, by keyboard: what is wrong in the dialog has the focus, each line is told before
// anything is written, and a second file says what is sold out and what is gone.
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { BUSINESS } from '../support/business.ts';
import { callSite } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
const INES = { email: 'ines@exemple.fr', password: 'une autre phrase pour les essais' };
const HEAD = 'id;title;price;brand;description;availability;link';
const line = (id: string, price: string, availability = 'in stock') =>
  `${id};Hochet ${id};${price};Bois doux;En bois;${availability};https://boutique.exemple/${id}`;
const file = (...lines: string[]) => ({
  name: 'flux.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...lines].join('\n')),
});

let site: BuiltServer;
const call = <T = Record<string, unknown>>(path: string, input: object, token = '') =>
  callSite<T>({ url: site.url, token }, path, input);
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startBuiltServer({ SEED: 'empty' });
});
test.afterAll(() => site?.remove());

async function sellersSession(): Promise<string> {
  const { token: ines } = await call<{ token: string }>('user/register_with_email', INES);
  const { merchant } = await call<{ merchant: { uuid: string } }>('business/create', BUSINESS, ines);
  const opened = { merchant_uuid: merchant.uuid };
  return (await call<{ token: string }>('business/open_session', opened, ines)).token;
}

test('two files of a seller are tried, told line by line and brought in', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await sellersSession();
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: site.url }]);
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
  await page.goto(`${site.url}/i/business/flux`);

  await page.getByRole('button', { name: 'Nouveau flux' }).press('Enter');
  await page.getByLabel('Adresse du fichier').fill('ftp://boutique.exemple');
  await page.getByLabel('Adresse du fichier').press('Enter');
  await expect(page.getByText('Ce champ est obligatoire.')).toBeVisible();
  await expect(page.getByLabel('Nom du flux')).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.type('Catalogue');
  await page.getByLabel('Adresse du fichier').fill('');
  await page.getByLabel('Adresse du fichier').press('Enter');

  const bring = async (sent: ReturnType<typeof file>, button: string | RegExp) => {
    await page.locator('input[type="file"]').setInputFiles(sent);
    const tried = page.getByRole('button', { name: 'Essayer sans rien écrire' });
    await tried.press('Enter');
    const brought = page.getByRole('button', { name: button });
    await expect(brought).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'flux.csv' })).toBeFocused();
    await expectNoAxeViolations(page);
    await brought.press('Enter');
    await expect(page.getByText('L’import est terminé.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'flux.csv' })).toBeFocused();
  };
  await bring(file(line('A', '24,90'), line('B', '19,90'), line('C', '-4')), 'Importer 2 articles');
  await expect(page.getByText('Prix négatif ou nul')).toBeVisible();
  await page.getByRole('button', { name: 'Retour aux flux' }).press('Enter');
  await bring(file(line('A', '21,90', 'out of stock')), 'Importer 1 article');
  await expect(page.getByText('N’est plus dans le flux')).toBeVisible();

  const { items } = await call<{ items: { name: string; price: number; availability: string }[] }>(
    'business/list_products',
    {},
    token,
  );
  expect(items.toSorted((one, other) => one.name.localeCompare(other.name))).toMatchObject([
    { name: 'Hochet A', price: 2190, availability: 'out_of_stock' },
    { name: 'Hochet B', price: 1990, availability: 'out_of_stock' },
  ]);
});
