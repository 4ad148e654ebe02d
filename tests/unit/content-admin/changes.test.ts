import { describe, expect, it } from 'vitest';
import { type Passage, textChanges } from '#admin/document/changes.ts';

const told = (passages: Passage[]) =>
  passages.map((passage) =>
    'skipped' in passage
      ? `…${passage.skipped}`
      : passage.pieces.map(({ kind, text }) => (kind === 'same' ? text : `${kind[0]}[${text}]`)).join(''),
  );
const lines = (n: number) => Array.from({ length: n }, (_, at) => `Ligne ${at}.\n`).join('');

describe('what a text became', () => {
  it('is told word by word in a passage that was rewritten', () => {
    expect(told(textChanges('Un soir calme.\n', 'Un long soir calme.\n'))).toEqual([
      'Un a[long ]soir calme.\n',
    ]);
  });

  it('takes neighbouring words for one change', () => {
    expect(
      told(textChanges('Une commode à hauteur de hanches sert.\n', 'Une commode à la bonne hauteur sert.\n')),
    ).toEqual(['Une commode à r[hauteur de hanches]a[la bonne hauteur] sert.\n']);
  });

  it('is told whole where nothing is alike', () => {
    expect(told(textChanges('Avant.\n', 'Tout autre chose ici\n'))).toEqual([
      'r[Avant.\n]a[Tout autre chose ici\n]',
    ]);
  });

  it('passes over what did not change, keeping the lines around', () => {
    const before = lines(20);
    expect(told(textChanges(before, `${before}Fin.\n`))).toEqual([
      '…18',
      'Ligne 18.\nLigne 19.\n',
      'a[Fin.\n]',
    ]);
    expect(told(textChanges(before, before.replace('Ligne 9.', 'Ligne neuf.')))).toEqual([
      '…7',
      'Ligne 7.\nLigne 8.\n',
      'Ligne r[9]a[neuf].\n',
      'Ligne 10.\nLigne 11.\n',
      '…8',
    ]);
  });

  it('says what came and what went', () => {
    expect(told(textChanges('', 'Neuf.\n'))).toEqual(['a[Neuf.\n]']);
    expect(told(textChanges('Vieux.\n', ''))).toEqual(['r[Vieux.\n]']);
    expect(told(textChanges('Pareil.\n', 'Pareil.\n'))).toEqual(['Pareil.\n']);
  });

  it('answers in bounded time for texts of megabytes', () => {
    const noise = (seed: number) =>
      Array.from({ length: 60_000 }, (_, n) => `mot${(n * seed) % 7919}`).join('\n');
    expect(textChanges(noise(7), noise(13)).length).toBeGreaterThan(0);
  }, 30_000);
});
