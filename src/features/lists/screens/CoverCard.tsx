import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { coverChanged } from '../editor/cover-changes.ts';
import { listCalls } from '../list.calls.ts';
import type { DetailedList, List } from '../list.ts';
import { lookCalls } from '../look/look.calls.ts';
import { CoverChoices, type CoverPick } from './CoverChoices.tsx';
import { CropDialog } from './CropDialog.tsx';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.look;
const ACCEPT = 'image/png,image/jpeg,image/webp,image/avif,image/heic,image/gif';

/** An own photo framed here, a cover of the site, or none. */
export function CoverCard({ list }: { list: DetailedList }) {
  const [file, setFile] = useState<File | null>(null);
  const call = useCall();
  const list_uuid = list.uuid;

  async function run(work: () => Promise<List>, said: string): Promise<void> {
    const saved = await call.run(work);
    if (saved) await coverChanged(saved, said);
  }
  const send = (cover_dataurl: string | null) =>
    run(() => listCalls.setCover({ list_uuid, cover_dataurl }), cover_dataurl ? fr.chosen : fr.removed);
  const pick = (choice: CoverPick) => run(() => lookCalls.chooseCover({ list_uuid, choice }), fr.chosen);
  const wrong = call.error ?? call.fields.cover_dataurl;
  return (
    <div className="stack" aria-busy={call.busy}>
      <Refused says={wrong} />
      <p className="row">
        <label className="button button-main look-file">
          {screensFr.crop.choose}
          <input
            type="file"
            className="visually-hidden"
            accept={ACCEPT}
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              event.target.value = '';
            }}
          />
        </label>
        {list.cover && (
          <Button icon="trash" busy={call.busy} onClick={() => send(null)}>
            {fr.none}
          </Button>
        )}
      </p>
      {file && (
        <CropDialog
          file={file}
          onClose={() => setFile(null)}
          onUse={(dataUrl) => {
            setFile(null);
            send(dataUrl);
          }}
        />
      )}
      <CoverChoices chosen={list.cover?.url ?? null} onPick={pick} />
    </div>
  );
}
