import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../../scripts/browser.mjs';
import { freePort } from '../../support/free-port.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

export interface Scores {
  /** Out of 100, in the order of Lighthouse: performance, accessibility, best practices, search engines. */
  scores: number[];
  /** The page is kept out of search engines on purpose: its last score says nothing. */
  kept: boolean;
  /** The findings that cost points, one line each. */
  costs: string[];
}

/** Scores a page. */
export type Measure = (url: string) => Promise<Scores>;

/**
 * Lighthouse as it is by default, on a slow phone; null when this machine has no browser. Each page gets a browser of
 * its own: one that has shown others first spends 200 ms walking their memory when it is watched, and blames the page.
 */
export function findLighthouse(): Measure | null {
  const executablePath = findBrowser();
  return executablePath ? (url) => inNewBrowser(executablePath, url) : null;
}

async function inNewBrowser(executablePath: string, url: string): Promise<Scores> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
    ],
  });
  try {
    return await measure(url, port);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function measure(url: string, port: number): Promise<Scores> {
  // The first request makes the page; readers get it from the store.
  await fetch(url);
  const options = { port, logLevel: 'error', output: 'json', onlyCategories: CATEGORIES } as const;
  const result = await lighthouse(url, { ...options, onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100));
  const costs = Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: auditId, weight }) => {
      const audit = audits[auditId];
      const cost = weight > 0 && audit && audit.score !== null && audit.score < 0.995;
      return cost ? [`${id}: ${audit.title} ${audit.displayValue ?? ''}`] : [];
    }),
  );
  return { scores, kept: audits['is-crawlable']?.score === 0, costs };
}

/** The worst of the scores that count. */
export function lowest({ scores, kept }: Scores): number {
  return Math.min(...(kept ? scores.slice(0, 3) : scores));
}
