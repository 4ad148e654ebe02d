import type { MediaItem } from '#src/features/media/media.ts';
import { formatNumber } from '#src/lib/format.ts';
import { mediaFr } from './media.fr.ts';

interface Props {
  items: MediaItem[];
  /** The words that a screen reader says before the description of a tile. */
  says(alt: string): string;
  onOpen(item: MediaItem): void;
  /** The addresses of those that are chosen, in turn, where several are. */
  chosen?: readonly string[] | undefined;
}

/** The smallest file that is sharp on a tile. */
export function thumbOf(item: Pick<MediaItem, 'cover'>): string {
  return item.cover.srcset.find(({ width }) => width >= 480)?.url ?? item.cover.url;
}

export const nameOf = (item: MediaItem) => item.alt || item.filename || mediaFr.undescribed;

export function weightOf(bytes: number): string {
  const kilo = bytes / 1024;
  return kilo < 1000
    ? mediaFr.kilo(formatNumber(Math.max(1, Math.round(kilo))))
    : mediaFr.mega(formatNumber(Math.round(kilo / 102.4) / 10));
}

export function MediaGrid({ items, says, onOpen, chosen }: Props) {
  return (
    <ul className="plain media-grid">
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            className="media-tile"
            aria-pressed={chosen?.includes(item.cdn_url)}
            onClick={() => onOpen(item)}
          >
            <span className="visually-hidden">{says(item.alt ? '' : item.filename)}</span>
            <span className="media-thumb">
              <img src={thumbOf(item)} alt="" loading="lazy" decoding="async" />
              {chosen?.includes(item.cdn_url) && (
                <span className="media-turn" aria-hidden="true">
                  {chosen.indexOf(item.cdn_url) + 1}
                </span>
              )}
            </span>
            <span className="media-alt" data-missing={item.alt ? undefined : true}>
              {item.alt || mediaFr.undescribed}
            </span>
            <span className="media-facts">
              {mediaFr.size(item.cover.width, item.cover.height)}
              {item.weight > 0 && ` · ${weightOf(item.weight)}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
