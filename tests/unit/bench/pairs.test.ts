import { expect, test } from 'vitest';
import { inTurns, median, medianRow, ratioRow, spreadOf } from '#tests/bench/support/pairs.ts';
import { tableLine } from '#tests/bench/support/row.ts';

test('sides are measured one after the other in each turn, and the first turn only warms', async () => {
  const asked: string[] = [];
  const side = (name: string) => async () => {
    asked.push(name);
    return asked.length;
  };
  const turns = await inTurns({ a: side('a'), b: side('b') }, 2);
  expect(asked.join('')).toBe('ababab');
  expect(turns).toEqual([
    { a: 3, b: 4 },
    { a: 5, b: 6 },
  ]);
});

test('a ratio is taken within each turn, and its figure is their median', () => {
  const turns = [
    { ours: 10, nginx: 100 },
    { ours: 80, nginx: 100 },
    { ours: 450, nginx: 500 },
  ];
  const row = ratioRow({ name: 'ours / nginx', target: '≥ 0.85' }, turns, ['ours', 'nginx']);
  expect(row).toMatchObject({ figure: 0.8, unit: '×', spread: { turns: 3, least: 0.1, most: 0.9 } });
});

test('the median of an even number lies between the two in the middle, and the quarters likewise', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(spreadOf([1, 2, 3, 4, 5])).toMatchObject({ low: 2, high: 4 });
});

test('a row says its spread; only a ratio that spreads over more than a fifth says that it is unsteady', () => {
  const ratio = (values: number[]) => tableLine(medianRow({ name: 'r', unit: '×', target: '' }, values));
  expect(ratio([0.9, 0.9, 1, 1, 1])).toMatch(
    /median of 5: half within 0\.9–1 \(10 %\), all 0\.9–1, load [\d.]+$/,
  );
  expect(ratio([0.5, 0.7, 1, 1, 1.1])).toMatch(/UNSTEADY: spread of 30 %$/);
  expect(tableLine(medianRow({ name: 'r', unit: 'ms', target: '' }, [1, 5, 9]))).not.toContain('UNSTEADY');
  expect(tableLine({ name: 'r', figure: 1, unit: 'ms', target: '≤ 2' })).not.toContain('median');
});

test('a figure that is no number is a question mark, from the other process too', () => {
  const none = medianRow({ name: 'r', unit: '×', target: '≥ 1' }, [1, Number.POSITIVE_INFINITY]);
  expect(tableLine(JSON.parse(JSON.stringify(none)))).toContain('? ×');
});
