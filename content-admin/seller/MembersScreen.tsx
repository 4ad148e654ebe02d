import { type SubmitEvent, useState } from 'react';
import { popToken } from '#src/features/accounts/session.store.ts';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import type { Business, MemberRole } from '#src/features/merchants/merchant.ts';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { SureButton } from '../shared/SureButton.tsx';
import { SELLER_PLACES } from './places.ts';
import { SaveLine } from './SaveLine.tsx';
import { OwnersOnly, SellerFrame } from './SellerFrame.tsx';
import { membersFr as fr } from './seller.fr.ts';

type Member = Business['members'][number];

/** `/i/business/membres` */
export function MembersScreen() {
  return <SellerFrame place="members">{(me, { owner }) => <Members first={me} owner={owner} />}</SellerFrame>;
}

function Members({ first, owner }: { first: Business; owner: boolean }) {
  const [members, setMembers] = useState(first.members);
  const { run, busy, message } = useCall();
  const [told, setTold] = useState<string | null>(null);
  async function remove(email: string) {
    setTold(null);
    const next = await run(() => businessCalls.removeMember({ email }));
    if (next) setMembers(next.members);
  }
  async function setRole({ email, name }: Member, role: MemberRole) {
    setTold(null);
    const next = await run(() => businessCalls.setRole({ email, role }));
    if (!next) return;
    setMembers(next.members);
    setTold((role === 'owner' ? fr.promoted : fr.demoted)(name || email));
  }
  return (
    <>
      <ul className="plain seller-members">
        {members.map((one) => (
          <li key={one.email} className="sheet sheet-padded">
            <p>
              <strong>{one.name || one.email}</strong> <span className="state">{fr.roles[one.role]}</span>
              <br />
              <span className="small muted">{one.email}</span>
            </p>
            {owner && members.length > 1 && (
              <div className="seller-member-acts">
                <RoleButton member={one} busy={busy} onRole={(role) => void setRole(one, role)} />
                <SureButton
                  label={fr.remove}
                  question={fr.sure(one.name || one.email)}
                  busy={busy}
                  onSure={() => void remove(one.email)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{told}</p>
      <Refused says={message} />
      {owner ? <Invite onInvited={(next) => setMembers(next.members)} /> : <OwnersOnly />}
      {members.length > 1 && <Leave />}
    </>
  );
}

interface RoleProps {
  member: Member;
  busy: boolean;
  onRole(role: MemberRole): void;
}

/** An owner too, or a member only: their session need not begin again. */
function RoleButton({ member: { name, email, role }, busy, onRole }: RoleProps) {
  const owns = role === 'owner';
  return (
    <SureButton
      label={owns ? fr.demote : fr.promote}
      question={(owns ? fr.demoteSure : fr.promoteSure)(name || email)}
      busy={busy}
      onSure={() => onRole(owns ? 'member' : 'owner')}
    />
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
