import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as are from '#src/lib/constants.ts';

/** docs/spec/product.md §9, line by line. */
describe('the product’s constants', () => {
  it('a request may take 14 s, the version is checked every 60,000 ms', () => {
    expect(are.REQUEST_TIMEOUT_MS).toBe(14_000);
    expect(are.VERSION_CHECK_MS).toBe(60_000);
  });

  it('breakpoints are sm 640, md 744, lg 1024, xl 1280, 2xl 1536, 3xl 1890', () => {
    expect(are.BREAKPOINTS).toEqual({ sm: 640, md: 744, lg: 1024, xl: 1280, '2xl': 1536, '3xl': 1890 });
  });

  it('pictures are made 320, 480, 640, 960, 1280 and 1900 wide', () => {
    expect(are.IMAGE_WIDTHS).toEqual([320, 480, 640, 960, 1280, 1900]);
    expect(are.WIDEST_IMAGE).toBe(are.IMAGE_WIDTHS.at(-1));
  });

  it('hasAuth holds 10 years; amounts are cents, divided by 100', () => {
    expect(are.HAS_AUTH_SECONDS).toBe(315_360_000);
    expect(are.CENTS_PER_EURO).toBe(100);
  });

  it('the mixed mode of relative time turns to a date after 7 days', () => {
    expect(are.LITERAL_DATE_AFTER_DAYS).toBe(7);
  });

  it('copied shows 1.5 s, consent waits 500 ms, the minimal delay is 500 ms, the queue drains every 3 s', () => {
    expect([are.COPIED_MS, are.CONSENT_WAIT_MS, are.MINIMAL_DELAY_MS, are.QUEUE_DRAIN_MS]).toEqual([
      1500, 500, 500, 3000,
    ]);
  });

  it('the search waits 200 ms, 8 ms when emptied', () => {
    expect([are.SEARCH_DEBOUNCE_MS, are.SEARCH_EMPTIED_MS]).toEqual([200, 8]);
  });

  it('instant search asks for 20, 10 and 40, proposes another shop at 6 products or fewer, shows 36 brands', () => {
    expect(are.INSTANT_LIMIT).toEqual([20, 10, 40]);
    expect(are.FEW_PRODUCTS).toBe(6);
    expect(are.BRANDS_SHOWN).toBe(36);
    expect(are.INSTANT_SHOWN).toEqual({
      wide: { tags: 4, products: 7 },
      narrow: { tags: 6, products: 6 },
    });
  });

  it('an action button waits 500 ms and shows its success 3000 ms; a load is slow after 6000 ms', () => {
    expect([are.ACTION_DELAY_MS, are.SUCCESS_SHOWN_MS, are.SLOW_LOADING_MS]).toEqual([500, 3000, 6000]);
  });

  it('the mobile menu leaves after more than 50 scrolls for 900 ms, and windows under 500 px', () => {
    expect([are.SCROLLS_BEFORE_AWAY, are.MENU_AWAY_MS, are.MENU_MIN_HEIGHT]).toEqual([50, 900, 500]);
  });

  it('the home is kept 3600 s; 5 categories, 16 covers a page, 10 items a namespace', () => {
    expect(are.HOME_TTL_SECONDS).toBe(3600);
    expect([are.CATEGORIES_DEFAULT, are.COVERS_PER_PAGE, are.NAMESPACE_LIST_DEFAULT]).toEqual([5, 16, 10]);
  });

  it('the header is #fbead9 by default; the generic error reloads after 1200 ms, once in 30 s', () => {
    expect(are.HEADER_COLOUR).toBe('#fbead9');
    expect([are.ERROR_RELOAD_MS, are.ERROR_RELOAD_EVERY_MS]).toEqual([1200, 30_000]);
  });
});

describe('what cannot import them', () => {
  it('the tokens hold the header’s colour, and the menu’s style sheet its least height', () => {
    expect(readFileSync('src/ui/tokens.css', 'utf8')).toContain(`--cream: ${are.HEADER_COLOUR};`);
    const menu = readFileSync('src/shell/bottom-menu.css', 'utf8');
    expect(menu).toContain(`(width < ${are.BREAKPOINTS.md}px) and (height >= ${are.MENU_MIN_HEIGHT}px)`);
  });

  it('the names of the constants are defined nowhere else', () => {
    const names = Object.keys(are).join('|');
    const found = execFileSync(
      'git',
      ['grep', '--untracked', '-lE', `const (${names})\\b`, '--', 'src', 'content-admin'],
      {
        encoding: 'utf8',
      },
    );
    expect(found.trim().split('\n')).toEqual(['src/lib/constants.ts']);
  });
});
