import type { Services } from '#src/server/services.ts';

/** The tag of answers of the search that this process keeps (src/server/calls/kept-answers.ts), and of its own pages. */
export const FOUND = 'found';

/**
 * After an index or its tuning may have changed: nothing found before is answered any more by this process. Every
 * process does so for itself, when it hears of a change and each minute, since each asks its own engine.
 */
export function forgetFound({ publisher }: Pick<Services, 'publisher'>): void {
  publisher.forget?.([FOUND]);
}

/** After an index or its tuning did change: stored pages of results are withdrawn too, from this process. */
export function foundChanged(services: Pick<Services, 'publisher'>): void {
  forgetFound(services);
  services.publisher.withdraw?.([FOUND]);
}
