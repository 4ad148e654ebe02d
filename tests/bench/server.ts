import { startBuiltServer } from '#tests/support/built-server.ts';
import { load } from './support/load.ts';
import { peakMemory } from './support/process.ts';
import type { Row } from './support/row.ts';

function memoryRow(name: string, pid: number | undefined, target: string): Row[] {
  const figure = peakMemory(pid);
  return figure === null ? [] : [{ name, figure, unit: 'MB', target }];
}

/** The embedded default: its first start, which migrates and seeds, its next ones, and a page rendered each time. */
export async function benchServer(): Promise<Row[]> {
  const first = await startBuiltServer({ SEED: 'demo' });
  const rows: Row[] = [
    {
      name: 'first start to ready, demonstration data',
      figure: first.readyAfter / 1000,
      unit: 's',
      target: '≤ 15',
    },
    ...memoryRow('first start, peak memory', first.process.pid, '≤ 1200'),
  ];
  await first.stop();
  const next = await startBuiltServer({ SEED: 'demo', DATA_DIR: first.dataDir });
  try {
    rows.push({ name: 'next start to ready', figure: next.readyAfter / 1000, unit: 's', target: '≤ 4' });
    const request = () => ({ path: '/i/marketplace/recherche?q=lit' });
    const rendered = await load({ url: next.url, request, connections: 4, seconds: 3 });
    if (rendered.errors === 0) {
      rows.push({
        name: 'pages rendered, not stored',
        figure: rendered.perSecond,
        unit: 'pages/s',
        target: '≥ 50',
      });
    }
    rows.push(...memoryRow('next start and that load, peak memory', next.process.pid, '≤ 700'));
  } finally {
    await next.remove();
  }
  return rows;
}
