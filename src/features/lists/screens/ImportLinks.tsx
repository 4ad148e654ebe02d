import { type SubmitEvent, useState } from 'react';
import { TextField } from '#src/ui/Field.tsx';
import { type Bring, ImportButton } from './import-parts.tsx';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.import;

interface Props {
  busy: boolean;
  error: string | undefined;
  onBring: Bring;
}

/** Addresses of shops' pages; those that were read leave the field, the others stay to be mended. */
export function ImportLinks({ busy, error, onBring }: Props) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const lines = text.split('\n').map((line) => line.trim());
    const urls = lines.filter(Boolean);
    setMissing(urls.length === 0 ? fr.empty : null);
    if (urls.length === 0) return;
    const report = await onBring({ urls });
    if (report) setText(report.refused.map(({ line }) => urls[line - 1] ?? '').join('\n'));
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <TextField
        label={fr.urls}
        hint={fr.urlsHint}
        rows={6}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        error={missing ?? error}
        onChange={(event) => setText(event.target.value)}
      />
      <ImportButton busy={busy} label={fr.read} />
    </form>
  );
}
