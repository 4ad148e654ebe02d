import { useCallback, useEffect, useState } from 'react';
import { checklistCalls } from '#src/features/content/checklist/checklist.calls.ts';
import type { TickedLine } from '#src/features/content/checklist/checklist.ts';
import { formatDate } from '#src/lib/format.ts';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { checklistFr as fr } from './checklist.fr.ts';

/** The lines that the document's template asks to look at; nothing where it has none. */
export function ChecklistPart({ id }: { id: number }) {
  const [lines, setLines] = useState<readonly TickedLine[]>([]);
  const { run, busy, error } = useCall();
  const read = useCallback(async () => {
    const found = await checklistCalls.get({ id }).catch(() => null);
    if (found) setLines(found.lines);
  }, [id]);
  useEffect(() => void read(), [read]);
  async function tick({ key, done }: TickedLine) {
    if (busy) return;
    // Shown at once, and the field keeps the keyboard's place while the server is told.
    setLines(lines.map((line) => (line.key === key ? { ...line, done: !done } : line)));
    const answer = await run(() => checklistCalls.tick({ id, key, done: !done }));
    if (answer) setLines(answer.lines);
    else await read();
  }
  if (lines.length === 0) return null;
  const left = lines.filter(({ done }) => !done).length;
  return (
    <div className="review-part sheet sheet-padded">
      <fieldset className="fieldset">
        <legend>{fr.title}</legend>
        <p className="small muted" role="status">
          {fr.left(left)}
        </p>
        <Refused says={error} />
        {lines.map((line) => (
          <label key={line.key} className="check">
            <input type="checkbox" checked={line.done} onChange={() => tick(line)} />
            <span>
              {line.text} {line.required && <span className="small muted">{fr.required}</span>}
              {line.at && <span className="content-by small">{fr.ticked(line.by, formatDate(line.at))}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
