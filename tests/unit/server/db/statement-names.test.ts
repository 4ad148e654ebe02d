import { expect, it } from 'vitest';
import { StatementNames } from '#src/server/db/statement-names.ts';

const nameIn = (asked: unknown[]) => (asked[0] as { name?: string }).name;

function often(names: StatementNames, asked: unknown[]): unknown[] {
  for (let time = 0; time < 10; time += 1) names.named(asked);
  return names.named(asked);
}

it('names what is asked often, the same each time, and leaves the rest as it came', () => {
  const names = new StatementNames();
  const asked = [{ text: 'select $1', rowMode: 'array' }, [1]];
  expect(names.named(asked)).toBe(asked);
  const first = often(names, asked);
  expect(first).toEqual([{ text: 'select $1', rowMode: 'array', name: nameIn(first) }, [1]]);
  expect(nameIn(names.named(asked))).toBe(nameIn(first));
  expect(nameIn(often(names, ['select $1::int', [1]]))).not.toBe(nameIn(first));
});

it('names no statement without values, which may be several in one text', () => {
  const names = new StatementNames();
  expect(often(names, ['begin'])).toEqual(['begin']);
  expect(often(names, [{ text: 'select 1' }])).toEqual([{ text: 'select 1' }]);
});

it('leaves a name of the caller’s own', () => {
  const asked = [{ name: 'own', text: 'select $1' }, [1]];
  expect(often(new StatementNames(), asked)).toBe(asked);
});

it('leaves no name, not even a caller’s own, once a pooler lost one', () => {
  const names = new StatementNames();
  const asked = [{ name: 'own', text: 'select $1', rowMode: 'array' }, [1]];
  expect(names.isSpoilt('26000')).toBe(true);
  expect(names.named(asked)).toEqual([{ text: 'select $1', rowMode: 'array' }, [1]]);
  expect(nameIn(names.named(asked))).toBeUndefined();
});

it('has so many names and no more', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 300 }, (_, n) =>
    nameIn(often(names, [{ text: `select ${n}, $1` }, [1]])),
  );
  expect(given.filter(Boolean)).toHaveLength(200);
  expect(new Set(given).size).toBe(201);
});

it('gives the name of what nobody asks any more to what is asked now, and tells which one', () => {
  let now = 0;
  const names = new StatementNames({ now: () => now });
  const givenUp: string[] = [];
  names.onGivenUp = (name) => givenUp.push(name);
  const ask = (n: number, times = 10) => {
    for (let time = 1; time < times; time += 1) names.nameOf(`select ${n}, $1`);
    return names.nameOf(`select ${n}, $1`);
  };
  const first = Array.from({ length: 200 }, (_, n) => ask(n));
  expect(first.every(Boolean)).toBe(true);
  expect(ask(200)).toBeUndefined();
  expect(givenUp).toEqual([]);
  now = 3000;
  for (let n = 1; n < 200; n += 1) ask(n, 1);
  now = 5100;
  const given = ask(200);
  expect(given).toBeTruthy();
  expect(first).not.toContain(given);
  expect(givenUp).toEqual([first[0]]);
  // The others were asked for meanwhile, and the one without a name must be asked often again.
  expect(ask(0)).toBeUndefined();
  expect(ask(7, 1)).toBe(first[7]);
});

it('counts what is asked often now, not what was asked now and then', () => {
  let now = 0;
  const names = new StatementNames({ now: () => now });
  for (let time = 0; time < 100; time += 1) {
    now += 40_000;
    expect(names.nameOf('select $1')).toBeUndefined();
  }
});

it('gives names up behind a pooler that loses them, and a connection whose plans are of another time', () => {
  const names = new StatementNames();
  const asked = [{ text: 'select $1' }, [1]];
  often(names, asked);
  expect(names.isSpoilt('23505')).toBe(false);
  expect(names.isSpoilt('0A000')).toBe(true);
  expect(nameIn(names.named(asked))).toBeTruthy();
  expect(names.isSpoilt('26000')).toBe(true);
  expect(names.named(asked)).toBe(asked);
});
