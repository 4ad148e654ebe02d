import './media-detail.css';
import { useCallback, useState } from 'react';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import type { MediaItem, MediaUse } from '#src/features/media/media.ts';
import { formatMoment } from '#src/lib/format.ts';
import { Refused } from '#src/ui/Refused.tsx';
import { nameOf, weightOf } from '../../media/MediaGrid.tsx';
import { mediaFr } from '../../media/media.fr.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { useLoaded } from '../useLoaded.ts';
import { AltForm } from './AltForm.tsx';
import { CopyAddress } from './CopyAddress.tsx';
import { CropButtons } from './CropButtons.tsx';
import { FilingForm } from './FilingForm.tsx';
import { FocusForm } from './FocusForm.tsx';
import { MediaLookalikes, MediaUses } from './MediaUses.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { ReplaceButton } from './ReplaceButton.tsx';

const { detail } = mediaFr;

interface Props {
  id: number;
  onOpen(id: number): void;
  /** Something was saved: the list behind is old; a sentence to show there, when the dialog goes. */
  onChanged(sentence: string | null): void;
  onClose(): void;
}

/** One picture: what it says, where it is used, another in its place, its removal. */
export function MediaDetail({ id, onOpen, onChanged, onClose }: Props) {
  const load = useCallback(() => mediaCalls.mediaDetail({ id }), [id]);
  const [loaded, reload] = useLoaded(load);
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const saved = (sentence: string) => {
    setProblem(null);
    setTold(sentence);
    onChanged(null);
    reload();
  };
  const title = loaded.state === 'ready' ? nameOf(loaded.value.item) : mediaFr.title;
  return (
    <Dialog title={title} onClose={onClose}>
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <div className="media-detail-loading" aria-busy="true" />}
      {loaded.state === 'ready' && (
        <div className="media-detail">
          <figure className="media-detail-picture">
            <img
              key={loaded.value.item.cover.url}
              src={loaded.value.item.cover.url}
              width={loaded.value.item.cover.width}
              height={loaded.value.item.cover.height}
              alt={loaded.value.item.alt}
            />
            <MediaFacts item={loaded.value.item} />
            <FocusForm item={loaded.value.item} />
            <CropButtons
              id={loaded.value.item.id}
              onCropped={(made, sentence) => {
                onChanged(sentence);
                onOpen(made);
              }}
            />
          </figure>
          <div className="stack">
            <p role="status" className="media-detail-told">
              {told}
            </p>
            <Refused says={problem} />
            <AltForm item={loaded.value.item} onSaved={() => saved(detail.saved)} />
            <FilingForm item={loaded.value.item} onSaved={() => saved(detail.filed)} />
            <CopyAddress address={loaded.value.item.cdn_url} />
            <MediaUses uses={loaded.value.uses} count={loaded.value.uses_count} />
            <MediaLookalikes items={loaded.value.lookalikes} onOpen={onOpen} />
            <MediaActions
              {...loaded.value}
              onReplaced={() => saved(detail.replaced)}
              onProblem={setProblem}
              onRemoved={() => {
                onChanged(detail.removed);
                onClose();
              }}
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}

function MediaFacts({ item }: { item: MediaItem }) {
  return (
    <figcaption>
      <dl className="media-facts-list">
        {item.filename && (
          <>
            <dt>{detail.facts}</dt>
            <dd>{item.filename}</dd>
          </>
        )}
        <dt>{detail.dimensions}</dt>
        <dd>{mediaFr.size(item.cover.width, item.cover.height)}</dd>
        {item.weight > 0 && (
          <>
            <dt>{detail.weight}</dt>
            <dd>{weightOf(item.weight)}</dd>
          </>
        )}
        <dt>{detail.added}</dt>
        <dd>{formatMoment(item.created_at)}</dd>
        {item.updated_at !== item.created_at && (
          <>
            <dt>{detail.changed}</dt>
            <dd>{formatMoment(item.updated_at)}</dd>
          </>
        )}
      </dl>
    </figcaption>
  );
}

interface ActionsProps {
  item: MediaItem;
  uses: MediaUse[];
  uses_count: number;
  onReplaced(): void;
  onRemoved(): void;
  onProblem(sentence: string): void;
}

function MediaActions({ item, uses_count, onReplaced, onRemoved, onProblem }: ActionsProps) {
  return (
    <div className="media-detail-actions">
      <p className="small muted">{detail.replaceHint}</p>
      <div className="form-actions">
        <ReplaceButton id={item.id} onReplaced={onReplaced} onProblem={onProblem} />
        <RemoveButton id={item.id} uses={uses_count} onRemoved={onRemoved} onProblem={onProblem} />
      </div>
    </div>
  );
}
