/** Session storage: somebody was typing when their session ended. Apart from what uses it, which few pages load. */
export const TYPED_OVER_LOGIN = 'typed_over_login';

/** False too in a browser that keeps nothing. */
export function isTypedOverLogin(): boolean {
  try {
    return sessionStorage.getItem(TYPED_OVER_LOGIN) !== null;
  } catch {
    return false;
  }
}
