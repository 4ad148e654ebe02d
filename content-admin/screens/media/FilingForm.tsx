import { useCallback, useState } from 'react';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { FOLDER_MAX, LABEL_MAX, LABELS_MAX, type MediaItem } from '#src/features/media/media.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { mediaFr } from '../../media/media.fr.ts';
import { useLoaded } from '../useLoaded.ts';

const { detail } = mediaFr;
const FOLDERS = 'media-folders';

const labelsOf = (text: string) =>
  text
    .split(',')
    .map((label) => label.trim())
    .filter(Boolean);

function faultOf(labels: readonly string[]): string | null {
  if (labels.length > LABELS_MAX) return detail.tooManyLabels;
  return labels.some((label) => label.length > LABEL_MAX) ? detail.longLabel : null;
}

/** The folder and the labels of a picture; folders that are there are proposed. */
export function FilingForm({ item, onSaved }: { item: MediaItem; onSaved(): void }) {
  const [folder, setFolder] = useState(item.folder);
  const [labels, setLabels] = useState(item.labels.join(', '));
  const { run, busy, message, refuse } = useCall();
  const load = useCallback(() => mediaCalls.mediaFiling({}), []);
  const [filing] = useLoaded(load);
  const folders = filing.state === 'ready' ? filing.value.folders : [];
  const changed = folder.trim() !== item.folder || labelsOf(labels).join() !== item.labels.join();
  async function save() {
    const read = labelsOf(labels);
    const fault = faultOf(read);
    if (fault) return refuse(fault);
    if (await run(() => mediaCalls.updateMedia({ id: item.id, folder, labels: read }))) onSaved();
  }
  return (
    <form
      className="stack"
      aria-label={detail.filing}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={detail.folder}
        hint={detail.folderHint}
        list={FOLDERS}
        maxLength={FOLDER_MAX}
        value={folder}
        onChange={(event) => setFolder(event.target.value)}
      />
      <datalist id={FOLDERS}>
        {folders.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        label={detail.labels}
        hint={detail.labelsHint}
        value={labels}
        error={message}
        onChange={(event) => setLabels(event.target.value)}
      />
      {changed && (
        <Button type="submit" busy={busy}>
          {detail.saveFiling}
        </Button>
      )}
    </form>
  );
}
