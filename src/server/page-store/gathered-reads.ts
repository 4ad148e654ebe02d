import { keepsReads, outsideRender } from './tags.ts';

type Found<K, V> = ReadonlyMap<K, V>;
type Load<Source, K, V> = (source: Source, keys: K[]) => Promise<Found<K, V>>;

interface Gathering<K, V> {
  keys: Set<K>;
  waiting: PromiseWithResolvers<Found<K, V>>[];
}

/**
 * A read by keys that renders for the store do together: those that ask in the same turn are answered by one
 * `load`. It begins after each of them began, so that a change it does not see throws their pages away as ever;
 * nothing is kept. Tags are declared by who asks: `load` runs outside every render. Elsewhere each is read at once.
 */
export function gatheredRead<Source extends object, K, V>(load: Load<Source, K, V>) {
  const gathered = new WeakMap<Source, Gathering<K, V>>();
  const begin = (source: Source): Gathering<K, V> => {
    const gathering: Gathering<K, V> = { keys: new Set(), waiting: [] };
    gathered.set(source, gathering);
    const end = () => {
      gathered.delete(source);
      void answer(gathering, () => load(source, [...gathering.keys]));
    };
    outsideRender(() => setImmediate(end));
    return gathering;
  };
  return (source: Source, keys: readonly K[]): Promise<Found<K, V>> => {
    if (!keepsReads()) return load(source, [...keys]);
    const gathering = gathered.get(source) ?? begin(source);
    for (const key of keys) gathering.keys.add(key);
    const waiting = Promise.withResolvers<Found<K, V>>();
    gathering.waiting.push(waiting);
    return waiting.promise;
  };
}

async function answer<K, V>({ waiting }: Gathering<K, V>, load: () => Promise<Found<K, V>>): Promise<void> {
  try {
    const found = await load();
    // All in one turn, so that what they read next is gathered too.
    for (const { resolve } of waiting) resolve(found);
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}
