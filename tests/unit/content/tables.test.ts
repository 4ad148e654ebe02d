import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#src/features/content/markdown.ts';
import { inNamespace } from './seed-files.ts';

const html = (markdown: string) => renderMarkdown(markdown).html;
const WORDY = '| Type | Pour qui | Ce qui va | Ce qui coince |\n|---|---|---|---|\n';

describe('a table in a text', () => {
  it('stays a table when a phone has room for its words, without a stop of the keyboard', () => {
    const small = html('| Quoi | Combien |\n|---|---|\n| Bodies | 6 |\n');
    expect(small).toMatch(/^<div class="table-frame"><table>/);
    expect(small).not.toContain('tabindex');
  });

  it('is read row by row when it does not fit: every cell has its column’s name, and every element its role', () => {
    const stacked = html(
      `${WORDY}| Compacte | Voyages, appartements | **Légère**, étroite | Confort, suspension limitée |\n`,
    );
    expect(stacked).toMatch(/^<div class="table-frame table-stack"><table role="table">/);
    expect(stacked).toContain('<th role="columnheader" scope="col">Pour qui</th>');
    expect(stacked).toContain(
      '<td role="cell" data-label="Ce qui va"><div><strong>Légère</strong>, étroite</div></td>',
    );
    expect(stacked.match(/data-label="/g)).toHaveLength(4);
  });

  it('never lets a column’s name out of its attribute', () => {
    const head = '| "><img src=x onerror=alert(1)> | b" onclick="x | `&quot;` | d |\n|---|---|---|---|\n';
    const hostile = html(
      `${head}| ${'mot-tres-long '.repeat(4)} | deuxième-cellule | troisième-cellule | 4 |\n`,
    );
    expect(hostile).toContain('table-stack');
    const read = load(hostile);
    expect(
      read('td')
        .map((_, cell) => read(cell).attr('data-label'))
        .get(),
    ).toEqual(['">', 'b" onclick="x', '&quot;', 'd']);
    expect(
      read('td')
        .map((_, { attribs }) => Object.keys(attribs).join())
        .get(),
    ).toEqual(Array(4).fill('role,data-label'));
  });

  it('scrolls in a box of its own when its rows are no lists: cells over several, tables in tables, too many columns', () => {
    const box = '<div class="table-frame table-scroll" tabindex="0" role="group" aria-label="Tableau">';
    const wide = `|${' colonne assez longue |'.repeat(9)}\n|${'---|'.repeat(9)}\n|${' valeur |'.repeat(9)}\n`;
    const spans = '<table id="t"><tr><th>a</th><th>b</th></tr><tr><td colspan="2">c</td></tr></table>\n';
    const nested = '<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>\n';
    for (const text of [wide, spans, nested]) {
      const out = html(`${text}\nAprès.\n`);
      expect(out.startsWith(box), text).toBe(true);
      expect(out.match(/<div/g)).toHaveLength(1);
      expect(out.match(/<\/div>/g)).toHaveLength(1);
    }
  });

  it('keeps the words of every cell, whatever the frame', () => {
    const cells = (text: string) =>
      text
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    for (const { body } of inNamespace('post')) {
      for (const [table] of body.matchAll(/(?:^\|.*\n)+/gm)) {
        const [head = '', , ...rows] = table.trim().split('\n');
        const shown = [head, ...rows].join(' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
        const words = shown.replace(/[|*`]/g, ' ').replace(/\s+/g, ' ').trim();
        expect(cells(html(table)).replace(/\s/g, '')).toBe(words.replace(/\s/g, ''));
      }
    }
  });
});
