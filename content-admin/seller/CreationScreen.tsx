import { useEffect, useState } from 'react';
import { pushBusiness } from '#src/features/accounts/business-session.ts';
import { requireLogin } from '#src/features/accounts/guard.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { CreationForm } from './CreationForm.tsx';
import { SELLER_PLACES } from './places.ts';
import { creationFr as fr } from './seller.fr.ts';

/** `/i/business/creation`: a signed-in person opens their shop. */
export function CreationScreen() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    requireLogin('account').then(
      () => setReady(true),
      () => setReady(true),
    );
  }, []);
  function made(token: string, name: string) {
    pushBusiness(token, name);
    location.assign(SELLER_PLACES.today);
  }
  return (
    <div className="stack seller-narrow">
      <h1>{fr.title}</h1>
      <p className="lead">{fr.lead}</p>
      <Notice title={fr.howTitle}>
        <ol>
          {fr.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Notice>
      {ready ? <CreationForm onMade={made} /> : <Waiting />}
    </div>
  );
}
