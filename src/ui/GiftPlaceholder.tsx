import './drawings/drawings.css';
import { Fragment } from 'react';
import { giftDrawings } from './drawings/gift-drawings.ts';
import { giftKind } from './drawings/gift-kind.ts';
import type { Piece } from './drawings/pieces.ts';

interface Props {
  name: string;
  classification?: string | null;
}

/** The twin of GiftPlaceholder.astro for islands. */
export function GiftPlaceholder({ name, classification }: Props) {
  const pieces: readonly Piece[] = giftDrawings[giftKind(name, classification)];
  return (
    <svg className="drawing" viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle className="drawing-light" cx="100" cy="104" r="82" />
      {pieces.map(({ tone, d, line, flat }) => (
        <Fragment key={d}>
          {!flat && <path data-cast="" d={d} transform="translate(2.5 4)" strokeWidth={line} />}
          <path className={line ? `t-${tone} line` : `t-${tone}`} d={d} strokeWidth={line} />
        </Fragment>
      ))}
    </svg>
  );
}
