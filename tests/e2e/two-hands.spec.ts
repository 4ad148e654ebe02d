import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { CAST, PASSWORD } from '../cast.ts';
import { callFrom } from '../support/call-site.ts';
import { enterAs, newColleague } from '../support/colleagues.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { expectText, markdownText, unique } from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts; a lost line refuses its calls.
test.use({
  allowedConsoleErrors: [
    /^Blocked script execution in 'about:(?:blank|srcdoc)'|^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
  ],
});

type Request = APIRequestContext;
interface Pages {
  leas: Page;
  marcs: Page;
}

/** Presence is told every four seconds; a busy machine takes its time. */
const TOLD_WITHIN = { timeout: 20_000 };

const THREE = (first: string, middle: string, last: string) => `${first}\n\n${middle}\n\n${last}\n`;

async function seat(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage();
}

const comparing = (page: Page) => page.getByRole('dialog', { name: 'Deux versions du même contenu' });
const saved = (page: Page) => expect(page.getByText(/^Enregistré à/)).toBeVisible(TOLD_WITHIN);

/** Léa and Marc, each in a browser of their own, with the same draft open. */
async function bothOpen(browser: Browser, request: Request): Promise<Pages> {
  const lea = await newColleague(request, { role: 'Rédaction', firstname: 'Léa' });
  const marc = await newColleague(request, { role: 'Relecture', firstname: 'Marc' });
  const [leas, marcs] = [await seat(browser), await seat(browser)];
  await enterAs(leas, lea.email, '/a/admin/editor?new&namespace=page');
  await leas.getByLabel('Titre').fill(unique('À quatre mains'));
  await markdownText(leas).fill(THREE('Le début.', 'Le milieu.', 'La fin.'));
  await leas.keyboard.press('Control+s');
  await leas.waitForURL(/\?id=\d+$/);
  await saved(leas);
  const { pathname, search } = new URL(leas.url());
  await enterAs(marcs, marc.email, pathname + search);
  await expect(leas.getByText('Marc a aussi ouvert ce contenu.')).toBeVisible(TOLD_WITHIN);
  await expect(marcs.getByText('Léa a aussi ouvert ce contenu.')).toBeVisible(TOLD_WITHIN);
  return { leas, marcs };
}

/** The other saves, and a reader of the text takes that version. */
async function taken({ leas, marcs }: Pages): Promise<void> {
  await markdownText(leas).fill(THREE('Le début, de Léa.', 'Le milieu.', 'La fin.'));
  await expect(marcs.getByText('Léa écrit en ce moment.')).toBeVisible(TOLD_WITHIN);
  await leas.keyboard.press('Control+s');
  await expect(marcs.getByText('Léa a enregistré ce contenu')).toBeVisible(TOLD_WITHIN);
  await expectNoAxeViolations(marcs);
  await marcs.getByRole('button', { name: 'Prendre cette version' }).click();
  await expectText(markdownText(marcs), THREE('Le début, de Léa.', 'Le milieu.', 'La fin.'));
}

/** Both save at the same moment, in two places: one is kept, and the other joined to it. */
async function bothSave({ leas, marcs }: Pages): Promise<void> {
  await markdownText(leas).fill(THREE('Le début, de Léa.', 'Le milieu.', 'La fin, de Léa.'));
  await markdownText(marcs).fill(THREE('Le début, de Léa.', 'Le milieu, de Marc.', 'La fin.'));
  await Promise.all([leas.keyboard.press('Control+s'), marcs.keyboard.press('Control+s')]);
  await expect.poll(async () => (await comparing(leas).count()) + (await comparing(marcs).count())).toBe(1);
  const second = (await comparing(leas).count()) === 1 ? leas : marcs;
  await expect(comparing(second).getByRole('radio', { name: 'Les deux, réunies' })).toBeChecked();
  await comparing(second).getByRole('button', { name: 'Réunir' }).click();
  await second.keyboard.press('Control+s');
  await saved(second);
  const other = second === leas ? marcs : leas;
  await other.getByRole('button', { name: 'Prendre cette version' }).click(TOLD_WITHIN);
  for (const page of [leas, marcs])
    await expectText(
      markdownText(page),
      THREE('Le début, de Léa.', 'Le milieu, de Marc.', 'La fin, de Léa.'),
    );
}

/** A lost line keeps the words here, and what the other saved meanwhile is compared. */
async function lostLine({ leas, marcs }: Pages): Promise<void> {
  await marcs.context().setOffline(true);
  await markdownText(marcs).fill(THREE('Le début, sans réseau.', 'Le milieu.', 'La fin.'));
  await marcs.keyboard.press('Control+s');
  await expect(marcs.getByText('Hors connexion\u202f: gardé dans ce navigateur')).toBeVisible(TOLD_WITHIN);
  await markdownText(leas).fill(THREE('Le début, en ligne.', 'Le milieu.', 'La fin.'));
  await leas.keyboard.press('Control+s');
  await saved(leas);
  await marcs.context().setOffline(false);
  await marcs.getByRole('button', { name: 'Comparer et choisir' }).click(TOLD_WITHIN);
  // The same words changed twice: nothing is chosen for whoever reads.
  await expect(comparing(marcs)).toContainText('sans réseau');
  await expect(comparing(marcs)).toContainText('en ligne');
  await comparing(marcs).getByRole('radio', { name: 'Celle d’ici' }).check();
  await comparing(marcs).getByRole('button', { name: 'Réunir' }).click();
  await marcs.keyboard.press('Control+s');
  await saved(marcs);
  await leas.getByRole('button', { name: 'Prendre cette version' }).click(TOLD_WITHIN);
  await expectText(markdownText(leas), THREE('Le début, sans réseau.', 'Le milieu.', 'La fin.'));
}

/** Both authors stand in the history, with what was not chosen. */
async function versions({ leas }: Pages): Promise<void> {
  await leas.getByRole('button', { name: 'Plus d’actions' }).click();
  await leas.getByRole('button', { name: 'Historique' }).click();
  const history = leas.getByRole('dialog', { name: 'Historique' });
  await expect(history.getByText('Léa').first()).toBeVisible();
  await expect(history.getByText('Marc').first()).toBeVisible();
  await leas.keyboard.press('Escape');
}

async function putIntoBin(request: Request, id: number): Promise<void> {
  const { token } = await callFrom<{ token: string }>({ request }, 'user/login_with_password', {
    email: CAST.rose.email,
    password: PASSWORD,
  });
  await callFrom({ request, token }, 'content/delete_content', { id });
}

/** A text is put into the bin under two people: one takes it out again with every word, the other may copy it. */
async function binned({ leas, marcs }: Pages, request: Request): Promise<void> {
  const mine = THREE('Le début, sans réseau.', 'Le milieu.', 'La fin, pendant la corbeille.');
  await markdownText(marcs).fill(mine);
  await saved(marcs);
  const typed = mine.replace('pendant', 'écrite pendant');
  await marcs.route('**/api/content/save_draft', (route) => route.abort());
  await markdownText(marcs).fill(typed);
  await leas.getByRole('button', { name: 'Prendre cette version' }).click(TOLD_WITHIN);
  const id = Number(new URL(marcs.url()).searchParams.get('id'));
  await putIntoBin(request, id);
  await marcs.unroute('**/api/content/save_draft');
  const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'mis à la corbeille' });
  await expect(told(marcs)).toContainText('votre texte est ici', TOLD_WITHIN);
  await expectNoAxeViolations(marcs);
  // Léa writes without the right to publish: she may only make another text of it.
  await expect(told(leas).getByRole('button')).toHaveText(['En faire un autre contenu'], TOLD_WITHIN);
  await told(marcs).getByRole('button', { name: 'Le sortir de la corbeille' }).click();
  await expect(told(marcs)).toBeHidden();
  await expectText(markdownText(marcs), typed);
  await marcs.keyboard.press('Control+s');
  await saved(marcs);
  await leas.reload();
  await expectText(markdownText(leas), typed);
}

/** A reviewer’s publishing reaches who writes, and who leaves is gone. */
async function publishedByOther({ leas, marcs }: Pages): Promise<void> {
  await marcs.getByRole('button', { name: 'Publier' }).click();
  await expect(marcs.getByText('Publié.', { exact: true })).toBeVisible(TOLD_WITHIN);
  await expect(leas.getByText('En ligne', { exact: true })).toBeVisible(TOLD_WITHIN);
  await marcs.context().close();
  await expect(leas.getByText(/^Marc /)).toBeHidden({ timeout: 30_000 });
}

test('two people who write in one text at once are told of each other, and no word of either is lost', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const pages = await bothOpen(browser, request);
  await taken(pages);
  await bothSave(pages);
  await versions(pages);
  for (const page of Object.values(pages)) await page.context().close();
});

test('a lost line and a bin take no word from whoever writes, and a publication reaches both', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const pages = await bothOpen(browser, request);
  await lostLine(pages);
  await binned(pages, request);
  await publishedByOther(pages);
  await pages.leas.context().close();
});
