import type { PageStore } from './page-store/store.ts';
import type { Services } from './services.ts';

/**
 * Makes every public page that is not stored yet, in the background; whoever asks for one meanwhile is answered
 * first. Never rejects; ends early when the store is closed.
 */
export async function preparePages(
  { config, log }: Services,
  store: PageStore,
  publicPaths: () => Promise<string[]>,
): Promise<void> {
  if (!config.preparePages) return;
  const started = performance.now();
  try {
    const paths = await publicPaths();
    await store.warm(paths);
    const seconds = Math.round((performance.now() - started) / 1000);
    log.info({ paths: paths.length, stored: store.stats().paths, seconds }, 'pages prepared');
  } catch (error) {
    log.error({ err: error }, 'pages not prepared');
  }
}
