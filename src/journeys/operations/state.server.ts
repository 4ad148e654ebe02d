import { lastLedgerCheck, lastReconciliation } from '#src/features/money/figures.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { serviceState as serviceStateTable } from '#src/server/db/schema/index.ts';
import { judge, PARTS, RUNBOOKS } from './checks.ts';
import { readFigures } from './figures.server.ts';
import type { ServiceState } from './operations.calls.ts';
import { seenOf } from './operations.fr.ts';

/** Every part as it is now, with the moment it became so as the minute's judgement keeps it. */
export async function serviceState({ db, services }: Ctx): Promise<ServiceState> {
  const figures = await readFigures(services);
  const now = new Date();
  const states = judge(figures, now);
  const kept = await db.select().from(serviceStateTable);
  const parts = PARTS.map((part) => {
    const memory = kept.find(({ key }) => key === part);
    const same = memory && (memory.state === 'good') === (states[part] === 'good');
    return {
      part,
      state: states[part],
      since: same ? memory.since.toISOString() : null,
      seen: seenOf(part, figures, now),
      runbook: RUNBOOKS[part],
    };
  });
  const ledger = await lastLedgerCheck(services);
  const compared = await lastReconciliation(services);
  return {
    at: now.toISOString(),
    parts,
    faults: [
      { part: 'ledger' as const, said: ledger?.detail ?? [] },
      { part: 'reconciliation' as const, said: compared?.detail ?? [] },
    ].filter(({ said }) => said.length > 0),
    duty: services.config.dutyEmail !== null,
  };
}
