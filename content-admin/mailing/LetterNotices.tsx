import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { editorFr } from '../editor.fr.ts';
import { CompareDialog } from '../screens/CompareDialog.tsx';
import { letterDifferences, mergeLetters } from './letter-text.ts';
import { mailingFr } from './mailing.fr.ts';
import { isOpen, type Letter } from './useLetter.ts';

const { conflict: fr } = mailingFr;
const { backup } = editorFr;

/** The copy that this browser kept of words that the server never got. */
export function KeptNotice({ letter, open }: { letter: Letter; open: boolean }) {
  const { found } = letter;
  if (!found) return null;
  return (
    <Notice title={backup.title} role="status">
      <p>{backup.text(formatMoment(new Date(found.at)))}</p>
      <div className="form-actions">
        {open ? (
          <Button look="main" onClick={letter.takeKept}>
            {backup.take}
          </Button>
        ) : (
          <Button look="main" onClick={() => letter.saveAsNew(found.words)}>
            {fr.copy}
          </Button>
        )}
        <Button onClick={letter.dropKept}>{backup.drop}</Button>
      </div>
    </Notice>
  );
}

/** Tells that somebody saved the letter, or sent it, while it was under these hands. */
export function LetterConflict({ letter }: { letter: Letter }) {
  const [comparing, setComparing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { theirs, versions, dirty } = letter;
  // Whoever saves by a key may be far below.
  useEffect(() => {
    if (theirs) place.current?.scrollIntoView({ block: 'center' });
  }, [theirs]);
  if (!theirs || !versions) return null;
  return (
    <div ref={place}>
      {isOpen(theirs) ? (
        <Notice role="alert" title={fr.title}>
          <p>{dirty ? fr.dirty : fr.clean}</p>
          <div className="form-actions">
            {dirty ? (
              <Button look="main" onClick={() => setComparing(true)}>
                {fr.compare}
              </Button>
            ) : (
              <Button onClick={letter.takeTheirs}>{fr.take}</Button>
            )}
          </div>
        </Notice>
      ) : (
        <LetterGone letter={letter} />
      )}
      {comparing && (
        <CompareDialog
          title={fr.heading}
          found={letterDifferences(versions)}
          labelOf={labelOf}
          onMerge={(choices) => {
            setComparing(false);
            letter.merge(mergeLetters(versions, choices));
          }}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  );
}

/** Its words can enter no more: they make another letter, or are given up. */
function LetterGone({ letter }: { letter: Letter }) {
  const { dirty } = letter;
  return (
    <Notice tone="alert" role="alert" title={fr.gone}>
      {dirty && <p>{fr.goneText}</p>}
      <div className="form-actions">
        {dirty && (
          <Button look="main" onClick={() => letter.saveAsNew()}>
            {fr.copy}
          </Button>
        )}
        <Button onClick={letter.takeTheirs}>{fr.see}</Button>
      </div>
    </Notice>
  );
}

function labelOf(name: string): string {
  const { fields, segment } = mailingFr;
  if (name === 'name' || name === 'subject' || name === 'preheader') return fields[name];
  return name === 'segment' ? segment.legend : fields.md;
}
