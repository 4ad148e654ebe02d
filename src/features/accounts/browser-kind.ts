/** The engines that browsers are made of; every browser of an iPhone is WebKit. */
export type BrowserKind = 'chromium' | 'gecko' | 'webkit';

/**
 * The kind of browser a user agent says it is; null for a program, or a wrapper's own HTTP client. An engine, not a
 * brand: « version pour ordinateur » changes the brand and the system that a phone names, never its engine.
 */
export function browserKind(userAgent: string): BrowserKind | null {
  if (/\bGecko\/\d|\bFirefox\//.test(userAgent)) return 'gecko';
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'chromium';
  return /\bAppleWebKit\//.test(userAgent) ? 'webkit' : null;
}

/** False when both are browsers and of two kinds: a token does not go from one to the other by itself. */
export function sameKind(one: string, other: string): boolean {
  const [first, second] = [browserKind(one), browserKind(other)];
  return first === null || second === null || first === second;
}
