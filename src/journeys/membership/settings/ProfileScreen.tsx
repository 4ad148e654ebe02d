import '#src/features/accounts/settings/settings.css';
import { useState } from 'react';
import type { PasskeySite } from '#src/features/accounts/factors/passkey-site.ts';
import { settingsFr } from '#src/features/accounts/settings/settings.fr.ts';
import { AddressBook } from '#src/features/addresses/AddressBook.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { DataCard } from './DataCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { LinkedCard } from './LinkedCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { StaffFactor } from './StaffFactor.tsx';
import { newsroomOf } from './staff-way.ts';
import { TotpCard } from './TotpCard.tsx';
import { useSession } from './useSession.ts';
import { YouCard } from './YouCard.tsx';

/** `/i/marketplace/parametres/profil`; with `?retour=`, what the newsroom asks of its staff. */
export function ProfileScreen({ passkeys }: { passkeys: PasskeySite }) {
  const { user, setUser, error } = useSession();
  const [changes, setChanges] = useState(0);
  if (error) return <Refused says={error} />;
  if (!user) return <Skeleton label={settingsFr.profile.loading} shape="text" count={4} screen />;
  const back = newsroomOf(new URLSearchParams(location.search).get('retour'));
  if (back)
    return (
      <div className="stack">
        <StaffFactor site={passkeys} email={user.email} back={back} />
      </div>
    );
  return (
    <div className="stack">
      <YouCard user={user} onSaved={setUser} />
      <AddressBook />
      <EmailCard email={user.email} />
      <PasswordCard onChanged={() => setChanges(changes + 1)} />
      <SessionsCard refresh={changes} />
      <LinkedCard onChanged={() => setChanges(changes + 1)} />
      <PasskeysCard site={passkeys} />
      <TotpCard email={user.email} />
      <DataCard />
    </div>
  );
}
