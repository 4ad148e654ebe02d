import { keepFields, restoreFields } from '#src/ui/fields.ts';
import { TYPED_OVER_LOGIN } from './typed-over-login.key.ts';

const FIELDS = `${TYPED_OVER_LOGIN}:fields`;

interface Left {
  person: string;
  path: string;
}

/** Keeps what somebody was typing when their session ended: in this tab alone, and for them alone. */
export function keepTyped(person: string, among: string): void {
  if (!keepFields(FIELDS, among) || sessionStorage.getItem(FIELDS) === null) return;
  const left: Left = { person, path: location.pathname };
  sessionStorage.setItem(TYPED_OVER_LOGIN, JSON.stringify(left));
}

/** Puts it back where it was typed, as its fields appear; it goes when somebody else is signed in. */
export function putBackTyped(person: string): void {
  const left = JSON.parse(sessionStorage.getItem(TYPED_OVER_LOGIN) ?? 'null') as Left | null;
  if (left?.person === person && left.path !== location.pathname) return;
  sessionStorage.removeItem(TYPED_OVER_LOGIN);
  if (left?.person === person) restoreFields(FIELDS);
  else sessionStorage.removeItem(FIELDS);
}
