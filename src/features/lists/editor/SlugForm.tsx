import { type SubmitEvent, useState } from 'react';
import { SlugField } from '#src/features/accounts/SlugField.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { listCalls } from '../list.calls.ts';
import type { DetailedList } from '../list.ts';
import { editorFr } from './editor.fr.ts';

const fr = editorFr.settings;

/** The one thing with a button of its own: a new address is chosen on purpose, and opened at once. */
export function SlugForm({ list }: { list: DetailedList }) {
  const [slug, setSlug] = useState(list.slug);
  const call = useFormCall();
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (slug === list.slug) return;
    const saved = await call.run(() => listCalls.updateList({ list_uuid: list.uuid, slug: slug.trim() }));
    if (saved) location.assign(`/${saved.slug}`);
  }
  return (
    <form ref={call.form} className="form" onSubmit={submit}>
      <Refused says={call.error} />
      <SlugField
        label={fr.slug}
        hint={fr.slugHint}
        own={list.slug}
        value={slug}
        error={call.fields.slug}
        onChange={setSlug}
      />
      <div className="form-actions">
        <Button type="submit" busy={call.busy}>
          {fr.save}
        </Button>
      </div>
    </form>
  );
}
