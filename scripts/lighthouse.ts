/**
 * npm run lighthouse [-- path…] : Lighthouse (mobile) on the pages named, else on one page of each template of
 * the built site. Prints the scores (performance, accessibility, best practices, search engines) and what cost
 * points. SEO loses points by design on pages that are kept out of search engines.
 */
import { findLighthouse } from '#tests/bench/support/lighthouse.ts';
import { startBuiltServer } from '#tests/support/built-server.ts';
import type { GetText } from '#tests/support/pages/addresses.ts';
import { addressOf, TEMPLATES } from '#tests/support/pages/templates.ts';

const measure = findLighthouse();
if (!measure) throw new Error('Lighthouse needs a browser: set CHROME_PATH');
const site = await startBuiltServer({ SEED: 'demo' });
const get: GetText = async (path) => (await fetch(site.url + path)).text();
const given = process.argv.slice(2);
const each = TEMPLATES.filter(({ like, status }) => !like && !status);
const paths = [...given];
if (given.length === 0) for (const template of each) paths.push(await addressOf(template, get));
try {
  for (const path of paths) {
    const { scores, costs } = await measure(site.url + path);
    console.log(`${scores.join(' / ').padEnd(24)} ${path}`);
    for (const cost of costs) console.log(`    ${cost}`);
  }
} finally {
  await site.remove();
}
