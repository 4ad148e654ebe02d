import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Querier } from '#src/server/page-store/outbox-options.ts';
import type { Rendered } from '#src/server/page-store/page.ts';

interface State {
  versions: number[];
  rows: { id: number; tags: string[] }[];
}

/** A database in one file, each transaction a rename: it survives the kill of whoever was writing. */
export class FileDatabase {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  create(documents: number): void {
    this.#write({ versions: Array.from({ length: documents }, () => 0), rows: [] });
  }

  read(): State {
    return JSON.parse(readFileSync(this.#file, 'utf8'));
  }

  /** One transaction: the document and its outbox row. */
  edit(document: number): number {
    const state = this.read();
    const version = (state.versions[document] ?? 0) + 1;
    state.versions[document] = version;
    state.rows.push({ id: (state.rows.at(-1)?.id ?? 0) + 1, tags: [`doc:${document}`] });
    this.#write(state);
    return version;
  }

  readonly query: Querier['query'] = async (sql, params) => {
    const { rows } = this.read();
    if (sql.includes('min(id)')) return { rows: [{ oldest: rows.at(0)?.id, newest: rows.at(-1)?.id }] };
    const after = rows.filter((row) => row.id > Number(params[0])).slice(0, Number(params[1]));
    return { rows: after.map(({ id, tags }) => ({ id: String(id), tags: JSON.stringify(tags) })) };
  };

  #write(state: State): void {
    writeFileSync(`${this.#file}.next`, JSON.stringify(state));
    renameSync(`${this.#file}.next`, this.#file);
  }
}

/** A page of one document: its version at both ends, so that a cut or mixed page shows. */
export function renderDocument(database: FileDatabase, path: string): Rendered {
  const document = Number(path.slice(2));
  const version = database.read().versions[document] ?? 0;
  const filling = `<p>${'contenu '.repeat(200 + version * 7)}</p>`;
  return {
    status: 200,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: Buffer.from(`<v${version}>${filling}</v${version}>`),
    tags: [`doc:${document}`],
    storable: true,
  };
}
