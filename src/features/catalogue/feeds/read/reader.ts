import type { Row } from '../feed.ts';

/** Reads rows from text that comes by pieces; holds no more than one row. Throws FeedFault. */
export interface RowReader {
  push(text: string): Row[];
  end(): Row[];
}
