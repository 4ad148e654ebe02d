import { mediaCalls } from '#src/features/media/media.calls.ts';
import { CROP_RATIOS, type CropRatio } from '#src/features/media/media.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { mediaFr } from '../../media/media.fr.ts';

const { detail } = mediaFr;

interface Props {
  id: number;
  /** The picture that was made, and the words that say so. */
  onCropped(id: number, sentence: string): void;
}

/** Copies of a picture, cut to a shape around the point to keep. */
export function CropButtons({ id, onCropped }: Props) {
  const { run, busy, message } = useCall();
  async function crop(ratio: CropRatio) {
    const made = await run(() => mediaCalls.cropMedia({ id, ratio }));
    if (made) onCropped(made.id, detail.cropped(ratio));
  }
  return (
    <section className="stack" aria-label={detail.crop}>
      <p className="small muted">{detail.cropHint}</p>
      <div className="form-actions">
        {CROP_RATIOS.map((ratio) => (
          <Button key={ratio} look="quiet" busy={busy} onClick={() => crop(ratio)}>
            {detail.cropTo(ratio)}
          </Button>
        ))}
      </div>
      <Refused says={message} />
    </section>
  );
}
