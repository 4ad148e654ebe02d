import { useState } from 'react';
import { useDraft } from '../useDraft.ts';

/** The ways in which one kind of record differs from another on its sheet. */
interface Kind<R, D> {
  draftOf(record: R | null): D;
  /** The record's key in the address of its sheet. */
  keyOf(record: R): string | number;
  /** Makes the record when none is known yet, else changes the known one. */
  save(known: R | null, draft: D): Promise<R>;
}

/** One record of the catalogue in a form, or a new one: a first save gives it its address, and each one its new draft. */
export function useSheet<R, D>(record: R | null, { draftOf, keyOf, save }: Kind<R, D>) {
  const [known, setKnown] = useState(record);
  const form = useDraft(
    draftOf(record),
    (sent) => save(known, sent),
    (saved) => {
      history.replaceState(null, '', `${location.pathname}?id=${keyOf(saved)}`);
      setKnown(saved);
      return draftOf(saved);
    },
  );
  return { known, ...form };
}
