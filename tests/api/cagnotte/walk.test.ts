import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '#src/calls/client.ts';
import { Crasher } from '#tests/support/crash.ts';
import { expectAgreement } from '#tests/support/money-walk/agreement.ts';
import { OURS, settleAll } from '#tests/support/money-walk/ours.ts';
import { payoutsArrive, somethingHappens } from '#tests/support/money-walk/theirs.ts';
import { oneOf, sequence, startWalk, type Walk } from '#tests/support/money-walk/walk.ts';

/** MONEY_WALKS=200 walks further than the suite has time for; MONEY_WALK=17 walks that one alone. */
const WALKS = Number(process.env.MONEY_WALKS ?? 3);
const FIRST = Number(process.env.MONEY_WALK ?? 1);
const STEPS = 60;
/** Most things we do take fewer statements, requests and commits than this. */
const LONGEST = 60;

let walk: Walk;
let crasher: Crasher;
beforeAll(async () => {
  walk = await startWalk();
  crasher = new Crasher(walk.site.app.services.database, walk.site.stripe);
});
afterAll(async () => {
  crasher.restore();
  await walk.site.close();
});

/** Lets somebody ask: a refusal is fine, a fault of ours is not. */
async function somebodyAsks(): Promise<boolean> {
  const act = oneOf(walk, OURS);
  if (!act) return false;
  const steps = walk.pick(2) === 0 ? 1 + walk.pick(LONGEST) : Number.POSITIVE_INFINITY;
  return crasher.stoppedAt(steps, () =>
    act(walk).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
    }),
  );
}

describe('money that moves in any order, its process stopped at any step, its events late, doubled or lost', () => {
  for (let seed = FIRST; seed < FIRST + WALKS; seed += 1)
    it(`walk ${seed}: the ledger stands at each step, and ends as the provider has it`, async () => {
      walk.pick = sequence(seed);
      for (let step = 0; step < STEPS; step += 1) {
        somethingHappens(walk);
        const stopped = await somebodyAsks();
        // Each look reads the whole ledger: after every stop, and now and then.
        if (stopped || step % 8 === 0) expect(await walk.site.books(), `step ${step}`).toEqual([]);
      }
      await settleAll(walk);
      payoutsArrive(walk);
      await settleAll(walk);
      expect(await walk.site.books()).toEqual([]);
      await expectAgreement(walk);
    });
});
