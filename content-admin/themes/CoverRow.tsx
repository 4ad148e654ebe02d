import { useState } from 'react';
import type { ShelvedCover } from '#src/features/themes/themes.ts';
import { Button } from '#src/ui/Button.tsx';
import { themesFr } from './themes.fr.ts';

const { covers: fr } = themesFr;

interface Props {
  cover: ShelvedCover;
  label: string;
  /** There is no other place and no other category to go to. */
  alone: boolean;
  onEnable(enabled: boolean): Promise<unknown>;
  onMove(): void;
  onRemove(): void;
}

export function CoverRow({ cover, label, alone, onEnable, onMove, onRemove }: Props) {
  /** The choice just made, until the server has it. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  async function enable(enabled: boolean) {
    setWanted(enabled);
    await onEnable(enabled);
    setWanted(null);
  }
  return (
    <div className="theme-cover" data-hidden={!cover.enabled || undefined}>
      <span className="theme-thumb">
        <img src={thumbOf(cover)} alt="" loading="lazy" decoding="async" />
      </span>
      <div className="theme-cover-words">
        <p data-missing={cover.alt ? undefined : true}>{cover.alt || fr.undescribed}</p>
        <p className="small muted">{fr.uses(cover.uses)}</p>
        <a
          className="small"
          href={`/a/admin/content/medias?q=${encodeURIComponent(cover.cdn_url)}`}
          aria-label={`${fr.open}\u202f: ${label}`}
        >
          {fr.open}
        </a>
      </div>
      <div className="theme-cover-actions">
        <label className="check">
          <input
            type="checkbox"
            aria-label={fr.enabledOf(label)}
            checked={wanted ?? cover.enabled}
            onChange={(event) => enable(event.target.checked)}
          />
          <span>{fr.enabled}</span>
        </label>
        <Button
          className="button-icon"
          icon="arrowRight"
          disabled={alone}
          aria-label={fr.moveOf(label)}
          title={fr.move}
          onClick={onMove}
        />
        <Button
          className="button-icon"
          icon="trash"
          aria-label={fr.remove(label)}
          title={fr.remove(label)}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}

function thumbOf({ cover }: ShelvedCover): string {
  return cover.srcset.find(({ width }) => width >= 320)?.url ?? cover.url;
}
