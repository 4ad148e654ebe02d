import { type SubmitEvent, useState } from 'react';
import { formatPrice } from '#src/lib/format.ts';
import { Field } from '#src/ui/Field.tsx';
import { type ReadImport, readImportCsv } from '../transfer/import-csv.ts';
import { type Bring, ImportButton, RefusedList } from './import-parts.tsx';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.import;
const MAX_BYTES = 1_000_000;
const SHOWN = 8;

interface Props {
  busy: boolean;
  error: string | undefined;
  onBring: Bring;
}

/** French spreadsheets still write Windows' own charset: what is no UTF-8 is read as that. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A file, read here first: one sees what will be added, and why a line will not, before anything is sent. */
export function ImportFile({ busy, error, onBring }: Props) {
  const [csv, setCsv] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = csv === null ? null : readImportCsv(csv);
  async function choose(file: File | undefined) {
    const heavy = file !== undefined && file.size > MAX_BYTES;
    setProblem(heavy ? fr.tooBig : null);
    setCsv(file && !heavy ? await textOf(file) : null);
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (csv !== null && (await onBring({ csv }))) setCsv(null);
  }
  return (
    <form className="form" onSubmit={submit}>
      <Field
        label={fr.file}
        hint={fr.fileHint}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        error={problem ?? error}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      {read && <Preview read={read} />}
      {read && read.wishes.length > 0 && <ImportButton busy={busy} label={fr.submit} />}
    </form>
  );
}

function Preview({ read }: { read: ReadImport }) {
  const { wishes, refused } = read;
  return (
    <div className="stack">
      <p>
        <strong>{fr.preview(wishes.length)}</strong>
      </p>
      <ul>
        {wishes.slice(0, SHOWN).map(({ line, name, price, quantity }) => (
          <li key={line}>
            {name}
            {quantity > 1 && ` × ${quantity}`}
            {price !== null && ` · ${formatPrice(price)}`}
          </li>
        ))}
      </ul>
      {wishes.length > SHOWN && <p className="muted">{fr.more(wishes.length - SHOWN)}</p>}
      {refused.length > 0 && <RefusedList refused={refused} />}
    </div>
  );
}
