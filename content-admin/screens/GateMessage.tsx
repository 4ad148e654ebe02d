import '#src/ui/css/button.css';
import { PasskeyStep } from '#src/features/accounts/factors/PasskeyStep.tsx';
import { passkeysFr } from '#src/features/accounts/factors/passkeys.fr.ts';
import { loginPath } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { adminFr } from '../admin.fr.ts';
import { $factorMissing } from '../shared/signed-out.store.ts';

type Props = { refused: string; retry?: never } | { retry: () => void; refused?: never };

/** Tells somebody who may not come in, or who gets no answer from the server, what happened and what to do. */
export function GateMessage({ refused, retry }: Props) {
  const { gate } = adminFr;
  return (
    <section className="wrap-narrow admin-screen stack" role="alert">
      <h1>{retry ? gate.failedTitle : gate.refusedTitle}</h1>
      <p className="lead">{retry ? gate.failed : gate.refused(refused)}</p>
      <div className="form-actions">
        {retry ? (
          <Button look="main" onClick={retry}>
            {gate.retry}
          </Button>
        ) : (
          <a className="button button-main" href={loginPath(location.pathname + location.search)}>
            {gate.change}
          </a>
        )}
        <a className="button" href="/">
          {gate.home}
        </a>
      </div>
    </section>
  );
}

/** Tells a member of staff that this screen is none of theirs. */
export function ScreenClosed() {
  const { gate } = adminFr;
  return (
    <section className="wrap-narrow admin-screen stack" role="alert">
      <h1>{gate.missingTitle}</h1>
      <p className="lead">{gate.missing}</p>
      <div className="form-actions">
        <a className="button button-main" href="/a/admin">
          {gate.desk}
        </a>
      </div>
    </section>
  );
}

const factorPath = (back: string) => `/i/marketplace/parametres/profil?retour=${encodeURIComponent(back)}`;

/** Leads an admin to the settings, where a second factor or a passkey is set up, and back. */
export function FactorMissing() {
  const { factor, home } = adminFr.gate;
  return (
    <section className="wrap-narrow admin-screen stack" role="alert">
      <h1>{factor.title}</h1>
      <p className="lead">{factor.why}</p>
      <ol>
        {factor.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="form-actions">
        <a className="button button-main" href={factorPath(location.pathname + location.search)}>
          {factor.go}
        </a>
        <a className="button" href="/">
          {home}
        </a>
      </div>
    </section>
  );
}

/** Asks an admin who came in by a password for the passkey of their account; the screens load anew then. */
export function PasskeyMissing() {
  const { step } = passkeysFr;
  return (
    <section className="wrap-narrow admin-screen stack" role="alert">
      <h1>{step.title}</h1>
      <p className="lead">{step.why}</p>
      <div className="form-actions">
        <PasskeyStep onShown={() => $factorMissing.set('no')} />
        <a className="button" href="/">
          {adminFr.gate.home}
        </a>
      </div>
    </section>
  );
}
