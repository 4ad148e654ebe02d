import { type SubmitEvent, useState } from 'react';
import { SCHEDULES, type Schedule } from '#src/features/catalogue/feeds/feed.ts';
import type { Feed } from '#src/features/catalogue/feeds/feeds.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useFormCall } from '#src/ui/useFormCall.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import { SureButton } from '../../shared/SureButton.tsx';
import { catalogueFr, feedsFr as fr } from '../catalogue.fr.ts';
import { Tick } from '../list/Tick.tsx';
import { oneOf } from '../list/useRecords.ts';
import { useFeedDesk } from './feed-desk.ts';

interface Props {
  feed: Feed | null;
  onClose(): void;
}

export function FeedDialog({ feed, onClose }: Props) {
  const [draft, setDraft] = useState({
    name: feed?.name ?? '',
    merchant: feed?.merchant ?? '',
    url: feed?.url ?? '',
    schedule: feed?.schedule ?? ('manual' as Schedule),
    shelf: feed?.default_shelf ?? '',
    soldHere: feed?.sold_here ?? false,
    enabled: feed?.enabled ?? true,
  });
  const { run, busy, error, fields, form } = useFormCall();
  const { calls, useShelves, ofShop } = useFeedDesk();
  const shelves = useShelves(fr.noShelf);
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { name, merchant, schedule, enabled } = draft;
    const own = { name, merchant, schedule, enabled, url: draft.url.trim() || null };
    const more = { sold_here: draft.soldHere, default_shelf: draft.shelf || null };
    if (await run(() => calls.saveFeed({ id: feed?.id ?? null, ...own, ...more }))) onClose();
  }
  async function remove(id: number) {
    if (await run(() => calls.deleteFeed({ id }))) onClose();
  }
  const text = (key: 'name' | 'merchant' | 'url') => ({
    value: draft[key],
    error: fields[key],
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  });
  return (
    <Dialog title={feed?.name ?? fr.add} onClose={onClose} narrow>
      <form ref={form} className="stack" onSubmit={save} noValidate>
        <Field label={fr.name} required maxLength={120} data-first {...text('name')} />
        {!ofShop && (
          <Field label={fr.merchant} hint={fr.merchantHint} required maxLength={120} {...text('merchant')} />
        )}
        <Field label={fr.url} hint={fr.urlHint} type="url" {...text('url')} />
        <SelectField
          label={fr.schedule}
          value={draft.schedule}
          options={fr.schedules}
          onChange={(value) => change({ schedule: oneOf(SCHEDULES, value) })}
        />
        <SelectField
          label={fr.defaultShelf}
          value={draft.shelf}
          options={shelves}
          error={fields.default_shelf}
          onChange={(shelf) => change({ shelf })}
        />
        <div className="row">
          {!ofShop && (
            <Tick
              label={fr.soldHere}
              checked={draft.soldHere}
              onChange={(soldHere) => change({ soldHere })}
            />
          )}
          <Tick label={fr.enabled} checked={draft.enabled} onChange={(enabled) => change({ enabled })} />
        </div>
        <Refused says={error} />
        <div className="row">
          <Button type="submit" look="main" busy={busy}>
            {catalogueFr.form.save}
          </Button>
          {feed && <SureButton label={fr.remove} onSure={() => void remove(feed.id)} />}
        </div>
        {feed && <p className="small muted">{fr.removed}</p>}
      </form>
    </Dialog>
  );
}
