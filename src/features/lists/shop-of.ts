/** Host of a shop's address, for "Voir chez …"; null when it is not an address. */
export function shopOf(url: string | null): string | null {
  if (!url || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^www\./, '');
}
