/** The names and messages that the service worker and the pages share. */

/** Every cache of ours begins so; whatever else has this beginning is an older version's, and goes. */
export const CACHE_PREFIX = 'merveille-';
/** Lists seen last, as HTML. The number is that of what offline-page.client.ts reads in them. */
export const LISTS_CACHE = 'merveille-lists-1';
/** The pictures of those lists. */
export const PICTURES_CACHE = 'merveille-pictures-1';

/** On a page's answer: it may be kept for reading without a connection. Nothing else ever is. */
export const KEEP_HEADER = 'x-keep-offline';
/** On a kept page: when it was seen, ISO. */
export const KEPT_AT_HEADER = 'x-kept-at';

export const OFFLINE_PATH = '/hors-ligne';
export const WORKER_PATH = '/sw.js';

/** Said by a page to the worker. */
export type WorkerMessage =
  /** Another person, or nobody: what was kept goes. `left`: nobody, and nothing is pushed here any more. */
  | { type: 'forget'; left: boolean }
  /** The owner changed the list shown here: the kept copy is read again. */
  | { type: 'keep'; path: string }
  /** This page was on its way while the worker took the others over. */
  | { type: 'claim' };
