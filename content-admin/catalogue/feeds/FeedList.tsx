import { useState } from 'react';
import type { Feed } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { NotLoaded } from '../../screens/NotLoaded.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { feedsFr as fr } from '../catalogue.fr.ts';
import { FeedCard } from './FeedCard.tsx';
import { FeedDialog } from './FeedDialog.tsx';
import { useFeedDesk } from './feed-desk.ts';

export function FeedList({ onOpen }: { onOpen(runId: string): void }) {
  const { calls, about } = useFeedDesk();
  const [loaded, reload] = useLoaded(calls.listFeeds);
  const [edited, setEdited] = useState<Feed | 'new' | null>(null);
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={reload} title={fr.title} />;
  const { items } = loaded.value;
  return (
    <>
      <div className="admin-head">
        <h1>{fr.title}</h1>
        <Button look="main" icon="add" onClick={() => setEdited('new')}>
          {fr.add}
        </Button>
      </div>
      <p>{about}</p>
      {items.length === 0 && <p className="muted">{fr.none}</p>}
      <div className="feed-cards">
        {items.map((feed) => (
          <FeedCard key={feed.id} feed={feed} onOpen={onOpen} onEdit={() => setEdited(feed)} />
        ))}
      </div>
      {edited && (
        <FeedDialog
          feed={edited === 'new' ? null : edited}
          onClose={() => {
            setEdited(null);
            reload();
          }}
        />
      )}
    </>
  );
}
