import type { Locator, Page } from '@playwright/test';
import { CAST } from '../cast.ts';
import { enterAs, newColleague } from '../support/colleagues.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { markdownText, unique } from '../support/newsroom.ts';

test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

/** A narrow screen shows the text, or what is beside it. */
async function turnTo(page: Page, side: 'Écrire' | 'Relecture'): Promise<void> {
  const sides = page.getByRole('group', { name: 'Affichage' });
  if (await sides.isVisible()) await sides.getByText(side, { exact: true }).click();
}

const review = (page: Page): Locator => page.getByRole('region', { name: 'Relecture', exact: true });

async function openReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plus d’actions' }).click();
  await page.getByRole('button', { name: 'Relecture et commentaires' }).click();
}

/** Of the calendar of Paris, as the fields of dates take it. */
function dayFromNow(days: number): { iso: string; typed: string } {
  const iso = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(
    Date.now() + days * 86_400_000,
  );
  return { iso, typed: iso.split('-').reverse().join('/') };
}

async function write(page: Page, title: string): Promise<void> {
  await page.getByLabel('Titre').fill(title);
  await markdownText(page).fill('Le bain se donne à **37 degrés**, pas plus.\n');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.waitForURL(/\?id=\d+$/);
}

async function askMarc(page: Page, due: string): Promise<void> {
  await openReview(page);
  await review(page).getByLabel('Attendu le').fill(due);
  await review(page).getByLabel('Attendu le').press('Tab');
  await expect(page.getByText('Date enregistrée.')).toBeVisible();
  await review(page).getByLabel('À qui').selectOption({ label: 'Marc' });
  await review(page).getByRole('button', { name: 'Demander', exact: true }).click();
  await expect(review(page).getByText('À relire', { exact: true })).toBeVisible();
}

/** Marc picks words in the text, says what is wrong with them, and asks for changes. */
async function sendBack(page: Page, title: string): Promise<void> {
  await page.getByRole('region', { name: 'À relire' }).getByRole('link', { name: title }).click();
  await openReview(page);
  await expect(review(page).getByLabel('Votre commentaire')).toBeVisible();
  await turnTo(page, 'Écrire');
  await markdownText(page).getByText('37 degrés').dblclick();
  await turnTo(page, 'Relecture');
  await expect(review(page).getByText('Sur ces mots')).toBeVisible();
  await review(page).getByLabel('Votre commentaire').fill('La source de ce chiffre ?');
  await review(page).getByText('Prévenir par e-mail').click();
  await review(page).getByRole('checkbox', { name: 'Léa' }).first().check();
  await expectNoAxeViolations(page);
  await review(page).getByRole('button', { name: 'Commenter', exact: true }).click();
  await expect(review(page).getByRole('listitem')).toContainText('La source de ce chiffre ?');
  await review(page).getByLabel('Vos mots').fill('Il manque la source.');
  await review(page).getByRole('button', { name: 'Demander des changements' }).click();
  await expect(review(page).getByText('À reprendre', { exact: true })).toBeVisible();
}

/** Léa answers, settles the remark, writes the source, and asks again. */
async function mend(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByText('À reprendre par Léa.')).toBeVisible();
  await page.getByRole('button', { name: 'Ouvrir la relecture' }).click();
  const remark = review(page).getByRole('listitem').filter({ hasText: 'La source de ce chiffre ?' });
  await remark.getByRole('button', { name: /^Répondre/ }).click();
  await remark.getByLabel('Votre réponse').fill('Ameli, je l’ajoute.');
  await remark.getByRole('button', { name: 'Répondre', exact: true }).click();
  await expect(remark).toContainText('Ameli, je l’ajoute.');
  await remark.getByRole('button', { name: /^Régler/ }).click();
  await expect(review(page).getByText('1 commentaire réglé')).toBeVisible();
  await turnTo(page, 'Écrire');
  await markdownText(page).fill('Le bain se donne à **37 degrés**, dit l’assurance maladie.\n');
  await turnTo(page, 'Relecture');
  await review(page).getByRole('button', { name: 'Demander à nouveau' }).click();
  await expect(review(page).getByText('À relire', { exact: true })).toBeVisible();
}

async function approve(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'Ouvrir la relecture' }).click();
  await review(page).getByRole('button', { name: 'Approuver' }).click();
  await expect(review(page).getByText('Relu et approuvé')).toBeVisible();
}

/** From the middle of one to the head of the other, as a touch screen tells it. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [begin, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!begin || !end) throw new Error('Nothing to drag');
  const points = [
    { x: begin.x + begin.width / 2, y: begin.y + begin.height / 2 },
    { x: begin.x + begin.width / 2 - 20, y: begin.y + begin.height / 2 },
    { x: end.x + 20, y: Math.max(end.y + 20, 80) },
  ];
  const touch = await page.context().newCDPSession(page);
  for (const [n, point] of points.entries())
    await touch.send('Input.dispatchTouchEvent', {
      type: n === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

/** Rose moves the day from the calendar, by pointer, by finger, then by keyboard. */
async function plan(page: Page, title: string, wide: boolean): Promise<void> {
  const line = (iso: string) =>
    page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${iso}"]`) });
  const [first, typed] = [dayFromNow(3), dayFromNow(5)];
  // Of the same week, which alone is on the screen.
  const dragged = new Date(first.iso).getUTCDay() === 0 ? dayFromNow(2) : dayFromNow(4);
  await page.goto(`/a/admin/content/calendrier?vue=semaine&jour=${first.iso}`);
  await expect(line(first.iso)).toContainText(title);
  await expectNoAxeViolations(page);
  const move = page.getByRole('button', { name: `Changer le jour de « ${title} »` });
  // A narrow screen has the days that hold something alone, one under the other.
  if (wide) {
    // Its head is on the screen, its middle may not be: a day beside it holds all that the demonstration published.
    const head = { targetPosition: { x: 20, y: 20 } };
    await page.getByRole('link', { name: title }).locator('..').dragTo(line(dragged.iso), head);
    await expect(line(dragged.iso)).toContainText(title);
    await dragByFinger(page, move, line(first.iso));
    await expect(line(first.iso)).toContainText(title);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await move.focus();
  await page.keyboard.press('Enter');
  const moving = page.getByRole('dialog', { name: 'Changer le jour' });
  await expect(moving.getByLabel('Nouveau jour')).toBeFocused();
  // A day that does not exist leaves the dialog open; a short year is read when the form is sent, too.
  await page.keyboard.type('31/02/2031');
  await page.keyboard.press('Enter');
  await expect(moving.getByText('Cette date n’existe pas.')).toBeVisible();
  await moving.getByLabel('Nouveau jour').fill(typed.typed.replace(/\d\d(\d\d)$/, '$1'));
  await page.keyboard.press('Enter');
  await expect(moving).toBeHidden();
  await page.goto(`/a/admin/content/calendrier?vue=semaine&jour=${typed.iso}`);
  await expect(line(typed.iso)).toContainText(title);
  await page.getByRole('link', { name: title }).click();
}

for (const width of [1280, 1024, 360])
  test(`a text goes from who writes it to who reads it and back, then out by the chief, at ${width} px`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(300_000);
    const title = unique('Le bain');
    const lea = await newColleague(request, { role: 'Rédaction', firstname: 'Léa' });
    const marc = await newColleague(request, { role: 'Relecture', firstname: 'Marc' });
    const seat = async () => (await browser.newContext({ viewport: { width, height: 860 } })).newPage();
    const [leas, marcs, roses] = [await seat(), await seat(), await seat()];

    await enterAs(leas, lea.email, '/a/admin/editor?new&namespace=page');
    await write(leas, title);
    await askMarc(leas, dayFromNow(3).typed);
    await enterAs(marcs, marc.email, '/a/admin');
    await sendBack(marcs, title);
    await mend(leas);
    await approve(marcs);

    await enterAs(roses, CAST.rose.email, '/a/admin/content/calendrier');
    await plan(roses, title, width > 960);
    await expect(roses.getByText('Relu et approuvé.')).toBeVisible();
    await roses.getByRole('button', { name: 'Publier' }).click();
    await expect(roses.getByText('Publié.', { exact: true })).toBeVisible();
    // Going live ends the review, on the screen too.
    await expect(roses.getByText('Relu et approuvé.')).toBeHidden();
    for (const page of [leas, marcs, roses]) await page.context().close();
  });
