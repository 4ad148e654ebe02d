import { goToLogin, leaveBy } from './session.store.ts';
import { isTypedOverLogin } from './typed-over-login.key.ts';

/**
 * A session may end while its person types: that waits for them, and is there again once they are back. `whose`: the
 * person, or what they alone may write to. `among`: the part of the page whose fields nothing else keeps.
 */
export function keepTypedOf(whose: string, among = 'body'): void {
  leaveBy(() => void typedOverLogin(({ keepTyped }) => keepTyped(whose, among)).then(goToLogin));
  if (isTypedOverLogin()) void typedOverLogin(({ putBackTyped }) => putBackTyped(whose));
}

const typedOverLogin = (work: (module: typeof import('./typed-over-login.ts')) => void) =>
  import('./typed-over-login.ts').then(work).catch(() => {});
