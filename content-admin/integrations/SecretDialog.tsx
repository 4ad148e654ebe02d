import { ActionButton } from '#src/ui/ActionButton.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { integrationsFr } from './integrations.fr.ts';

const fr = integrationsFr.secret;

interface Props {
  title: string;
  about?: string;
  secret: string;
  onClose(): void;
}

/** A secret that was just made, shown this once. */
export function SecretDialog({ title, about, secret, onClose }: Props) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    );
  return (
    <Dialog title={title} narrow onClose={onClose}>
      <div className="stack">
        {about && <p>{about}</p>}
        <p>{fr.once}</p>
        <code className="integration-secret">{secret}</code>
        <div className="row">
          {navigator.clipboard && (
            <ActionButton icon="copy" label={fr.copy} done={fr.copied} onAction={copy} />
          )}
          <Button look="main" onClick={onClose}>
            {fr.kept}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
