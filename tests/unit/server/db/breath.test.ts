import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createBreath } from '#src/server/db/breath.ts';

it('lets the loop turn once the statements of one turn have lasted, and not before', async () => {
  let now = 0;
  const breath = createBreath(() => now);
  expect(breath()).toBeUndefined();
  now = 9;
  expect(breath()).toBeUndefined();
  now = 11;
  let turned = false;
  setImmediate(() => {
    turned = true;
  });
  await breath();
  expect(turned).toBe(true);
  // The turn after it is a new one, however late.
  now = 1000;
  expect(breath()).toBeUndefined();
});

it('begins anew with each turn of the loop', async () => {
  let now = 0;
  const breath = createBreath(() => now);
  for (let turn = 0; turn < 3; turn += 1) {
    expect(breath()).toBeUndefined();
    now += 50;
    await nextTurn();
  }
});
