import './drawings/drawings.css';
import { Fragment } from 'react';
import { type GiftKind, giftDrawings } from './drawings/gift-drawings.ts';
import type { Piece } from './drawings/pieces.ts';

/** One cut-paper drawing of the set, for islands; always a decoration. */
export function Drawing({ kind }: { kind: GiftKind }) {
  const pieces: readonly Piece[] = giftDrawings[kind];
  return (
    <svg className="drawing" viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle className="drawing-light" cx="100" cy="104" r="82" />
      {pieces.map(({ tone, d, line, flat }) => (
        <Fragment key={`${tone}${d}`}>
          {!flat && <path data-cast="" d={d} strokeWidth={line} />}
          <path className={line ? `t-${tone} line` : `t-${tone}`} d={d} strokeWidth={line} />
        </Fragment>
      ))}
    </svg>
  );
}
