import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, expectText, markdownText, openRich, unique } from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('words typed beside a card, or on a chosen one, are never lost', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const film = '::video{url="https://www.youtube.com/watch?v=abc" titre="Un film"}';
  await markdownText(page).fill(`Début.\n\n${film}\n\n${film}\n\nFin.\n`);
  const rich = await openRich(page);
  const card = await rich.locator('[data-card]').first().boundingBox();
  if (!card) throw new Error('The card is not shown');
  // Between two cards the engine draws a caret of its own.
  await page.mouse.click(card.x + 40, card.y + card.height + 6);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Un.');
  await rich.getByText('Un film').first().click();
  await page.keyboard.type('Deux.');
  await rich.getByText('Un film').last().click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Trois. ');
  await page.getByText('Markdown', { exact: true }).click();
  await expectText(markdownText(page), `Trois. Début.\n\n${film}\n\nDeux.\n\n${film}\n\nFin. Un.\n`);
});

test('a letter is written in the same editor, seen while it is, and does not leave for nobody', async ({
  page,
}) => {
  await enterNewsroom(page, '/a/admin/mailing');
  await page.getByRole('button', { name: 'Écrire une lettre' }).click();
  await page.getByLabel('Nom').fill(unique('Lettre'));
  await page.getByLabel('Objet').fill('Un mois de lectures');
  const rich = await openRich(page);
  await expect(tool(page, 'Produit')).toBeHidden();
  await rich.click();
  await page.keyboard.type('Bonjour à vous');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await tool(page, 'Lien').click();
  const links = page.getByRole('dialog', { name: 'Lien' });
  await links.getByRole('combobox').fill('/magazine');
  // The dialog's own form saves no letter.
  await links.getByRole('button', { name: 'Mettre le lien' }).click();
  const seen = page.getByTitle('La lettre', { exact: true }).contentFrame();
  await expect(seen.getByRole('link', { name: 'vous' })).toHaveAttribute('href', /\/magazine$/);
  await letterInItsClothes(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('La lettre est enregistrée.')).toBeVisible();
  await expect(page.getByText('Personne ne recevrait cette lettre')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Envoyer maintenant' })).toBeHidden();
  await page.getByLabel('Départ (heure de Paris)').fill('2026-12-24T18:30');
  await expectNoAxeViolations(page);
  await expect(page.getByRole('button', { name: 'Programmer l’envoi' })).toBeVisible();
  await lettersInTwoTabs(page);
});

/** The whole of a mail's style is laid on its preview, in both schemes; the mailbox's line shows its words. */
async function letterInItsClothes(page: Page): Promise<void> {
  const frame = page.getByTitle('La lettre', { exact: true });
  const look = () =>
    frame.evaluate((node) => {
      const sheet = (node as HTMLIFrameElement).contentDocument?.querySelector('.sheet');
      const { overflowWrap = '', backgroundColor = '' } = sheet ? getComputedStyle(sheet) : {};
      return { overflowWrap, backgroundColor };
    });
  await expect.poll(look).toEqual({ overflowWrap: 'anywhere', backgroundColor: 'rgb(255, 253, 250)' });
  await page.getByText('Sombre', { exact: true }).click();
  await expect.poll(look).toEqual({ overflowWrap: 'anywhere', backgroundColor: 'rgb(40, 32, 40)' });
  await expect(page.locator('.mailing-inbox')).toContainText('Un mois de lectures');
}

/** The last to save is told, and a tab that dies while somebody types takes nothing with it. */
async function lettersInTwoTabs(page: Page): Promise<void> {
  const name = await page.getByLabel('Nom').inputValue();
  const other = await page.context().newPage();
  await other.goto('/a/admin/mailing');
  await other.getByRole('button', { name: `Ouvrir la lettre « ${name} »` }).click();
  await other.getByLabel('Objet').fill('L’objet de l’autre onglet');
  await other.keyboard.press('Control+s');
  await expect(other.getByText('La lettre est enregistrée.')).toBeVisible();
  await page.locator('input[name=preheader]').fill('Un aperçu');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Comparer et choisir' }).click();
  await page.getByRole('button', { name: 'Réunir' }).click();
  await expect(page.getByLabel('Objet')).toHaveValue('L’objet de l’autre onglet');
  await expect(page.getByText('ce navigateur garde votre texte')).toBeVisible();
  await page.close();
  await other.reload();
  await other.getByRole('button', { name: `Ouvrir la lettre « ${name} »` }).click();
  await other.getByRole('button', { name: 'Le reprendre' }).click();
  await expect(other.locator('input[name=preheader]')).toHaveValue('Un aperçu');
  await other.keyboard.press('Control+s');
  await expect(other.getByText('La lettre est enregistrée.')).toBeVisible();
  await other.getByRole('button', { name: 'Toutes les lettres' }).click();
  await expect(other.getByText('Texte non enregistré')).toBeHidden();
}
