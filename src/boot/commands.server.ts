import { join } from 'node:path';
import { accountingCommands } from '#src/features/accounting/commands.server.ts';
import { exportContent } from '#src/features/content/transfer/export-folder.server.ts';
import { importContent } from '#src/features/content/transfer/import-folder.server.ts';
import { reportLedger } from '#src/features/money/ledger-check.server.ts';
import { reverseCommand } from '#src/features/money/reversal.server.ts';
import { reindexCommand } from '#src/features/search/reindex.server.ts';
import { datatourismeCommand } from '#src/features/tourism/datatourisme/command.server.ts';
import { backup } from '#src/server/backup/backup.ts';
import { restore } from '#src/server/backup/restore.ts';
import { backupArgs } from '#src/server/commands/backup-key.ts';
import { FIRST_START_LOCK, oneProcessAtATime } from '#src/server/db/lock.ts';
import type { Commands } from '#src/server/internal.ts';
import { allPagesFolders } from '#src/server/page-store/folders.ts';
import type { PageStore } from '#src/server/page-store/store.ts';
import { patientServices, type Services } from '#src/server/services.ts';
import { exportSite } from './export.server.ts';
import { seedOnce, seedRest } from './seed.server.ts';

/** Commands that need the database this process holds; `npm run export` and the others end here. */
export function siteCommands(given: Services, store: PageStore): Commands {
  const services = patientServices(given);
  const { database, config } = services;
  const mediaDir = join(config.dataDir, 'media');
  return {
    backup: (args, say) => backup(database, { ...backupArgs(args), mediaDir, say }),
    restore: (args, say) =>
      restore(database, {
        ...backupArgs(args),
        mediaDir,
        pagesDirs: allPagesFolders(config.dataDir).map(({ dir }) => dir),
        say,
        verify: (db) => reportLedger(db, say),
      }),
    'ledger:check': (_args, say) => reportLedger(database.db, say),
    'ledger:reverse': (args, say) => reverseCommand(services, args, say),
    ...accounting(services),
    export: async ([folder], say) => {
      await seeded(services);
      await exportSite(services, store, { folder: folder ?? '', say });
    },
    'content:export': async ([folder = ''], say) => {
      await seeded(services);
      await exportContent(services, folder, say);
    },
    'content:import': ([folder = ''], say) => importContent(services, folder, say),
    reindex: async (args, say) => {
      await seeded(services);
      await reindexCommand(services)(args, say);
    },
    'datatourisme:import': async (args, say) => {
      await seeded(services);
      await datatourismeCommand(services)(args, say);
    },
  };
}

/** The accountant's commands, on these services. */
function accounting(services: Services): Commands {
  return Object.fromEntries(
    Object.entries(accountingCommands).map(([name, run]) => [name, (args, say) => run(services, args, say)]),
  );
}

/** A site that was never started is filled first, as its first start would; elsewhere nothing is left to do. */
function seeded(services: Services): Promise<void> {
  return oneProcessAtATime(services.database, FIRST_START_LOCK, async () => {
    await seedOnce(services);
    await seedRest(services);
  });
}
