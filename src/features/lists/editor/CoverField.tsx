import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { listCalls } from '../list.calls.ts';
import type { DetailedList } from '../list.ts';
import { coverChanged } from './cover-changes.ts';
import { editorFr } from './editor.fr.ts';
import { PhotoField } from './PhotoField.tsx';

const fr = editorFr.settings;

/** A photo is sent at once; it is too heavy to wait in the browser's memory of changes. */
export function CoverField({ list }: { list: DetailedList }) {
  const call = useCall();
  async function send(cover_dataurl: string | null) {
    const saved = await call.run(() => listCalls.setCover({ list_uuid: list.uuid, cover_dataurl }));
    if (saved) await coverChanged(saved, cover_dataurl ? fr.coverChosen : fr.coverRemoved);
  }
  return (
    <div className="stack">
      <PhotoField
        label={fr.cover}
        error={call.fields.cover_dataurl}
        onPhoto={(photo) => photo && send(photo)}
      />
      <Refused says={call.error} />
      {list.cover && (
        <p>
          <Button icon="trash" busy={call.busy} onClick={() => send(null)}>
            {fr.removeCover}
          </Button>
        </p>
      )}
    </div>
  );
}
