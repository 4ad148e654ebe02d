/**
 * npm run lighthouse [-- path…] : Lighthouse (mobile) on one page of each template of the built site. Prints
 * the scores (performance, accessibility, best practices, search engines, agents) and what cost points.
 * SEO loses points by design on pages that are kept out of search engines.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startBuiltServer } from '#tests/support/built-server.ts';
import { findBrowser } from './browser.mjs';

const PATHS = [
  '/',
  '/magazine',
  '/magazine/grossesse',
  '/magazine/grossesse/calendrier-suivi-de-grossesse',
  '/auteur/la-redaction',
  '/page/a-propos',
  '/comment-ca-marche',
  '/la-cagnotte-naissance',
  '/informations-utiles',
  '/outils',
  '/outils/date-accouchement',
  '/outils/semaine-de-grossesse',
  '/prenoms',
  '/prenoms/louise',
  '/prenoms/lettre/a',
  '/prenoms/tendance/en-hausse',
  '/prenoms/recherche',
  '/prenoms/comparer?nom=Louise&nom=Jade',
  '/naissances',
  '/naissances/nantes-44',
  '/liste-exemple',
  '/i/marketplace/recherche?q=poussette',
  '/i/marketplace/inscription',
  '/p/participation-cagnotte/liste-exemple',
];
const DEBUG_PORT = 9333;

const given = process.argv.slice(2);
const site = await startBuiltServer({ SEED: 'demo' });
const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const browser = await chromium.launchPersistentContext(profile, {
  ...(findBrowser() ? { executablePath: findBrowser() as string } : {}),
  args: [
    `--remote-debugging-port=${DEBUG_PORT}`,
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
  ],
});
try {
  for (const path of given.length > 0 ? given : PATHS) await measure(path);
} finally {
  await browser.close();
  await site.remove();
  rmSync(profile, { recursive: true, force: true });
}

async function measure(path: string): Promise<void> {
  // The first request makes the page; readers get it from the store.
  await fetch(site.url + path);
  const result = await lighthouse(site.url + path, { port: DEBUG_PORT, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave nothing for ${path}`);
  const { categories, audits } = result.lhr;
  const scores = Object.values(categories).map((category) => Math.round((category.score ?? 0) * 100));
  console.log(`${scores.join(' / ').padEnd(24)} ${path}`);
  for (const category of Object.values(categories)) {
    if (category.score === 1) continue;
    for (const ref of category.auditRefs) {
      const audit = audits[ref.id];
      if (ref.weight > 0 && audit && audit.score !== null && audit.score < 0.995)
        console.log(`    ${category.id}: ${audit.title} ${audit.displayValue ?? ''}`);
    }
  }
}
