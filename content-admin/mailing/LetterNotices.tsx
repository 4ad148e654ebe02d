import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '#src/lib/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { Choice } from '../document/merge.ts';
import { editorFr } from '../editor.fr.ts';
import { CompareChoices } from '../screens/CompareChoices.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import { type LetterWords, letterDifferences, mergeLetters, type Versions } from './letter-text.ts';
import { mailingFr } from './mailing.fr.ts';
import { isOpen, type Letter } from './useLetter.ts';

const { conflict: fr } = mailingFr;
const { backup, conflict: compare } = editorFr;

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
        <LetterCompare versions={versions} onMerge={letter.merge} onClose={() => setComparing(false)} />
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

interface Props {
  versions: Versions;
  onMerge(merged: LetterWords): void;
  onClose(): void;
}

/** Two people's letters, place by place; what only one of them changed is chosen already. */
function LetterCompare({ versions, onMerge, onClose }: Props) {
  const found = letterDifferences(versions);
  const [chosen, setChosen] = useState<Record<string, Choice>>({});
  const choices = Object.fromEntries(
    found.flatMap(({ name, proposed }) => {
      const choice = chosen[name] ?? proposed;
      return choice ? [[name, choice]] : [];
    }),
  );
  const left = found.length - Object.keys(choices).length;
  function merge() {
    if (left > 0) return;
    onClose();
    onMerge(mergeLetters(versions, choices));
  }
  return (
    <Dialog title={fr.heading} onClose={onClose} wide>
      <p>{found.length > 0 ? compare.lead : compare.same}</p>
      {found.map((difference) => (
        <CompareChoices
          key={difference.name}
          difference={difference}
          label={labelOf(difference.name)}
          choice={choices[difference.name]}
          onChoose={(choice) => setChosen({ ...chosen, [difference.name]: choice })}
        />
      ))}
      <div className="form-actions">
        <Button look="main" aria-disabled={left > 0 || undefined} onClick={merge}>
          {compare.merge}
        </Button>
        <Button onClick={onClose}>{compare.cancel}</Button>
        <p className="small muted" role="status">
          {left > 0 && compare.missing(left)}
        </p>
      </div>
    </Dialog>
  );
}

function labelOf(name: string): string {
  const { fields, segment } = mailingFr;
  if (name === 'name' || name === 'subject' || name === 'preheader') return fields[name];
  return name === 'segment' ? segment.legend : fields.md;
}
