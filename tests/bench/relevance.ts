import { STRANGERS } from '#tests/search-index/relevance/queries/strangers.ts';
import {
  type Figures,
  figuresOf,
  type Judged,
  judge,
  judgeStranger,
  ofHalf,
  worstOf,
} from '#tests/search-index/relevance/relevance.ts';
import { stockDemo } from '#tests/search-index/relevance/stock.ts';
import { ENGINES } from '#tests/search-index/support/engines.ts';
import type { Row } from './support/row.ts';

/** The queries answered worst, so that whoever mends them knows where to begin. */
const WORST = 12;
/** Above it, the settings have grown towards the queries they were tuned on. */
const GAP = 0.04;

const print = (text: string) => process.stdout.write(`${text}\n`);
const two = (figure: number | null) => (figure === null || Number.isNaN(figure) ? '–' : figure.toFixed(2));
const percent = (share: number | null) =>
  share === null || Number.isNaN(share) ? '–' : `${Math.round(share * 100)} %`;

/** Both halves of each figure side by side: tuned on, then held back. */
function line(kind: string, [tune, held]: readonly [Figures, Figures]): string {
  const pair = (value: (figures: Figures) => string) =>
    `${value(tune)} ${value(held).padStart(5)}`.padStart(14);
  return [
    kind.padEnd(34),
    pair(({ queries }) => String(queries)),
    pair(({ ndcg }) => two(ndcg)),
    pair(({ mrr }) => two(mrr)),
    pair(({ empty }) => percent(empty)),
    pair(({ quiet }) => percent(quiet)),
  ].join('');
}

const halves = (answers: readonly Judged[]): [Figures, Figures] => [
  figuresOf(ofHalf(answers, 'tune')),
  figuresOf(ofHalf(answers, 'held')),
];

function printTable(name: string, answers: readonly Judged[]): void {
  print(`\n${name}: tuned on, then held back`);
  const titles = ['queries', 'nDCG@10', 'MRR', 'empty', 'quiet'].map((title) => title.padStart(14));
  print(`${'kind'.padEnd(34)}${titles.join('')}`);
  for (const kind of new Set(answers.map((one) => one.kind)))
    print(line(kind, halves(answers.filter((one) => one.kind === kind))));
  print(line('all', halves(answers)));
  print('answered worst, of those tuned on:');
  for (const { query, ndcg, found } of worstOf(answers, WORST))
    print(`  ${two(ndcg)} ${query}: ${found.slice(0, 4).join(', ') || 'nothing'}`);
}

function rowsOf(name: string, answers: readonly Judged[]): Row[] {
  const [tune, held] = halves(answers);
  const row = (what: string, figure: number, target: string): Row => ({
    name: `${what}, ${name}`,
    figure,
    unit: '',
    target,
  });
  return [
    row(`nDCG@10, ${tune.queries} queries tuned on`, tune.ndcg, '≥ 0.90'),
    row(`nDCG@10, ${held.queries} queries held back`, held.ndcg, '≥ 0.90'),
    row('gap between the halves', Math.abs(tune.ndcg - held.ndcg), `≤ ${GAP}`),
    row('empty answers, held back', held.empty, '≤ 0.02'),
    row('quiet answers, held back', held.quiet ?? 0, '≥ 0.90'),
  ];
}

/** The figures of somebody new to the search, in rows of their own. Without a bound, since nothing was tuned on them yet. */
function strangerRows(stranger: string, name: string, answers: readonly Judged[]): Row[] {
  const row = (what: string, figure: number): Row => ({
    name: `${stranger}, ${what}, ${name}`,
    figure,
    unit: '',
    target: '',
  });
  const [tune, held] = halves(answers);
  return [
    row(`nDCG@10, ${tune.queries} of the half tuned on`, tune.ndcg),
    row(`nDCG@10, ${held.queries} of the unseen half`, held.ndcg),
    row('quiet, half tuned on', tune.quiet ?? 0),
    row('quiet, unseen half', held.quiet ?? 0),
  ];
}

/** The judged queries on each engine, by kind and by half; of the half held back, sums alone. */
export async function benchRelevance(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, open] of ENGINES) {
    const engine = await open();
    try {
      await stockDemo(engine.index);
      const answers = await judge(engine.index);
      printTable(name, answers);
      rows.push(...rowsOf(name, answers));
      for (const stranger of STRANGERS) {
        const theirs = await judgeStranger(engine.index, stranger);
        printTable(`${stranger} stranger, ${name}`, theirs);
        rows.push(...strangerRows(`${stranger} stranger`, name, theirs));
      }
    } finally {
      await engine.close();
    }
  }
  return rows;
}
