import { eq } from 'drizzle-orm';
import { appState } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { seedContent } from './content/seed.server.ts';

interface Step {
  name: string;
  run(services: Services): Promise<unknown>;
}

/** Each step is one transaction of its own and remembered, so that a start cut short goes on where it was. */
const DEMO: Step[] = [
  {
    name: 'content',
    run: ({ database, clock }) => database.db.transaction((tx) => seedContent(tx as never, clock())),
  },
];

/** Fills an empty database according to SEED; says what it does, since the first start takes a while. */
export async function seedOnce(services: Services): Promise<void> {
  if (services.config.seed === 'empty') return;
  const { db } = services.database;
  for (const step of DEMO) {
    const key = `seed:${step.name}`;
    const [done] = await db.select().from(appState).where(eq(appState.key, key));
    if (done) continue;
    if (services.config.logLevel !== 'silent') process.stdout.write(`  Données de départ : ${step.name}\n`);
    await step.run(services);
    await db.insert(appState).values({ key, value: new Date().toISOString() }).onConflictDoNothing();
  }
}
