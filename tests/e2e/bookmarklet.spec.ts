// The button that a parent drags to the bar of their browser: where the page of it is found, and what the button does on
// the page of another shop.
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';

for (const width of [390, 1280])
  test(`at ${width} px the page of the button is led to from the gifts, and the button brings the page it is pressed on`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/i/marketplace/explore');
    await page.locator('a[href="/i/marketplace/bouton"]').first().click();
    await expect(page).toHaveURL(/\/i\/marketplace\/bouton$/);
    const button = page.locator('[data-bookmarklet]');
    await expect(button).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const href = (await button.getAttribute('href')) ?? '';
    expect(href).toMatch(/^javascript:/);
    // Pressed here it does nothing: it is to be dragged.
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/i\/marketplace\/bouton$/);

    const code = decodeURIComponent(href.replace(/^javascript:/, ''));
    await page.goto('/magazine?rayon=été&prix=1');
    const asked = await page.evaluate<unknown[]>(
      `(() => { let asked; window.open = (...said) => { asked = said; }; ${code}; return asked; })()`,
    );
    const here = page.url();
    const [to, where, how] = asked as [string, string, string];
    expect([where, how]).toEqual(['_blank', 'noopener']);
    const url = new URL(to);
    expect(url.pathname).toBe('/i/marketplace/ajouter');
    expect(url.searchParams.get('url')).toBe(here);
    await page.goto(`${baseURL}${url.pathname}${url.search}`);
    // A guest is asked who they are, and comes back to what they pressed.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
