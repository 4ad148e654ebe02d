import { type FormEvent, useRef, useState } from 'react';
import { isOwnPicture } from '#src/features/content/pieces/video.ts';
import { Field } from '#src/ui/Field.tsx';
import { focusFirstFault } from '#src/ui/first-fault.ts';
import { imageField } from '../fields/image/image.tsx';
import { isVideoTitle, type VideoFacts, videoAddress } from '../rich/video-piece.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { InsertActions } from './InsertActions.tsx';
import { insertFr } from './insert.fr.ts';

const { video: fr } = insertFr;
const PICTURE = { name: 'picture', label: fr.picture, type: 'image' } as const;
const EMPTY: VideoFacts = { url: '', title: '', picture: '' };

type Faults = Partial<Record<keyof VideoFacts, string>>;

function faultsOf({ url, title, picture }: VideoFacts): Faults {
  return {
    ...(videoAddress(url) === null && { url: fr.urlWrong }),
    ...(!isVideoTitle(title) && { title: fr.nameWrong }),
    ...(picture && !isOwnPicture(picture) && { picture: fr.pictureWrong }),
  };
}

interface Props {
  /** The one that is changed; null for a new one. */
  video: VideoFacts | null;
  onApply(video: VideoFacts): void;
  onClose(): void;
}

/** Asks for a video: its page, its title, and the picture that stands for it until it is tapped. */
export function VideoDialog({ video, onApply, onClose }: Props) {
  const [facts, setFacts] = useState(video ?? EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  // Once it is drawn.
  const toFault = () => setTimeout(() => focusFirstFault(form.current));
  function set(change: Faults) {
    setFacts({ ...facts, ...change });
    setFaults({});
  }
  function apply(event: FormEvent): void {
    event.preventDefault();
    const found = faultsOf(facts);
    setFaults(found);
    if (Object.keys(found).length > 0) return void toFault();
    const same = facts.url === video?.url;
    onApply({ ...facts, url: same ? facts.url : (videoAddress(facts.url) ?? '') });
  }
  return (
    <Dialog title={fr.dialog} onClose={onClose} narrow>
      <form ref={form} className="form" noValidate onSubmit={apply}>
        <Field
          label={fr.url}
          hint={fr.urlHint}
          type="url"
          inputMode="url"
          required
          data-first
          value={facts.url}
          error={faults.url}
          onChange={(event) => set({ url: event.target.value })}
        />
        <Field
          label={fr.name}
          hint={fr.nameHint}
          maxLength={200}
          value={facts.title}
          error={faults.title}
          onChange={(event) => set({ title: event.target.value })}
        />
        <imageField.Input
          field={PICTURE}
          help={fr.pictureHint}
          value={facts.picture}
          error={faults.picture ?? null}
          onChange={(picture) => set({ picture })}
        />
        <InsertActions apply={video ? fr.keep : fr.make} onClose={onClose} />
      </form>
    </Dialog>
  );
}
