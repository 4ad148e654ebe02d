import '../screens/content.css';
import './voices.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { moderationCalls } from '#src/features/reviews/review.calls.ts';
import { AdminGate } from '../screens/AdminGate.tsx';
import { LoadFailed } from '../screens/LoadFailed.tsx';
import { useLoaded } from '../screens/useLoaded.ts';
import { Pager } from '../shared/Pager.tsx';
import { Toasts } from '../shared/Toasts.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { CollectionNotice } from './CollectionNotice.tsx';
import { ModeratedCard } from './ModeratedCard.tsx';
import { QueueFilter } from './QueueFilter.tsx';
import { type ReviewsQuery, readReviewsQuery, writeReviewsQuery } from './reviews-query.ts';
import { VoicesTabs } from './VoicesTabs.tsx';
import { voicesFr } from './voices.fr.ts';

const { reviews: fr } = voicesFr;

/** `productSlug` names the page of reviews of this deployment. */
export function ReviewsScreen({ productSlug }: { productSlug: string }) {
  return <AdminGate>{() => <Queue page={`/tous-les-avis-${productSlug}`} />}</AdminGate>;
}

function Queue({ page }: { page: string }) {
  const [asked, setAsked] = useState<ReviewsQuery>(() => readReviewsQuery(location.search));
  const [told, setTold] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback(() => moderationCalls.reviewQueue(asked), [asked]);
  const [loaded, reload] = useLoaded(load);
  const found = loaded.state === 'ready' ? loaded.value : null;
  useEffect(() => history.replaceState(null, '', location.pathname + writeReviewsQuery(asked)), [asked]);

  /** The card that was decided leaves the list: whoever works by keyboard is put back at its top. */
  function decided(words: string) {
    setTold(words);
    reload();
    heading.current?.focus();
  }
  return (
    <div className="wrap admin-screen stack">
      <VoicesTabs current="reviews" />
      <h1 ref={heading} tabIndex={-1}>
        {fr.title}
      </h1>
      <p className="lead">{fr.lead}</p>
      <CollectionNotice page={page} />
      <QueueFilter
        asked={asked}
        counts={found?.counts ?? null}
        onChange={(status) => setAsked({ status, page: 1 })}
      />
      {loaded.state === 'failed' && <LoadFailed retry={reload} />}
      {loaded.state === 'loading' && <Waiting />}
      {found?.items.length === 0 && <p>{fr.empty[asked.status]}</p>}
      {found && found.items.length > 0 && (
        <ul className="plain stack">
          {found.items.map((review) => (
            <li key={review.uuid}>
              <ModeratedCard review={review} onDecided={decided} />
            </li>
          ))}
        </ul>
      )}
      {found && (
        <Pager
          page={found.page}
          perPage={found.per_page}
          total={found.total}
          onPage={(next) => setAsked({ ...asked, page: next })}
        />
      )}
      <Toasts told={told} onGone={() => setTold(null)} />
    </div>
  );
}
