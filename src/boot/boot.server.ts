import { ledgerExportJob } from '#src/features/accounting/export.server.ts';
import { registerAccounting } from '#src/features/accounting/register.server.ts';
import { passwordResetJob } from '#src/features/accounts/password-reset.jobs.server.ts';
import { proofs } from '#src/features/accounts/proof.server.ts';
import { authenticateToken } from '#src/features/accounts/session.server.ts';
import { registerAddresses } from '#src/features/addresses/register.server.ts';
import { questionsRetention } from '#src/features/assistant/asking/log.server.ts';
import { followPublications, passagesJob } from '#src/features/assistant/passages/passages.jobs.server.ts';
import { registerAssistant } from '#src/features/assistant/register.server.ts';
import { cagnotteJobs } from '#src/features/cagnotte/cagnotte.jobs.server.ts';
import { poolJobs } from '#src/features/cagnotte/pooling/pool.jobs.server.ts';
import { registerPooling } from '#src/features/cagnotte/pooling/register.server.ts';
import { registerCagnotte } from '#src/features/cagnotte/register.server.ts';
import { feedJobs } from '#src/features/catalogue/feeds/feeds.jobs.server.ts';
import { registerCatalogue } from '#src/features/catalogue/register.server.ts';
import { canonicalResults, isResults, readResults } from '#src/features/catalogue/results-url.ts';
import { registerContact } from '#src/features/contact/register.server.ts';
import { securityTxtFile } from '#src/features/contact/security-txt.server.ts';
import { contentJobs } from '#src/features/content/life/life.jobs.server.ts';
import { registerContent } from '#src/features/content/register.server.ts';
import {
  templateMigrationJob,
  templateMigrationsDue,
} from '#src/features/content/template-change/migration.jobs.server.ts';
import { openContentExport } from '#src/features/content/transfer/export-link.server.ts';
import { transferJobs } from '#src/features/content/transfer/import.jobs.server.ts';
import { registerDevelopers } from '#src/features/developers/register.server.ts';
import { wrapperLinks } from '#src/features/device/native/well-known.server.ts';
import { guessesClosed, guessesRetention } from '#src/features/guesses/guesses.jobs.server.ts';
import { registerGuesses } from '#src/features/guesses/register.server.ts';
import { listPurge } from '#src/features/lists/bin/purge.jobs.server.ts';
import { linkChecks } from '#src/features/lists/doctor/links.jobs.server.ts';
import { reservationReminders } from '#src/features/lists/gifts/gift.jobs.server.ts';
import { asksForMore } from '#src/features/lists/list-query.ts';
import { popularityJob } from '#src/features/lists/popularity.jobs.server.ts';
import { registerLists } from '#src/features/lists/register.server.ts';
import { isTaken } from '#src/features/lists/slug.server.ts';
import { completeItem } from '#src/features/lists/transfer/complete.jobs.server.ts';
import { importPicture } from '#src/features/lists/transfer/pictures.jobs.server.ts';
import { mediaJobs } from '#src/features/media/media.jobs.server.ts';
import { registerMedia } from '#src/features/media/register.server.ts';
import { merchantJobs } from '#src/features/merchants/merchants.jobs.server.ts';
import { registerMerchants } from '#src/features/merchants/register.server.ts';
import { CLOCK_CHANNEL, clockOffsetMs } from '#src/features/money/demo-clock.server.ts';
import { ledgerCheckJob } from '#src/features/money/ledger-check.jobs.server.ts';
import { handleWebhook } from '#src/features/money/webhook.server.ts';
import { nameVotesRetention } from '#src/features/name-votes/name-votes.jobs.server.ts';
import { registerNameVotes } from '#src/features/name-votes/register.server.ts';
import { bouncesJob } from '#src/features/newsletter/bounces.jobs.server.ts';
import { receiveMailEvents } from '#src/features/newsletter/mail-events.server.ts';
import { letterJobs } from '#src/features/newsletter/planned-links.jobs.server.ts';
import { registerNewsletter } from '#src/features/newsletter/register.server.ts';
import { weekLetterJob } from '#src/features/newsletter/week.jobs.server.ts';
import { digestJob } from '#src/features/notifications/digest.jobs.server.ts';
import { pushNews, pushToDevice } from '#src/features/notifications/push.jobs.server.ts';
import { registerNotifications } from '#src/features/notifications/register.server.ts';
import { registerOffers } from '#src/features/offers/register.server.ts';
import { orderJobs } from '#src/features/orders/orders.jobs.server.ts';
import { registerOrders } from '#src/features/orders/register.server.ts';
import { findRedirect } from '#src/features/redirects/redirects.server.ts';
import { registerReviews } from '#src/features/reviews/register.server.ts';
import { buildFirstIndex, searchSync } from '#src/features/search/reindex.server.ts';
import { searchStandby } from '#src/features/search/standby.server.ts';
import { countOpened } from '#src/features/search/use/count-use.server.ts';
import { indexNowJob, indexNowKeyFile } from '#src/features/seo/indexnow.jobs.server.ts';
import { openOgPictures } from '#src/features/seo/og-files.server.ts';
import { receiveShopify } from '#src/features/shopify/receive.server.ts';
import { registerShopify } from '#src/features/shopify/register.server.ts';
import { shopifyJobs } from '#src/features/shopify/shopify.jobs.server.ts';
import { registerSite } from '#src/features/site/register.server.ts';
import { countWay } from '#src/features/stats/count-ways.server.ts';
import { registerStats } from '#src/features/stats/register.server.ts';
import { countSearch } from '#src/features/stats/searches.server.ts';
import { galleryJobs } from '#src/features/themes/gallery.jobs.server.ts';
import { registerThemes } from '#src/features/themes/register.server.ts';
import { registerTickets } from '#src/features/tickets/register.server.ts';
import { registerTourism } from '#src/features/tourism/register.server.ts';
import { outingsOver } from '#src/features/tourism/tourism.jobs.server.ts';
import { registerVouchers } from '#src/features/vouchers/register.server.ts';
import { voucherJobs } from '#src/features/vouchers/vouchers.jobs.server.ts';
import { registerWebhooks } from '#src/features/webhooks/register.server.ts';
import { webhookSend } from '#src/features/webhooks/send.jobs.server.ts';
import { registerWithdrawals } from '#src/features/withdrawals/register.server.ts';
import { withdrawalJobs } from '#src/features/withdrawals/withdrawal.jobs.server.ts';
import { registerSearch } from '#src/journeys/catalogue-pages/register-search.server.ts';
import { publishMoments, watchMoments } from '#src/journeys/list-page/moments.server.ts';
import { ensureFirstAdmin } from '#src/journeys/membership/first-admin.server.ts';
import { registerAccounts } from '#src/journeys/membership/register.server.ts';
import { registerNewsroom } from '#src/journeys/newsroom/register.server.ts';
import { startWatch } from '#src/journeys/operations/database-watch.server.ts';
import { readFigures } from '#src/journeys/operations/figures.server.ts';
import { FIGURES, OWN_FIGURES } from '#src/journeys/operations/figures.ts';
import { registerOperations } from '#src/journeys/operations/register.server.ts';
import { watchJob } from '#src/journeys/operations/watch.jobs.server.ts';
import { registerDesk } from '#src/journeys/payments-desk/register.server.ts';
import { registerPregnancyEnded } from '#src/journeys/pregnancy-ended/register.server.ts';
import { publicPaths } from '#src/journeys/sitemap/sitemap.server.ts';
import { cdnSweep } from '#src/server/cdn/sweep.server.ts';
import { retentionJob } from '#src/server/db/retention.ts';
import { upkeepJob } from '#src/server/db/upkeep.ts';
import { MAIL_WEBHOOKS } from '#src/server/gateways/mail-events/told.ts';
import type { Webhook } from '#src/server/http/api.ts';
import { type Reader, type RedirectLookup, sessionVariant } from '#src/server/http/pages.ts';
import type { StaticFiles } from '#src/server/http/static-files.ts';
import type { Commands } from '#src/server/internal.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { AddressSource } from '#src/server/known-addresses.ts';
import { mailJob } from '#src/server/mail.ts';
import type { FigureSource } from '#src/server/metrics/gauges.ts';
import { canonicalKey } from '#src/server/page-store/page-key.ts';
import type { PageStore } from '#src/server/page-store/store.ts';
import type { Services } from '#src/server/services.ts';
import { keepViews, viewsJob } from '#src/server/views/keep-views.ts';
import { addressSource } from './addresses.server.ts';
import { announce } from './announce.server.ts';
import { siteCommands } from './commands.server.ts';
import { seedOnce, seedRest } from './seed.server.ts';
import type { Features } from './start.ts';
import { unpaidRetention } from './unpaid.jobs.server.ts';
import { voicesRetention } from './voices.jobs.server.ts';

/** Everything the server asks of the features; the one place that knows them all. */
export interface SiteFeatures extends Features {
  seed(services: Services): Promise<void>;
  /** Fills in what a first start may leave for when the site already answers. */
  seedRest(services: Services): Promise<void>;
  firstAdmin(services: Services): Promise<{ email: string; password: string } | null>;
  /** Resolves once search can answer; until then /readyz says 503. */
  firstIndex(services: Services): Promise<void>;
  health(services: Services): Promise<Record<string, unknown>>;
  /** The figures of /metrics. */
  figures(services: Services): FigureSource;
  /** Publishes what changed by the hour while no process ran; before anything is answered. */
  catchUp(services: Services): Promise<void>;
  /** Watches from this process what a job cannot. */
  watch(services: Services): { close(): Promise<void> };
  announce(services: Services, admin: { email: string; password: string } | null): Promise<void>;
  redirectOf(services: Services, path: string): ReturnType<RedirectLookup>;
  /** The addresses that the database gives out at the root, and former ones. */
  addresses(services: Services): AddressSource;
  /** The key under which a request target is stored; null for none. */
  keyOf(target: string): string | null;
  /** Called when a person was answered the page of this key. */
  viewed(key: string): void;
  /** Called when a person reached the page of a path from another page, of this address; `counted` is that one's path. */
  onward(path: string, from: string, counted: () => string): void;
  /** Which of a list's pages a reader is given from the page store; null for none. */
  variantOf(reader: Reader): string | null;
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
  registerAddresses();
  registerNotifications();
  registerWebhooks();
  registerContent();
  registerTickets();
  registerMedia();
  registerNameVotes();
  registerThemes();
  registerSite();
  registerSearch();
  registerCatalogue();
  registerLists();
  registerGuesses();
  registerPooling();
  registerCagnotte();
  registerDesk();
  registerAccounting();
  registerVouchers();
  registerOffers();
  registerOrders();
  registerWithdrawals();
  registerMerchants();
  registerShopify();
  registerContact();
  registerNewsletter();
  registerReviews();
  registerStats();
  registerTourism();
  registerAssistant();
  followPublications();
  registerDevelopers();
  registerNewsroom();
  registerPregnancyEnded();
  registerOperations();
}

export const jobs: JobKind<never>[] = [
  cdnSweep,
  upkeepJob,
  retentionJob,
  viewsJob,
  popularityJob,
  mailJob,
  passwordResetJob as JobKind<never>,
  digestJob,
  pushNews as JobKind<never>,
  pushToDevice as JobKind<never>,
  webhookSend,
  ...letterJobs,
  bouncesJob,
  weekLetterJob,
  searchSync,
  searchStandby,
  passagesJob,
  reservationReminders,
  importPicture as JobKind<never>,
  completeItem as JobKind<never>,
  linkChecks,
  listPurge,
  outingsOver,
  indexNowJob,
  unpaidRetention,
  voicesRetention,
  nameVotesRetention,
  guessesClosed,
  guessesRetention,
  questionsRetention,
  ledgerCheckJob,
  ledgerExportJob,
  watchJob,
  ...cagnotteJobs,
  ...withdrawalJobs,
  ...poolJobs,
  ...orderJobs,
  ...merchantJobs,
  ...shopifyJobs,
  ...voucherJobs,
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
  proofs,
  clockOffsetMs,
  clockChannel: CLOCK_CHANNEL,
  seed: seedOnce,
  seedRest,
  firstAdmin: ensureFirstAdmin,
  firstIndex: async (services) => {
    await buildFirstIndex(services);
    services.jobs.wake(passagesJob.name);
  },
  health: async (services) => ({ search: await services.search.health() }),
  figures: (services) => ({ helps: FIGURES, own: OWN_FIGURES, read: () => readFigures(services) }),
  watch: (services) => {
    const watches = [startWatch(services), watchMoments(services), keepViews(services)];
    return { close: async () => void (await Promise.all(watches.map((watch) => watch.close()))) };
  },
  catchUp: async (services) => void (await publishMoments(services)),
  announce,
  redirectOf: formerAddress,
  addresses: addressSource,
  keyOf: (target) => (isResults(target) ? canonicalResults(target) : canonicalKey(target)),
  viewed: (key) => {
    if (isResults(key)) countSearch(readResults(new URL(key, 'http://x').searchParams));
  },
  onward: (path, from, counted) => {
    countOpened(path, from);
    countWay(path, counted);
  },
  variantOf: (reader) => (asksForMore(reader.url ?? '') ? null : sessionVariant(reader)),
  publicPaths: (services) => publicPaths(services.database.db),
  commands: siteCommands,
  webhook: (services, provider, delivery) => {
    if (provider === 'shopify') return receiveShopify(services, delivery);
    const mail = MAIL_WEBHOOKS.find((one) => one === provider);
    if (mail) return receiveMailEvents(services, mail, delivery);
    return handleWebhook(services, provider, delivery);
  },
  files: (services) => [
    openContentExport(services),
    openOgPictures(services),
    indexNowKeyFile(services),
    wrapperLinks(services),
    securityTxtFile(services),
  ],
};
