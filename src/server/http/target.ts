/** Longer addresses are refused: ours have a few hundred characters at most. */
const LONGEST = 4096;
const ENCODED = /%[0-9a-f]{2}/i;
/** RFC 3986 §2.3: encoded or not, these mean the same. */
const UNRESERVED = /^[\w.~-]$/;

/**
 * The path of a request target; null when it is not one we can serve. A path that stays encoded after it was decoded
 * once is refused: the renderer decodes further, and would see another address than the rules of this one.
 */
export function pathOf(target: string): string | null {
  if (target.length > LONGEST || !target.startsWith('/')) return null;
  const path = target.split('?', 1)[0] ?? '/';
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') || ENCODED.test(decoded) ? null : path;
  } catch {
    return null;
  }
}

/**
 * docs/spec/decisions.md §22a: one slash, none at the end, no dot segment, and nothing encoded that need not be.
 * Null when the path is already right. The better one always begins with one slash: a browser reads a backslash as
 * a slash, and two of them as another site's name.
 */
export function betterPath(path: string): string | null {
  const plain = path.replaceAll(/%[0-9a-f]{2}/gi, (code) => {
    const character = decodeURIComponentOr(code);
    return UNRESERVED.test(character) ? character : code;
  });
  const segments: string[] = [];
  for (const segment of plain.split(/[\\/]+/)) {
    if (segment === '..') segments.pop();
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  const better = `/${segments.join('/')}`;
  return better === path ? null : better;
}

/** One byte of a longer character is no text of its own. */
function decodeURIComponentOr(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

export function queryOf(target: string): string {
  const at = target.indexOf('?');
  return at < 0 ? '' : target.slice(at);
}
