/** A statement asked so often gets a name: each connection then has it read and planned once, not each time. */
const ASKED = 8;
/** Askings are counted anew after so long: often means often now. */
const COUNTED_MS = 60_000;
/** Each name costs every connection of PostgreSQL some memory. */
const MOST_NAMES = 200;
/** A text that nobody asked for so long gives its name up to one that is asked often. */
const IDLE_MS = 5000;
/** The statements counted meanwhile; lists of any length make as many texts. */
const MOST_COUNTED = 2000;
const LONGEST_TEXT = 20_000;

const PREPARED_MISSING = new Set(['26000', '42P05']);
const RESULT_CHANGED = '0A000';

interface Named {
  name: string;
  askedAt: number;
}

interface Options {
  askedOften?: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/**
 * The names of the statements of one process, the same on all its connections. A start, an import or a night's work asks
 * hundreds of texts often, and then no more: their names are free again once nobody asks them.
 */
export class StatementNames {
  /** Told of a name that nobody asks by any more: what is kept under it may go. */
  onGivenUp: (name: string) => void = () => undefined;
  readonly #names = new Map<string, Named>();
  readonly #asked = new Map<string, number>();
  readonly #askedOften: number;
  readonly #now: () => number;
  #countedSince = 0;
  #given = 0;
  #off = false;

  constructor({ askedOften = ASKED, now = () => performance.now() }: Options = {}) {
    this.#askedOften = askedOften;
    this.#now = now;
  }

  /** The driver's question, with the name of its text when it has one; as it came otherwise. */
  named(asked: unknown[]): unknown[] {
    const [first, second] = asked;
    if (first === null) return asked;
    if (typeof first === 'string') {
      if (this.#off || !Array.isArray(second)) return asked;
      const name = this.nameOf(first);
      return name ? [{ name, text: first, values: second }, ...asked.slice(2)] : asked;
    }
    const { text, values, name: own } = first as { text?: unknown; values?: unknown; name?: unknown };
    // A pooler loses the names of callers as it does ours.
    if (this.#off) return own ? [{ ...(first as object), name: undefined }, ...asked.slice(1)] : asked;
    if (typeof text !== 'string' || own || !Array.isArray(values ?? second)) return asked;
    const name = this.nameOf(text);
    return name ? [{ ...(first as object), name }, ...asked.slice(1)] : asked;
  }

  /**
   * Hears of an error. True: the connection's statements are of no use any more. A pooler between us and the
   * database hands connections around, and knows nothing of names: there are none from then on.
   */
  isSpoilt(code: unknown): boolean {
    if (PREPARED_MISSING.has(String(code))) this.#off = true;
    return this.#off || code === RESULT_CHANGED;
  }

  /** The name of a text, counted as asked once more; undefined while it has none. */
  nameOf(text: string): string | undefined {
    const now = this.#now();
    const known = this.#names.get(text);
    if (known) {
      known.askedAt = now;
      return known.name;
    }
    if (text.length > LONGEST_TEXT || !this.#isAskedOften(text, now) || !this.#hasRoom(now)) return undefined;
    const name = `merveille_${this.#given}`;
    this.#given += 1;
    this.#asked.delete(text);
    this.#names.set(text, { name, askedAt: now });
    return name;
  }

  #isAskedOften(text: string, now: number): boolean {
    if (this.#asked.size >= MOST_COUNTED || now - this.#countedSince >= COUNTED_MS) {
      this.#asked.clear();
      this.#countedSince = now;
    }
    const times = (this.#asked.get(text) ?? 0) + 1;
    this.#asked.set(text, times);
    return times >= this.#askedOften;
  }

  /** Makes room, where there is none, with the name that was not asked for longest. */
  #hasRoom(now: number): boolean {
    if (this.#names.size < MOST_NAMES) return true;
    const [text, { name, askedAt }] = [...this.#names].reduce((oldest, next) =>
      next[1].askedAt < oldest[1].askedAt ? next : oldest,
    );
    if (now - askedAt < IDLE_MS) return false;
    this.#names.delete(text);
    this.onGivenUp(name);
    return true;
  }

  /** A text that is asked again gets another name. */
  forget(text: string): void {
    this.#names.delete(text);
  }
}
