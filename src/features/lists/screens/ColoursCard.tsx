import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { DEFAULT_DESIGN, type Design, designOf, readableText } from '../design.ts';
import { editorFr } from '../editor/editor.fr.ts';
import { changeList, save, say } from '../editor/editor.store.ts';
import { remember, takeBack } from '../editor/history.ts';
import { listCalls } from '../list.calls.ts';
import type { DetailedList } from '../list.ts';
import { PALETTES } from './palettes.ts';
import { screensFr } from './screens.fr.ts';

const fr = screensFr.look;
type Colours = Pick<Design, 'color' | 'header'>;
type Part = keyof Design['color'] | 'header';
const PARTS: readonly Part[] = ['main', 'mainDark', 'mainLight', 'text', 'header'];
/** A colour field changes at each move of the pointer. */
const QUIET_MS = 400;

const coloursOf = ({ color, header }: Design): Colours => ({ color, header });
const partOf = (colours: Colours, part: Part) => (part === 'header' ? colours.header : colours.color[part]);
const withPart = (colours: Colours, part: Part, value: string): Colours =>
  part === 'header'
    ? { ...colours, header: value }
    : { ...colours, color: { ...colours.color, [part]: value } };

/** Shown at once with the contrast the server keeps, saved when the hand rests. */
export function ColoursCard({ list }: { list: DetailedList }) {
  const [draft, setDraft] = useState<Colours>(coloursOf(list.design));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = coloursOf(list.design);
  useEffect(() => () => clearTimeout(timer.current), []);

  const store = (colours: Colours) => {
    changeList({ design: { ...designOf(colours), customCover: list.design.customCover } });
    save({
      call: listCalls.updateDesign,
      input: { list_uuid: list.uuid, design: colours },
      key: 'design',
    });
  };
  const choose = (colours: Colours, wait = 0) => {
    setDraft(colours);
    changeList({ design: { ...designOf(colours), customCover: list.design.customCover } });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      store(colours);
      const back = () => {
        setDraft(shown);
        store(shown);
      };
      remember(editorFr.history.colours, back);
      if (wait === 0) say(fr.saved, () => takeBack(back));
    }, wait);
  };
  const guarded = readableText(draft.color.text, [draft.header, draft.color.mainLight]) !== draft.color.text;
  return (
    <div className="stack">
      <fieldset className="fieldset">
        <legend>{fr.palettes}</legend>
        <div className="palettes">
          {PALETTES.map(({ name, design }) => (
            <PaletteButton
              key={name}
              name={name}
              colours={design}
              pressed={JSON.stringify(design) === JSON.stringify(draft)}
              onChoose={() => choose(design)}
            />
          ))}
        </div>
      </fieldset>
      <details className="look-fine">
        <summary>{fr.fine}</summary>
        <div className="look-parts">
          {PARTS.map((part) => (
            <label key={part}>
              <span>{fr.names[part]}</span>
              <input
                type="color"
                value={partOf(draft, part)}
                onChange={(event) => choose(withPart(draft, part, event.target.value), QUIET_MS)}
              />
            </label>
          ))}
        </div>
        <p role="status">{guarded && fr.guarded}</p>
      </details>
      <p>
        <Button look="quiet" icon="undo" onClick={() => choose(coloursOf(DEFAULT_DESIGN))}>
          {fr.reset}
        </Button>
      </p>
    </div>
  );
}

interface PaletteProps {
  name: string;
  colours: Colours;
  pressed: boolean;
  onChoose: () => void;
}

function PaletteButton({ name, colours, pressed, onChoose }: PaletteProps) {
  const { color, header } = colours;
  return (
    <button type="button" className="palette" aria-pressed={pressed} onClick={onChoose}>
      <svg viewBox="0 0 40 20" width="64" height="32" aria-hidden="true" focusable="false">
        <rect width="40" height="20" fill={header} />
        <circle cx="10" cy="10" r="6" fill={color.main} />
        <circle cx="20" cy="10" r="6" fill={color.mainDark} />
        <circle cx="30" cy="10" r="6" fill={color.mainLight} stroke={color.mainDark} strokeWidth="0.5" />
      </svg>
      <span>
        <span className="visually-hidden">{fr.palette('')}</span>
        {name}
      </span>
    </button>
  );
}
