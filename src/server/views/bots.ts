/**
 * Programs that say so themselves: crawlers, previews of links, monitors, libraries. Every browser that a person reads
 * with calls itself Mozilla; who says nothing is no browser.
 */
const PROGRAM =
  /(?<!\bcu)bot\b|bot[/_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|facebookexternalhit|embedly|monitor|uptime|pingdom|scan|archiver|fetch|feed|phantom|python|java\/|curl|wget|go-http|okhttp|axios|node-fetch|undici|libwww|httpclient/i;

export function isProgram(userAgent: string | undefined): boolean {
  return !userAgent?.startsWith('Mozilla/') || PROGRAM.test(userAgent);
}
