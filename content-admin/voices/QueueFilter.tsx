import { useId } from 'react';
import { QUEUES, type ReviewsQuery } from './reviews-query.ts';
import { voicesFr } from './voices.fr.ts';

const { reviews: fr, counted } = voicesFr;

interface Props {
  asked: ReviewsQuery;
  counts: Record<ReviewsQuery['status'], number> | null;
  onChange(status: ReviewsQuery['status']): void;
}

export function QueueFilter({ asked, counts, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="switch voices-switch">
      <legend className="visually-hidden">{fr.filter}</legend>
      {QUEUES.map((status) => (
        <label key={status}>
          <input
            type="radio"
            name={name}
            checked={asked.status === status}
            onChange={() => onChange(status)}
          />
          <span>{counts ? counted(fr.states[status], counts[status]) : fr.states[status]}</span>
        </label>
      ))}
    </fieldset>
  );
}
