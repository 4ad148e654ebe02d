import type { Source } from '#src/lib/source.ts';

/** The origin and the meaning of a name, never without the source that says so. */
export interface NameOrigin {
  origin: string;
  meaning: string;
  source: Source;
}

/** A text of the editors about one name. */
export interface WrittenName {
  title: string;
  description: string;
  /** Sanitised. */
  html: string;
  origin: NameOrigin | null;
}
