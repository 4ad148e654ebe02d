import { PASSWORD } from '../cast.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the old address stops a change of address with one button, without scripts; reading the page changes nothing', async ({
    page,
    request,
  }) => {
    const name = `vera-${Date.now()}`;
    const email = `${name}@exemple.fr`;
    const data = { email, password: PASSWORD };
    const made = await (await request.post('/api/user/register_with_email', { data })).json();
    const headers = { authorization: `Bearer ${made.result.token}` };
    const wanted = { email: `autre-${email}`, password: PASSWORD };
    expect(
      (await (await request.post('/api/user/change_email', { headers, data: wanted })).json()).result,
    ).toEqual({
      sent: true,
    });

    const link = await mailedLink(email, /\/p\/garder-mon-adresse\/[\w-]+/);
    for (let n = 0; n < 3; n += 1) expect((await request.get(link)).status()).toBe(200);
    const answer = await page.goto(link);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.getByText(`a…${name.at(-1)}@exemple.fr`)).toBeVisible();
    expect(await page.getByRole('button', { name: 'Arrêter ce changement' }).count()).toBe(1);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.screenshot({ path: test.info().outputPath(`stop-${width}.png`) });
    }
    await page.getByRole('button', { name: 'Arrêter ce changement' }).click();
    await expect(page.getByRole('heading', { name: 'Le changement est arrêté' })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('stopped-360.png') });
    expect((await request.post('/api/user/get_my_info', { headers, data: {} })).status()).toBe(401);

    await page.goto(link);
    await expect(page.getByText('Ce lien a déjà servi')).toBeVisible();
    const confirm = await mailedLink(wanted.email, /adresse-confirmee\?token=[\w-]+/);
    const token = confirm.split('=')[1];
    const moved = await (await request.post('/api/user/verify_email', { data: { token } })).json();
    expect(moved.code).toBe('token_invalid');
  });
});

test('the page of a stop is readable by everyone', async ({ page }) => {
  await page.goto('/p/garder-mon-adresse/un-lien-inconnu');
  await expect(page.getByText('Ce lien a déjà servi')).toBeVisible();
  await expectNoAxeViolations(page);
});
