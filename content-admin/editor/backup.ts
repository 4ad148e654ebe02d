/** What this browser keeps of a text that the server does not have yet. */
export interface Backup {
  text: string;
  /** What the server held when it was typed, and its revision. */
  base: string;
  revision: number;
  at: number;
}

const key = (id: number | null, namespace: string) => `editor:${id ?? `new-${namespace}`}`;

export function keepBackup(id: number | null, namespace: string, backup: Backup): void {
  try {
    localStorage.setItem(key(id, namespace), JSON.stringify(backup));
  } catch {
    // A full store must not stop somebody from writing; the server's draft remains.
  }
}

export function dropBackup(id: number | null, namespace: string): void {
  localStorage.removeItem(key(id, namespace));
}

export function findBackup(id: number | null, namespace: string): Backup | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(id, namespace)) ?? 'null') as Partial<Backup> | null;
    return typeof kept?.text === 'string' && typeof kept.base === 'string' ? (kept as Backup) : null;
  } catch {
    return null;
  }
}
