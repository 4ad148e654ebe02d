import './life.css';
import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { fromParis, toParis } from '#src/lib/paris-time.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { $plan } from '../editor/plan.store.ts';
import { publicationOf } from '../editor/state-words.ts';
import { tell } from '../editor/told.store.ts';
import { Dialog } from '../shared/Dialog.tsx';
import type { EditorState } from '../types/editor-state.ts';
import { lifeFr } from './life.fr.ts';
import { keepMoments, type Moments, type RefusedMoments } from './planning.ts';

const fr = lifeFr.plan;

/** The moment typed in a field of the form; a sentence when it is none. */
function momentOf(typed: string): { at: string | null } | { wrong: string } {
  if (typed === '') return { at: null };
  const moment = fromParis(typed);
  if (!moment) return { wrong: fr.badMoment };
  return moment.getTime() > Date.now() ? { at: moment.toISOString() } : { wrong: fr.past };
}

const shownAt = (at: string | null | undefined) => (at ? toParis(new Date(at)) : '');

/** Plans the moment the item goes to readers, and the one it leaves them. */
export function PlanDialog({ state, onClose }: { state: EditorState; onClose: () => void }) {
  const plan = useStore($plan);
  const kind = publicationOf(state);
  const hasDraft = kind === 'changed' || plan?.has_draft === true;
  const canPublish = state.status !== 'published' || hasDraft;
  const [typed, setTyped] = useState({
    publish: shownAt(plan?.scheduled_at),
    unpublish: shownAt(plan?.unpublish_at),
  });
  const [refused, setRefused] = useState<RefusedMoments>({});
  const { run, busy, message } = useCall();
  const planned = Boolean(plan?.scheduled_at || plan?.unpublish_at);

  async function keep(moments: Moments) {
    const left = await run(() => keepMoments(moments));
    if (!left) return;
    setRefused(left);
    if (Object.keys(left).length > 0) return;
    tell(moments.publish || moments.unpublish ? fr.told : fr.forgotten);
    onClose();
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A half-typed date has an empty value.
    const half = (name: string) =>
      (event.currentTarget.elements.namedItem(name) as HTMLInputElement | null)?.validity.badInput;
    const [publish, unpublish] = [momentOf(typed.publish), momentOf(typed.unpublish)];
    const wrong: RefusedMoments = {
      ...(half('publish') ? { publish: fr.badMoment } : 'wrong' in publish && { publish: publish.wrong }),
      ...(half('unpublish')
        ? { unpublish: fr.badMoment }
        : 'wrong' in unpublish && { unpublish: unpublish.wrong }),
    };
    setRefused(wrong);
    if (Object.keys(wrong).length > 0 || 'wrong' in publish || 'wrong' in unpublish) return;
    void keep({ publish: publish.at, unpublish: unpublish.at });
  }
  const field = (name: keyof typeof typed) => ({
    name,
    type: 'datetime-local',
    value: typed[name],
    error: refused[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <Dialog title={fr.title} onClose={onClose} narrow>
      <p className="muted">{fr.lead}</p>
      <Refused says={refused.rest ?? message} />
      <form className="form plan-form" noValidate onSubmit={submit}>
        {canPublish ? (
          <Field
            label={state.status === 'published' ? fr.publishDraft : fr.publish}
            hint={fr.publishHint}
            data-first
            {...field('publish')}
          />
        ) : (
          <p>{fr.upToDate}</p>
        )}
        <Field
          label={fr.unpublish}
          hint={fr.unpublishHint}
          data-first={canPublish ? undefined : ''}
          {...field('unpublish')}
        />
        <div className="form-actions">
          <Button type="submit" look="main" busy={busy}>
            {fr.save}
          </Button>
          {planned && (
            <Button busy={busy} onClick={() => keep({ publish: null, unpublish: null })}>
              {fr.none}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {fr.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
