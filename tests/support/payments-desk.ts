import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { balanceOf } from '#src/features/money/ledger.server.ts';
import { refundCalls } from '#src/journeys/payments-desk/desk.calls.ts';
import { person } from '#src/server/db/schema/index.ts';
import { join } from '#tests/cast.ts';
import type { TestApp } from './app.ts';
import { prove } from './prove.ts';
import { startStripeSite } from './stripe-site.ts';

/** Two admins of the site of the double: Rose, and Inès who became one. */
export async function startDesk() {
  const site = await startStripeSite();
  const rose = await join(site.app, 'rose');
  const ines = await joinAdmin(site.app, 'ines');
  for (const { token } of [rose, ines]) await prove(site.app, token);
  const { db } = site.app.services.database;
  return {
    ...site,
    rose: <T>(work: () => Promise<T>) => site.app.as(rose.token, work),
    ines: <T>(work: () => Promise<T>) => site.app.as(ines.token, work),
    async referenceOf(hash: string) {
      return (await site.rowOf(hash)).uuid;
    },
    balance: (code: string) => balanceOf(db, code),
    refund: (reference: string, amount: number | null, key = randomUUID()) =>
      refundCalls.request({ reference, amount, reason: 'La personne s’est trompée de liste', key }),
  };
}

async function joinAdmin(app: TestApp, who: 'ines') {
  const joined = await join(app, who);
  const { db } = app.services.database;
  await db.update(person).set({ isAdmin: true }).where(eq(person.email, 'ines@exemple.fr'));
  return joined;
}
