/** The most the screen takes; larger folders come by the command `content:import`. */
export const ARCHIVE_MOST_MIB = 200;
export const ARCHIVE_MOST = ARCHIVE_MOST_MIB * 1024 * 1024;
/** Every piece of an archive but the last is exactly so long. */
export const CHUNK_BYTES = 4 * 1024 * 1024;
/** Kept in rows of so many: a whole piece at once, and the embedded database would hold the loop for half a second. */
export const ROW_BYTES = 256 * 1024;
export const ROWS_OF_CHUNK = CHUNK_BYTES / ROW_BYTES;
export const LIMITS = { files: 100_000, unpacked: 4 * 1024 ** 3 };

export const IMPORT_STATES = ['uploading', 'checking', 'checked', 'applying', 'done', 'refused'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
export const OUTCOMES = ['created', 'updated', 'unchanged', 'refused', 'ignored'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const LINES_PER_PAGE = 50;
export const IMPORTS_PER_PAGE = 10;
/** `stopped`: whoever downloaded it closed the page, or the connection broke. */
export const EXPORT_STAGES = ['waiting', 'writing', 'done', 'stopped'] as const;
export type ExportStage = (typeof EXPORT_STAGES)[number];

/** The days a report stays; what was never sent whole goes after a day. */
export const REPORT_KEPT_DAYS = 30;
export const UPLOAD_KEPT_HOURS = 24;
/** The minutes the link of a download works; the download itself may last longer. */
export const EXPORT_LINK_MINUTES = 5;
