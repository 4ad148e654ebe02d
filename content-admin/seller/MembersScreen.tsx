import { type SubmitEvent, useState } from 'react';
import { popToken } from '#src/features/accounts/session.store.ts';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import type { Business } from '#src/features/merchants/merchant.ts';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { SureButton } from '../shared/SureButton.tsx';
import { SELLER_PLACES } from './places.ts';
import { SaveLine } from './SaveLine.tsx';
import { OwnersOnly, SellerFrame } from './SellerFrame.tsx';
import { membersFr as fr } from './seller.fr.ts';

/** `/i/business/membres` */
export function MembersScreen() {
  return <SellerFrame place="members">{(me, { owner }) => <Members first={me} owner={owner} />}</SellerFrame>;
}

function Members({ first, owner }: { first: Business; owner: boolean }) {
  const [members, setMembers] = useState(first.members);
  const { run, busy, message } = useCall();
  async function remove(email: string) {
    const next = await run(() => businessCalls.removeMember({ email }));
    if (next) setMembers(next.members);
  }
  return (
    <>
      <ul className="plain seller-members">
        {members.map(({ email, name, role }) => (
          <li key={email} className="sheet sheet-padded">
            <p>
              <strong>{name || email}</strong> <span className="state">{fr.roles[role]}</span>
              <br />
              <span className="small muted">{email}</span>
            </p>
            {owner && members.length > 1 && (
              <SureButton
                label={fr.remove}
                question={fr.sure(name || email)}
                busy={busy}
                onSure={() => void remove(email)}
              />
            )}
          </li>
        ))}
      </ul>
      <Refused says={message} />
      {owner ? <Invite onInvited={(next) => setMembers(next.members)} /> : <OwnersOnly />}
      {members.length > 1 && <Leave />}
    </>
  );
}

/** The session of the business ends with it: its person goes on with their own account. */
function Leave() {
  const { run, busy, message } = useCall();
  async function leave() {
    if (!(await run(() => businessCalls.leave({})))) return;
    popToken();
    location.assign(SELLER_PLACES.today);
  }
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="quitter">
      <h2 id="quitter">{fr.leave}</h2>
      <p>{fr.leaveAbout}</p>
      <Refused says={message} />
      <div>
        <SureButton label={fr.leave} question={fr.leaveSure} busy={busy} onSure={() => void leave()} />
      </div>
    </section>
  );
}

function Invite({ onInvited }: { onInvited(next: Business): void }) {
  const [email, setEmail] = useState('');
  const [told, setTold] = useState<string | null>(null);
  const { run, busy, error, fields, form } = useFormCall();
  async function invite(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTold(null);
    const next = await run(() => businessCalls.inviteMember({ email }));
    if (!next) return;
    setTold(fr.invited(email));
    setEmail('');
    onInvited(next);
  }
  return (
    <form
      ref={form}
      className="sheet sheet-padded stack"
      onSubmit={invite}
      noValidate
      aria-labelledby="inviter"
    >
      <h2 id="inviter">{fr.invite}</h2>
      <p>{fr.inviteAbout}</p>
      <Field
        label={fr.email}
        type="email"
        required
        autoComplete="email"
        value={email}
        error={fields.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <SaveLine label={fr.send} busy={busy} error={error} told={told} />
    </form>
  );
}
