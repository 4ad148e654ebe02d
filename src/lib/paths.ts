/** The paths that carry the name of the deployment (`PRODUCT_SLUG`): the server says it at its start, a page in its root. */
let product =
  typeof document === 'undefined' ? 'merveille' : (document.documentElement.dataset.product ?? 'merveille');

/** Called once, when the server starts. */
export function nameProduct(slug: string): void {
  product = slug;
}

/** An address written with `{product}` where the name of the deployment stands. */
export const withProduct = (path: string): string => path.replace('{product}', product);

/** The login, which leads on to `next`, a path of this site, when one is given. */
export function loginPath(next?: string | null): string {
  const path = withProduct('/mon-compte-{product}');
  return next ? `${path}?next=${encodeURIComponent(next)}` : path;
}

/** The page where a list is begun, with an account or before one. */
export const START_PATH = '/i/marketplace/inscription';

/**
 * docs/spec/product.md §2: the path of a page by its folder and its view. The index view is the folder
 * itself, any other is the name of its file; the slug is passed along as it was written.
 */
export function pageRoute(folder: string, view = 'index', slug?: string): string {
  const views = view === 'index' ? [] : [view];
  const slugs = slug === undefined ? [] : [encodeURIComponent(slug)];
  return [folder.replace(/\/$/, ''), ...views, ...slugs].join('/') || '/';
}
