import { type PathOf, post, type ToldBy } from '#src/calls/client.ts';
import type { contentCalls } from './content.calls.ts';

type Call = typeof contentCalls.getInitSiteContent;
export type SiteContent = ToldBy<Call>;

const PATH: PathOf<Call> = '/api/content/get_init_site_content';

let asked: Promise<SiteContent> | undefined;

/**
 * The site's own content, loaded once a page (docs/spec/product.md §4). Without classifications nothing can
 * be sorted or shown: that is no passing error, so the page says so for good and the promise never settles.
 */
export function siteContent(): Promise<SiteContent> {
  asked ??= post<Call>(PATH, {}).then(complete, (error: unknown) => {
    // A lost connection is asked again.
    asked = undefined;
    throw error;
  });
  return asked;
}

async function complete(content: SiteContent): Promise<SiteContent> {
  if (content.classifications.length > 0) return content;
  const { showUnrecoverable } = await import('#src/ui/unrecoverable.ts');
  showUnrecoverable();
  return new Promise(() => {});
}
