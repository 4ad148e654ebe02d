import type { MediaItem, MediaUse } from '#src/features/media/media.ts';
import { MediaGrid } from '../../media/MediaGrid.tsx';
import { mediaFr } from '../../media/media.fr.ts';

const { detail } = mediaFr;

export function MediaUses({ uses, count }: { uses: MediaUse[]; count: number }) {
  const listed = uses.reduce((sum, use) => sum + use.count, 0);
  return (
    <section aria-labelledby="media-uses">
      <h3 id="media-uses">{detail.uses}</h3>
      {count === 0 && <p>{detail.unused}</p>}
      <ul className="plain media-uses">
        {uses.map((use) => (
          <li key={`${use.kind} ${use.label} ${use.href ?? ''}`}>
            {use.href ? <a href={use.href}>{use.label}</a> : <span>{use.label}</span>}
            <span className="small muted">{use.places.map((place) => detail.places[place]).join(', ')}</span>
          </li>
        ))}
      </ul>
      {count > listed && <p className="muted">{detail.moreUses(count - listed)}</p>}
    </section>
  );
}

/** Probably the same picture, kept twice. */
export function MediaLookalikes({ items, onOpen }: { items: MediaItem[]; onOpen(id: number): void }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="media-alike" className="media-alike">
      <h3 id="media-alike">{detail.lookalikes}</h3>
      <MediaGrid items={items} says={mediaFr.open} onOpen={(item) => onOpen(item.id)} />
    </section>
  );
}
