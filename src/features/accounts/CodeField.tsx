import { Field } from '#src/ui/Field.tsx';
import { fr } from './account.fr.ts';

/** Shown once the server asks for it: the code of the authenticator. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <Field
      label={fr.login.code}
      hint={fr.login.codeHint}
      name="totp"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      autoFocus
      error={error}
    />
  );
}
