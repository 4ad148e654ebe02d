import { useStore } from '@nanostores/react';
import { formatPrice } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { GiftPlaceholder } from '#src/ui/GiftPlaceholder.tsx';
import type { Change, ChangeQueue } from './change-queue.ts';
import { editorFr } from './editor.fr.ts';
import { $queue } from './editor.store.ts';

const fr = editorFr.pending;

/** Shows the wishes added while the connection is cut, with the way to give each up. */
export function PendingWishes() {
  const queue = useStore($queue);
  return queue ? <Pending queue={queue} /> : null;
}

function Pending({ queue }: { queue: ChangeQueue }) {
  const state = useStore(queue.state);
  const changes = useStore(queue.changes);
  const wishes = changes.filter(({ wish }) => wish !== undefined);
  if (state !== 'offline' || wishes.length === 0) return null;
  return (
    <section className="editor-family" aria-labelledby="editor-pending">
      <h3 id="editor-pending" className="gift-group-title">
        {fr.title} <span className="muted numbers">{wishes.length}</span>
      </h3>
      <p className="muted">{fr.hint}</p>
      <ul className="plain editor-rows">
        {wishes.map((change) => (
          <Wish key={change.key} change={change} onGiveUp={() => queue.drop(change.key)} />
        ))}
      </ul>
    </section>
  );
}

function Wish({ change: { wish }, onGiveUp }: { change: Change; onGiveUp: () => void }) {
  if (!wish) return null;
  return (
    <li className="editor-result">
      <span className="editor-picture">
        <GiftPlaceholder name={wish.name} />
      </span>
      <span className="editor-facts">
        <span className="editor-name">{wish.name}</span>
        {wish.price !== null && <span className="price muted">{formatPrice(wish.price)}</span>}
        <span className="pill">{fr.state}</span>
      </span>
      <Button icon="close" onClick={onGiveUp}>
        {fr.giveUp}
        <span className="visually-hidden"> {wish.name}</span>
      </Button>
    </li>
  );
}
