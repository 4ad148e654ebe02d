const maxLength = 512;
// The characters of this site's own slugs. A percent sign is never canonical, so an encoded twin of a page
// (%2e, %00, %C3%A9) can neither reach its entry nor make another one.
const pathPattern = /^\/(?:[A-Za-z0-9_~.,@+-]+(?:\/[A-Za-z0-9_~.,@+-]+)*)?$/;
// A query is written by `keyOf` itself, always in one way: a percent sign in it makes no twin.
const queryPattern = /^[A-Za-z0-9_~.=&+*%-]{1,300}$/;

/** The path under which a request target is stored, its query dropped; null when it can't be a stored page. */
export function canonicalKey(target: string): string | null {
  const end = target.indexOf('?');
  const path = end === -1 ? target : target.slice(0, end);
  return isPageKey(path) ? path : null;
}

/** Guards what a caller's own `keyOf` lets through: a canonical path, and at most one plain query. */
export function isPageKey(key: string): boolean {
  if (key.length > maxLength) return false;
  const end = key.indexOf('?');
  const path = end === -1 ? key : key.slice(0, end);
  if (end !== -1 && !queryPattern.test(key.slice(end + 1))) return false;
  return pathPattern.test(path) && !hasDotSegment(path);
}

function hasDotSegment(path: string): boolean {
  return path.includes('/.') && path.split('/').some((segment) => segment === '.' || segment === '..');
}

/** The page that some readers are given at this path: no request target holds a space, so none can name it. */
export const variantKey = (key: string, variant: string): string => (variant ? `${key} ${variant}` : key);

/** The path and the variant that a key stands for. */
export function splitKey(key: string): { path: string; variant: string } {
  const [path = '', variant = ''] = key.split(' ', 2);
  return { path, variant };
}
