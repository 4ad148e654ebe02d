import type { Db } from '../db/connect.ts';

const WRITES = new Set(['insert', 'update', 'delete']);

/**
 * The same database for a call that says it changes nothing: a write through it throws, and names the call. Tests run
 * with it, so that no contract says less than its verb does.
 */
export function readOnly(db: Db, path: string): Db {
  return new Proxy(db, {
    get(target, name) {
      if (WRITES.has(String(name))) throw new Error(`${path} declares that it changes nothing, and writes`);
      const value = Reflect.get(target, name);
      if (name === 'transaction')
        return (work: (tx: Db) => unknown, ...rest: never[]) =>
          target.transaction((tx) => work(readOnly(tx as unknown as Db, path)) as never, ...rest);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
