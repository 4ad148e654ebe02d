import { REFUSAL_WORDS, reviewFr } from '#src/features/reviews/review.fr.ts';
import { REFUSALS } from '#src/features/reviews/review.ts';
import { voicesFr } from './voices.fr.ts';

const { reviews: fr } = voicesFr;

/** The promises of the public page on how reviews are collected, shown to the people who moderate them. */
export function CollectionNotice({ page }: { page: string }) {
  return (
    <details className="sheet voices-notice">
      <summary>{fr.noticeTitle}</summary>
      <div className="stack">
        <ul>
          {reviewFr.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>{reviewFr.refusalsTitle}</p>
        <ul>
          {REFUSALS.map((reason) => (
            <li key={reason}>{REFUSAL_WORDS[reason]}</li>
          ))}
        </ul>
        <p className="small muted">{reviewFr.law}</p>
        <p>
          <a href="/a/admin/misc#reviews">{fr.noticeEdit}</a> · <a href={page}>{fr.noticePage}</a>
        </p>
      </div>
    </details>
  );
}
