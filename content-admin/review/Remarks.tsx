import { useState } from 'react';
import { type Comment, type Reply, reviewCalls } from '#src/features/content/review/review.calls.ts';
import { formatMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { RemarkForm } from './RemarkForm.tsx';
import { reviewPaneFr } from './review.fr.ts';
import { type Review, takeThread } from './review.store.ts';

const fr = reviewPaneFr.remarks;

interface Shown {
  onShow(quote: string, line: number | null): void;
}

/** Open remarks in the order of the text, then those on the whole; what is settled is folded away. */
export function Remarks({ review, onShow }: { review: Review } & Shown) {
  const { comments } = review;
  const open = comments.filter(({ closed }) => !closed).sort(byPlace);
  const closed = comments.filter((one) => one.closed);
  const thread = (comment: Comment) => (
    <Thread key={comment.id} comment={comment} review={review} onShow={onShow} />
  );
  return (
    <section className="review-part" aria-labelledby="remarks">
      <h3 id="remarks">{fr.title}</h3>
      {open.length === 0 && <p className="muted">{fr.none}</p>}
      {open.length > 0 && <ul className="plain remarks">{open.map(thread)}</ul>}
      {closed.length > 0 && (
        <details className="card-sheet">
          <summary>{fr.closed(closed.length)}</summary>
          <ul className="plain remarks">{closed.map(thread)}</ul>
        </details>
      )}
    </section>
  );
}

const byPlace = (a: Comment, b: Comment) => (a.line ?? Infinity) - (b.line ?? Infinity) || a.id - b.id;

function Thread({ comment, review, onShow }: { comment: Comment; review: Review } & Shown) {
  const [answering, setAnswering] = useState(false);
  const { run, busy, error } = useCall();
  async function close(closed: boolean) {
    const thread = await run(() => reviewCalls.closeComment({ comment_id: comment.id, closed }));
    if (thread) takeThread(thread);
  }
  const { quote, line, closed } = comment;
  const of = <span className="visually-hidden">{fr.of(signerOf(comment))}</span>;
  return (
    <li className="remark sheet">
      {quote !== null && (
        <div className="remark-quote">
          <blockquote>{quote}</blockquote>
          {line === null ? (
            <p className="small muted">{fr.gone}</p>
          ) : (
            <Button look="quiet" onClick={() => onShow(quote, line)}>
              {fr.show} <span className="small muted">{fr.line(line)}</span>
            </Button>
          )}
        </div>
      )}
      <Said remark={comment} />
      {comment.replies.map((reply) => (
        <Said key={reply.id} remark={reply} />
      ))}
      <Refused says={error} />
      {answering ? (
        <RemarkForm
          id={review.id}
          people={review.people}
          parent={comment.id}
          onDone={() => setAnswering(false)}
        />
      ) : (
        <div className="remark-actions">
          {!closed && (
            <Button look="quiet" onClick={() => setAnswering(true)}>
              {fr.answer}
              {of}
            </Button>
          )}
          <Button look="quiet" busy={busy} onClick={() => close(!closed)}>
            {closed ? fr.reopen : fr.settle}
            {of}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Somebody without an account is told as such: their name is only what they typed. */
const signerOf = ({ author, guest }: Reply | Comment) =>
  author?.name ?? (guest === null ? fr.nobody : fr.guest(guest));

function Said({ remark }: { remark: Reply | Comment }) {
  return (
    <div className="remark-said">
      <p className="small">
        <strong>{signerOf(remark)}</strong>{' '}
        <time dateTime={remark.at} className="muted">
          {formatMoment(remark.at)}
        </time>
      </p>
      <p className="remark-text">{remark.text}</p>
    </div>
  );
}
