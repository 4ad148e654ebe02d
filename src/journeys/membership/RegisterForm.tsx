import type { SubmitEvent } from 'react';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { fr } from '#src/features/accounts/account.fr.ts';
import { CredentialFields, credentialsOf } from '#src/features/accounts/CredentialFields.tsx';
import { comeFrom, forgetTicket } from '#src/features/accounts/come-from.ts';
import { ProviderButtons } from '#src/features/accounts/ProviderButtons.tsx';
import type { ClientIds } from '#src/features/accounts/provider-link.ts';
import { rememberSession, setToken } from '#src/features/accounts/session.store.ts';
import { LetterOffer, wantsLetter } from '#src/features/newsletter/LetterOffer.tsx';
import { useLetterOffer } from '#src/features/newsletter/useLetterOffer.ts';
import { loginPath } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useAwake } from '#src/ui/useAwake.ts';
import { useFormCall } from '#src/ui/useFormCall.ts';

export function RegisterForm({ clientIds, next }: { clientIds: ClientIds; next: string | null }) {
  const call = useFormCall();
  const awake = useAwake();
  const letter = useLetterOffer();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = credentialsOf(form);
    const opened = await call.run(
      () => accountCalls.registerWithEmail({ ...typed, ...comeFrom() }),
      ({ code }) => code === 'ticket_invalid' && forgetTicket(),
    );
    if (!opened) return;
    forgetTicket();
    if (wantsLetter(form)) void letter.ask(typed.email);
    setToken(opened.token);
    rememberSession(opened.session);
  }

  const problem = call.error ?? call.fields.ticket_code;
  // method: whatever sends this form without us, no password may land in an address.
  return (
    <form ref={call.form} className="stack" method="post" onSubmit={submit} onFocus={letter.begin} noValidate>
      <Refused says={problem} />
      <CredentialFields errors={call.fields} forNewAccount />
      <LetterOffer disabled={!awake} />
      <Button type="submit" look="main" size="large" wide busy={call.busy} disabled={!awake}>
        {fr.register.submit}
      </Button>
      <p className="muted">
        {/* Whoever came here on the way to a page goes on to it from the login too. */}
        {fr.register.hasAccount} <a href={loginPath(next)}>{fr.register.login}</a>
      </p>
      <ProviderButtons clientIds={clientIds} disabled={!awake} />
    </form>
  );
}
