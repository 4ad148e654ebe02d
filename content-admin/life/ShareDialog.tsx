import './life.css';
import { useCallback, useState } from 'react';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { formatParis } from '#src/lib/paris-time.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { lifeFr } from './life.fr.ts';

const fr = lifeFr.share;

/** Links that show the draft to a colleague without an account. */
export function ShareDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [loaded, reload] = useLoaded(useCallback(() => lifeCalls.listPreviewLinks({ id }), [id]));
  const [made, setMade] = useState<{ id: number; url: string } | null>(null);
  const [said, setSaid] = useState('');
  const [mayComment, setMayComment] = useState(true);
  const { run, busy, message } = useCall();

  async function create() {
    setSaid('');
    const link = await run(() => lifeCalls.createPreviewLink({ id, may_comment: mayComment }));
    if (link) setMade({ id: link.link_id, url: link.url });
    reload();
  }
  async function revoke(link: number) {
    setSaid('');
    if (await run(() => lifeCalls.revokePreviewLink({ link_id: link }))) setSaid(fr.revoked);
    if (made?.id === link) setMade(null);
    reload();
  }
  return (
    <Dialog title={fr.title} onClose={onClose}>
      <p>{fr.lead}</p>
      {made ? (
        <MadeLink url={made.url} />
      ) : (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={mayComment}
              onChange={(event) => setMayComment(event.target.checked)}
            />
            {fr.mayComment}
          </label>
          <div className="form-actions">
            <Button look="main" icon="link" busy={busy} onClick={create}>
              {fr.create}
            </Button>
          </div>
        </>
      )}
      <p role="status">{message ?? said}</p>
      <h3>{fr.working}</h3>
      {loaded.state === 'loading' && <p aria-busy="true">{fr.loading}</p>}
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'ready' && loaded.value.items.length === 0 && <p className="muted">{fr.none}</p>}
      {loaded.state === 'ready' && loaded.value.items.length > 0 && (
        <ul className="plain share-links">
          {loaded.value.items.map((link) => (
            <li key={link.link_id}>
              <span>
                {fr.until(formatParis(link.expires_at))}
                {link.by && <span className="small muted share-by">{fr.by(link.by)}</span>}
                {link.may_comment && <span className="small muted share-by">{fr.commented}</span>}
              </span>
              <Button onClick={() => revoke(link.link_id)}>{fr.revoke}</Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function MadeLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="share-made">
      <Field
        label={fr.address}
        hint={fr.once}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <Button
        look="main"
        icon={copied ? 'check' : 'copy'}
        onClick={() => navigator.clipboard?.writeText(url).then(() => setCopied(true))}
      >
        {copied ? fr.copied : fr.copy}
      </Button>
    </div>
  );
}
