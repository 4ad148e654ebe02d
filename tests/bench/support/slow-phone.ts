import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.mjs';
import { quantile } from './row.ts';

/** The cost of a page to a phone on a slow line, caches empty. */
export interface FirstVisit {
  /** First contentful paint, ms after the address was entered. */
  paintMs: number;
  /** Scripts of our own as they travel, kB. */
  scriptKb: number;
}

/** Lighthouse's slow phone: 150 ms there and back, 1.6 Mbit/s, a processor four times slower. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PROCESSOR = 4;
const VISITS = 5;

/** Null when this machine has no browser. */
export async function openBrowser(): Promise<Browser | null> {
  const executablePath = findBrowser();
  if (!executablePath) return null;
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

/** The median of several first visits. `prepare` readies a page before it goes there. */
export async function firstVisit(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<FirstVisit> {
  const visits: FirstVisit[] = [];
  for (let n = 0; n < VISITS; n += 1) visits.push(await visit(browser, url, prepare));
  return {
    paintMs: quantile(
      visits.map(({ paintMs }) => paintMs),
      0.5,
    ),
    scriptKb: Math.max(...visits.map(({ scriptKb }) => scriptKb)),
  };
}

async function visit(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, locale: 'fr-FR' });
  const page = await context.newPage();
  await prepare(page);
  const session = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' && response.url.startsWith(new URL(url).origin)) scripts.add(requestId);
  });
  // Bodies as they travel; headers are not script.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  await context.close();
  return { paintMs, scriptKb: bytes / 1024 };
}
