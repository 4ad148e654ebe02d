import { eq } from 'drizzle-orm';
import { cutAgain } from '#src/features/assistant/passages/passages.jobs.server.ts';
import { seedDemoGifts } from '#src/features/cagnotte/demo-seed.server.ts';
import {
  seedClassifications,
  seedDemoCatalogue,
  seedLargeCatalogue,
} from '#src/features/catalogue/demo/seed.server.ts';
import { seedLargeArticles } from '#src/features/content/large/seed.server.ts';
import { linkCheck } from '#src/features/content/life/link-check.server.ts';
import { seedContent, seedCovers } from '#src/features/content/seed.server.ts';
import { bringWordings } from '#src/features/content/seed-wordings.server.ts';
import { seedFirstNames } from '#src/features/first-names/seed.server.ts';
import { seedDemoGuesses } from '#src/features/guesses/demo-seed.server.ts';
import { seedDemoList } from '#src/features/lists/demo-seed.server.ts';
import { seedDemoOrders } from '#src/features/merchants/demo-orders.server.ts';
import { openDemoSellersToAdmins, seedDemoSellers } from '#src/features/merchants/demo-seed.server.ts';
import { seedDemoOffers } from '#src/features/offers/demo-seed.server.ts';
import { publishPlaces } from '#src/features/places/places.server.ts';
import { seedThemes } from '#src/features/themes/seed.server.ts';
import { seedDemoVouchers } from '#src/features/vouchers/demo-seed.server.ts';
import { seedDemoPot } from '#src/features/withdrawals/demo-seed.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import { appState } from '#src/server/db/schema/index.ts';
import { keepDatabase } from '#src/server/db/upkeep.ts';
import type { Services } from '#src/server/services.ts';
import { bootFr } from './boot.fr.ts';

/** Every commune that people live in has a page. */
const SMALLEST = 1;

/** The day of the seed's wordings, those of « Demandé aussi ». */
export const WORDINGS_OF = '2026-12-01';

interface Step {
  name: string;
  run(services: Services): Promise<unknown>;
}

/** Open data and what the site cannot do without: there whatever SEED says. */
const ALWAYS: Step[] = [
  step('classifications', seedClassifications),
  step('first-names', seedFirstNames),
  step('communes', (db) => publishPlaces(db, SMALLEST)),
  step('theme-covers', seedThemes),
];

/** Each step is one transaction of its own and remembered, so that a start cut short goes on where it was. */
const DEMO: Step[] = [
  step('covers', seedCovers),
  step('articles', seedContent),
  // The day is another one each time that the seed's wordings change: a test says so.
  step(`wordings-${WORDINGS_OF}`, giveWordings),
  step('catalogue', seedDemoCatalogue),
  step('example-list', (db, { publicUrl }) => seedDemoList(db, publicUrl)),
  { name: 'example-guesses', run: seedDemoGuesses },
  { name: 'example-gifts', run: seedDemoGifts },
  { name: 'example-pot', run: seedDemoPot },
  { name: 'example-vouchers', run: seedDemoVouchers },
  { name: 'example-offers', run: seedDemoOffers },
  { name: 'example-sellers', run: seedDemoSellers },
];

async function giveWordings(db: Db): Promise<void> {
  if ((await bringWordings(db)) > 0) await cutAgain(db);
}

const STEPS = { empty: [], demo: DEMO, large: DEMO } as const;

/** The site answers meanwhile; its pages are told of these as of what people do. */
const DEMO_REST: Step[] = [{ name: 'example-orders', run: seedDemoOrders }];

/** The data for measuring: they take their time, in small pieces, while the site already answers. */
const LARGE: Step[] = [
  { name: 'large-articles', run: ({ database }) => seedLargeArticles(database.db) },
  { name: 'large-catalogue', run: ({ database }) => seedLargeCatalogue(database.db) },
];

function step(name: string, fill: (db: Db, config: Services['config']) => Promise<unknown>): Step {
  return {
    name,
    run: ({ database, config }) => database.db.transaction((tx) => fill(tx as never, config)),
  };
}

/** Fills an empty database according to SEED; says what it does, since the first start takes a while. */
export async function seedOnce(services: Services): Promise<void> {
  await runSteps(services, [...ALWAYS, ...STEPS[services.config.seed]]);
}

/** Adds what SEED asks for beyond a site that can be read; pages made before it ends are made again. */
export async function seedRest(services: Services): Promise<void> {
  if (services.config.seed === 'empty') return;
  if (await runSteps(services, DEMO_REST)) await openDemoSellersToAdmins(services.database.db);
  if (services.config.seed === 'large' && (await runSteps(services, LARGE)))
    await services.publisher.invalidateAll();
}

/** True when there was anything to do. */
async function runSteps(services: Services, steps: readonly Step[]): Promise<boolean> {
  const { db } = services.database;
  let ran = false;
  for (const step of steps) {
    const key = `seed:${step.name}`;
    const [done] = await db.select().from(appState).where(eq(appState.key, key));
    if (done) continue;
    if (services.config.logLevel !== 'silent') process.stdout.write(bootFr.seeding(step.name));
    await step.run(services);
    ran = true;
    await db.insert(appState).values({ key, value: new Date().toISOString() }).onConflictDoNothing();
  }
  if (!ran) return false;
  await keepDatabase(services.database);
  // Its first run came before the texts did.
  services.jobs.wake(linkCheck.name);
  return true;
}
