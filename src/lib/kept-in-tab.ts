/** Session storage, which a browser may refuse altogether: it throws at the mere word then. */

/** Null when nothing is kept, or when the browser keeps nothing. */
export function readInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False when the browser refuses: whoever does a thing once must not do it then. */
export function keepInTab(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It keeps nothing, then.
  }
}
