import { forget, type KeptKey, keep, keptUnder, readKeptJson } from '#src/lib/kept.ts';
import { copiesOf, leftBehind, ownKey, standHere } from '../shared/tab.ts';
import { dropLarge, findLarge, keepLarge, largeUnder } from './large-store.ts';

/** The copy that this browser keeps of a text that the server does not have yet. */
export interface Backup {
  text: string;
  /** The server's text when this one was typed, and its revision. */
  base: string;
  revision: number;
  at: number;
}

/** A copy that a page left behind, with the name it is kept under. */
export interface Found extends Backup {
  name: KeptKey;
}

/** Local storage is written at once, also on leaving, but holds little: longer texts go to the database. */
const SMALL_CHARS = 1_000_000;
/** A copy that nobody took or dismissed in so long is of no use to anybody, and the browser holds little. */
const KEPT_MS = 90 * 86_400_000;
const textKey = (id: number | null, namespace: string): KeptKey => `editor:${id ?? `new-${namespace}`}`;
const key = (id: number | null, namespace: string) => ownKey(textKey(id, namespace));

/** Tells if it is kept, once it is: a browser writes a long text in its own time. */
export async function keepBackup(id: number | null, namespace: string, backup: Backup): Promise<boolean> {
  standHere();
  const name = key(id, namespace);
  if (backup.text.length + backup.base.length <= SMALL_CHARS && keepSmall(name, backup)) return true;
  const kept = (await keepLarge(name, backup)) !== null;
  forget(name);
  return kept;
}

/** A full store must not stop somebody from writing. */
const keepSmall = (name: KeptKey, backup: Backup) => keep(name, JSON.stringify(backup));

/** Once the server has what this page kept. */
export const dropBackup = (id: number | null, namespace: string): void => forgetBackup(key(id, namespace));

export function forgetBackup(name: KeptKey): void {
  forget(name);
  void dropLarge(name);
}

/** Forgets the copies of all texts that pages left longer ago than they are kept. */
export async function forgetOldBackups(now = Date.now()): Promise<void> {
  const names = new Set([...keptUnder('editor:'), ...(await largeUnder('editor:'))]);
  for (const name of await leftBehind([...names] as KeptKey[])) {
    const copy = await newestOf(name);
    if (copy && now - copy.at > KEPT_MS) forgetBackup(name);
  }
}

/** The copies of this text that pages left in both stores as they went, the newest first. */
export async function findBackups(id: number | null, namespace: string): Promise<Found[]> {
  const text = textKey(id, namespace);
  const names = new Set([text, ...keptUnder(copiesOf(text)), ...(await largeUnder(copiesOf(text)))]);
  const found = await Promise.all((await leftBehind([...names] as KeptKey[])).map(newestOf));
  return found.filter((one) => one !== null).sort((a, b) => b.at - a.at);
}

async function newestOf(name: KeptKey): Promise<Found | null> {
  const [small, large] = [findSmall(name), await findLarge<Backup>(name)];
  const newest = small && large ? (small.at > large.at ? small : large) : (small ?? large);
  return newest && { ...newest, name };
}

function findSmall(name: KeptKey): Backup | null {
  const kept = readKeptJson(name) as Partial<Backup> | null;
  return typeof kept?.text === 'string' && typeof kept.base === 'string' ? (kept as Backup) : null;
}
