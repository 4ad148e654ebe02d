import { setTimeout as pause } from 'node:timers/promises';
import { keepCheck } from '#src/server/check-results.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { checkLedger, LEDGER_CHECK } from './ledger-check.server.ts';

/** Between two stretches of the ledger: whoever pays or reads meanwhile goes first. */
const REST_MS = 4;

/** The whole ledger is checked every hour, and after each comparison with the provider. */
export const ledgerCheckJob: JobKind = {
  name: LEDGER_CHECK,
  cron: '47 * * * *',
  async run({ database, log }) {
    const startedAt = new Date();
    const { problems, entries } = await checkLedger(database.db, { rest: () => pause(REST_MS) });
    if (problems.length > 0)
      log.error({ problems: problems.slice(0, 20), found: problems.length }, 'the ledger is wrong');
    await keepCheck(database.db, { key: LEDGER_CHECK, faults: problems, startedAt });
    log.info({ entries, ms: Date.now() - startedAt.getTime() }, 'ledger checked');
  },
};
