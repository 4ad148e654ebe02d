/** Addresses that always answer by themselves: a redirect there would never be read. */
const NEVER = /^\/(?:a|api|i|_astro|media)(?:\/|$)/;

/** Browsers drop a tab or a line's end from an address, or keep it encoded: neither is one that anybody typed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]|%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f])/i;

/** A former address as it is kept and looked up; null when it cannot be one. */
export function redirectPath(typed: string, origin: string): string | null {
  const text = typed.trim();
  if (CONTROL.test(text) || !URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  if (url.origin !== new URL(origin).origin || (!text.startsWith('/') && !/^https?:/i.test(text)))
    return null;
  if (text.startsWith('//')) return null;
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return path === '/' || path.length > 500 || NEVER.test(path) ? null : path;
}

/**
 * The target of a redirect: a path of this site with its query and anchor, or an address elsewhere. Null for
 * anything but http and https, and for an address that carries a password.
 */
export function redirectTarget(
  typed: string,
  origin: string,
): { kind: 'own' | 'external'; to: string; path: string } | null {
  const text = typed.trim();
  const own = text.startsWith('/') && !text.startsWith('//') && !text.startsWith('/\\');
  if (CONTROL.test(text)) return null;
  if (!own && !/^https?:\/\//i.test(text)) return null;
  if (!URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  if (url.username || url.password) return null;
  if (url.origin !== new URL(origin).origin) return own ? null : { kind: 'external', to: url.href, path: '' };
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return { kind: 'own', to: path + url.search + url.hash, path };
}
