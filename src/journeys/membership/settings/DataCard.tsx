import { type SubmitEvent, useState } from 'react';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { setTokens } from '#src/features/accounts/session.store.ts';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { settingsFr } from '#src/features/accounts/settings/settings.fr.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { ActionButton } from '#src/ui/ActionButton.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useCall } from '#src/ui/useCall.ts';

const fr = settingsFr.data;

/** Taking one's data away, and erasing the account. */
export function DataCard() {
  const download = useCall();
  const erase = useCall();
  const [asked, setAsked] = useState(false);

  async function take() {
    const data = await download.run(() => profileCalls.exportMyData());
    if (!data) return false;
    saveAs('merveille-mes-donnees.json', JSON.stringify(data, null, 2), 'application/json');
    return true;
  }
  async function remove(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!(await erase.run(() => profileCalls.deleteMyAccount(password ? { password } : {})))) return;
    setTokens([]);
    location.assign('/');
  }

  return (
    <Card title={fr.title} error={download.error ?? erase.error}>
      <p>{fr.about}</p>
      <ActionButton label={fr.export} done={fr.exported} onAction={take} />
      <p>
        <a href={fr.endedHref}>{fr.ended}</a>
      </p>
      <p>{fr.removeAbout}</p>
      {asked ? (
        <form className="stack" method="post" onSubmit={remove} noValidate>
          <Field
            label={fr.password}
            type="password"
            name="password"
            autoComplete="current-password"
            error={erase.fields.password}
          />
          <div className="row">
            <Button onClick={() => setAsked(false)}>{fr.cancel}</Button>
            <Button type="submit" look="danger" busy={erase.busy}>
              {fr.removeConfirm}
            </Button>
          </div>
        </form>
      ) : (
        <Button look="danger" onClick={() => setAsked(true)}>
          {fr.remove}
        </Button>
      )}
    </Card>
  );
}
