import '../media/media.css';
import { type ReactNode, useState } from 'react';
import { themeCalls } from '#src/features/themes/themes.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { DropArea } from '../media/DropArea.tsx';
import { MediaPicker } from '../media/MediaPicker.tsx';
import { UploadQueue } from '../media/UploadQueue.tsx';
import type { PickedMedia } from '../media/upload.ts';
import { useUploads } from '../media/useUploads.ts';
import { themesFr as fr } from './themes.fr.ts';
import type { Themes } from './useThemes.ts';

interface Props {
  categoryId: number;
  themes: Themes;
  children: ReactNode;
}

/** New covers come by button, drop or paste, with their description, or from the library. */
export function AddCovers({ categoryId, themes, children }: Props) {
  const uploads = useUploads();
  const [picking, setPicking] = useState(false);

  const add = (pictures: PickedMedia[]) =>
    themes.act(async () => {
      for (const { cdn_url, blurhash } of pictures)
        await themeCalls.addNewThemecover({ cdn_url, blurhash, category_id: categoryId });
    }, fr.told.added(pictures.length));

  return (
    <DropArea onFiles={uploads.add} label={fr.covers.upload} pasting={!picking}>
      <div className="theme-add">
        <Button icon="image" onClick={() => setPicking(true)}>
          {fr.covers.pick}
        </Button>
        <p className="small muted">{fr.covers.hint}</p>
      </div>
      {uploads.items.length > 0 && <UploadQueue uploads={uploads} onSent={add} />}
      {children}
      {picking && (
        <MediaPicker
          onPick={(media) => {
            setPicking(false);
            add([media]);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </DropArea>
  );
}
