import { useEffect, useRef } from 'react';
import { settingsFr } from '#src/features/accounts/settings/settings.fr.ts';
import { saveAs } from '#src/lib/save-as.ts';
import { ActionButton } from '#src/ui/ActionButton.tsx';
import { Button } from '#src/ui/Button.tsx';

const fr = settingsFr.recovery;

interface Props {
  codes: string[];
  email: string;
  onKept(): void;
}

/** The recovery codes, shown this once: to be copied, printed or saved before anything else. */
export function RecoveryCodes({ codes, email, onKept }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = [fr.file(location.host, email), ...codes].join('\n');

  async function copy(): Promise<boolean> {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  return (
    <section className="recovery-codes stack" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes" tabIndex={-1} ref={title}>
        {fr.title}
      </h3>
      <p>{fr.about}</p>
      <p className="recovery-whose">{fr.file(location.host, email)}</p>
      <ol className="plain">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row recovery-actions">
        {navigator.clipboard && <ActionButton icon="copy" label={fr.copy} done={fr.copied} onAction={copy} />}
        <Button icon="download" onClick={() => saveAs(fr.fileName, `${text}\n`, 'text/plain')}>
          {fr.download}
        </Button>
        <Button icon="print" onClick={() => print()}>
          {fr.print}
        </Button>
        <Button look="main" onClick={onKept}>
          {fr.kept}
        </Button>
      </div>
    </section>
  );
}
