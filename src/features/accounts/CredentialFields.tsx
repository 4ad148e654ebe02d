import { Field } from '#src/ui/Field.tsx';
import { fr } from './account.fr.ts';

export interface Credentials {
  email: string;
  password: string;
}

interface Props {
  value: Credentials;
  onChange: (value: Credentials) => void;
  errors: Record<string, string>;
  /** A new account explains what each field is for; a known one is filled in by the browser. */
  forNewAccount?: boolean;
}

/** The e-mail address and the password, for login and for registration. */
export function CredentialFields({ value, onChange, errors, forNewAccount = false }: Props) {
  return (
    <>
      <Field
        label={fr.login.email}
        hint={forNewAccount ? fr.register.emailHint : undefined}
        type="email"
        name="email"
        autoComplete={forNewAccount ? 'email' : 'username'}
        required
        value={value.email}
        onChange={(event) => onChange({ ...value, email: event.target.value })}
        error={errors.email}
      />
      <Field
        label={fr.login.password}
        hint={forNewAccount ? fr.register.passwordHint : undefined}
        type="password"
        name="password"
        autoComplete={forNewAccount ? 'new-password' : 'current-password'}
        required
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
        error={errors.password}
      />
    </>
  );
}
