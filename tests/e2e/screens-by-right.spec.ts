import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { RIGHTS } from '#src/lib/rights.ts';
import { expect, test } from '../support/e2e.ts';
import { addressOf, holderOf, SCREENS, sitDown } from '../support/screens-by-right.ts';

// The preview's frame refuses the runner's scripts.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

const CLOSED = 'Vos rôles n’ouvrent pas cet écran';

/** The path of each link of the bar's menus that the person sees. */
const menu = (page: Page) =>
  page
    .locator('.admin-places li:not([hidden]) a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

/** Calls refused for want of a right while a screen is open. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${new URL(response.url()).pathname} on ${page.url()}`);
  });
  return refused;
}

async function open(page: Page, screen: string): Promise<void> {
  await page.goto(addressOf(screen));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first(), screen).toBeVisible();
}

test('no screen of the admin is left out of the table of rights', () => {
  const files = readdirSync('src/pages/a/admin', { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.astro'))
    .map((file) => file.slice(0, -'.astro'.length));
  const told = Object.values(SCREENS).flat();
  const left = pages.filter((page) => !told.some((screen) => (screen.split('?')[0] || 'index') === page));
  // The first is what the editor draws of a page, under the right of its call; the others stand for all of theirs.
  expect(left.sort()).toEqual(['apercu', 'index/index', 'misc/marche-a-suivre/[runbook]']);
});

test('each screen says the right of the contract, and no other', async ({ request }) => {
  const said: Record<string, unknown> = {};
  const meant: Record<string, unknown> = {};
  for (const [right, screens] of Object.entries(SCREENS))
    for (const screen of screens) {
      const html = await (await request.get(addressOf(screen))).text();
      said[screen] = /<main id="contenu"[^>]* data-right="(\w+)"/.exec(html)?.[1];
      meant[screen] = right;
    }
  expect(said).toEqual(meant);
});

for (const right of RIGHTS)
  test(`whoever holds « ${right} » alone opens its screens, whole, and no other`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    await sitDown(page, await holderOf(request, right));
    const refused = watchRefusals(page);
    for (const screen of [...SCREENS.any, ...SCREENS[right]]) {
      await open(page, screen);
      await expect(page.getByRole('heading', { name: CLOSED }), screen).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    }
    expect(refused).toEqual([]);
    const own = SCREENS[right].map((screen) => addressOf(screen).split('?')[0]);
    const shown = await menu(page);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((path) => !own.includes(path))).toEqual([]);
    for (const closed of ['users/roles', 'payments/demonstration', right === 'stats' ? 'content' : 'stats']) {
      await page.goto(addressOf(closed));
      await expect(page.getByRole('heading', { name: CLOSED }), closed).toBeVisible();
    }
  });
