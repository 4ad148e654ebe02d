import { cdnSweep } from '#src/server/cdn/sweep.server.ts';
import { upkeepJob } from '#src/server/db/upkeep.ts';
import type { Webhook } from '#src/server/http/api.ts';
import type { RedirectLookup } from '#src/server/http/pages.ts';
import type { StaticFiles } from '#src/server/http/static-files.ts';
import type { Commands } from '#src/server/internal.ts';
import type { JobKind } from '#src/server/jobs.ts';
import { mailJob } from '#src/server/mail.ts';
import type { PageStore } from '#src/server/page-store/store.ts';
import type { Services } from '#src/server/services.ts';
import type { Features } from '#src/server/start.ts';
import { ensureFirstAdmin } from './accounts/first-admin.server.ts';
import { passwordResetJob } from './accounts/password-reset.jobs.server.ts';
import { registerAccounts } from './accounts/register.server.ts';
import { authenticateToken } from './accounts/session.server.ts';
import { announce } from './announce.server.ts';
import { cagnotteJobs } from './cagnotte/cagnotte.jobs.server.ts';
import { clockOffsetMs } from './cagnotte/demo-clock.server.ts';
import { registerCagnotte } from './cagnotte/register.server.ts';
import { feedJobs } from './catalogue/feeds/feeds.jobs.server.ts';
import { registerCatalogue } from './catalogue/register.server.ts';
import { siteCommands } from './commands.server.ts';
import { registerContact } from './contact/register.server.ts';
import { contentJobs } from './content/life/life.jobs.server.ts';
import { findRedirect } from './content/redirects.server.ts';
import { registerContent } from './content/register.server.ts';
import {
  templateMigrationJob,
  templateMigrationsDue,
} from './content/template-change/migration.jobs.server.ts';
import { openContentExport } from './content/transfer/export-link.server.ts';
import { transferJobs } from './content/transfer/import.jobs.server.ts';
import { wrapperLinks } from './device/native/well-known.server.ts';
import { reservationReminders } from './gifts/gift.jobs.server.ts';
import { listPurge } from './lists/bin/purge.jobs.server.ts';
import { linkChecks } from './lists/doctor/links.jobs.server.ts';
import { registerLists } from './lists/register.server.ts';
import { isTaken } from './lists/slug.server.ts';
import { completeItem } from './lists/transfer/complete.jobs.server.ts';
import { importPicture } from './lists/transfer/pictures.jobs.server.ts';
import { mediaJobs } from './media/media.jobs.server.ts';
import { registerMedia } from './media/register.server.ts';
import { registerNewsroom } from './newsroom/register.server.ts';
import { digestJob } from './notifications/digest.jobs.server.ts';
import { pushNews, pushToDevice } from './notifications/push.jobs.server.ts';
import { registerNotifications } from './notifications/register.server.ts';
import { orderJobs } from './orders/orders.jobs.server.ts';
import { registerOrders } from './orders/register.server.ts';
import { poolJobs } from './pooling/pool.jobs.server.ts';
import { registerPooling } from './pooling/register.server.ts';
import { registerReviews } from './reviews/register.server.ts';
import { registerSearch } from './search/register.server.ts';
import { buildFirstIndex, searchSync } from './search/reindex.server.ts';
import { searchStandby } from './search/standby.server.ts';
import { seedOnce, seedRest } from './seed.server.ts';
import { indexNowJob, indexNowKeyFile } from './seo/indexnow.jobs.server.ts';
import { openOgPictures } from './seo/og-files.server.ts';
import { registerSite } from './site/register.server.ts';
import { publicPaths } from './sitemap.server.ts';
import { galleryJobs } from './themes/gallery.jobs.server.ts';
import { registerThemes } from './themes/register.server.ts';
import { outingsOver } from './tourism/tourism.jobs.server.ts';
import { voicesRetention } from './voices.jobs.server.ts';
import { handleMoneyEvent } from './withdrawals/events.server.ts';
import { registerWithdrawals } from './withdrawals/register.server.ts';
import { withdrawalJobs } from './withdrawals/withdrawal.jobs.server.ts';

/** Everything the server asks of the features; the one place that knows them all. */
export interface SiteFeatures extends Features {
  seed(services: Services): Promise<void>;
  /** What a first start may leave for when the site already answers. */
  seedRest(services: Services): Promise<void>;
  firstAdmin(services: Services): Promise<{ email: string; password: string } | null>;
  /** Resolves once search can answer; until then /readyz says 503. */
  firstIndex(services: Services): Promise<void>;
  health(services: Services): Promise<Record<string, unknown>>;
  announce(services: Services, admin: { email: string; password: string } | null): Promise<void>;
  redirectOf(services: Services, path: string): ReturnType<RedirectLookup>;
  /** Every public, indexable path of the site. */
  publicPaths(services: Services): Promise<string[]>;
  commands(services: Services, store: PageStore): Commands;
  webhook: Webhook;
  /** Files made here, served beside those of the build. */
  files(services: Services): StaticFiles[];
}

/** Called once, before anything is answered. */
export function registerCalls(): void {
  registerAccounts();
  registerNotifications();
  registerContent();
  registerMedia();
  registerThemes();
  registerSite();
  registerSearch();
  registerCatalogue();
  registerLists();
  registerPooling();
  registerCagnotte();
  registerOrders();
  registerWithdrawals();
  registerContact();
  registerReviews();
  registerNewsroom();
}

export const jobs: JobKind<never>[] = [
  cdnSweep,
  upkeepJob,
  mailJob,
  passwordResetJob as JobKind<never>,
  digestJob,
  pushNews as JobKind<never>,
  pushToDevice as JobKind<never>,
  searchSync,
  searchStandby,
  reservationReminders,
  importPicture as JobKind<never>,
  completeItem as JobKind<never>,
  linkChecks,
  listPurge,
  outingsOver,
  indexNowJob,
  voicesRetention,
  ...cagnotteJobs,
  ...withdrawalJobs,
  ...poolJobs,
  ...orderJobs,
  ...mediaJobs,
  ...galleryJobs,
  templateMigrationJob,
  templateMigrationsDue,
  ...contentJobs,
  ...transferJobs,
  ...feedJobs,
];

/** A list's address stays its own, even while it is private and answers as if nothing were there. */
async function formerAddress({ database: { db } }: Services, path: string) {
  const to = await findRedirect(db, path);
  return to !== undefined && (await isTaken(db, path.slice(1))) ? undefined : to;
}

export const features: SiteFeatures = {
  jobs,
  authenticate: authenticateToken,
  clockOffsetMs,
  seed: seedOnce,
  seedRest,
  firstAdmin: ensureFirstAdmin,
  firstIndex: buildFirstIndex,
  health: async (services) => ({ search: await services.search.health() }),
  announce,
  redirectOf: formerAddress,
  publicPaths: (services) => publicPaths(services.database.db),
  commands: siteCommands,
  webhook: handleMoneyEvent,
  files: (services) => [
    openContentExport(services),
    openOgPictures(services),
    indexNowKeyFile(services),
    wrapperLinks(services),
  ],
};
