import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Every rule set the product is held to; RGAA is the French public reference. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'RGAAv4', 'best-practice'];

/** The same rules in fewer letters: each look sends them to the page and has them read, for half of the time it took. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A browser too busy to show a passage between two pages drops it, and tells the console: readers see the page. */
const DROPPED_TRANSITION = /Transition was (?:aborted|skipped)/;

interface E2eFixtures {
  /** Console errors a test provokes on purpose: `test.use({ allowedConsoleErrors: [/status of 404/] })`. */
  allowedConsoleErrors: RegExp[];
  consoleErrors: string[];
}

/** `test.use(IN_MOTION)`: pages pass and panels open as most people see it; elsewhere they stand still. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The `test` of every browser test: an error in the page's console that nobody expected fails it. */
export const test = base.extend<E2eFixtures>({
  allowedConsoleErrors: [[], { option: true }],
  consoleErrors: [
    async ({ page, allowedConsoleErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      const allowed = [DROPPED_TRANSITION, ...allowedConsoleErrors];
      const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits for colours that are on their way to others: half-way, a contrast is of no scheme. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/**
 * The rules that another colour scheme or another width may break on a page that breaks none: those of colours and
 * sizes, and of the controls that only a narrow screen shows.
 */
const AXE_RULES_OF_A_SCREEN = [
  ...[
    'color-contrast',
    'link-in-text-block',
    'target-size',
    'scrollable-region-focusable',
    'nested-interactive',
  ],
  ...[
    'button-name',
    'link-name',
    'input-button-name',
    'summary-name',
    'label',
    'select-name',
    'image-alt',
    'svg-img-alt',
  ],
  ...['aria-hidden-focus', 'page-has-heading-one', 'heading-order', 'bypass', 'list', 'listitem', 'tabindex'],
];

/**
 * Fails with one line per rule broken and the elements that break it.
 * @param again the same page was looked at whole, on another screen or in another scheme
 */
export async function expectNoAxeViolations(page: Page, again?: 'again'): Promise<void> {
  await settled(page);
  // Nothing can be run inside a frame that refuses scripts, axe neither: what it shows is a page of its own.
  const builder = new AxeBuilder({ page, axeSource: AXE })
    .exclude('iframe[sandbox]')
    // What passed is not described: half of the work.
    .options({ resultTypes: ['violations'] })
    // Without it each look opens a page of its own to put the frames' answers together; our frames are left out.
    .setLegacyMode();
  const { violations } = await (again
    ? builder.withRules(AXE_RULES_OF_A_SCREEN)
    : builder.withTags(AXE_TAGS)
  ).analyze();
  const lines = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}

export { expect };
