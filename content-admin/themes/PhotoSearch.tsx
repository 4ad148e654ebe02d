import { useState } from 'react';
import { galleryCalls } from '#src/features/themes/themes.calls.ts';
import type { FoundPhoto } from '#src/features/themes/themes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { PhotoCredit } from './PhotoCredit.tsx';
import { themesFr } from './themes.fr.ts';
import type { Gallery } from './useGallery.ts';
import type { Themes } from './useThemes.ts';

const { gallery: fr, told } = themesFr;

interface Found {
  query: string;
  page: number;
  items: FoundPhoto[];
}

/** Asked on the button only: a key may search fifty times an hour. */
export function PhotoSearch({ gallery, themes }: { gallery: Gallery; themes: Themes }) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const { run, busy, message } = useCall();
  const keeping = useCall();

  async function search(asked: string, page: number): Promise<void> {
    if (!asked) return;
    const answer = await run(() => galleryCalls.searchUnsplash({ query: asked, page }));
    if (!answer) return;
    const before = page > 1 ? (found?.items ?? []) : [];
    setFound({ query: asked, page, items: [...before, ...answer.items] });
  }
  async function keep(photo: FoundPhoto): Promise<void> {
    const kept = await keeping.run(
      () => galleryCalls.addUnsplashCover({ remote_id: photo.remote_id }),
      (refusal) => themes.setProblem(refusal.message),
    );
    if (!kept) return;
    setFound((now) => now && { ...now, items: now.items.map((one) => markKept(one, photo)) });
    themes.tell({ text: told.kept });
    await gallery.reload();
  }
  return (
    <search className="stack">
      <form
        className="theme-new"
        onSubmit={(event) => {
          event.preventDefault();
          search(query.trim(), 1);
        }}
      >
        <Field
          label={fr.search}
          hint={fr.searchHint}
          type="search"
          value={query}
          maxLength={100}
          error={message}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button type="submit" icon="search" busy={busy}>
          {fr.go}
        </Button>
      </form>
      <p className="small muted" role="status">
        {found && fr.found(found.items.length)}
      </p>
      {found && <Results items={found.items} onKeep={keep} />}
      {found && found.items.length > 0 && (
        <Button busy={busy} onClick={() => search(found.query, found.page + 1)}>
          {fr.more}
        </Button>
      )}
    </search>
  );
}

const markKept = (one: FoundPhoto, photo: FoundPhoto) =>
  one.remote_id === photo.remote_id ? { ...one, kept: true } : one;

function Results({ items, onKeep }: { items: FoundPhoto[]; onKeep(photo: FoundPhoto): void }) {
  return (
    <ul className="plain theme-photos">
      {items.map((photo) => (
        <li key={photo.remote_id}>
          <span className="theme-thumb">
            <img src={photo.url} alt={photo.alt} loading="lazy" decoding="async" />
          </span>
          <PhotoCredit author={photo.author} url={photo.author_url} />
          <Button
            disabled={photo.kept}
            aria-label={photo.kept ? undefined : fr.keepOf(photo.alt || photo.author)}
            onClick={() => onKeep(photo)}
          >
            {photo.kept ? fr.kept : fr.keep}
          </Button>
        </li>
      ))}
    </ul>
  );
}
