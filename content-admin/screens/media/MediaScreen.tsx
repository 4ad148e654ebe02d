import { useEffect, useState } from 'react';
import { MEDIA_FILTERS, MEDIA_PER_PAGE, type MediaFilter } from '#src/features/media/media.ts';
import { DropArea } from '../../media/DropArea.tsx';
import { MediaBrowser } from '../../media/MediaBrowser.tsx';
import { mediaFr } from '../../media/media.fr.ts';
import { UploadQueue } from '../../media/UploadQueue.tsx';
import { type Asked, EVERYTHING, useLibrary } from '../../media/useLibrary.ts';
import { useUploads } from '../../media/useUploads.ts';
import { Toasts } from '../../shared/Toasts.tsx';
import { AdminGate } from '../AdminGate.tsx';
import { MediaDetail } from './MediaDetail.tsx';

export function MediaScreen() {
  return <AdminGate>{() => <Medias />}</AdminGate>;
}

/** The search is in the address: it can be sent to somebody, and "back" brings it back. */
function readAddress(): Asked & { open: number | null } {
  const params = new URLSearchParams(location.search);
  const show = params.get('voir') as MediaFilter;
  return {
    query: params.get('q') ?? '',
    show: MEDIA_FILTERS.includes(show) ? show : 'all',
    folder: params.get('dossier') ?? '',
    label: params.get('etiquette') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
    open: Number.parseInt(params.get('image') ?? '', 10) || null,
  };
}

function writeAddress({ query, show, folder, label, page }: Asked, open: number | null): void {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (show !== 'all') params.set('voir', show);
  if (folder) params.set('dossier', folder);
  if (label) params.set('etiquette', label);
  if (page > 1) params.set('page', String(page));
  if (open) params.set('image', String(open));
  const text = params.toString();
  history.replaceState(null, '', location.pathname + (text ? `?${text}` : ''));
}

function Medias() {
  const [asked, setAsked] = useState<Asked>(readAddress);
  const [open, setOpen] = useState(() => readAddress().open);
  const [told, setTold] = useState<string | null>(null);
  const library = useLibrary(asked, MEDIA_PER_PAGE);
  const uploads = useUploads();
  useEffect(() => writeAddress(asked, open), [asked, open]);

  function changed(sentence: string | null) {
    if (sentence) setTold(sentence);
    library.reload();
  }

  return (
    <div className="wrap admin-screen stack">
      <header>
        <h1>{mediaFr.title}</h1>
        <p className="lead">{mediaFr.lead}</p>
      </header>
      <DropArea onFiles={uploads.add}>
        {uploads.items.length > 0 && (
          <UploadQueue
            uploads={uploads}
            onSent={(sent) => {
              setAsked(EVERYTHING);
              changed(mediaFr.queue.added(sent.length));
            }}
          />
        )}
        <MediaBrowser
          asked={asked}
          library={library}
          perPage={MEDIA_PER_PAGE}
          onAsk={setAsked}
          onOpen={(item) => setOpen(item.id)}
          says={mediaFr.open}
        />
      </DropArea>
      {open !== null && (
        <MediaDetail
          id={open}
          key={open}
          onOpen={setOpen}
          onChanged={changed}
          onClose={() => setOpen(null)}
        />
      )}
      <Toasts told={told} onGone={() => setTold(null)} />
    </div>
  );
}
