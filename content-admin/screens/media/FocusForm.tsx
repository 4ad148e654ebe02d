import './focus.css';
import { useState } from 'react';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { FOCUS_STEPS, type Focus, type MediaItem } from '#src/features/media/media.ts';
import { Refused } from '#src/ui/Refused.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { thumbOf } from '../../media/MediaGrid.tsx';
import { mediaFr } from '../../media/media.fr.ts';

const { detail } = mediaFr;
const MIDDLE: Focus = { x: 50, y: 50 };
const POINTS = FOCUS_STEPS.flatMap((y, row) => FOCUS_STEPS.map((x, column) => ({ x, y, row, column })));

/** Twenty-five places over the picture; the one chosen is saved at once, and two cuts show what it does. */
export function FocusForm({ item }: { item: MediaItem }) {
  const { run, busy, message } = useCall();
  const [focus, setFocus] = useState(item.focus ?? MIDDLE);
  const [told, setTold] = useState('');
  async function choose(point: Focus) {
    const before = focus;
    setFocus(point);
    setTold('');
    if (await run(() => mediaCalls.updateMedia({ id: item.id, focus: point }))) setTold(detail.focused);
    else setFocus(before);
  }
  const shown = { src: thumbOf(item), 'data-focus-x': focus.x, 'data-focus-y': focus.y };
  return (
    <fieldset className="focus" aria-busy={busy}>
      <legend>{detail.focus}</legend>
      <p className="small muted">{detail.focusHint}</p>
      <div className="focus-picture">
        <img src={thumbOf(item)} alt="" />
        <div className="focus-points">
          {POINTS.map(({ x, y, row, column }) => (
            <label key={`${x} ${y}`}>
              <input
                type="radio"
                name="focus"
                checked={focus.x === x && focus.y === y}
                onChange={() => choose({ x, y })}
              />
              <span className="visually-hidden">
                {detail.focusAt(detail.across[column] ?? '', detail.down[row] ?? '')}
              </span>
            </label>
          ))}
        </div>
      </div>
      <Refused says={message} />
      <p role="status" className="small">
        {told}
      </p>
      <p className="small muted">{detail.previews}</p>
      <p className="focus-cuts">
        <img {...shown} className="focus-card" alt="" />
        <img {...shown} className="focus-band" alt="" />
      </p>
    </fieldset>
  );
}
