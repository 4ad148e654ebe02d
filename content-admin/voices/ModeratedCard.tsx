import { REFUSAL_WORDS, REPORT_WORDS, reviewFr } from '#src/features/reviews/review.fr.ts';
import { DECIDED_WITHIN_DAYS, type ModeratedReview, type Refusal } from '#src/features/reviews/review.ts';
import { formatDate, formatMoment } from '#src/lib/format.ts';
import { ReviewActions } from './ReviewActions.tsx';
import { voicesFr } from './voices.fr.ts';

const { reviews: fr } = voicesFr;
const DAY_MS = 86_400_000;
const months = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface Props {
  review: ModeratedReview;
  onDecided(told: string): void;
}

export function ModeratedCard({ review, onDecided }: Props) {
  const { uuid, rating, signature, status, created_at: at } = review;
  const late = status === 'pending' && Date.now() - Date.parse(at) > DECIDED_WITHIN_DAYS * DAY_MS;
  return (
    <article className="sheet sheet-padded moderated" aria-labelledby={`by-${uuid}`}>
      <header>
        <h2 id={`by-${uuid}`}>{fr.by(signature)}</h2>
        <p className="small muted">
          <span className="moderated-stars" role="img" aria-label={reviewFr.stars(rating)}>
            {'★'.repeat(rating)}
            {'☆'.repeat(5 - rating)}
          </span>{' '}
          {review.email} · {fr.written(formatMoment(at))} ·{' '}
          {fr.experience(months.format(new Date(review.experience_month)))}
          {review.published_at && ` · ${fr.published(formatDate(review.published_at))}`}
        </p>
      </header>
      {late && <p className="field-error">{fr.late}</p>}
      <p className="moderated-text">{review.text}</p>
      {status === 'refused' && review.refusal && (
        <p className="small">{fr.refused(REFUSAL_WORDS[review.refusal as Refusal] ?? review.refusal)}</p>
      )}
      {review.reports.length > 0 && <Reports reports={review.reports} />}
      {review.reply && (
        <blockquote className="moderated-text">
          <p className="small muted">{reviewFr.reply}</p>
          {review.reply}
        </blockquote>
      )}
      <ReviewActions review={review} onDecided={onDecided} />
    </article>
  );
}

function Reports({ reports }: { reports: ModeratedReview['reports'] }) {
  const words: Record<string, string> = REPORT_WORDS;
  return (
    <div className="moderated-reports">
      <p>
        <strong>{fr.reports(reports.length)}</strong>
      </p>
      <ul>
        {reports.map((report) => (
          <li key={report.created_at + report.reason}>
            {fr.reported(words[report.reason] ?? report.reason, report.detail)}{' '}
            <span className="muted">{formatMoment(report.created_at)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
