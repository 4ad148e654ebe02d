import { type SubmitEvent, useRef, useState } from 'react';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';
import type { Campaign, Segment } from '#src/features/newsletter/newsletter.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { useSaveKey } from '../screens/useSaveKey.ts';
import { useLeaveWarning } from '../shared/useLeaveWarning.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { LetterText } from './LetterText.tsx';
import { LetterWords } from './LetterWords.tsx';
import { mailingFr as fr } from './mailing.fr.ts';
import { SegmentFields } from './SegmentFields.tsx';
import { SendPane } from './SendPane.tsx';
import { segmentIn } from './segment-form.ts';
import { useCount } from './useCount.ts';

interface Props {
  /** Null for a new one. */
  campaign: Campaign | null;
  onSaved(campaign: Campaign, told: string): void;
  onTold(told: string): void;
}

const NEW: Segment = { topics: ['magazine'] };

const wordsOf = (campaign: Campaign | null) => ({
  name: campaign?.name ?? '',
  subject: campaign?.subject ?? '',
  preheader: campaign?.preheader ?? '',
  md: campaign?.md ?? '',
});

/** One letter: its words, its readers, how it looks, and its sending. */
export function LetterEditor({ campaign, onSaved, onTold }: Props) {
  const call = useCall();
  const readers = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState(() => wordsOf(campaign));
  /** The same, for a save that comes before the screen was drawn again. */
  const written = useRef(words);
  const [dirty, setDirty] = useState(false);
  const [count, askCount] = useCount(campaign?.segment ?? NEW);
  useLeaveWarning(dirty);
  const open =
    !campaign ||
    campaign.status === 'draft' ||
    (campaign.status === 'canceled' && campaign.counts.recipients === 0);

  async function save() {
    if (!open || !readers.current) return;
    const segment = segmentIn(new FormData(readers.current));
    const sent = written.current;
    const saved = await call.run(() => campaignCalls.save({ id: campaign?.id ?? null, ...sent, segment }));
    if (!saved) return;
    // What was typed meanwhile is still to be saved.
    setDirty(written.current !== sent);
    onSaved(saved, fr.saved);
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void save();
  }
  useSaveKey(() => void save());
  function write(changed: Partial<typeof words>) {
    written.current = { ...written.current, ...changed };
    setWords(written.current);
    setDirty(true);
  }
  function chooseReaders() {
    setDirty(true);
    if (readers.current) askCount(segmentIn(new FormData(readers.current)));
  }
  const { fields } = call;
  return (
    <div className="mailing-two">
      <div className="form">
        <Refused says={call.error} />
        <form className="form" method="post" noValidate onSubmit={submit}>
          <LetterWords words={words} open={open} fields={fields} onChange={write} />
        </form>
        {/* Outside of the forms: its dialogs have their own. */}
        {open && <LetterText value={words.md} error={fields.md} onChange={(md) => write({ md })} />}
        <form
          ref={readers}
          className="form"
          method="post"
          noValidate
          onSubmit={submit}
          onInput={chooseReaders}
        >
          <SegmentFields
            segment={campaign?.segment ?? NEW}
            open={open}
            fields={fields}
            count={open || campaign?.status === 'scheduled' ? count : undefined}
          />
          {open && (
            <div className="form-actions">
              <Button type="submit" look="main" busy={call.busy}>
                {fr.save}
              </Button>
            </div>
          )}
        </form>
      </div>
      <div className="stack">
        <LetterPreview subject={words.subject} preheader={words.preheader} md={words.md} />
        {(dirty || !campaign) && <p>{fr.unsaved}</p>}
        {campaign && !dirty && (
          <SendPane campaign={campaign} count={count} onChanged={onSaved} onTold={onTold} />
        )}
      </div>
    </div>
  );
}
