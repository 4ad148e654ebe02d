import { forget, type KeptKey, keep, readKeptJson } from '#src/lib/kept.ts';
import { dropLarge, findLarge, keepLarge } from './large-store.ts';

/** The copy that this browser keeps of a text that the server does not have yet. */
export interface Backup {
  text: string;
  /** The server's text when this one was typed, and its revision. */
  base: string;
  revision: number;
  at: number;
}

/** Local storage is written at once, also on leaving, but holds little: longer texts go to the database. */
const SMALL_CHARS = 1_000_000;
const key = (id: number | null, namespace: string) => `editor:${id ?? `new-${namespace}`}` as const;

/** Tells if it is kept, once it is: a browser writes a long text in its own time. */
export async function keepBackup(id: number | null, namespace: string, backup: Backup): Promise<boolean> {
  const name = key(id, namespace);
  if (backup.text.length + backup.base.length <= SMALL_CHARS && keepSmall(name, backup)) return true;
  const kept = (await keepLarge(name, backup)) !== null;
  forget(name);
  return kept;
}

/** A full store must not stop somebody from writing. */
const keepSmall = (name: KeptKey, backup: Backup) => keep(name, JSON.stringify(backup));

export function dropBackup(id: number | null, namespace: string): void {
  const name = key(id, namespace);
  forget(name);
  void dropLarge(name);
}

/** The newest of what both stores kept; null when there is nothing. */
export async function findBackup(id: number | null, namespace: string): Promise<Backup | null> {
  const name = key(id, namespace);
  const [small, large] = [findSmall(name), await findLarge<Backup>(name)];
  return small && large ? (small.at > large.at ? small : large) : (small ?? large);
}

function findSmall(name: KeptKey): Backup | null {
  const kept = readKeptJson(name) as Partial<Backup> | null;
  return typeof kept?.text === 'string' && typeof kept.base === 'string' ? (kept as Backup) : null;
}
