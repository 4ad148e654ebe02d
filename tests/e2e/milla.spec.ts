import { randomUUID } from 'node:crypto';
import { PLACES } from '#admin/nav.ts';
import { MILLA_PATH } from '#src/features/assistant/assistant.ts';
import { millaPageFr } from '#src/features/assistant/page/milla-page.fr.ts';
import { callFrom } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom } from '../support/newsroom.ts';

const UNKNOWN = 'Quelle est la capitale de la Mongolie ?';

test.describe('at night, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a question is answered with its sources, the thread stays and can be erased', async ({ page }) => {
    await page.goto(MILLA_PATH);
    await page.getByRole('button', { name: 'Que faut-il dans la valise' }).click();
    const turns = page
      .getByRole('log')
      .getByRole('listitem')
      .filter({ has: page.locator('.milla-asked') });
    await expect(turns).toHaveCount(1);
    await expect(page.locator('.milla-answer a[href^="/"]').first()).toBeVisible();
    const field = page.getByLabel('Votre question');
    await field.fill('<img src=x onerror=alert(1)> je suis enceinte et je saigne');
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'À faire maintenant' })).toBeVisible();
    await expect(page.getByRole('link', { name: '15', exact: true }).first()).toHaveAttribute(
      'href',
      'tel:15',
    );
    await expect(page.getByRole('link', { name: '114', exact: true })).toHaveAttribute('href', 'sms:114');
    await expect(page.locator('.milla-turn img')).toHaveCount(0);
    await expect(field).toBeFocused();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Oui' }).first().click();
    await expect(page.getByText('Merci, c’est noté.')).toBeFocused();
    await page.reload();
    await expect(turns).toHaveCount(2);
    await page.getByRole('button', { name: 'Effacer ce fil' }).click();
    await expect(turns).toHaveCount(0);
    await page.reload();
    await expect(turns).toHaveCount(0);
  });

  test('a question is understood by the one before it, until the thread is erased', async ({ page }) => {
    await page.goto(MILLA_PATH);
    const field = page.getByLabel('Votre question');
    const last = page.locator('.milla-answer').last();
    await field.fill('Quelle est la durée du congé maternité ?');
    await field.press('Enter');
    await expect(page.getByRole('button', { name: 'Oui' })).toHaveCount(1);
    await field.fill('et pour le père ?');
    await field.press('Enter');
    await expect(last.locator('a[href^="/outils/conge-paternite"]').first()).toBeVisible();
    await field.fill('mon bébé a 2 mois');
    await field.press('Enter');
    await expect(page.getByRole('button', { name: 'Oui' })).toHaveCount(3);
    await page.reload();
    await field.fill('il a 38,5');
    await field.press('Enter');
    await expect(last.getByRole('heading', { name: 'À faire maintenant' })).toBeVisible();
    await page.getByRole('button', { name: 'Effacer ce fil' }).click();
    const asked = page.waitForRequest((one) => one.url().endsWith('/api/assistant/stream'));
    await field.fill('et pour le père ?');
    await field.press('Enter');
    expect((await asked).postDataJSON().question).toBe('et pour le père ?');
  });

  test('a text that is too long is told so and kept whole, and a danger at its end is heard', async ({
    page,
  }) => {
    await page.goto(MILLA_PATH);
    const field = page.getByLabel('Votre question');
    const long = 'Quel lit choisir pour la chambre ? '.repeat(90).slice(0, 3000).trim();
    await field.fill(long);
    await page.getByRole('button', { name: 'Demander' }).click();
    await expect(page.getByText('dépasse 500 caractères')).toBeVisible();
    await expect(field).toHaveValue(long);
    await field.fill(
      `${'Bonsoir à vous, je raconte tout depuis le début. '.repeat(14)} mon bébé ne respire plus`,
    );
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'À faire maintenant' })).toBeVisible();
  });

  test('a question sent while another is answered waits for it, and none is lost', async ({ page }) => {
    await page.goto(MILLA_PATH);
    const field = page.getByLabel('Votre question');
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/api/assistant/stream', async (route) => {
      await held;
      await route.continue();
    });
    await field.fill('Comment fonctionne la cagnotte ?');
    await field.press('Enter');
    await field.fill('Comment marche la surprise ?');
    await field.press('Enter');
    await expect(page.getByText('Votre question part dès que cette réponse est là.')).toBeVisible();
    go();
    await expect(page.getByRole('button', { name: 'Oui' })).toHaveCount(2);
    await expect(field).toHaveValue('');
  });

  test('a proposal leads to the login, then is done once, however often it is tapped', async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    await page.goto(MILLA_PATH);
    await page.getByLabel('Votre question').fill('quelle poussette choisir');
    await page.getByLabel('Votre question').press('Enter');
    const add = page.getByRole('button', { name: 'Ajouter' });
    await add.click();
    await expect(page.getByRole('link', { name: 'Se connecter', exact: true }).last()).toHaveAttribute(
      'href',
      /^\/mon-compte-.*next=%2Fmilla/,
    );
    const email = `milla-${randomUUID()}@exemple.fr`;
    const account = { email, password: 'une phrase vraiment longue' };
    const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', account);
    await context.addCookies([{ name: 'hasAuth', value: '1', url: baseURL ?? '' }]);
    await page.evaluate((held) => localStorage.setItem('auth_tokens', JSON.stringify([held])), token);
    let sent = 0;
    page.on('request', (one) => {
      if (one.url().includes('/api/list/')) sent += 1;
    });
    await page.reload();
    await add.dblclick();
    await expect(page.getByRole('link', { name: 'Voir ma liste' })).toBeFocused();
    await expect(add).toHaveCount(0);
    expect(sent).toBe(1);
  });

  test('a thread erased in one tab is gone from the other', async ({ page, context }) => {
    await page.goto(MILLA_PATH);
    await page.getByRole('button', { name: 'La cagnotte a-t-elle des frais' }).click();
    await expect(page.getByRole('button', { name: 'Oui' })).toHaveCount(1);
    const other = await context.newPage();
    await other.goto(MILLA_PATH);
    await expect(other.locator('.milla-asked')).toHaveCount(1);
    await other.getByRole('button', { name: 'Effacer ce fil' }).click();
    await expect(page.locator('.milla-asked')).toHaveCount(0);
  });

  test.describe('without a line', () => {
    test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

    test('a question is given back where the line is lost', async ({ page, context }) => {
      await page.goto(MILLA_PATH);
      await context.setOffline(true);
      const field = page.getByLabel('Votre question');
      await field.fill('Comment fonctionne la cagnotte ?');
      await page.getByRole('button', { name: 'Demander' }).click();
      await expect(page.getByText('Pas de connexion.')).toBeVisible();
      const alert = page.locator('.field-error');
      await expect(alert.getByRole('link', { name: '15', exact: true })).toHaveAttribute('href', 'tel:15');
      await expect(field).toHaveValue('Comment fonctionne la cagnotte ?');
      await context.setOffline(false);
    });
  });
});

test('each example is answered by our pages', async ({ request }) => {
  for (const question of millaPageFr.examples) {
    const asked = await request.post('/api/assistant/ask', {
      data: { question, conversation: null, term: null },
    });
    expect((await asked.json()).result.answer.kind, question).toMatch(/^(?:answer|tool)$/);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form answers, and says what is wrong with what was typed', async ({ page }) => {
    await page.goto(MILLA_PATH);
    await page.getByLabel('Votre question').fill('je ne veux plus vivre');
    await page.getByRole('button', { name: 'Demander' }).click();
    await expect(page.getByRole('link', { name: '3114', exact: true })).toHaveAttribute('href', 'tel:3114');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('button', { name: 'La cagnotte a-t-elle des frais' }).click();
    await page.getByRole('button', { name: 'Oui' }).click();
    await expect(page.getByText('Merci, c’est noté.')).toBeVisible();
  });

  test('an answer that is rated stays where it was read, with its thread', async ({ page }) => {
    await page.goto(MILLA_PATH);
    for (const question of ['naissances à Lyon', 'et à Nantes ?']) {
      await page.getByLabel('Votre question').fill(question);
      await page.getByRole('button', { name: 'Demander' }).click();
    }
    await page.getByRole('button', { name: 'Oui' }).click();
    await expect(page.getByText('Merci, c’est noté.')).toBeVisible();
    await expect(page.locator('.milla-answer a[href="/naissances/nantes-44"]').first()).toBeVisible();
    await expect(page.locator('.milla-asked')).toHaveText([/naissances à Lyon/, /et à Nantes/]);
    await expect(page.locator('[data-ask] input[name="avant"]')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Oui' })).toHaveCount(0);
  });
});

test.describe('without a script, at too great a length', () => {
  test.use({ javaScriptEnabled: false, allowedConsoleErrors: [/400 \(Bad Request\)/] });

  test('the form says so, and gives back all that was typed', async ({ page }) => {
    await page.goto(MILLA_PATH);
    const long = 'Quel lit choisir ? '.repeat(150).trim();
    await page.getByLabel('Votre question').fill(long);
    await page.getByRole('button', { name: 'Demander' }).click();
    await expect(page.getByText('dépasse 500 caractères').first()).toBeVisible();
    await expect(page.getByLabel('Votre question')).toHaveValue(long);
  });
});

test.describe('without a script, one after the other', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test('the form brings the question before along', async ({ page }) => {
    await page.goto(MILLA_PATH);
    const ask = async (question: string) => {
      await page.getByLabel('Votre question').fill(question);
      await page.getByRole('button', { name: 'Demander' }).click();
    };
    await ask('naissances à Lyon');
    await ask('et à Nantes ?');
    await expect(page.locator('.milla-answer a[href="/naissances/nantes-44"]').first()).toBeVisible();
    await expect(page.locator('.milla-asked')).toHaveText([/naissances à Lyon/, /et à Nantes/]);
    await ask('"><b>x</b>');
    await expect(page.locator('.milla b')).toHaveCount(0);
    await ask('et à Rennes ?');
    await expect(page.locator('[data-ask] input[name="avant"]')).toHaveCount(3);
    await expect(page.locator('.milla-asked').nth(2)).toContainText('"><b>x</b>');
    await expect(page.locator('.milla-asked').last()).toContainText('et à Rennes');
    await page.getByRole('link', { name: 'Changer de sujet' }).click();
    await expect(page.locator('[data-ask] input[name="avant"]')).toHaveCount(0);
    await expect(page.locator('.milla-asked')).toHaveCount(0);
  });
});

test('the thread that a form brings along breaks no accessibility rule', async ({ page }) => {
  await page.goto(MILLA_PATH);
  const send = async (question: string) => {
    await page.getByLabel('Votre question').fill(question);
    // Past the script, which would answer within the page.
    await page.locator('[data-ask]').evaluate((form: HTMLFormElement) => form.submit());
  };
  await send('naissances à Lyon');
  await expect(page.locator('.milla-asked')).toHaveCount(1);
  await send('et à Nantes ?');
  await expect(page.locator('.milla-asked')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoAxeViolations(page, 'again');
});

test('a row of a table has its cells apart', async ({ page }) => {
  await page.goto(MILLA_PATH);
  await page.getByLabel('Votre question').fill('combien de temps se garde mon lait au congélateur ?');
  await page.getByLabel('Votre question').press('Enter');
  const row = page.locator('.milla-row').filter({ hasText: 'congélateur, à' });
  await expect(row.locator('dd')).toHaveText([/Au congélateur/, '4 mois']);
  await expectNoAxeViolations(page);
});

test.describe('the newsroom', () => {
  // The preview's frame refuses the runner's scripts.
  test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

  test('sees what was not known, and makes a question of the FAQ of it', async ({ page, request }) => {
    await request.post('/api/assistant/ask', {
      data: { question: UNKNOWN, conversation: null, term: null },
    });
    await enterNewsroom(page, PLACES.assistant.href);
    const line = page.getByRole('listitem').filter({ hasText: UNKNOWN }).first();
    await expect(line).toContainText('Je ne sais pas');
    await line.getByRole('link', { name: 'En faire une question de la FAQ' }).click();
    await expect(page.getByLabel('Titre')).toHaveValue(UNKNOWN);
  });
});
