import { type Judged, judge, meanOf, stockDemo } from '#tests/search-index/relevance/relevance.ts';
import { ENGINES } from '#tests/search-index/support/engines.ts';
import type { Row } from './support/row.ts';

/** The queries answered worst, so that whoever mends them knows where to begin. */
const WORST = 12;

const rowOf = (name: string, score: number): Row => ({
  name: `nDCG@10, ${name}`,
  figure: score,
  unit: '',
  target: '≥ 0.83',
});

const told = ({ query, score, found }: Judged) =>
  process.stdout.write(`  ${score.toFixed(2)} ${query}: ${found.slice(0, 4).join(', ') || 'nothing'}\n`);

/** The judged queries on each engine: the mean, and what was answered worst (each product with its grade). */
export async function benchRelevance(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, open] of ENGINES) {
    const engine = await open();
    await stockDemo(engine.index);
    const scores = await judge(engine.index);
    await engine.close();
    rows.push(rowOf(`${scores.length} queries on ${name}`, meanOf(scores)));
    process.stdout.write(`${name}, answered worst:\n`);
    for (const one of scores.toSorted((a, b) => a.score - b.score).slice(0, WORST)) told(one);
  }
  return rows;
}
