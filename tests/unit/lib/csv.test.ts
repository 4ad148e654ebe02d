import { describe, expect, it } from 'vitest';
import { createCsvReader, csvRows } from '#src/lib/csv.ts';

const whole = (text: string) => {
  const reader = createCsvReader();
  return [...reader.push(text), ...reader.end()];
};

describe('a reader of CSV', () => {
  it('takes quotes, separators and line breaks inside a cell', () => {
    expect(whole('a,b\n"1, 2","says ""yes""\nand no"\n3,4')).toEqual([
      ['a', 'b'],
      ['1, 2', 'says "yes"\nand no'],
      ['3', '4'],
    ]);
  });

  it('finds the separator in the first line, and skips a byte order mark and empty lines', () => {
    expect(whole('\uFEFF"a;x";b\r\n\r\n1;2,5\r\n')).toEqual([
      ['a;x', 'b'],
      ['1', '2,5'],
    ]);
  });

  it('gives the same rows however the text is cut', async () => {
    const text = 'name,note\r\n"Le ""Parc""","à, b"\r\nZoo,\r\n';
    for (const size of [1, 2, 3, 7, 100]) {
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      const rows = [];
      for await (const row of csvRows(pieces)) rows.push(row);
      expect(rows).toEqual([
        { name: 'Le "Parc"', note: 'à, b' },
        { name: 'Zoo', note: '' },
      ]);
    }
  });

  it('fills the cells that a line lacks', async () => {
    const rows = [];
    for await (const row of csvRows(['a,b,c\n1\n'])) rows.push(row);
    expect(rows).toEqual([{ a: '1', b: '', c: '' }]);
  });
});
