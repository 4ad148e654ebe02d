import { expect, it } from 'vitest';
import { statementCsv } from '#src/features/withdrawals/statement-csv.ts';
import { createCsvReader } from '#src/lib/csv.ts';
import { csvEuros, writeCsv } from '#src/lib/csv-write.ts';

it('a written file is read back cell by cell', () => {
  const rows = [
    ['Nom', 'Prix'],
    ['Lit « Nuage » ; bois', '12,50'],
    ['Dit "le petit"\nà deux lignes', ''],
  ];
  const reader = createCsvReader();
  expect([...reader.push(writeCsv(rows)), ...reader.end()]).toEqual(rows);
});

it('no name is a formula, and no sum is a text', () => {
  for (const name of ['=1+1', '+33 6', '-cmd|x', '@SUM(A1)', '＝1+1', '＠SUM(A1)'])
    expect(writeCsv([[name]])).toContain(`'${name}`);
  for (const cut of ['\t', '\n']) expect(writeCsv([[`${cut}=1`]])).toContain(`'${cut}'=1`);
  expect(writeCsv([[csvEuros(-1250)]])).toBe('\uFEFF-12,50\r\n');
});

it('no cell of another country’s spreadsheet, which cuts at commas, begins with a formula', () => {
  const file = writeCsv([['Lit', "bois,=1+cmd|' /C calc'!A0,@x", '-1,5', '12,50']]);
  for (const piece of file.split(',').slice(1)) expect(piece).not.toMatch(/^[=+@＝＋－＠-]/);
  expect(file).toContain(';-1,5;12,50\r\n');
});

it('no line of a text begins with a formula, where a foreign spreadsheet reads each as a row', () => {
  const hostile = 'un mot\n=cmd|’ /C calc’!A0\r\n@SUM(A1)\t+33\r-x';
  const file = writeCsv([['Lit', hostile]]);
  for (const piece of file.split(/[,\t\r\n]/)) expect(piece).not.toMatch(/^[=+@-]/);
  expect(file).toContain("un mot\n'=cmd");
});

it('a hundred thousand lines are as many rows, each cell as it was', () => {
  const rows = Array.from({ length: 100_000 }, (_, n) => [
    `Nom ${n}`,
    '-12,50',
    'Dit "le petit"; à deux\nlignes',
  ]);
  const reader = createCsvReader();
  const read = [...reader.push(writeCsv(rows)), ...reader.end()];
  expect(read).toHaveLength(100_000);
  expect(read.at(-1)).toEqual(rows.at(-1));
});

it('a statement opens with its movements and what was then held', () => {
  const at = '2026-11-21T10:00:00.000Z';
  const line = { at, what: 'Participation : =HYPERLINK("x")', amount: 5000, balance: 5000 };
  expect(statementCsv([line, { at, what: '=1+1', amount: -2000, balance: 3000 }])).toBe(
    '\uFEFFDate;Mouvement;Montant;Solde\r\n' +
      '2026-11-21;"Participation : =HYPERLINK(""x"")";50,00;50,00\r\n' +
      "2026-11-21;'=1+1;-20,00;30,00\r\n",
  );
});
