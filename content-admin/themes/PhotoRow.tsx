import type { CountedGalleryCover } from '#src/features/themes/themes.ts';
import { Button } from '#src/ui/Button.tsx';
import { PhotoCredit } from './PhotoCredit.tsx';
import { themesFr } from './themes.fr.ts';

const { gallery: fr, covers, place: placing } = themesFr;

interface Props {
  photo: CountedGalleryCover;
  /** From 1, in the whole gallery. */
  place: number;
  total: number;
  onPlace(): void;
  onRemove(): void;
}

export function PhotoRow({ photo, place, total, onPlace, onRemove }: Props) {
  return (
    <div className="theme-cover">
      <span className="theme-thumb">
        <img src={photo.url} alt="" loading="lazy" decoding="async" />
      </span>
      <div className="theme-cover-words">
        <PhotoCredit author={photo.author} url={photo.author_url} />
        <p className="small muted">{covers.uses(photo.uses)}</p>
        <p className="small muted">{fr.place(place, total)}</p>
      </div>
      <div className="theme-cover-actions">
        <Button
          className="button-icon"
          icon="arrowRight"
          disabled={total < 2}
          aria-label={placing.of(place, photo.author)}
          title={placing.title}
          onClick={onPlace}
        />
        <Button
          className="button-icon"
          icon="trash"
          aria-label={fr.remove(place, photo.author)}
          title={fr.remove(place, photo.author)}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}
