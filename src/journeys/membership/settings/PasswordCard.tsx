import { type SubmitEvent, useState } from 'react';
import { securityCalls } from '#src/features/accounts/security.calls.ts';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { settingsFr } from '#src/features/accounts/settings/settings.fr.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useCall } from '#src/ui/useCall.ts';

const fr = settingsFr.password;

export function PasswordCard({ onChanged }: { onChanged(): void }) {
  const call = useCall();
  const [done, setDone] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setDone(false);
    const form = event.currentTarget;
    const typed = new FormData(form);
    const input = {
      password: String(typed.get('password') ?? ''),
      new_password: String(typed.get('new_password') ?? ''),
    };
    if (!(await call.run(() => securityCalls.changePassword(input)))) return;
    form.reset();
    setDone(true);
    onChanged();
  }

  return (
    <Card title={fr.title} error={call.error} done={done ? fr.done : null}>
      <form className="stack" method="post" onSubmit={submit} noValidate>
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
