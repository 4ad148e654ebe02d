import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Fills it up to the last `left` bytes; again, when somebody gave some back meanwhile. */
  fill(left: number): void;
  /** Makes room again. */
  empty(): void;
  remove(): void;
}

/** A disk of its own in memory, of so many MiB; null for who may not mount one. */
export function mountSmallDisk(mebibytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'merveille-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill(left) {
      const { bavail, bsize } = statfsSync(folder);
      const bytes = Buffer.alloc(Math.max(0, bavail * bsize - left));
      try {
        writeFileSync(filler, bytes, { flag: 'a' });
      } catch {
        // Somebody else took the last of it: it is full.
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
