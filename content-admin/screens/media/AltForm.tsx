import { useState } from 'react';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { ALT_MAX, type MediaItem } from '#src/features/media/media.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { mediaFr } from '../../media/media.fr.ts';

const { detail } = mediaFr;

/** The description every use falls back on; saved by its button, since it is read aloud to people. */
export function AltForm({ item, onSaved }: { item: MediaItem; onSaved(): void }) {
  const [alt, setAlt] = useState(item.alt);
  const { run, busy, message, refuse } = useCall();
  async function save() {
    if (!alt.trim()) return refuse(mediaFr.queue.needed);
    if (await run(() => mediaCalls.updateMedia({ id: item.id, alt }))) onSaved();
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={detail.alt}
        hint={detail.altHint}
        required
        rows={2}
        maxLength={ALT_MAX}
        value={alt}
        error={message}
        onChange={(event) => setAlt(event.target.value)}
      />
      {alt.trim() !== item.alt && (
        <Button type="submit" busy={busy}>
          {detail.save}
        </Button>
      )}
    </form>
  );
}
