import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { settingsFr } from '#src/features/accounts/settings/settings.fr.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { useCardForm } from './useCardForm.ts';

const fr = settingsFr.email;

/** Left empty by who has none: the person is then asked to prove it otherwise. */
const passwordTyped = (password: string) => (password ? { password } : {});

/** The address, its confirmation, and changing it: nothing moves before the new one is confirmed. */
export function EmailCard({ email }: { email: string }) {
  const change = useCardForm({
    send: (typed) =>
      securityCalls.changeEmail({ email: typed('email'), ...passwordTyped(typed('password')) }),
    said: fr.sent,
  });
  const resend = useCall();
  async function again() {
    const answer = await resend.run(() => securityCalls.sendVerification());
    if (answer) change.say(answer.sent ? fr.resent : fr.already);
  }

  return (
    <Card title={fr.title} error={change.error ?? resend.error} done={change.done}>
      <p>
        {fr.now(email)}{' '}
        <Button look="quiet" onClick={again} busy={resend.busy}>
          {fr.resend}
        </Button>
      </p>
      <form ref={change.form} className="stack" method="post" onSubmit={change.submit} noValidate>
        <Field
          label={fr.change}
          type="email"
          name="email"
          autoComplete="email"
          required
          error={change.fields.email}
        />
        <Field
          label={fr.password}
          type="password"
          name="password"
          autoComplete="current-password"
          hint={fr.passwordHint}
          error={change.fields.password}
        />
        <Button type="submit" busy={change.busy}>
          {fr.submit}
        </Button>
      </form>
    </Card>
  );
}
