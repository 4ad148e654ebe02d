import type { Meilisearch } from 'meilisearch';
import type { SearchKind } from '../../documents/kinds.ts';
import type { Lexicon } from '../../lexicon.ts';

/** The tools every part of this engine works with. */
export interface Opened {
  client: Meilisearch;
  nameOf(kind: SearchKind): string;
  lexicon(): Lexicon;
  /** An index that is not there is a failure: another engine will answer. Else it is an empty one. */
  strict: boolean;
}
