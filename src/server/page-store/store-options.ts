import type { IncomingMessage } from 'node:http';
import type { ReadRequest } from './http-fields.ts';
import type { Log } from './log.ts';
import type { Rendered } from './page.ts';
import type { PassingBounds } from './passing-pages.ts';

export interface PageStoreOptions {
  /** Made if it isn't there; one process at a time. */
  dir: string;
  /** Pages of another build are served, and rendered again in the background. */
  buildId: string;
  maxMemoryBytes: number;
  /** Of pages that are kept while they are read: of their files, and of what the index remembers of them. */
  passing?: PassingBounds;
  /** Of a path that varies by reader, this one's page: '' is everybody's; null for a request rendered for itself. */
  variantOf?: (request: ReadRequest) => string | null;
  /**
   * Renders a canonical path for nobody in particular, with complete headers. `reader` is who waits for it, if anybody
   * does: for limits alone.
   */
  render: (path: string, reader: IncomingMessage | null) => Promise<Rendered>;
  log: Log;
  /** Gives the key of a request target, null for never. Default: its path, when canonical, without query. */
  keyOf?: (target: string) => string | null;
  /** Called with the key of each page that is answered as it should be: 200, or not modified. */
  viewed?: (key: string, request: ReadRequest) => void;
  /** Background renders at the same time. */
  concurrency?: number;
  /** New paths beyond this are served without being stored. */
  maxPaths?: number;
  /** Called with tags whose pages are served anew, other than by `invalidate` or `applyChange`. */
  refreshed?: (tags: readonly string[]) => void;
  /** Called when these tags changed, before any page that carries them is rendered again. */
  changed?: (tags: readonly string[]) => void;
  /** The longest time that the background gives way to whoever is being answered. */
  patienceMs?: number;
  /** The delay after opening before the pages of an older build begin to be rendered again. */
  oldBuildDelayMs?: number;
}
