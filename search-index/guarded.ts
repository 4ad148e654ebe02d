import { FairQueue } from '#src/server/fair-queue.ts';
import type { Answering, ProductsAnswer, ProductsQuery, SearchIndex } from './contract.ts';
import type { SearchKind } from './documents/kinds.ts';
import { patience as waited } from './patience.ts';
import { createReadiness, createRecovery } from './readiness.ts';
import { SearchUnavailable } from './unavailable.ts';

/** Milliseconds before the second engine is asked too: many times what the first one takes, and a third of what a person notices. */
export const PATIENCE_MS = 120;
/** The same on a page of results: one that was waited for is better than one in another order. */
export const PAGE_PATIENCE_MS = 400;
/**
 * Of those who lost patience, so many at once ask the second engine. It may be the database of this process: all of a
 * busy hour asking it would make the first engine look slower still.
 */
const IMPATIENT_AT_ONCE = 2;
/** Their questions are alike: so many wait, and whoever comes after them waits for the first engine alone. */
const IMPATIENT = { key: '', weight: 1 };
const IMPATIENT_WAITING = 200;

export interface Guard {
  primary: SearchIndex;
  /** Kept up to date by the sync job; it answers while the first one is down, slow, or being made. */
  standby: SearchIndex;
  /** Called when answers begin to come from the other engine. */
  onChange?(answering: Answering, why?: unknown): void;
}

type Outcome<T> = { value: T } | { failed: unknown };

function settled<T>(work: Promise<T>): Promise<Outcome<T>> {
  return work.then(
    (value) => ({ value }),
    (failed: unknown) => ({ failed }),
  );
}

/** The first success of the two; raises what the first engine said when neither has one. */
async function eitherOf<T>(first: Promise<Outcome<T>>, second: Promise<Outcome<T>>): Promise<T> {
  const early = await Promise.race([first, second]);
  if ('value' in early) return early.value;
  const [said, other] = await Promise.all([first, second]);
  if ('value' in said) return said.value;
  if ('value' in other) return other.value;
  throw said.failed;
}

/** The kinds that each question needs: products are found while pages are still being filled. */
const OF_PRODUCTS: readonly SearchKind[] = ['product'];
const OF_PAGES: readonly SearchKind[] = ['content'];
const OF_INSTANT: readonly SearchKind[] = ['product', 'tag', 'brand'];

/** Told to a second question that nobody waits for any more. */
const ANSWERED = new Error('the first engine answered');

interface Asking {
  kinds: readonly SearchKind[];
  patience?: number;
}

/** One index that asks a second engine when the first fails, or does not answer soon. Writes go to the first. */
export function createGuardedIndex({ primary, standby, onChange = () => {} }: Guard): SearchIndex {
  const readied = createReadiness(standby);
  const recovered = createRecovery(primary, readied);
  const impatient = new FairQueue({
    capacity: IMPATIENT_AT_ONCE,
    running: IMPATIENT_AT_ONCE,
    waiting: IMPATIENT_WAITING,
    waitingPerKey: IMPATIENT_WAITING,
  });
  let answering: Answering = 'primary';
  const tell = (now: Answering, why?: unknown) => {
    if (now !== answering) onChange(now, why);
    answering = now;
  };

  async function ask<T>(
    of: (index: SearchIndex, by: Answering) => Promise<T>,
    { kinds, patience = PATIENCE_MS }: Asking,
  ): Promise<T> {
    const answered = new AbortController();
    let heard = false;
    const first = settled(of(primary, 'primary')).then((said) => {
      heard = true;
      // With a reason of ours: the signal would write an error out, for each search.
      if ('value' in said) answered.abort(ANSWERED);
      return said;
    });
    const soon = await Promise.race([first, waited(patience, () => heard)]);
    if (soon && 'value' in soon) {
      tell('primary');
      return soon.value;
    }
    const second = async () => {
      await readied(kinds);
      const value = await of(standby, 'standby');
      tell('standby', soon ? soon.failed : 'slow');
      return value;
    };
    // One that failed is done without at once. One that is slow may answer before it is the turn of this question.
    const { signal } = answered;
    const asked = settled(soon ? second() : impatient.run({ ...IMPATIENT, signal }, second));
    const either = await settled(eitherOf(first, asked));
    if ('value' in either) return either.value;
    // Neither can: in the first seconds of a new site, an engine that died leaves nobody to answer.
    if (!(either.failed instanceof SearchUnavailable) || !(await recovered(kinds))) throw either.failed;
    const again = await settled(of(primary, 'primary'));
    return 'value' in again ? again.value : second();
  }

  /** A page after the first comes from the engine that answered the first one, as long as that answers. */
  async function products(query: ProductsQuery): Promise<ProductsAnswer> {
    if (query.from === 'standby') {
      const again = await settled(readied(OF_PRODUCTS).then(() => standby.products(query)));
      if ('value' in again) return { ...again.value, by: 'standby' };
    }
    const of = async (index: SearchIndex, by: Answering) => ({ ...(await index.products(query)), by });
    const patience = query.from === undefined ? PATIENCE_MS : PAGE_PATIENCE_MS;
    return ask(of, { kinds: OF_PRODUCTS, patience });
  }

  return {
    ...primary,
    standby,
    answering: () => answering,
    instant: (query) => ask((index) => index.instant(query), { kinds: OF_INSTANT }),
    products,
    content: (query) => ask((index) => index.content(query), { kinds: OF_PAGES }),
    tune(tuning) {
      primary.tune(tuning);
      standby.tune(tuning);
    },
    learnBrands(brands) {
      primary.learnBrands(brands);
      standby.learnBrands(brands);
    },
    async close() {
      await Promise.all([primary.close(), standby.close()]);
    },
  };
}
