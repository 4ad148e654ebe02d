/** Set where a tag manager is (GTM_ID) and may see the address: docs/spec/decisions.md §25. */
const { gtm, consent } = document.documentElement.dataset;

/** Nothing is sent for who looks like a bot. */
const BOT =
  /bot|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|facebookexternalhit|whatsapp|curl|wget|python|monitor|scrape/i;

if (gtm && !navigator.webdriver && !BOT.test(navigator.userAgent)) {
  const analytics = import('#src/features/analytics/start.ts');
  analytics.then(
    ({ startAnalytics }) => startAnalytics({ id: gtm, asks: consent === 'ask' }),
    // Nothing of the page depends on it.
    () => {},
  );
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-cookies]'))
      analytics.then(({ changeConsent }) => changeConsent());
  });
}

export {};
