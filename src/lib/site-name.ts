/** The name of the deployment (`PRODUCT_NAME`): the server says it at its start, a page in its head. */
let name = 'Merveille';

/** Called once, when the server starts. */
export function nameSite(given: string): void {
  name = given;
}

export function siteName(): string {
  if (typeof document === 'undefined') return name;
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? name;
}
