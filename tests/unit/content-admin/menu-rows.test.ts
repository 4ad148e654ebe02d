import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  type MenuRow,
  moveRow,
  newRow,
  pathsOf,
  rowsOf,
  setLevel,
} from '#admin/menus/menu-rows.ts';
import { moved, rowAt } from '#admin/shared/sorting.ts';
import { seedMenus } from '#src/features/site/seed-menus.ts';

const main = [
  { label: 'Magazine', href: '/magazine', children: [{ label: 'Grossesse', href: '/magazine/grossesse' }] },
  { label: 'Outils', href: '/outils' },
  { label: 'Prénoms', href: '/prenoms' },
];
const footer = seedMenus.footer.flatMap(({ title, links }) =>
  links.map((link) => ({ ...link, group: title })),
);
const names = (rows: readonly MenuRow[]) => rows.map(({ label, level }) => `${level ? '- ' : ''}${label}`);

describe('the lines of a menu', () => {
  it('say what the setting holds, and give it back', () => {
    expect(entriesOf('main', rowsOf('main', main))).toEqual(main);
    expect(entriesOf('footer', rowsOf('footer', footer))).toEqual(footer);
    expect(names(rowsOf('footer', footer)).slice(0, 2)).toEqual(['Votre liste', '- Comment ça marche']);
  });

  it('leave out what was never filled in, and place the refusals beside the others', () => {
    const rows = [...rowsOf('main', main), newRow(0)];
    expect(entriesOf('main', rows)).toEqual(main);
    expect(pathsOf('main', rows)).toEqual(['main.0', 'main.0.children.0', 'main.1', 'main.2', '']);
    expect(pathsOf('footer', rowsOf('footer', footer)).slice(0, 3)).toEqual(['', 'footer.0', 'footer.1']);
  });

  it('move with what stands under them', () => {
    const rows = rowsOf('main', main);
    expect(names(moveRow(rows, 0, 2))).toEqual(['Outils', 'Magazine', '- Grossesse', 'Prénoms']);
    expect(names(moveRow(rows, 0, 3))).toEqual(['Outils', 'Prénoms', 'Magazine', '- Grossesse']);
    expect(names(moveRow(rows, 2, 1))).toEqual(['Outils', 'Magazine', '- Grossesse', 'Prénoms']);
    // Over its own lines it stays.
    expect(names(moveRow(rows, 0, 1))).toEqual(names(rows));
  });

  it('go from one parent to another, and never before the first line', () => {
    const rows = rowsOf('main', main);
    expect(names(moveRow(rows, 1, 2))).toEqual(['Magazine', 'Outils', '- Grossesse', 'Prénoms']);
    expect(names(moveRow(rows, 1, 0))).toEqual(names(rows));
  });

  it('change level where that makes sense', () => {
    const rows = rowsOf('main', main);
    expect(names(setLevel(rows, 2, 1))).toEqual(['Magazine', '- Grossesse', '- Outils', 'Prénoms']);
    expect(names(setLevel(rows, 1, 0))).toEqual(['Magazine', 'Grossesse', 'Outils', 'Prénoms']);
    expect(names(setLevel(rows, 0, 1))).toEqual(names(rows));
    const second = rowsOf('main', [...main].reverse());
    expect(names(setLevel(second, 2, 1))).toEqual(names(second));
  });
});

describe('a list put in order', () => {
  it('keeps every item', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
  });

  it('knows which row the pointer is over', () => {
    const rows = [
      { top: 0, bottom: 10 },
      { top: 12, bottom: 20 },
    ];
    expect([-5, 3, 15, 99].map((y) => rowAt(rows, y))).toEqual([0, 0, 1, 1]);
  });
});
