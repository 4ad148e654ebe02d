import './life.css';
import { useMemo } from 'react';
import { type Piece, textChanges } from '../document/changes.ts';
import { lifeFr } from './life.fr.ts';

const fr = lifeFr.history;

interface Props {
  before: string;
  after: string;
  /** The name of the region for a screen reader. */
  label: string;
}

/** The changes of a text: struck out and underlined, not shown by colour alone, and named for screen readers. */
export function Changes({ before, after, label }: Props) {
  const passages = useMemo(() => textChanges(before, after), [before, after]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, by keyboard too
    <section className="changes" aria-label={label} tabIndex={0}>
      {passages.map((passage, n) =>
        'skipped' in passage ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: passages have no other name, and never move
          <p key={n} className="changes-skipped">
            {fr.skipped(passage.skipped)}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <div key={n} className="changes-text">
            {passage.pieces.map((piece, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <Part key={at} piece={piece} />
            ))}
          </div>
        ),
      )}
    </section>
  );
}

function Part({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <span className="visually-hidden">{` [${fr[kind]}\u202f: `}</span>
      {text}
      <span className="visually-hidden">{'] '}</span>
    </Mark>
  );
}
