import { chromium } from '@playwright/test';
import { startBuiltServer } from '#tests/support/built-server.ts';
import type { GetText } from '#tests/support/pages/addresses.ts';
import { addressOf, TEMPLATES } from '#tests/support/pages/templates.ts';
import { weighScripts } from '#tests/support/script-weight.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import type { Row } from './support/row.ts';

/** Own script of every template before anybody touches it, gzipped; docs/decisions/0004 holds readers' pages to 10 kB. */
export async function benchScriptWeight(): Promise<Row[]> {
  const executablePath = findBrowser();
  if (!executablePath) return [];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const site = await startBuiltServer({ SEED: 'demo' });
  const get: GetText = async (path) => (await fetch(site.url + path)).text();
  const rows: Row[] = [];
  try {
    for (const template of TEMPLATES.filter(({ like }) => !like)) {
      const page = await browser.newPage();
      const address = site.url + (await addressOf(template, get));
      const { bytes } = await weighScripts(page, () => page.goto(address));
      const target = template.island ? 'an island at once' : '≤ 10';
      rows.push({ name: `script of ${template.name}`, figure: bytes / 1000, unit: 'kB gz', target });
      await page.close();
    }
  } finally {
    await browser.close();
    await site.remove();
  }
  return rows;
}
