import { setTimeout as pause } from 'node:timers/promises';

/** A task that waits so long without working, or works without end. */
export async function run({ waitMs }: { waitMs: number | null }): Promise<string> {
  if (waitMs === null) for (;;);
  await pause(waitMs);
  return 'done';
}
