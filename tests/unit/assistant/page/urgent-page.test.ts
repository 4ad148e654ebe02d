import { expect, it } from 'vitest';
import { urgentPage } from '#src/features/assistant/page/urgent-page.ts';
import { URGENT_TEXTS } from '#src/features/assistant/red-flags/red-flags.fr.ts';

it('names the numbers without frame, style or script', async () => {
  const html = await urgentPage(`${URGENT_TEXTS.breathing} <b>`).text();
  expect(html).toContain('<a href="tel:15">15</a>');
  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toMatch(/<script|<style|<link/);
});
