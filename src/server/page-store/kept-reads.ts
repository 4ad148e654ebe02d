import { everyPage } from './generations.ts';

/** The tags that one read depends on, filled while it runs. */
export interface Dependence {
  tags: Set<string>;
  refused: boolean;
}

interface Kept {
  /** Besides what it depends on: tags of a change that may alter it, and that its pages need not carry. */
  changedBy: readonly string[];
  dependence: Dependence;
  done: boolean;
  value: Promise<unknown>;
}

/**
 * The data that nearly every render reads (menus, which towns an editor wrote about), read once until a
 * change is published that concerns it. `forget` is called before the marks of a change are made: a render
 * that began before, and used what was kept, is thrown away by them.
 */
export class KeptReads {
  readonly #kept = new Map<string, Kept>();

  /** Joins a read under way, too: it began after every change that was applied so far. */
  read<T>(
    key: string,
    changedBy: readonly string[],
    load: (dependence: Dependence) => Promise<T>,
  ): Promise<{ value: T; dependence: Dependence }> {
    const kept = this.#kept.get(key) ?? this.#start(key, changedBy, load);
    return kept.value.then((value) => ({ value: value as T, dependence: kept.dependence }));
  }

  forget(tags: readonly string[]): void {
    if (tags.includes(everyPage)) this.#kept.clear();
    const changed = new Set(tags);
    for (const [key, { changedBy, dependence, done }] of this.#kept) {
      // The dependences of a read under way are not known yet.
      const concerned =
        !done || changedBy.some((tag) => changed.has(tag)) || overlap(dependence.tags, changed);
      if (concerned) this.#kept.delete(key);
    }
  }

  #start<T>(key: string, changedBy: readonly string[], load: (dependence: Dependence) => Promise<T>): Kept {
    const dependence: Dependence = { tags: new Set(), refused: false };
    const kept: Kept = { changedBy, dependence, done: false, value: load(dependence) };
    this.#kept.set(key, kept);
    kept.value.then(
      () => {
        kept.done = true;
      },
      () => {
        if (this.#kept.get(key) === kept) this.#kept.delete(key);
      },
    );
    return kept;
  }
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const tag of a) if (b.has(tag)) return true;
  return false;
}
