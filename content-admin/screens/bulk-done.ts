import type { BulkAction } from '#src/features/content/life/life.ts';

/** The end of an action on several items: those it was done to, and those left aside with their reason. */
export interface BulkDone {
  action: BulkAction | 'fields';
  done: number[];
  refused: { id: number; title: string; err: string }[];
}
