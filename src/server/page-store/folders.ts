import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FIRST = 'pages';
const OTHERS = /^pages-(\d+)$/;

/** A store is one process's: where several serve one port, each has its folder, the first the usual one. */
export function pagesFolder(dataDir: string, slot = 1): string {
  return join(dataDir, slot === 1 ? FIRST : `${FIRST}-${slot}`);
}

/** The folders that are there, with their slots. */
export function allPagesFolders(dataDir: string): { slot: number; dir: string }[] {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  return names.flatMap((name) => {
    const slot = name === FIRST ? 1 : Number(OTHERS.exec(name)?.[1] ?? 0);
    return slot > 0 ? [{ slot, dir: join(dataDir, name) }] : [];
  });
}
