// A site that has a tag manager, as it is really started: what it sends, what a browser then asks, what it refuses.
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTestBrowser } from '../../scripts/browser.mjs';
import { type BuiltServer, exited, spawnEntry, startBuiltServer } from '../support/built-server.ts';

const GTM = 'https://www.googletagmanager.com';
let site: BuiltServer;
let browser: Browser;

beforeAll(async () => {
  site = await startBuiltServer({ SEED: 'empty', GTM_ID: 'GTM-TEST123', CONSENT: 'ask' });
  browser = await chromium.launch({
    executablePath: findTestBrowser() ?? undefined,
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

const page = async (path: string) => {
  const answer = await fetch(site.url + path);
  return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
};

describe('a site with a tag manager that asks first', () => {
  it('names the manager and its hosts on a page for everybody', async () => {
    const { html, policy } = await page('/magazine');
    expect(html).toContain('data-gtm="GTM-TEST123" data-consent="ask"');
    expect(html).toContain('Mes choix de cookies');
    expect(policy).toMatch(new RegExp(`script-src [^;]*${GTM}(?: |;)`));
    expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policy).not.toContain('unsafe');
    // The script itself is nobody's until they agree.
    expect(html).not.toContain(GTM);
  });

  it.each([
    '/mon-compte-merveille',
    '/a/admin',
    '/i/cagnotte/withdraw',
    '/i/marketplace/nouveau-mot-de-passe?token=x',
    '/i/marketplace/checkout/0123456789abcdef',
    '/p/participation-cagnotte-paiement/0123456789abcdef',
    '/p/reservation/0123456789abcdef',
  ])('knows nothing of it at %s', async (path) => {
    const { html, policy } = await page(path);
    expect(policy).toContain("default-src 'self'");
    expect(html + policy).not.toMatch(/googletagmanager|google-analytics|data-gtm|Mes choix de cookies/);
  });

  it('asks Google for its script once somebody agrees, and not before', async () => {
    const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' });
    const tab = await context.newPage();
    const asked: string[] = [];
    const refused: string[] = [];
    tab.on('console', (said) => refused.push(said.text()));
    await tab.route(`${GTM}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.measured = true;' });
    });
    await tab.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
    await tab.goto(`${site.url}/magazine`);
    const accept = tab.getByRole('button', { name: 'Accepter' });
    await accept.waitFor();
    expect(asked).toEqual([]);
    await accept.click();
    // Under the site's own policy: it runs.
    await tab.waitForFunction(() => (globalThis as { measured?: boolean }).measured === true);
    expect(asked).toEqual([`${GTM}/gtm.js?id=GTM-TEST123`]);
    expect(refused.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
    await tab.goto(`${site.url}/mon-compte-merveille`);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    expect(asked).toHaveLength(1);
    await context.close();
  });
});

it('a name that is no container’s is refused at the start, by its name', async () => {
  for (const GTM_ID of ['UA-12345-1', 'GTM-<script>']) {
    const child = spawnEntry({ GTM_ID, DATA_DIR: site.dataDir, PORT: '0' });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk));
    expect(await exited(child)).not.toBe(0);
    expect(said).toContain('GTM_ID must be the name of a container, as GTM-ABC1234');
    expect(said).not.toContain('    at ');
  }
});
