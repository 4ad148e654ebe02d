import { useEffect, useState } from 'react';
import { galleryCalls, themeCalls } from '#src/features/themes/themes.calls.ts';
import type { GalleryCover, ThemeCategory } from '#src/features/themes/themes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Choices } from '#src/ui/Choices.tsx';
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
  const [tab, setTab] = useState<string | null>(null);
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
  const drawn = gallery?.items.every(({ author_url }) => !author_url);
  const tabs = [
    ...categories.map(({ id, name }) => ({ key: String(id), name })),
    ...(gallery && gallery.items.length > 0
      ? [{ key: GALLERY, name: drawn ? fr.drawings : fr.gallery }]
      : []),
  ];
  const open = tabs.find(({ key }) => key === tab) ?? tabs[0];
  const category = categories.find(({ id }) => String(id) === open?.key);
  return (
    <fieldset className="fieldset">
      <legend>{fr.themes}</legend>
      <Choices
        names={tabs.map(({ key }) => key)}
        chosen={open?.key}
        labelOf={(wanted) => tabs.find(({ key }) => key === wanted)?.name ?? ''}
        onChoose={setTab}
      />
      {category && <Covers category={category} chosen={chosen} onPick={onPick} />}
      {open?.key === GALLERY && gallery && (
        <Gallery
          items={gallery.items}
          chosen={chosen}
          onPick={onPick}
          onMore={gallery.items.length < gallery.total ? () => more(gallery.page + 1) : null}
        />
      )}
    </fieldset>
  );
}

const GALLERY = 'gallery';

function Covers({ category: { name, covers }, chosen, onPick }: Props & { category: ThemeCategory }) {
  return (
    <div className="covers">
      {covers.map(({ id, cover: { url, srcset } }, at) => (
        <CoverButton
          key={id}
          src={smallest(srcset) ?? url}
          label={fr.use(`${name} ${at + 1}`)}
          pressed={chosen === url}
          onPick={() => onPick({ kind: 'theme', id })}
        />
      ))}
    </div>
  );
}

interface GalleryProps extends Props {
  items: readonly GalleryCover[];
  onMore: (() => void) | null;
}

function Gallery({ items, chosen, onPick, onMore }: GalleryProps) {
  return (
    <>
      <div className="covers">
        {items.map(({ remote_id, url, author }) => (
          <CoverButton
            key={remote_id}
            src={url}
            label={`${fr.use('')}${fr.by(author || remote_id)}`}
            pressed={chosen === url}
            onPick={() => onPick({ kind: 'gallery', remote_id })}
          />
        ))}
      </div>
      {onMore && (
        <Button look="quiet" onClick={onMore}>
          {fr.more}
        </Button>
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
