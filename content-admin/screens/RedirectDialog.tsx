import '#src/ui/css/field.css';
import { type FormEvent, useState } from 'react';
import { redirectCalls } from '#src/features/content/life/redirect.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { redirectsFr as fr } from './redirects.fr.ts';
import type { RedirectLine } from './useRedirects.ts';

interface Props {
  /** Null to add one. */
  line: RedirectLine | null;
  onSaved(): void;
  onClose(): void;
}

export function RedirectDialog({ line, onSaved, onClose }: Props) {
  const [path, setPath] = useState(line?.path ?? '');
  const [to, setTo] = useState(line?.to ?? '');
  const [gone, setGone] = useState(line !== null && line.to === null);
  const [note, setNote] = useState(line?.note ?? '');
  const { run, busy, error, fields } = useCall();

  async function save(event: FormEvent) {
    event.preventDefault();
    const input = { path, to: gone ? null : to, note, ...(line ? { replaces: line.path } : {}) };
    if (await run(() => redirectCalls.saveRedirect(input))) onSaved();
  }

  return (
    <Dialog title={line ? fr.edit : fr.add} onClose={onClose}>
      <form className="form" onSubmit={save}>
        <Refused says={error} />
        <Field
          label={fr.path}
          hint={fr.pathHint}
          required
          spellCheck={false}
          value={path}
          error={fields.path}
          onChange={(event) => setPath(event.target.value)}
        />
        <fieldset className="fieldset">
          <legend>{fr.leads}</legend>
          {[false, true].map((value) => (
            <label key={String(value)} className="check">
              <input type="radio" name="gone" checked={gone === value} onChange={() => setGone(value)} />
              {value ? fr.toNothing : fr.toPage}
            </label>
          ))}
        </fieldset>
        {!gone && (
          <Field
            label={fr.to}
            hint={fr.toHint}
            required
            spellCheck={false}
            value={to}
            error={fields.to}
            onChange={(event) => setTo(event.target.value)}
          />
        )}
        <Field
          label={fr.note}
          maxLength={200}
          value={note}
          error={fields.note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="form-actions">
          <Button type="submit" look="main" busy={busy}>
            {fr.save}
          </Button>
          <Button onClick={onClose}>{fr.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
