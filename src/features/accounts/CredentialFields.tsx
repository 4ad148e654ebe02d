import { Field } from '#src/ui/Field.tsx';
import { fr } from './account.fr.ts';
import { PASSWORD_MIN } from './account.ts';

export interface Credentials {
  email: string;
  password: string;
}

interface Props {
  errors: Record<string, string>;
  /** A new account explains what each field is for; a known one is filled in by the browser. */
  forNewAccount?: boolean;
}

/** Read from the form itself: what was typed, or filled in by the browser, before the island woke is there too. */
export function credentialsOf(form: HTMLFormElement): Credentials {
  const typed = new FormData(form);
  return { email: String(typed.get('email') ?? ''), password: String(typed.get('password') ?? '') };
}

/** The e-mail address and the password, for login and for registration. */
export function CredentialFields({ errors, forNewAccount = false }: Props) {
  return (
    <>
      <Field
        label={fr.login.email}
        hint={forNewAccount ? fr.register.emailHint : undefined}
        type="email"
        name="email"
        autoComplete={forNewAccount ? 'email' : 'username webauthn'}
        required
        error={errors.email}
      />
      <Field
        label={fr.login.password}
        hint={forNewAccount ? fr.register.passwordHint : undefined}
        type="password"
        name="password"
        autoComplete={forNewAccount ? 'new-password' : 'current-password'}
        minLength={forNewAccount ? PASSWORD_MIN : undefined}
        required
        error={errors.password}
      />
    </>
  );
}
