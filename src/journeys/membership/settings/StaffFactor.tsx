import { useState } from 'react';
import type { PasskeySite } from '#src/features/accounts/factors/passkey-site.ts';
import { settingsFr } from '#src/features/accounts/settings/settings.fr.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { TotpCard } from './TotpCard.tsx';

const fr = settingsFr.staffFactor;

interface Props {
  site: PasskeySite;
  email: string;
  /** The screen of the newsroom that asked for a factor. */
  back: string;
}

/** The second factor that the newsroom sent somebody here for, and nothing beside it; then the way back. */
export function StaffFactor({ site, email, back }: Props) {
  const [made, setMade] = useState(false);
  return (
    <>
      <Notice title={made ? fr.doneTitle : fr.title}>
        <p>{made ? fr.done : fr.lead}</p>
        {made && (
          <p>
            <a className="button button-main" href={back}>
              {fr.open}
            </a>
          </p>
        )}
      </Notice>
      <PasskeysCard site={site} onAdded={() => setMade(true)} />
      <TotpCard email={email} onKept={() => setMade(true)} />
    </>
  );
}
