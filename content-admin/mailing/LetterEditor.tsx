import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';
import {
  type Campaign,
  MD_MAX,
  NAME_MAX,
  PREHEADER_MAX,
  type Segment,
  SUBJECT_MAX,
} from '#src/features/newsletter/newsletter.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field, TextField } from '#src/ui/Field.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { useLeaveWarning } from '../shared/useLeaveWarning.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { mailingFr as fr } from './mailing.fr.ts';
import { SegmentFields } from './SegmentFields.tsx';
import { SendPane } from './SendPane.tsx';
import { segmentIn } from './segment-form.ts';

interface Props {
  /** Null for a new one. */
  campaign: Campaign | null;
  onSaved(campaign: Campaign, told: string): void;
  onTold(told: string): void;
}

const NEW: Segment = { topics: ['magazine'] };
/** Between two changes of who a letter is for. */
const PAUSE_MS = 400;

/** One letter: its words, its readers, how it looks, and its sending. */
export function LetterEditor({ campaign, onSaved, onTold }: Props) {
  const call = useCall();
  const form = useRef<HTMLFormElement>(null);
  const [dirty, setDirty] = useState(false);
  const [saves, setSaves] = useState(0);
  const [count, askCount] = useCount(campaign?.segment ?? NEW);
  useLeaveWarning(dirty);
  const open =
    !campaign ||
    campaign.status === 'draft' ||
    (campaign.status === 'canceled' && campaign.counts.recipients === 0);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '');
    const saved = await call.run(() =>
      campaignCalls.save({
        id: campaign?.id ?? null,
        name: text('name'),
        subject: text('subject'),
        preheader: text('preheader'),
        md: text('md'),
        segment: segmentIn(given),
      }),
    );
    if (!saved) return;
    setDirty(false);
    setSaves(saves + 1);
    onSaved(saved, fr.saved);
  }
  function changed() {
    setDirty(true);
    if (form.current) askCount(segmentIn(new FormData(form.current)));
  }
  const shared = { readOnly: !open, error: undefined as string | undefined };
  const { fields } = call;
  return (
    <div className="mailing-two">
      <form ref={form} className="form" method="post" noValidate onSubmit={save} onInput={changed}>
        <Refused says={call.error} />
        <Field
          {...shared}
          label={fr.fields.name}
          hint={fr.fields.nameHint}
          name="name"
          required
          maxLength={NAME_MAX}
          defaultValue={campaign?.name}
          error={fields.name}
        />
        <Field
          {...shared}
          label={fr.fields.subject}
          name="subject"
          required
          maxLength={SUBJECT_MAX}
          defaultValue={campaign?.subject}
          error={fields.subject}
        />
        <Field
          {...shared}
          label={fr.fields.preheader}
          hint={fr.fields.preheaderHint}
          name="preheader"
          maxLength={PREHEADER_MAX}
          defaultValue={campaign?.preheader}
          error={fields.preheader}
        />
        <TextField
          {...shared}
          label={fr.fields.md}
          hint={fr.fields.mdHint}
          name="md"
          required
          rows={14}
          maxLength={MD_MAX}
          defaultValue={campaign?.md}
          error={fields.md}
        />
        <SegmentFields segment={campaign?.segment ?? NEW} fields={fields} count={count} />
        {open && (
          <div className="form-actions">
            <Button type="submit" look="main" busy={call.busy}>
              {fr.save}
            </Button>
          </div>
        )}
      </form>
      <div className="stack">
        {campaign && <LetterPreview id={campaign.id} saves={saves} />}
        {(dirty || !campaign) && <p>{fr.unsaved}</p>}
        {campaign && !dirty && (
          <SendPane campaign={campaign} count={count} onChanged={onSaved} onTold={onTold} />
        )}
      </div>
    </div>
  );
}

/** The number of people a segment means, asked again a moment after it changed; what was asked last is what shows. */
function useCount(first: Segment): [number | null, (segment: Segment) => void] {
  const [asked, setAsked] = useState(() => JSON.stringify(first));
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let last = true;
    setCount(null);
    const timer = setTimeout(async () => {
      const segment = JSON.parse(asked) as Segment;
      const found = await campaignCalls.count({ segment }).catch(() => null);
      if (last && found) setCount(found.count);
    }, PAUSE_MS);
    return () => {
      last = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return [count, useCallback((segment) => setAsked(JSON.stringify(segment)), [])];
}
