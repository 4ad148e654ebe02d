import { expect, test } from '#tests/support/e2e.ts';

test.slow();

/** Above it a reader sees that the page moved. */
const MOST = 0.01;

const PAGES = [
  '/prenoms/leo',
  '/prenoms/camille',
  '/prenoms/lettre/ma',
  '/prenoms/choisir-a-deux',
  '/prenoms/comparer?nom=Louise&nom=Jade',
  '/grossesse',
  '/grossesse/semaine-22',
  '/grossesse/bebe-semaine-0',
  '/grossesse/votre-semaine',
  '/outils/cout-de-garde',
  '/outils/prime-a-la-naissance',
  '/outils/indemnites-journalieres',
  '/outils/jours-enfant-malade',
  '/outils/conge-maternite',
  '/a-faire-en-famille/nantes-44',
  '/milla-assistante-virtuelle-des-futurs-et-jeunes-parents',
  '/liste-exemple',
];

for (const width of [360, 1280])
  test(`names, weeks, tools, outings, the vote and guesses do not move while they come, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources?: { node?: Element }[];
        })[]) {
          if (shift.hadRecentInput) continue;
          const what = shift.sources?.map(({ node }) => node?.className || node?.nodeName).join(', ');
          moved.push(`${shift.value} ${what}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shaken: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      await page.locator('.site-footer').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
      const sum = moved.reduce((all, one) => all + Number.parseFloat(one), 0);
      if (sum >= MOST) shaken.push(`${path}: ${sum.toFixed(3)} (${moved.join(' | ')})`);
    }
    expect(shaken).toEqual([]);
  });
