import { useState } from 'react';
import { useCall } from '#src/ui/useCall.ts';
import { catalogueFr } from './catalogue.fr.ts';

/** A form's fields, whether they differ from what is kept, and saving them. */
export function useDraft<D, R>(first: D, save: (draft: D) => Promise<R>, onSaved: (saved: R) => D) {
  const [kept, setKept] = useState(first);
  const [draft, setDraft] = useState(first);
  const [told, setTold] = useState<string | null>(null);
  const call = useCall();
  const dirty = JSON.stringify(draft) !== JSON.stringify(kept);
  const change = (part: Partial<D>) => {
    setTold(null);
    setDraft((before) => ({ ...before, ...part }));
  };
  async function submit() {
    if (call.busy) return;
    setTold(null);
    const sent = draft;
    const saved = await call.run(() => save(sent));
    if (!saved) return;
    const next = onSaved(saved);
    setKept(next);
    // Words typed during the save are still there, and still unsaved.
    setDraft((now) => (now === sent ? next : now));
    setTold(catalogueFr.form.saved);
  }
  return { draft, change, dirty, told, call, submit };
}
