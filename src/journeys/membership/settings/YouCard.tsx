import { type SubmitEvent, useState } from 'react';
import type { User } from '#src/features/accounts/account.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { Card } from '#src/features/accounts/settings/Card.tsx';
import { settingsFr } from '#src/features/accounts/settings/settings.fr.ts';
import { readAsDataUrl } from '#src/lib/data-url.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';

const fr = settingsFr.profile;

interface Props {
  user: User;
  onSaved(user: User): void;
}

/** Names, partner, photo and the one slug. */
export function YouCard({ user, onSaved }: Props) {
  const call = useFormCall();
  const [saved, setSaved] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSaved(false);
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const file = form.get('picture');
    const picture = file instanceof File && file.size > 0 ? await readAsDataUrl(file) : undefined;
    const partner = text('partner');
    const after = await call.run(() =>
      profileCalls.updateProfile({
        firstname: text('firstname'),
        lastname: text('lastname'),
        partner: partner ? { firstname: partner } : null,
        ...(user.slug ? { slug: text('slug') } : {}),
        ...(form.get('remove_picture') ? { profilepic_dataurl: null } : {}),
        ...(picture ? { profilepic_dataurl: picture } : {}),
      }),
    );
    if (!after) return;
    setSaved(true);
    onSaved(after);
  }

  return (
    <Card title={fr.you} error={call.error} done={saved ? fr.saved : null}>
      <form ref={call.form} className="stack" onSubmit={submit} noValidate>
        <Names user={user} errors={call.fields} />
        {user.slug && (
          <Field
            label={fr.slug}
            hint={fr.slugHint}
            name="slug"
            defaultValue={user.slug}
            autoCapitalize="none"
            spellCheck={false}
            required
            error={call.fields.slug}
          />
        )}
        {user.profilepic && (
          <img className="settings-picture" src={user.profilepic} alt="" width={96} height={96} />
        )}
        <Field
          label={fr.picture}
          hint={fr.pictureHint}
          type="file"
          name="picture"
          accept="image/png,image/jpeg,image/webp,image/avif"
          error={call.fields.profilepic_dataurl}
        />
        {user.profilepic && (
          <label className="row">
            <input type="checkbox" name="remove_picture" /> {fr.removePicture}
          </label>
        )}
        <Button type="submit" look="main" busy={call.busy}>
          {fr.save}
        </Button>
      </form>
    </Card>
  );
}

function Names({ user, errors }: { user: User; errors: Record<string, string> }) {
  return (
    <>
      <Field
        label={fr.firstname}
        name="firstname"
        defaultValue={user.firstname}
        autoComplete="given-name"
        maxLength={60}
        required
        error={errors.firstname}
      />
      <Field
        label={fr.lastname}
        name="lastname"
        defaultValue={user.lastname}
        autoComplete="family-name"
        maxLength={60}
        error={errors.lastname}
      />
      <Field
        label={fr.partner}
        name="partner"
        defaultValue={user.partner?.firstname ?? ''}
        maxLength={60}
        error={errors['partner.firstname']}
      />
    </>
  );
}
