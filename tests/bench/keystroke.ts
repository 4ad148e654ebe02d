import { chromium, type Page } from '@playwright/test';
import { startBuiltServer } from '#tests/support/built-server.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { quantile, type Row } from './support/row.ts';

const QUERIES = [
  ...['p', 'pous', 'poussette', 'pousette trio', 'gigoteuse', 'lit', 'body coton', 'tapis eveil'],
  ...['biberon verre', 'turbulette', 'doudou', 'siège auto', 'cadeau naissance', 'veilleuse', 'landau'],
];
const ROUNDS = 3;
const DEBOUNCE_MS = 200;

/** Milliseconds from a change of the field to the picture that shows its results, the pause for typing left out. */
function timeOf(page: Page, query: string): Promise<number> {
  return page.evaluate(
    ({ text, pause }) =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLInputElement>('#so-q');
        const list = document.querySelector('#so-list');
        if (!field || !list) throw new Error('the search is not open');
        const seen = new MutationObserver(() => {
          seen.disconnect();
          // The task after the next frame: what was changed is painted by then.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - start - pause);
            port2.postMessage(null);
          });
        });
        seen.observe(list, { childList: true });
        field.value = text;
        const start = performance.now();
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    { text: query, pause: DEBOUNCE_MS },
  );
}

/** A keystroke to painted results in a browser, on the built server with the demonstration's catalogue. */
export async function benchKeystroke(): Promise<Row[]> {
  const executablePath = findBrowser();
  if (!executablePath) return [];
  const server = await startBuiltServer();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/i/marketplace/recherche`);
    await page.getByRole('banner').getByRole('searchbox').click();
    await page.locator('#so-q').waitFor();
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const query of QUERIES) {
        const time = await timeOf(page, query);
        if (round > 0) times.push(time);
      }
    const name = 'Keystroke to painted results, without the debounce';
    return [
      { name: `${name}, median`, figure: quantile(times, 0.5), unit: 'ms', target: '≤ 50' },
      { name: `${name}, p95`, figure: quantile(times, 0.95), unit: 'ms', target: '≤ 100' },
    ];
  } finally {
    await browser.close();
    await server.remove();
  }
}
