import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseFunds } from '#src/features/cagnotte/due.server.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { withdrawalCalls as calls } from '#src/features/withdrawals/withdrawal.calls.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { pay, preparedGift } from '#tests/support/cagnotte.ts';
import { prove } from '#tests/support/prove.ts';
import { ask, verify } from '#tests/support/withdrawals.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('sixty withdrawals at once', () => {
  it('never take more than the pot holds', async () => {
    const camille = await join(app, 'camille');
    await prove(app, camille.token);
    await app.as(camille.token, async () => {
      const { uuid } = await listCalls.getWithoutDetails();
      const gift = await preparedGift(uuid, 10_000);
      await pay(app, gift.secret);
      app.services.moveClock(3 * 24 * 3600 * 1000);
      await releaseFunds(app.services);
      await verify(app, uuid);
      const answers = await Promise.allSettled(Array.from({ length: 60 }, () => ask(uuid, 700)));
      const made = answers.filter(({ status }) => status === 'fulfilled');
      const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
      expect(made).toHaveLength(14);
      expect(new Set(refused)).toEqual(new Set(['balance_insufficient']));
      expect(await calls.overview({ list_uuid: uuid })).toMatchObject({ available: 200, withdrawing: 9800 });
      expect((await checkLedger(app.services.database.db)).problems).toEqual([]);
    });
  });
});
