import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#src/ui/Button.tsx';
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
  /** Several are picked one after the other, all that are sent among them, until one says that it is done. */
  several?: Several;
}

interface Several {
  /** The addresses of those that are chosen by now, also before it was opened. */
  chosen: readonly string[];
  /** One that was picked since is pressed again. */
  onUnpick(media: PickedMedia): void;
}

const PER_PAGE = 18;

/**
 * Chooses one picture: found in the library, or uploaded by button, drop or paste, with its description. One
 * uploaded alone is picked at once.
 */
export function MediaPicker(props: Props) {
  const { onPick, onClose, files, title = mediaFr.picker.title, several } = props;
  const [asked, setAsked] = useState<Asked>(EVERYTHING);
  const [told, setTold] = useState<string | null>(null);
  const library = useLibrary(asked, PER_PAGE);
  const uploads = useUploads();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files it was opened with, once
  useEffect(() => {
    if (files?.length) uploads.add(files);
  }, []);

  const [own, setOwn] = useState<readonly string[]>([]);
  const count = own.length;
  function pick(...all: PickedMedia[]) {
    for (const one of all) onPick(one);
    setOwn([...own, ...all.map(({ cdn_url }) => cdn_url)]);
  }
  function press(media: PickedMedia) {
    if (!several?.chosen.includes(media.cdn_url)) return pick(media);
    // What was there before has its words, which a press would lose.
    if (!own.includes(media.cdn_url)) return setTold(mediaFr.picker.there);
    several.onUnpick(media);
    setOwn(own.filter((url) => url !== media.cdn_url));
  }

  function sent(all: PickedMedia[]) {
    if (several) {
      pick(...all);
      return library.reload();
    }
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
          <UploadQueue uploads={uploads} onSent={sent} {...(several ? {} : { single: mediaFr.queue.use })} />
        ) : (
          <MediaBrowser
            asked={asked}
            library={library}
            perPage={PER_PAGE}
            onAsk={setAsked}
            onOpen={(item) => press(picked(item))}
            says={mediaFr.choose}
            chosen={several?.chosen}
          />
        )}
      </DropArea>
      {several && (
        <div className="form-actions media-picker-end">
          <Button look="main" onClick={onClose}>
            {mediaFr.picker.done(count)}
          </Button>
          <span className="visually-hidden" role="status">
            {count > 0 && mediaFr.picker.picked(count)}
          </span>
        </div>
      )}
      <Toasts told={told} onGone={() => setTold(null)} />
    </Dialog>,
    document.body,
  );
}
