/** A statement asked so often gets a name: each connection then has it read and planned once, not each time. */
const ASKED = 8;
/** Each name costs every connection of PostgreSQL some memory: the first to be asked often have theirs. */
const MOST_NAMES = 200;
/** The statements counted meanwhile; lists of any length make as many texts. */
const MOST_COUNTED = 2000;
const LONGEST_TEXT = 20_000;

const PREPARED_MISSING = new Set(['26000', '42P05']);
const RESULT_CHANGED = '0A000';

/** The names of the statements of one process, the same on all its connections. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #asked = new Map<string, number>();
  readonly #askedOften: number;
  #given = 0;
  #off = false;

  constructor(askedOften = ASKED) {
    this.#askedOften = askedOften;
  }

  /** The driver's question, with the name of its text when it has one; as it came otherwise. */
  named(asked: unknown[]): unknown[] {
    const [first, second] = asked;
    if (this.#off || first === null) return asked;
    if (typeof first === 'string') {
      if (!Array.isArray(second)) return asked;
      const name = this.nameOf(first);
      return name ? [{ name, text: first, values: second }, ...asked.slice(2)] : asked;
    }
    const { text, values, name: own } = first as { text?: unknown; values?: unknown; name?: unknown };
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
    const known = this.#names.get(text);
    if (known || this.#names.size >= MOST_NAMES || text.length > LONGEST_TEXT) return known;
    const times = (this.#asked.get(text) ?? 0) + 1;
    if (times < this.#askedOften) {
      if (this.#asked.size >= MOST_COUNTED) this.#asked.clear();
      this.#asked.set(text, times);
      return undefined;
    }
    this.#asked.delete(text);
    const name = `merveille_${this.#given}`;
    this.#given += 1;
    this.#names.set(text, name);
    return name;
  }

  /** A text that is asked again gets another name. */
  forget(text: string): void {
    this.#names.delete(text);
  }
}
