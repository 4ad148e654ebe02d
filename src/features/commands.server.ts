import type { Commands } from '#src/server/internal.ts';
import type { PageStore } from '#src/server/page-store/store.ts';
import type { Services } from '#src/server/services.ts';
import { reportLedger } from './cagnotte/ledger-check.server.ts';
import { exportSite } from './export.server.ts';
import { reindexCommand } from './search/reindex.server.ts';

/** Commands that need the database this process holds; `npm run export` and the others end here. */
export function siteCommands(services: Services, store: PageStore): Commands {
  return {
    'ledger:check': (_args, say) => reportLedger(services.database.db, say),
    export: ([folder], say) => exportSite(services, store, { folder: folder ?? '', say }),
    reindex: reindexCommand(services),
  };
}
