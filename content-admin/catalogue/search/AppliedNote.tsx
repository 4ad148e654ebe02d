import { useEffect, useState } from 'react';
import { type SearchTuning, tuningCalls } from '#src/features/search/tuning/tuning.calls.ts';
import { searchFr as fr } from './search.fr.ts';

const AGAIN_MS = 2000;
/** After so many questions the index is late, and the note says so. */
const PATIENT = 15;

interface Props {
  known: SearchTuning;
  onKnown(known: SearchTuning): void;
}

/** Says when the index has taken what was saved; asks again until it has. */
export function AppliedNote({ known, onKnown }: Props) {
  const { applied, revision } = known;
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (applied) return;
    let asked = 0;
    const timer = setInterval(() => {
      asked += 1;
      if (asked > PATIENT) {
        clearInterval(timer);
        setLate(true);
      } else
        tuningCalls.getSearchTuning({}).then(
          (now) => now.revision === revision && now.applied && onKnown(now),
          () => {},
        );
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [applied, revision, onKnown]);
  const settled = revision === 0 ? fr.never : fr.applied;
  return (
    <p role="status" className="muted">
      {applied ? settled : late ? fr.behind : fr.applying}
    </p>
  );
}
