/** The names by which a request asks a list's page for more than the page that everybody is given. */
const ASKING = new Set([
  ...['q', 'famille', 'tri', 'prix', 'disponible'],
  ...['offrir', 'reserve', 'achete', 'courriel', 'lien'],
]);

/** True for a request target whose query changes the page; any other query (`?utm_source=…`) is the page itself. */
export function asksForMore(target: string): boolean {
  const at = target.indexOf('?');
  if (at === -1) return false;
  for (const name of new URLSearchParams(target.slice(at)).keys()) if (ASKING.has(name)) return true;
  return false;
}
