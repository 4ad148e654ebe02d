import type { messages, PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { StatementNames } from './statement-names.ts';

type Columns = messages.RowDescriptionMessage;

/** A statement that the database keeps, and the shape of its answer. */
interface Kept {
  name: string;
  /** The types of its parameters. */
  types: number[];
  /** Undefined where it answers no rows. */
  columns: Columns | undefined;
}

type Asked = [text: string, params?: unknown[], options?: QueryOptions];
type Answer = Results<Record<string, unknown>>;
type Asking = (...asked: Asked) => Promise<Answer>;

/** There is no network to save, but six messages and a plan: what was asked twice gets its name. */
const ASKED = 3;

/** The statement is not there, or its columns are others now. */
const FORGOTTEN = new Set(['26000', '0A000']);

/** @param now for tests, milliseconds of a clock that never goes back */
export const namesOfEmbedded = (now?: () => number) =>
  new StatementNames({ askedOften: ASKED, ...(now && { now }) });

/**
 * Keeps what is asked often read and planned, as connections to PostgreSQL do: the embedded database otherwise reads and
 * plans each text anew, in six messages, which takes four times as long as a small question itself.
 */
export async function keepStatements(client: PGlite, names = namesOfEmbedded()): Promise<PGlite> {
  const statements = new EmbeddedStatements({ client, names, driver: await import('@electric-sql/pglite') });
  const query = client.query.bind(client) as Asking;
  const transaction = client.transaction.bind(client);
  const alone: Asking = async (...asked) => {
    await client._checkReady();
    return client._runExclusiveTransaction(() => statements.ask(...asked));
  };
  client.query = (async (...asked: Asked) => {
    if (!statements.keeps(...asked)) return query(...asked);
    try {
      return await alone(...asked);
    } catch (error) {
      if (!statements.forgets(asked[0], error)) throw error;
      return query(...asked);
    }
  }) as typeof client.query;
  client.transaction = (work) => transaction((tx) => work(statements.within(tx)));
  return client;
}

type Driver = Pick<typeof import('@electric-sql/pglite'), 'parse' | 'protocol'>;

interface Parts {
  client: PGlite;
  names: StatementNames;
  driver: Driver;
}

class EmbeddedStatements {
  readonly #client: PGlite;
  readonly #driver: Driver;
  readonly #names: StatementNames;
  readonly #kept = new Map<string, Kept>();
  readonly #givenUp = new Set<string>();

  constructor({ client, names, driver }: Parts) {
    this.#client = client;
    this.#driver = driver;
    this.#names = names;
    names.onGivenUp = (name) => this.#givenUp.add(name);
  }

  /** Tells if a question is asked by a name: it comes often, and asks for nothing but rows. */
  keeps(text: string, _params?: unknown[], options?: QueryOptions): boolean {
    const plain = !options || Object.keys(options).every((key) => key === 'rowMode' || key === 'parsers');
    return plain && this.#names.nameOf(text) !== undefined;
  }

  /** The transaction, whose questions have names too. */
  within(tx: Transaction): Transaction {
    const ask: Asking = async (...asked) => {
      if (tx.closed || !this.keeps(...asked)) return tx.query(...asked);
      try {
        return await this.ask(...asked);
      } catch (error) {
        this.forgets(asked[0], error);
        throw error;
      }
    };
    return Object.create(tx, { query: { value: ask } }) as Transaction;
  }

  /** Hears of an error. True: the statement was of no use any more, and its text may be asked as it is. */
  forgets(text: string, error: unknown): boolean {
    const forgotten = FORGOTTEN.has(String((error as { code?: unknown } | null)?.code));
    if (forgotten) {
      this.#kept.delete(text);
      this.#names.forget(text);
    }
    return forgotten;
  }

  /** Whoever calls has the database to themselves. */
  ask(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Answer> {
    const { serialize } = this.#driver.protocol;
    return this.#client._runExclusiveQuery(async () => {
      const kept = this.#kept.get(text) ?? (await this.#prepare(text));
      const heard = await this.#send(
        serialize.bind({ statement: kept.name, values: this.#written(params, kept.types) }),
        serialize.execute({}),
        serialize.sync(),
      );
      const all = kept.columns ? [kept.columns, ...heard] : heard;
      // Given as an option they would be laid over a copy of the client's, which knows hundreds, at each question.
      const parsers = Object.assign(Object.create(this.#client.parsers), options?.parsers);
      const rows = options?.rowMode && { rowMode: options.rowMode };
      return this.#driver.parse.parseResults(all, parsers, rows)[0] as Answer;
    });
  }

  async #prepare(text: string): Promise<Kept> {
    const { serialize } = this.#driver.protocol;
    const name = this.#names.nameOf(text) ?? '';
    const heard = await this.#send(
      ...this.#closings(),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const told = <T>(what: string) => heard.find((message) => message.name === what) as T | undefined;
    const types = told<messages.ParameterDescriptionMessage>('parameterDescription')?.dataTypeIDs ?? [];
    const kept = { name, types, columns: told<Columns>('rowDescription') };
    this.#kept.set(text, kept);
    return kept;
  }

  /** The database forgets what has no name any more. */
  #closings(): Uint8Array[] {
    const names = [...this.#givenUp];
    for (const [text, { name }] of this.#kept) if (this.#givenUp.has(name)) this.#kept.delete(text);
    this.#givenUp.clear();
    return names.map((name) => this.#driver.protocol.serialize.close({ type: 'S', name }));
  }

  #written(params: unknown[], types: number[]): (string | null)[] {
    return params.map((param, at) => {
      if (param === null || param === undefined) return null;
      return this.#client.serializers[types[at] ?? 0]?.(param) ?? String(param);
    });
  }

  /** Files are written as the database goes: nothing is left to bring to the disk afterwards. */
  #send(...parts: Uint8Array[]) {
    return this.#client.execProtocolStream(Buffer.concat(parts), { syncToFs: false });
  }
}
