import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import type { User } from '#src/features/accounts/account.ts';
import { activeToken, connectClient } from '#src/features/accounts/session.store.ts';
import { loginPath } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { ownersCalls } from '../owners/owners.calls.ts';
import { screensFr } from './screens.fr.ts';

connectClient();
const fr = screensFr.invitation;

interface About {
  title: string;
  from: string;
}

const tokenOf = () => new URLSearchParams(location.search).get('token') ?? '';

/** `/i/marketplace/invitation`: what the mail's link opens. */
export function InvitationScreen() {
  const [about, setAbout] = useState<About | null>(null);
  const call = useCall();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    call.run(() => ownersCalls.getCoOwnerInvitation({ token: tokenOf() })).then(setAbout);
  }, []);
  if (call.message)
    return (
      <Notice title={fr.ended}>
        {/* A link cut short is refused by its shape: to the person it is one that ended. */}
        <p>{call.code && call.code !== 'invalid_input' ? call.message : fr.ask}</p>
      </Notice>
    );
  if (!about) return <Skeleton label={screensFr.loading} shape="text" count={3} screen />;
  return (
    <div className="stack">
      <p className="lead">{fr.offer(about.from, about.title)}</p>
      <p>{fr.what}</p>
      <Accept />
    </div>
  );
}

function Accept() {
  const token = useStore(activeToken);
  const [user, setUser] = useState<User | null>(null);
  useEffect(() => {
    if (!token) return;
    accountCalls.getMyInfo().then(
      (session) => session.session_type === 'user' && setUser(session.user),
      () => {},
    );
  }, [token]);
  if (!token) {
    const here = location.pathname + location.search;
    return (
      <>
        <p>{fr.account}</p>
        <p className="row">
          <a
            className="button button-main"
            href={`/i/marketplace/inscription?next=${encodeURIComponent(here)}`}
          >
            {fr.register}
          </a>
          <a className="button" href={loginPath(here)}>
            {fr.login}
          </a>
        </p>
      </>
    );
  }
  return user && <AcceptForm user={user} />;
}

function AcceptForm({ user }: { user: User }) {
  const [firstname, setFirstname] = useState(user.firstname);
  const call = useCall();
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const named = user.firstname ? {} : { firstname };
    const accepted = await call.run(() => ownersCalls.acceptCoOwner({ token: tokenOf(), ...named }));
    if (accepted) location.assign(`/${accepted.list.slug}`);
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <Refused says={call.error} />
      <p className="muted">{fr.as(user.email)}</p>
      {!user.firstname && (
        <Field
          label={fr.firstname}
          autoComplete="given-name"
          required
          maxLength={60}
          value={firstname}
          error={call.fields.firstname}
          onChange={(event) => setFirstname(event.target.value)}
        />
      )}
      <div className="form-actions">
        <Button type="submit" look="main" size="large" busy={call.busy}>
          {fr.accept}
        </Button>
      </div>
    </form>
  );
}
