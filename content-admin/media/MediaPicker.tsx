import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../shared/Dialog.tsx';
import { Toasts } from '../shared/Toasts.tsx';
import { DropArea } from './DropArea.tsx';
import { MediaBrowser } from './MediaBrowser.tsx';
import { mediaFr } from './media.fr.ts';
import { UploadQueue } from './UploadQueue.tsx';
import { type PickedMedia, picked } from './upload.ts';
import { type Asked, EVERYTHING, useLibrary } from './useLibrary.ts';
import { useUploads } from './useUploads.ts';

interface Props {
  onPick(media: PickedMedia): void;
  onClose(): void;
  /** Pictures dropped or pasted where the picker was opened from: their description is asked for at once. */
  files?: File[];
  title?: string;
}

const PER_PAGE = 18;

/**
 * Chooses one picture: found in the library, or uploaded by button, drop or paste, with its description. One
 * uploaded alone is picked at once.
 */
export function MediaPicker({ onPick, onClose, files, title = mediaFr.picker.title }: Props) {
  const [asked, setAsked] = useState<Asked>(EVERYTHING);
  const [told, setTold] = useState<string | null>(null);
  const library = useLibrary(asked, PER_PAGE);
  const uploads = useUploads();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files it was opened with, once
  useEffect(() => {
    if (files?.length) uploads.add(files);
  }, []);

  function sent(all: PickedMedia[]) {
    const [only] = all;
    const wanted = uploads.items.filter(({ state }) => state !== 'refused');
    if (only && wanted.length === 1) return onPick(only);
    setTold(mediaFr.queue.added(all.length));
    library.reload();
  }

  // Drawn outside the form it may be opened from: a form cannot stand in a form.
  return createPortal(
    <Dialog title={title} onClose={onClose}>
      <DropArea onFiles={uploads.add} label={mediaFr.picker.add}>
        {uploads.items.length > 0 ? (
          <UploadQueue uploads={uploads} onSent={sent} single={mediaFr.queue.use} />
        ) : (
          <MediaBrowser
            asked={asked}
            library={library}
            perPage={PER_PAGE}
            onAsk={setAsked}
            onOpen={(item) => onPick(picked(item))}
            says={mediaFr.choose}
          />
        )}
      </DropArea>
      <Toasts told={told} onGone={() => setTold(null)} />
    </Dialog>,
    document.body,
  );
}
