import { useEffect, useState } from 'react';
import { galleryCalls, themeCalls } from '#src/features/themes/themes.calls.ts';
import type { GalleryCover, ThemeCategory } from '#src/features/themes/themes.ts';
import { Button } from '#src/ui/Button.tsx';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.look;

export type CoverPick = { kind: 'theme'; id: number } | { kind: 'gallery'; remote_id: string };

interface Props {
  chosen: string | null;
  onPick: (choice: CoverPick) => void;
}

/** The site's covers by category, then the gallery, a page at a time. */
export function CoverChoices({ chosen, onPick }: Props) {
  const [categories, setCategories] = useState<ThemeCategory[]>([]);
  const [gallery, setGallery] = useState<{ items: GalleryCover[]; total: number; page: number }>();
  const more = async (page: number) => {
    const next = await galleryCalls.getUnsplashCovers({ page });
    setGallery((before) => ({ items: [...(before?.items ?? []), ...next.items], total: next.total, page }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    themeCalls.getThemesCoversByCategory({ only_enabled: true }).then(
      (answer) => setCategories(answer.categories.filter(({ covers }) => covers.length > 0)),
      () => {},
    );
    more(1).catch(() => {});
  }, []);
  return (
    <>
      {categories.map(({ id, name, covers }) => (
        <fieldset key={id} className="fieldset">
          <legend>{name}</legend>
          <div className="covers">
            {covers.map(({ id: cover, cover: { url, srcset } }, at) => (
              <CoverButton
                key={cover}
                src={smallest(srcset) ?? url}
                label={fr.use(`${name} ${at + 1}`)}
                pressed={chosen === url}
                onPick={() => onPick({ kind: 'theme', id: cover })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {gallery && gallery.items.length > 0 && (
        <fieldset className="fieldset">
          <legend>{gallery.items.some(({ author_url }) => author_url) ? fr.gallery : fr.drawings}</legend>
          <div className="covers">
            {gallery.items.map(({ remote_id, url, author }) => (
              <CoverButton
                key={remote_id}
                src={url}
                label={`${fr.use('')}${fr.by(author || remote_id)}`}
                pressed={chosen === url}
                onPick={() => onPick({ kind: 'gallery', remote_id })}
              />
            ))}
          </div>
          {gallery.items.length < gallery.total && (
            <Button look="quiet" onClick={() => more(gallery.page + 1)}>
              {fr.more}
            </Button>
          )}
        </fieldset>
      )}
    </>
  );
}

const smallest = (srcset: readonly { width: number; url: string }[]) =>
  srcset.find(({ width }) => width === 320)?.url ?? srcset[0]?.url;

interface ButtonProps {
  src: string;
  label: string;
  pressed: boolean;
  onPick: () => void;
}

function CoverButton({ src, label, pressed, onPick }: ButtonProps) {
  return (
    <button type="button" className="cover-choice" aria-label={label} aria-pressed={pressed} onClick={onPick}>
      <img src={src} width="160" height="120" alt="" loading="lazy" decoding="async" />
    </button>
  );
}
