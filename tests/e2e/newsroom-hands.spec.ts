import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, expectText, markdownText, openRich, unique } from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts; the answers that fail are the subject.
test.use({
  allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'|status of (?:404|502|422)/],
});

const TOLD_WITHIN = { timeout: 20_000 };

test('a note opens by its dialog, from its words and from its call, and keeps what nobody changed', async ({
  page,
}) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const written = 'Le bain[^bain].\n\n\n[^bain]:  Ameli, *2025*.\n\n  Deux.\n\n[^2]: Autre.\n';
  await markdownText(page).fill(written);
  const rich = await openRich(page);
  const dialog = page.getByRole('dialog', { name: 'Note de bas de page' });
  const words = dialog.getByLabel('Texte de la note');
  await expect(rich.locator('[data-card]').first()).toContainText('bain. Ameli');
  await rich.locator('sup[data-note]').click();
  await expect(words).toHaveValue('Ameli, *2025*.\n\nDeux.');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Garder' }).click();
  await page.getByText('Markdown', { exact: true }).click();
  await expectText(markdownText(page), written);

  await openRich(page);
  await rich.getByText('Autre.').dblclick();
  await expect(words).toHaveValue('Autre.');
  await words.fill('Autre, revue.');
  await dialog.getByRole('button', { name: 'Garder' }).click();
  await page.getByText('Markdown', { exact: true }).click();
  await expectText(markdownText(page), written.replace('Autre.', 'Autre, revue.'));
});

test('what was written in one form is taken back in the other, and given again', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  await markdownText(page).fill('Un.\n');
  // Longer than the changes that are one step together.
  await page.waitForTimeout(1_100);
  await markdownText(page).press('Control+End');
  await page.keyboard.type('Deux.');
  const rich = await openRich(page);
  await expect(rich).toHaveText('Un. Deux.');
  await rich.click();
  await page.keyboard.press('Control+z');
  await expect(rich).toHaveText('Un.');
  await page.keyboard.press('Control+y');
  await expect(rich).toContainText('Deux.');
  await rich.press('Control+End');
  await page.keyboard.type(' Trois.');
  await page.getByText('Markdown', { exact: true }).click();
  const written = 'Un.\nDeux. Trois.';
  await expectText(markdownText(page), written);
  const tools = page.getByRole('toolbar', { name: 'Mise en forme' });
  await tools.getByRole('button', { name: 'Annuler' }).click();
  await expectText(markdownText(page), 'Un.\nDeux.');
  await page.keyboard.press('Control+z');
  await expectText(markdownText(page), 'Un.\n');
  await page.keyboard.press('Control+y');
  await tools.getByRole('button', { name: 'Rétablir' }).click();
  await expectText(markdownText(page), written);
  await page.keyboard.type('Fin');
  await page.keyboard.press('Control+z');
  await expectText(markdownText(page), written);
});

test('a preview that did not come comes alone, and two tabs of one person are told so', async ({
  page,
  context,
}) => {
  test.slow();
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  await page.getByLabel('Titre').fill(unique('Deux onglets'));
  await markdownText(page).fill('Un début.\n');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await page.route('**/a/admin/apercu', (route) => route.fulfill({ status: 502, body: '' }));
  await markdownText(page).press('Control+End');
  await page.keyboard.type('Une suite.');
  const told = page.getByText('L’aperçu ne répond pas');
  await expect(told).toBeVisible();
  await page.unroute('**/a/admin/apercu');
  await expect(told).toBeHidden(TOLD_WITHIN);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await expectText(markdownText(other), 'Un début.\nUne suite.');
  await markdownText(other).fill('Autre chose.\n');
  await other.keyboard.press('Control+s');
  await expect(other.getByText(/^Enregistré à/)).toBeVisible();
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Vous avez enregistré ce contenu dans un autre onglet' });
  await expect(notice).toBeVisible(TOLD_WITHIN);
  await notice.getByRole('button', { name: 'Prendre cette version' }).click();
  await expectText(markdownText(page), 'Autre chose.\n');
});

test('a text that the server refuses to draw is told why, and not sent again and again', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  let asked = 0;
  await page.route('**/a/admin/apercu', (route) => {
    asked += 1;
    return route.fulfill({ status: 422, json: { err: 'Ce texte est trop compliqué.', code: 'too_complex' } });
  });
  await markdownText(page).fill('Un texte.\n');
  await expect(page.getByText('Ce texte est trop compliqué.')).toBeVisible();
  // The text is another once its header is written.
  await page.waitForTimeout(3_000);
  const before = asked;
  // Longer than the wait before a page that did not come is asked for anew.
  await page.waitForTimeout(8_000);
  expect(asked).toBe(before);
});

test('a view is kept and taken away by keyboard, and what is chosen leaves a phone its screen', async ({
  page,
}) => {
  const name = unique('Vue');
  await page.setViewportSize({ width: 360, height: 740 });
  // Filters that no other test keeps at the same moment: views are the whole team's.
  await enterNewsroom(page, `/a/admin/content?q=${Date.now()}`);
  const views = page.getByRole('navigation', { name: 'Vues enregistrées' });
  const keep = views.getByRole('button', { name: 'Garder cette vue' });
  await keep.press('Enter');
  await expect(views.getByLabel('Nom de la vue')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(keep).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(views.getByRole('link', { name })).toBeFocused();
  await views.getByRole('button', { name: `Enlever la vue ${name}` }).press('Enter');
  await expect(keep).toBeFocused();

  await page.goto('/a/admin/content?type=post');
  await page.locator('.content-table tbody input[type=checkbox]').first().check();
  const bar = page.getByRole('group', { name: 'Actions sur le choix' });
  expect((await bar.boundingBox())?.height).toBeLessThan(74);
  await bar.getByRole('button', { name: 'Actions' }).click();
  await expect(bar.getByRole('button', { name: 'Mettre à la corbeille' })).toBeVisible();
  // At the end of the list: the bar stays where it is while rows pass beneath it, and covers half of one somewhere.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectNoAxeViolations(page);
});

test('the same filters kept by a colleague meanwhile are two views, and each can be taken away', async ({
  page,
  context,
}) => {
  const [theirs, ours] = [unique('Avant'), unique('Vue')];
  const path = `/a/admin/content?q=${Date.now()}`;
  await enterNewsroom(page, path);
  const viewsOf = (tab: Page) => tab.getByRole('navigation', { name: 'Vues enregistrées' });
  async function keep(tab: Page, name: string): Promise<void> {
    await viewsOf(tab).getByRole('button', { name: 'Garder cette vue' }).press('Enter');
    await tab.keyboard.type(name);
    await tab.keyboard.press('Enter');
    await expect(viewsOf(tab).getByRole('link', { name })).toBeFocused();
  }
  await expect(viewsOf(page).getByRole('button', { name: 'Garder cette vue' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(path);
  await keep(other, theirs);
  await keep(page, ours);
  await viewsOf(other)
    .getByRole('button', { name: `Enlever la vue ${theirs}` })
    .click();
  await expect(viewsOf(other).getByRole('link', { name: ours })).toBeFocused();
  // Gone meanwhile: told, and taken off the screen.
  await viewsOf(page)
    .getByRole('button', { name: `Enlever la vue ${theirs}` })
    .click();
  await expect(viewsOf(page).getByRole('alert')).toBeVisible();
  await expect(viewsOf(page).getByRole('link', { name: theirs })).toHaveCount(0);
  await viewsOf(page)
    .getByRole('button', { name: `Enlever la vue ${ours}` })
    .click();
  await expect(viewsOf(page).getByRole('link', { name: ours })).toHaveCount(0);
});

test('on a phone the list shows three contents on its first screen, and its filters unfold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterNewsroom(page, '/a/admin/content?type=week');
  const third = page.locator('.content-table tbody tr').nth(2);
  await expect(third).toBeVisible();
  const box = await third.boundingBox();
  expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
  await expect(page.getByLabel('État')).toBeHidden();
  await page.getByText('Filtrer et trier (1)').click();
  await page.getByLabel('État').selectOption({ label: 'En ligne' });
  await expect(page.getByText('Filtrer et trier (2)')).toBeVisible();
  await expect(page.getByLabel('État')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('on a phone the text of a document begins in the first screen, and its tools are at hand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  await page.getByLabel('Titre').fill(unique('Un titre qui ne tient pas sur une seule ligne de téléphone'));
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  for (const text of [await openRich(page), markdownText(page)]) {
    await expect(text).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    expect((await text.boundingBox())?.y).toBeLessThan(560);
    const redo = page
      .getByRole('toolbar', { name: 'Mise en forme' })
      .getByRole('button', { name: 'Rétablir' });
    await page.getByRole('button', { name: 'Section', exact: true }).focus();
    await page.keyboard.press('End');
    await expect(redo).toBeFocused();
    await expect(redo).toBeInViewport({ ratio: 1 });
    await expectNoAxeViolations(page);
    await page.getByText('Markdown', { exact: true }).click();
  }
});

test('on a phone a new document opens in its title, and its two acts stand side by side under it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  await expect(page.getByLabel('Titre')).toBeFocused();
  const [keep, publish] = ['Enregistrer', 'Publier'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  const [left, right, title] = [
    await keep?.boundingBox(),
    await publish?.boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ];
  expect(left?.y).toBe(right?.y);
  expect(left?.x).toBeLessThan(right?.x ?? 0);
  expect(left?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
});

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 700 },
])
  test(`the calendar opens on today, and comes back to it, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await enterNewsroom(page, '/a/admin/content/calendrier');
    const today = page.locator('.calendar-day[aria-current="date"]');
    await expect(today).toBeInViewport();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Mois suivant' }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Aujourd’hui' }).click();
    await expect(today).toBeInViewport();
  });

test('on a phone the news of an act stands clear of the buttons of the next', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterNewsroom(page, '/a/admin/content');
  const boxes = page.locator('.content-table tbody input[type="checkbox"]');
  await boxes.first().check();
  const bar = page.locator('.bulk-bar');
  await bar.getByRole('button', { name: 'Actions' }).click();
  // A line of news as the screen would show it, whatever the act was.
  await page
    .locator('.toasts')
    .evaluate((place) => place.insertAdjacentHTML('beforeend', '<p class="toast">Fait</p>'));
  const [news, buttons] = [await page.locator('.toasts .toast').boundingBox(), await bar.boundingBox()];
  expect((news?.y ?? 740) + (news?.height ?? 0)).toBeLessThan(buttons?.y ?? 0);
});

test('all that a search finds is chosen at once, beyond the page', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/content?type=week');
  await page.getByRole('checkbox', { name: 'Choisir toute la page' }).check();
  const bar = page.getByRole('group', { name: 'Actions sur le choix' });
  const more = bar.getByRole('button', { name: /^Choisir les \d+ contenus trouvés$/ });
  const total = Number(/\d+/.exec(await more.innerText())?.[0]);
  expect(total).toBeGreaterThan(50);
  await more.click();
  await expect(bar.getByRole('status')).toHaveText(`${total} choisis`);
  await expect(more).toBeHidden();
  await page.locator('.content-table tbody input[type=checkbox]').first().uncheck();
  await expect(bar.getByRole('status')).toHaveText(`${total - 1} choisis`);
  // What the next search does not find is not chosen any more.
  await page.getByLabel('Chercher un titre ou une adresse').fill('échographie');
  await expect(bar).toBeHidden();
});
