import '#src/ui/css/button.css';
import { LOGIN_PATH } from '#src/features/accounts/session.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { adminFr } from '../admin.fr.ts';

type Props = { refused: string; retry?: never } | { retry: () => void; refused?: never };

/** Who may not come in, or a server that does not answer: what happened and what to do. */
export function GateMessage({ refused, retry }: Props) {
  const { gate } = adminFr;
  const next = encodeURIComponent(location.pathname + location.search);
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
          <a className="button button-main" href={`${LOGIN_PATH}?next=${next}`}>
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
