import { describe, expect, it } from 'vitest';
import { compareFigure, lineOf, readCompared } from '#src/features/first-names/compare.ts';
import { comparePath } from '#src/features/first-names/compare-path.ts';
import { firstNameFacts, yearCounts } from '#src/features/first-names/facts.ts';
import { NARROW, WIDE } from '#src/features/first-names/figure-frame.ts';
import { decodeFinderNames, encodeFinderNames } from '#src/features/first-names/finder-data.ts';
import { nameEntries } from '#src/features/first-names/name-list.ts';
import { CHOICES, readNameQuery, searchNames, writeNameQuery } from '#src/features/first-names/name-query.ts';
import { letterCount, syllableCount } from '#src/features/first-names/name-shape.ts';
import { loadFirstNameTable } from '#src/features/first-names/table.ts';

const { rows } = await loadFirstNameTable();
const all = nameEntries(rows);
const ask = (address: string) =>
  searchNames(all, readNameQuery(new URLSearchParams(address))).map(({ slug }) => slug);

describe('the shape of a name', () => {
  it('counts the syllables that French says', () => {
    const said: Record<string, number> = {
      Jade: 1,
      Anne: 1,
      Louise: 1,
      Jean: 1,
      Pierre: 1,
      Georges: 1,
      Hugues: 1,
      Paul: 1,
      Marie: 2,
      Inès: 2,
      Léo: 2,
      Zoé: 2,
      Maël: 2,
      Aya: 2,
      Rayan: 2,
      Mathieu: 2,
      Julien: 2,
      Élouan: 2,
      Raphaël: 3,
      Gabriel: 3,
      Adrien: 3,
      Éloïse: 3,
      Maria: 3,
      Émilien: 3,
      Mathéo: 3,
      'Marie-Lou': 3,
      Emmanuelle: 4,
      Victoria: 4,
      Zakaria: 4,
    };
    for (const [name, count] of Object.entries(said)) expect(syllableCount(name), name).toBe(count);
  });

  it('counts letters, not hyphens', () => {
    expect(letterCount('Jean-Baptiste')).toBe(12);
    expect(letterCount('Lœtitia')).toBe(8);
  });
});

describe('the finder', () => {
  it('keeps what every choice asks', () => {
    for (const key of Object.keys(CHOICES) as (keyof typeof CHOICES)[])
      for (const { value, test } of CHOICES[key]) {
        const found = searchNames(all, readNameQuery(new URLSearchParams({ [key]: value })));
        expect(found.length, `${key}=${value}`).toBeGreaterThan(0);
        expect(found.every(test)).toBe(true);
      }
    const short = ask('sexe=f&longueur=court&syllabes=2&rarete=courant&tendance=rising');
    expect(short).toContain('alba');
    expect(short).not.toContain('leo');
  });

  it('leaves out names with their spellings, beginnings and endings', () => {
    expect(ask('q=raf')).toContain('rafael');
    expect(ask('q=raf&sans=Raphaël')).not.toContain('rafael');
    const found = ask('sexe=f&sans=M-, -ette, Léa');
    expect(found.some((slug) => slug.startsWith('m') || slug.endsWith('ette') || slug === 'lea')).toBe(false);
    expect(found).toContain('louise');
  });

  it('writes an address that is read back, and no choice writes none', () => {
    const query = readNameQuery(new URLSearchParams('q=é&sexe=mixte&decennie=2010&sans=-o&page=3&rarete=x'));
    expect(readNameQuery(new URL(writeNameQuery(query), 'http://a.fr').searchParams)).toEqual(query);
    expect(writeNameQuery(readNameQuery(new URLSearchParams()))).toBe('/prenoms/recherche');
  });

  it('survives what is not a name', () => {
    expect(ask('q=💥')).toEqual([]);
    expect(ask(`q=${'a'.repeat(5000)}`)).toEqual([]);
    expect(ask('sans=💥,,- ,')).toHaveLength(all.length);
  });

  it('gives the browser the same names as the server has', () => {
    const decoded = decodeFinderNames(encodeFinderNames(all));
    expect(decoded).toEqual(
      all.map(({ slug, name, phonetic, sexes, recent, trend, peakDecade, letters, syllables }) => {
        return { slug, name, phonetic, sexes, recent, trend, peakDecade, letters, syllables };
      }),
    );
    expect(encodeFinderNames(all).join('').length).toBeLessThan(90_000);
  });
});

describe('a comparison', () => {
  const compared = ['leo', 'louis', 'jade', 'camille'].flatMap((slug) => {
    const own = rows.filter((row) => row.slug === slug);
    const facts = firstNameFacts(own);
    return facts ? [{ facts, years: yearCounts(own) }] : [];
  });

  it('takes four different names at most', () => {
    expect(readCompared(new URLSearchParams('nom=Léo&nom=leo&nom=&nom=Ana&nom=B&nom=C&nom=D'))).toEqual([
      'Léo',
      'Ana',
      'B',
      'C',
    ]);
    expect(comparePath(['Léo'])).toBeNull();
    expect(comparePath(['Léo', 'Ana', 'B', 'C', 'D'])).toBe(
      '/prenoms/comparer?nom=L%C3%A9o&nom=Ana&nom=B&nom=C',
    );
  });

  it('draws every line inside one frame, and writes no name over another', () => {
    for (const size of [WIDE, NARROW]) {
      const { lines } = compareFigure(compared.map(lineOf), size);
      expect(lines).toHaveLength(4);
      for (const { path, label } of lines) {
        const heights = [...path.matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(size.top);
        expect(Math.max(...heights)).toBeLessThanOrEqual(size.height - size.bottom);
        expect(label.y).toBeGreaterThan(0);
      }
      const places = lines.map(({ label }) => `${Math.round(label.x / 90)} ${Math.round(label.y / 20)}`);
      expect(new Set(places).size).toBe(4);
    }
  });
});
