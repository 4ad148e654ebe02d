import { describe, expect, it } from 'vitest';
import { judge, meanOf, stockDemo } from './relevance/relevance.ts';
import { ENGINES } from './support/engines.ts';

/**
 * The engines' score when this was written (0.861 and 0.849), less what a change elsewhere may cost: a new
 * synonym or rule that makes most answers worse falls below it. `npm run bench -- relevance` prints each
 * query.
 */
const FLOOR = 0.83;

describe.each(ENGINES)('The answers of %s to what people type', (_name, open) => {
  it(`are worth ${FLOOR} of the best order that there is`, { timeout: 300_000 }, async () => {
    const engine = await open();
    try {
      await stockDemo(engine.index);
      const scores = await judge(engine.index);
      expect(scores.length).toBeGreaterThanOrEqual(150);
      const worst = scores.toSorted((a, b) => a.score - b.score).slice(0, 5);
      const shown = worst.map(({ query, found }) => `${query}: ${found.join(', ')}`).join('\n');
      expect(meanOf(scores), shown).toBeGreaterThanOrEqual(FLOOR);
    } finally {
      await engine.close();
    }
  });
});
