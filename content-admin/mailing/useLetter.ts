import { useEffect, useRef, useState } from 'react';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';
import type { Campaign } from '#src/features/newsletter/newsletter.ts';
import { type Refusal, useCall } from '#src/ui/useCall.ts';
import { useLeaveWarning } from '../shared/useLeaveWarning.ts';
import { dropOwnLetter, type FoundLetter, findLetters, forgetLetter } from './kept-letter.ts';
import { type LetterWords, sameWords, wordsOf } from './letter-text.ts';
import { mailingFr as fr } from './mailing.fr.ts';
import { type LetterBase, useKeptLetter } from './useKeptLetter.ts';

const baseOf = (campaign: Campaign | null): LetterBase => ({
  id: campaign?.id ?? null,
  revision: campaign?.revision ?? 0,
  words: wordsOf(campaign),
});

/** True of a letter whose words may still be changed. */
export const isOpen = (campaign: Campaign | null): boolean =>
  !campaign ||
  campaign.status === 'draft' ||
  (campaign.status === 'canceled' && campaign.counts.recipients === 0);

type OnSaved = (campaign: Campaign, told: string) => void;

/** One letter under somebody's hands: its words, what of them is saved, and what somebody else saved meanwhile. */
export function useLetter(campaign: Campaign | null, onSaved: OnSaved) {
  const call = useCall();
  const base = useRef(baseOf(campaign));
  const [words, setWords] = useState(base.current.words);
  /** The same, for a save that comes before the screen was drawn again. */
  const written = useRef(words);
  /** Somebody else's newer letter. */
  const [theirs, setTheirs] = useState<Campaign | null>(null);
  const [found, setFound] = useState<FoundLetter | null>(null);
  async function look() {
    const { id, words: saved } = base.current;
    const left = await toTakeBack(id, saved);
    // Somebody typed meanwhile: the copy waits for the next time.
    setFound(sameWords(written.current, saved) ? left : null);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the letter opens
  useEffect(() => void look(), []);
  const [kept, keepNow] = useKeptLetter(base, written, words);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  /** Words from outside of the fields: another one for each, and the fields that keep their own are made again. */
  const [shown, setShown] = useState({ key: 0, segment: words.segment });
  const dirty = !sameWords(words, base.current.words);
  useLeaveWarning(dirty);

  function show(next: LetterWords) {
    written.current = next;
    setWords(next);
    setShown(({ key }) => ({ key: key + 1, segment: next.segment }));
  }
  function settle(saved: Campaign, told: string) {
    base.current = baseOf(saved);
    setTheirs(null);
    // Drawn again: what was typed meanwhile is still to be saved.
    setWords({ ...written.current });
    onSaved(saved, told);
  }
  const onRefusal = ({ body }: Refusal) => {
    const newer = body?.campaign as Campaign | undefined;
    if (newer) setTheirs(newer);
  };
  /** One save after the other: the second knows the revision, and the number, that the first made. */
  function inTurn(work: () => Promise<void>) {
    turn.current = turn.current.then(work);
  }
  return {
    call,
    words,
    dirty,
    kept,
    shown,
    found,
    theirs,
    versions: theirs && { base: base.current.words, mine: words, theirs: wordsOf(theirs) },
    write(changed: Partial<LetterWords>) {
      written.current = { ...written.current, ...changed };
      setWords(written.current);
    },
    save: () =>
      inTurn(async () => {
        const { id, revision } = base.current;
        const sent = { id, revision: id === null ? null : revision, ...written.current };
        const saved = await call.run(() => campaignCalls.save(sent), onRefusal);
        if (saved) settle(saved, fr.saved);
      }),
    /** For words that cannot go into their letter any more. */
    saveAsNew: (copied = written.current) =>
      inTurn(async () => {
        const { id } = base.current;
        const saved = await call.run(() => campaignCalls.save({ id: null, ...copied }));
        if (!saved) return;
        dropOwnLetter(id);
        if (found && copied === found.words) forgetLetter(found.name);
        setFound(null);
        show(wordsOf(saved));
        settle(saved, fr.copied);
      }),
    onNewer: onRefusal,
    /** Gives up what was typed here. */
    takeTheirs() {
      if (!theirs) return;
      call.clear();
      show(wordsOf(theirs));
      settle(theirs, fr.conflict.taken);
    },
    merge(merged: LetterWords) {
      if (!theirs) return;
      call.clear();
      show(merged);
      settle(theirs, fr.conflict.merged);
    },
    /** Takes the copy that this browser kept; one from an older letter than the server's meets it at the next save. */
    takeKept() {
      if (!found) return;
      setFound(null);
      show(found.words);
      const isOlder = base.current.id !== null && found.revision !== base.current.revision;
      if (isOlder) {
        base.current = { ...base.current, revision: found.revision, words: found.base };
        setTheirs(campaign);
      }
      // From now on the copy is this tab's.
      keepNow();
      forgetLetter(found.name);
    },
    dropKept() {
      if (found) forgetLetter(found.name);
      void look();
    },
  };
}

export type Letter = ReturnType<typeof useLetter>;

/** The newest copy that a page left behind, where it says something else than the server. */
async function toTakeBack(id: number | null, saved: LetterWords): Promise<FoundLetter | null> {
  const found = await findLetters(id);
  for (const { name } of found.filter(({ words }) => sameWords(words, saved))) forgetLetter(name);
  return found.find(({ words }) => !sameWords(words, saved)) ?? null;
}
