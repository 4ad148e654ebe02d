import { useCallback, useState } from 'react';
import type { OutputOf } from '#src/calls/contract.ts';
import { checklistCalls } from '#src/features/content/checklist/checklist.calls.ts';
import { LINE_MAX, LINES_MAX } from '#src/features/content/checklist/checklist.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { NotLoaded } from '../screens/NotLoaded.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { checklistEditorFr as fr } from './checklist-editor.fr.ts';
import type { ListedTemplate } from './listed-template.ts';

type Written = OutputOf<typeof checklistCalls.read>;
type Draft = { key?: string; text: string; required: boolean; place: number };

let places = 0;
const drafted = ({ lines }: Written): Draft[] => lines.map((line) => ({ ...line, place: ++places }));

/** The lines that are looked at before a text of this template goes live. */
export function ChecklistEditor({ template: { namespace, name } }: { template: ListedTemplate }) {
  const of = { namespace: namespace as 'page', template: name };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one template is read once
  const load = useCallback(() => checklistCalls.read(of), [namespace, name]);
  const [loaded, retry] = useLoaded(load);
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={retry} />;
  return <Lines of={of} written={loaded.value} />;
}

function Lines({ of, written }: { of: { namespace: 'page'; template: string }; written: Written }) {
  const [known, setKnown] = useState(written);
  const [lines, setLines] = useState(() => drafted(written));
  const [saved, setSaved] = useState(false);
  const { run, busy, error, fields } = useCall();
  const change = (place: number, next: Partial<Draft>) => {
    setSaved(false);
    setLines(lines.map((line) => (line.place === place ? { ...line, ...next } : line)));
  };
  async function save() {
    const given = lines.map(({ place: _, ...line }) => line);
    const answer = await run(() => checklistCalls.save({ ...of, lines: given }));
    if (!answer) return;
    setKnown(answer);
    setLines(drafted(answer));
    setSaved(true);
  }
  return (
    <section className="stack" aria-labelledby="a-verifier">
      <h3 id="a-verifier">{fr.title}</h3>
      <p className="small muted">{fr.about}</p>
      <Refused says={error} />
      {lines.map((line, at) => (
        <fieldset key={line.place} className="fieldset stack">
          <legend>{fr.line(at + 1)}</legend>
          <Field
            label={fr.text}
            value={line.text}
            maxLength={LINE_MAX}
            error={fields[`lines.${at}.text`]}
            onChange={(event) => change(line.place, { text: event.target.value })}
          />
          <div className="row">
            <label className="desk-check">
              <input
                type="checkbox"
                checked={line.required}
                onChange={() => change(line.place, { required: !line.required })}
              />{' '}
              {fr.required}
            </label>
            <Button
              look="quiet"
              icon="trash"
              onClick={() => setLines(lines.filter(({ place }) => place !== line.place))}
            >
              {fr.remove(at + 1)}
            </Button>
          </div>
        </fieldset>
      ))}
      {known.held > 0 && <p className="small">{fr.held(known.held, known.examples)}</p>}
      <div className="form-actions">
        <Button
          icon="add"
          disabled={lines.length >= LINES_MAX}
          onClick={() => setLines([...lines, { text: '', required: false, place: ++places }])}
        >
          {fr.add}
        </Button>
        <Button look="main" busy={busy} onClick={save}>
          {fr.save}
        </Button>
        <span role="status">{saved && fr.saved}</span>
      </div>
    </section>
  );
}
