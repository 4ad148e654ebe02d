import type { createApp } from 'astro/app/entrypoint';
import { isCodeMissing } from '../missing-code.ts';
import { splitKey, variantKey } from '../page-store/page-key.ts';
import { mayBeMeasured } from './headers.ts';

/** The pages that are sent, whatever the address, to who asked for nothing that is there, or for too much. */
const PAGES: Record<number, string> = { 404: '/404', 429: '/429' };

/** Kept twice, by what the headers of an address allow; no request target holds a space, so none names them. */
const OPEN = 'refused';
const UNSEEN = 'refused-unseen';

/** No cache keeps what may be somewhere a moment later. */
const UNCACHED: [string, string] = ['cache-control', 'no-store'];
const MORE: Record<string, [string, string][]> = { '/429': [['retry-after', '60']] };

/** The key of the stored page that is sent instead of an empty answer at this path; null where there is none. */
export function refusalFor(status: number, path: string): string | null {
  const page = PAGES[status];
  return page ? variantKey(page, mayBeMeasured(path) ? OPEN : UNSEEN) : null;
}

/** Of such a key: the address it is rendered as, and its headers. */
export function refusalAt(key: string): { path: string; headers: [string, string][] } | null {
  const { path, variant } = splitKey(key);
  if (variant !== OPEN && variant !== UNSEEN) return null;
  return {
    path: variant === UNSEEN ? `/p${path}` : path,
    headers: [UNCACHED, ...(MORE[path] ?? [])],
  };
}

/** A page that answers an empty 404 has said all: its page of errors is not rendered for it. */
export function keepRefusals(app: ReturnType<typeof createApp>): void {
  const render = app.renderError.bind(app);
  app.renderError = async (request, options) => {
    // It is no fault of the page's, and whoever asked for it says so (listener.ts).
    if (isCodeMissing(options.error)) throw options.error;
    return options.status in PAGES
      ? new Response(null, { status: options.status })
      : render(request, options);
  };
}
