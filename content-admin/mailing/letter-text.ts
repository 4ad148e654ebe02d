import type { Campaign, Segment } from '#src/features/newsletter/newsletter.ts';
import { formatDate } from '#src/lib/format.ts';
import { BODY, type Choice, type Difference } from '../document/merge.ts';
import { mergeBodies } from '../document/merge-body.ts';
import { mailingFr } from './mailing.fr.ts';
import { CHOICES } from './segment-form.ts';

/** All that somebody writes of a letter. */
export type LetterWords = Pick<Campaign, 'name' | 'subject' | 'preheader' | 'md' | 'segment'>;

const LINES = ['name', 'subject', 'preheader'] as const;
const EMPTY: LetterWords = {
  name: '',
  subject: '',
  preheader: '',
  md: '',
  segment: { topics: ['magazine'] },
};

export function wordsOf(letter: LetterWords | null): LetterWords {
  const { name, subject, preheader, md, segment } = letter ?? EMPTY;
  return { name, subject, preheader, md, segment };
}

/** A segment's lines in one order, so that two of them can be compared. */
function inOrder({ topics, ...rest }: Segment): string {
  const lines = Object.entries(rest).filter(([, value]) => value !== undefined);
  return JSON.stringify([[...topics].sort(), lines.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/** The server trims what stands on one line. */
export function sameWords(a: LetterWords, b: LetterWords): boolean {
  return (
    a.md === b.md &&
    LINES.every((name) => a[name].trim() === b[name].trim()) &&
    inOrder(a.segment) === inOrder(b.segment)
  );
}

const { segment: fr } = mailingFr;

/** A segment in words, for who compares two of them. */
export function segmentText(segment: Segment): string {
  const topics = segment.topics.map((topic) => fr.topicNames[topic]).join(', ') || fr.all;
  const choices = CHOICES.flatMap((name) => {
    const value = segment[name];
    return value === undefined ? [] : [`${fr[name]}\u202f: ${value ? fr.yes : fr.no}`];
  });
  const days = (['term', 'joined'] as const).flatMap((which) => {
    const [from, to] = [segment[`${which}_from`], segment[`${which}_to`]];
    if (!from && !to) return [];
    return [
      [fr[which], from && `${fr.from} ${formatDate(from)}`, to && `${fr.to} ${formatDate(to)}`]
        .filter(Boolean)
        .join(' '),
    ];
  });
  return [topics, ...choices, ...days].join('\n');
}

export interface Versions {
  base: LetterWords;
  mine: LetterWords;
  theirs: LetterWords;
}

/** The places where two people's letters differ, each with what is proposed: what changed on one side alone. */
export function letterDifferences({ base, mine, theirs }: Versions): Difference[] {
  const parts = [...LINES.map((name) => [name, (one: LetterWords) => one[name]] as const)];
  const segment = ['segment', (one: LetterWords) => segmentText(one.segment)] as const;
  const body = [BODY, (one: LetterWords) => one.md] as const;
  return [...parts, segment, body].flatMap(([name, of]): Difference[] => {
    const [was, own, other] = [of(base), of(mine), of(theirs)];
    if (own === other) return [];
    const proposed = was === own ? 'theirs' : was === other ? 'mine' : null;
    const difference: Difference = { name, was, mine: own, theirs: other, proposed };
    if (name !== BODY) return [difference];
    const { text, conflicts } = mergeBodies({ base: was, mine: own, theirs: other });
    return [{ ...difference, both: text, proposed: proposed ?? (conflicts === 0 ? 'both' : null) }];
  });
}

/** Theirs, with what was chosen of mine in its place. */
export function mergeLetters({ base, mine, theirs }: Versions, choices: Record<string, Choice>): LetterWords {
  const side = (name: string) => (choices[name] === 'mine' ? mine : theirs);
  const md =
    choices[BODY] === 'both'
      ? mergeBodies({ base: base.md, mine: mine.md, theirs: theirs.md }).text
      : side(BODY).md;
  return {
    name: side('name').name,
    subject: side('subject').subject,
    preheader: side('preheader').preheader,
    segment: side('segment').segment,
    md,
  };
}
