/** The name under which a tab keeps what is typed in the first steps of a list. */
export const TYPED_KEY = 'start_typed';

/** It belongs to who typed it: it goes once it was sent, and when somebody else is signed in. */
export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(TYPED_KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
