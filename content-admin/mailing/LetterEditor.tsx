import { type SubmitEvent, useEffect, useRef } from 'react';
import type { Campaign } from '#src/features/newsletter/newsletter.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { useSaveKey } from '../screens/useSaveKey.ts';
import { KeptNotice, LetterConflict } from './LetterNotices.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { LetterReport } from './LetterReport.tsx';
import { LetterText } from './LetterText.tsx';
import { LetterWords } from './LetterWords.tsx';
import { mailingFr as fr } from './mailing.fr.ts';
import { SegmentFields } from './SegmentFields.tsx';
import { SendPane } from './SendPane.tsx';
import { segmentIn } from './segment-form.ts';
import { useCount } from './useCount.ts';
import { isOpen, useLetter } from './useLetter.ts';

interface Props {
  /** Null for a new one. */
  campaign: Campaign | null;
  onSaved(campaign: Campaign, told: string): void;
  onTold(told: string | null): void;
  /** It went on by itself. */
  onNews(campaign: Campaign): void;
}

const hasLeft = ({ status, counts }: Campaign) =>
  status === 'sending' || status === 'sent' || status === 'scheduled' || counts.recipients > 0;

/** One letter: its words, its readers, how it looks, and its sending. */
export function LetterEditor({ campaign, onSaved, onTold, onNews }: Props) {
  const letter = useLetter(campaign, onSaved);
  const readers = useRef<HTMLFormElement>(null);
  const { call, words, dirty, theirs, write } = letter;
  const [count, askCount] = useCount(words.segment);
  const open = isOpen(campaign);
  const { shown } = letter;
  useEffect(() => askCount(shown.segment), [shown, askCount]);
  // The save before this one is no news any more.
  useEffect(() => {
    if (theirs) onTold(null);
  }, [theirs, onTold]);

  function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    if (open && !theirs) letter.save();
  }
  useSaveKey(() => submit());
  function chooseReaders() {
    if (!readers.current) return;
    const segment = segmentIn(new FormData(readers.current));
    write({ segment });
    askCount(segment);
  }
  const { fields } = call;
  return (
    <div className="mailing-two">
      {campaign && hasLeft(campaign) && (
        <div className="mailing-whole stack">
          <LetterReport campaign={campaign} onNews={onNews} />
          <div className="form-actions">
            <Button
              icon="copy"
              busy={call.busy}
              onClick={() => letter.saveAsNew({ ...words, name: fr.copyOf(words.name) })}
            >
              {fr.again}
            </Button>
          </div>
        </div>
      )}
      <div className="form">
        <Refused says={theirs ? null : call.error} />
        <KeptNotice letter={letter} open={open} />
        <LetterConflict letter={letter} />
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
            key={shown.key}
            segment={shown.segment}
            open={open}
            fields={fields}
            count={open || campaign?.status === 'scheduled' ? count : undefined}
          />
          {open && (
            <div className="form-actions">
              <Button type="submit" look="main" busy={call.busy}>
                {fr.save}
              </Button>
              <p className="small muted" role="status">
                {fr.kept[letter.kept]}
              </p>
            </div>
          )}
        </form>
      </div>
      <div className="stack">
        <LetterPreview subject={words.subject} preheader={words.preheader} md={words.md} />
        {(dirty || !campaign) && <p>{fr.unsaved}</p>}
        {campaign && !dirty && !theirs && (
          <SendPane
            key={`${campaign.id} ${campaign.send_at}`}
            campaign={campaign}
            count={count}
            onChanged={onSaved}
            onTold={onTold}
            onRefusal={letter.onNewer}
          />
        )}
      </div>
    </div>
  );
}
