/** The most the screen takes; larger catalogues come by their address. */
export const UPLOAD_MOST_MIB = 300;
export const UPLOAD_MOST = UPLOAD_MOST_MIB * 1024 * 1024;
/** The most of a seller, whose shop is one. */
export const SELLER_UPLOAD_MIB = 50;
export const FEEDS_OF_SELLER = 10;
/** The most read from an address. */
export const FETCH_MOST = 1024 ** 3;
/** The most a compressed file may become. */
export const UNPACKED_MOST = 4 * 1024 ** 3;
/** Every piece of a file but the last is exactly so long. */
export const PIECE_BYTES = 1024 * 1024;
/** A piece is kept in so many rows: written in one statement it would hold the embedded database for too long. */
export const ROWS_OF_PIECE = 4;
export const PIECE_ROW_BYTES = PIECE_BYTES / ROWS_OF_PIECE;
/** One article: what is longer is a file whose quotes or tags were never closed. */
export const ROW_MOST_CHARS = 1024 * 1024;
export const ROWS_MOST = 1_000_000;
/** A batch is one transaction: short, so that readers never wait for it. */
export const BATCH_ROWS = 100;
export const LINES_PER_PAGE = 50;
export const LINES_MOST = 2000;
export const IMAGES_MOST = 5;
export const SAMPLES = 3;

export const RUN_STATES = [
  ...(['uploading', 'fetching', 'reading', 'mapping', 'checking', 'checked'] as const),
  ...(['applying', 'done', 'refused', 'canceled'] as const),
] as const;
export type RunState = (typeof RUN_STATES)[number];
/** States a process works in; a restart goes on with them. */
export const BUSY_STATES = ['fetching', 'reading', 'checking', 'applying'] as const;
export const OVER_STATES = ['done', 'refused', 'canceled'] as const;

export const OUTCOMES = ['created', 'updated', 'unchanged', 'refused', 'vanished'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type Counts = Partial<Record<Outcome, number>>;

export const SCHEDULES = ['manual', 'hourly', 'daily', 'weekly'] as const;
export type Schedule = (typeof SCHEDULES)[number];
const HOURS: Record<Schedule, number> = { manual: 0, hourly: 1, daily: 24, weekly: 168 };

/** When a feed is read next; null for one that is read by hand. */
export function nextRun(schedule: Schedule, now: Date): Date | null {
  return schedule === 'manual' ? null : new Date(now.getTime() + HOURS[schedule] * 3_600_000);
}

/** The fields an article may have, in the order of the screen. */
export const FIELDS = [
  ...(['id', 'title', 'price', 'sale_price', 'description', 'link', 'image', 'more_images'] as const),
  ...(['brand', 'gtin', 'availability', 'shelf', 'vat'] as const),
] as const;
export type Field = (typeof FIELDS)[number];
export const REQUIRED: readonly Field[] = ['id', 'title', 'price'];
export type Mapping = Partial<Record<Field, string>>;

/** One article as the file says it, by column. */
export type Row = Record<string, string>;

/** A file that cannot be read: its message is the sentence to show. */
export class FeedFault extends Error {
  override name = 'FeedFault';
}

/** A scheduled run that would empty a shop is a broken feed more often than a closed shop. */
export function tooManyVanish(vanished: number, known: number): boolean {
  return vanished >= 20 && vanished > known / 2;
}
