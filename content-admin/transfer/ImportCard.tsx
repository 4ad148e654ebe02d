import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { transferScreenFr } from './transfer.fr.ts';
import { useSending } from './useSending.ts';

const { import: fr } = transferScreenFr;

/** An attribute that every browser knows and React's types leave out. */
const WHOLE_FOLDER = { webkitdirectory: '' };

export function ImportCard({ onSent }: { onSent(id: string): void }) {
  const id = useId();
  const [publish, setPublish] = useState(false);
  const sending = useSending(onSent);
  const busy = sending.told !== null;
  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    const [first] = files;
    target.value = '';
    if (!first) return;
    if (first.webkitRelativePath) void sending.sendFolder(files, publish);
    else void sending.sendZip(first, first.name, publish);
  }
  return (
    <section className="sheet sheet-padded stack" aria-labelledby="import">
      <h2 id="import">{fr.title}</h2>
      <p>{fr.text}</p>
      <label className="transfer-option">
        <input type="checkbox" checked={publish} onChange={({ target }) => setPublish(target.checked)} />
        <span>
          {fr.publish}
          <span className="field-hint">{fr.publishHint}</span>
        </span>
      </label>
      <div className="row transfer-choices">
        <label className="button button-main" htmlFor={`${id}-zip`}>
          {fr.zip}
          <input
            id={`${id}-zip`}
            type="file"
            accept=".zip,application/zip"
            disabled={busy}
            onChange={chosen}
          />
        </label>
        <label className="button" htmlFor={`${id}-folder`}>
          {fr.folder}
          <input id={`${id}-folder`} type="file" {...WHOLE_FOLDER} disabled={busy} onChange={chosen} />
        </label>
      </div>
      <Refused says={sending.problem}>
        {sending.canResume && <Button onClick={sending.resume}>{fr.resume}</Button>}
      </Refused>
      {busy && (
        <div className="stack">
          <progress aria-label={fr.title} max={1} value={sending.share} />
          <div>
            <Button onClick={sending.stop}>{fr.stop}</Button>
          </div>
        </div>
      )}
      <p className="small" role="status">
        {sending.told}
      </p>
    </section>
  );
}
