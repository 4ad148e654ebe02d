import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { fr } from './account.fr.ts';

interface Props {
  error: string | undefined;
  /** Of the field; `totp` where the call asks for more than the code. */
  name?: string;
}

/** Shown once the server asks for it: the code of the authenticator, or one of the recovery codes in its place. */
export function CodeField({ error, name = 'totp' }: Props) {
  const [recovery, setRecovery] = useState(false);
  return (
    <>
      <Field
        key={String(recovery)}
        label={recovery ? fr.login.recovery : fr.login.code}
        hint={recovery ? fr.login.recoveryHint : fr.login.codeHint}
        name={name}
        {...(recovery ? AS_TEXT : AS_DIGITS)}
        autoFocus
        error={error}
      />
      <p>
        <Button look="quiet" onClick={() => setRecovery(!recovery)}>
          {recovery ? fr.login.useCode : fr.login.useRecovery}
        </Button>
      </p>
    </>
  );
}

const AS_DIGITS = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 9 } as const;
const AS_TEXT = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  maxLength: 40,
} as const;
