import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface ScriptWeight {
  /** Gzipped bytes of every script the page ran, inline ones too, before anybody touched it. */
  bytes: number;
  /** Addresses of the scripts that hold React. */
  react: string[];
}

/** react-dom in production names this address in each of its errors. */
const REACT = 'react.dev/errors/';

async function inlineScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('script:not([src])')]
      .filter((script) => /^(|module|text\/javascript)$/.test(script.getAttribute('type') ?? ''))
      .map((script) => script.textContent ?? ''),
  );
}

/** Loads an address and weighs its scripts; `visit` must be the page's first navigation. */
export async function weighScripts(page: Page, visit: () => Promise<unknown>): Promise<ScriptWeight> {
  const loading: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    loading.push(response.text().then((text) => ({ url: response.url(), text })));
  });
  // A page that opens under a mouse at rest is told of a pointer by some browsers: nobody touched it yet.
  await page.addInitScript(() => {
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await visit();
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(loading);
  const texts = [...files.map(({ text }) => text), ...(await inlineScripts(page))];
  const bytes = texts.filter(Boolean).reduce((sum, text) => sum + gzipSync(text).length, 0);
  return { bytes, react: files.filter(({ text }) => text.includes(REACT)).map(({ url }) => url) };
}
