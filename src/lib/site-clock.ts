/** Milliseconds that the site's clock is ahead of the browser's: a demonstration moves it, and nothing else. */
let aheadMs = 0;

/** As an answered call says it; one that does not say changes nothing. */
export function tellAhead(header: string | null): void {
  if (header) aheadMs = Number(header) || 0;
}

/** The moment it is for the site: orders, money and news are dated by it. */
export const siteNow = (): Date => new Date(Date.now() + aheadMs);
