import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

const MIB = 1024 * 1024;
/** Below this somebody should look. */
export const LOW_BYTES = 512 * MIB;
/**
 * Below this nothing more is written by the embedded database: a log segment of it has 16 MiB, and the moment it finds no
 * room for one it never answers again.
 */
export const FULL_BYTES = 48 * MIB;

export interface DiskState {
  status: 'ok' | 'low' | 'full' | 'unknown';
  free_bytes: number | null;
}

/** The room left where `dir` is, for who is not root. */
export async function diskState(dir: string): Promise<DiskState> {
  try {
    const { bavail, bsize } = await statfs(dir);
    const free = bavail * bsize;
    return { status: free < FULL_BYTES ? 'full' : free < LOW_BYTES ? 'low' : 'ok', free_bytes: free };
  } catch {
    return { status: 'unknown', free_bytes: null };
  }
}

/** Takes 3 µs: cheap enough before every statement. */
export function isDiskFull(dir: string, least = FULL_BYTES): boolean {
  try {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize < least;
  } catch {
    return false;
  }
}

export class DiskFullError extends Error {
  override name = 'DiskFullError';
}
