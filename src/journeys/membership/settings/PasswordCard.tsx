import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { settingsFr } from '#src/features/accounts/settings/settings.fr.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useCardForm } from './useCardForm.ts';

const fr = settingsFr.password;

export function PasswordCard({ onChanged }: { onChanged(): void }) {
  const call = useCardForm({
    send: (typed) =>
      securityCalls.changePassword({ password: typed('password'), new_password: typed('new_password') }),
    said: fr.done,
    onDone: onChanged,
  });

  return (
    <Card title={fr.title} error={call.error} done={call.done}>
      <form ref={call.form} className="stack" method="post" onSubmit={call.submit} noValidate>
        <Field
          label={fr.current}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          error={call.fields.password}
        />
        <Field
          label={fr.next}
          hint={fr.hint}
          type="password"
          name="new_password"
          autoComplete="new-password"
          required
          error={call.fields.new_password}
        />
        <Button type="submit" busy={call.busy}>
          {fr.submit}
        </Button>
      </form>
    </Card>
  );
}
