import { readdirSync } from 'node:fs';
import { expect, test } from '../support/e2e.ts';

/** Every screen of an account, of a list and of a business that no other part of its address names. */
const screens = ['mon-compte', 'cagnotte', 'marketplace', 'business'].flatMap((area) =>
  readdirSync(`src/pages/i/${area}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro') && !file.includes('['))
    .map((file) => `/i/${area}/${file.slice(0, -'.astro'.length)}`.replace(/\/index$/, '')),
);

// Where a component asks who is signed in before the page has led away, the browser's console says so to everybody.
for (const part of [0, 1])
  test(`no screen asks who a guest is, whom it leads to the login or shows what is for all (${part + 1})`, async ({
    page,
  }) => {
    test.slow();
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 401) refused.push(`${new URL(response.url()).pathname} on ${page.url()}`);
    });
    for (const screen of screens.filter((_, n) => n % 2 === part)) {
      await page.goto(screen);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 }).first(), screen).toBeVisible();
    }
    expect(refused).toEqual([]);
  });
