import { feedRows } from './feed/imports.ts';
import type { Row } from './support/row.ts';

/** The embedded database lives in the server's process, and grows with what it holds: what counts is what a feed adds. */
export const benchEmbedded = (): AsyncIterable<Row[]> =>
  feedRows({ engine: 'embedded', env: {}, minutes: '≤ 8', over: '≤ 512', whole: '' });
