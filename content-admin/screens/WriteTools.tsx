import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icons.ts';
import { editorFr } from '../editor.fr.ts';
import type { Active, Command, Frame, Insert } from '../types/writer.ts';

const { tools } = editorFr.write;

type Name = Command | Insert;

interface Tool {
  name: Name;
  /** A letter drawn in the look it gives, or an icon of the site. */
  face: ReactNode;
  keys?: string;
}

/** Drawn by the style sheet, like an icon: the tool's name is what is read. */
const sign = (letters: string) => <span className="tool-sign" data-sign={letters} />;
const icon = (name: IconName) => <Icon name={name} size={20} />;
const GROUPS: readonly (readonly Tool[])[] = [
  [
    { name: 'heading2', face: sign('T2'), keys: 'Control+Alt+2' },
    { name: 'heading3', face: sign('T3'), keys: 'Control+Alt+3' },
  ],
  [
    { name: 'bold', face: <strong aria-hidden="true">G</strong>, keys: 'Control+B' },
    { name: 'italic', face: <em aria-hidden="true">I</em>, keys: 'Control+I' },
    { name: 'strike', face: <del aria-hidden="true">B</del> },
    { name: 'link', face: icon('link'), keys: 'Control+K' },
  ],
  [
    { name: 'bullets', face: icon('list') },
    { name: 'numbers', face: sign('1.') },
    { name: 'quote', face: sign('«\u202f»') },
    { name: 'preformatted', face: sign('</>') },
    { name: 'rule', face: icon('minus') },
    { name: 'table', face: icon('table') },
    { name: 'callout', face: icon('info') },
  ],
  [
    { name: 'image', face: icon('image') },
    { name: 'video', face: sign('▷') },
    { name: 'gallery', face: icon('camera') },
    { name: 'note', face: sign('x¹') },
    { name: 'product', face: icon('gift') },
    { name: 'block', face: icon('blocks') },
  ],
  [
    { name: 'undo', face: icon('undo'), keys: 'Control+Z' },
    { name: 'redo', face: <span className="tool-redo">{icon('undo')}</span>, keys: 'Control+Y' },
  ],
];
const INSERTS: readonly Name[] = ['link', 'image', 'video', 'gallery', 'product', 'block', 'callout', 'note'];

interface Props {
  label: string;
  /** Nothing to write in yet. */
  disabled: boolean;
  active: Active;
  /** Pieces that this text does not take. */
  without: readonly Insert[];
  onCommand(command: Command): void;
  onInsert(insert: Insert): void;
}

/** One stop of the Tab key, walked with the arrows; the same in both forms of the text. */
export function WriteTools({ label, disabled, active, without, onCommand, onInsert }: Props) {
  const groups = GROUPS.map((group) => group.filter(({ name }) => !without.some((one) => one === name)));
  const all = groups.flat();
  const [stop, setStop] = useState<Name>('heading2');
  const bar = useRef<HTMLDivElement>(null);
  function walk(event: KeyboardEvent) {
    const at = all.findIndex(({ name }) => name === stop);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = all[(to + all.length) % all.length] as Tool;
    setStop(next.name);
    bar.current?.querySelector<HTMLElement>(`[data-tool="${next.name}"]`)?.focus();
  }
  const use = (name: Name) =>
    INSERTS.includes(name) ? onInsert(name as Insert) : onCommand(name as Command);
  return (
    <div ref={bar} className="body-tools" role="toolbar" aria-label={label} onKeyDown={walk}>
      {groups.map((group) => (
        <span className="tool-group" key={group[0]?.name}>
          {group.map(({ name, face, keys }) => (
            <button
              key={name}
              type="button"
              data-tool={name}
              title={keys ? `${tools[name]} (${keys.replace('Control', 'Ctrl')})` : tools[name]}
              aria-label={tools[name]}
              aria-keyshortcuts={keys}
              aria-pressed={name in PRESSED ? active.has(name as Command | Frame) : undefined}
              aria-disabled={disabled || undefined}
              tabIndex={name === stop ? 0 : -1}
              onFocus={() => setStop(name)}
              // The selection stays where it is while the bar is pressed.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => !disabled && use(name)}
            >
              {face}
            </button>
          ))}
        </span>
      ))}
    </div>
  );
}

/** The tools that stay pressed while they hold at the cursor; the others act once. */
const PRESSED: Partial<Record<Name, true>> = {
  heading2: true,
  heading3: true,
  bold: true,
  italic: true,
  strike: true,
  bullets: true,
  numbers: true,
  quote: true,
  preformatted: true,
  callout: true,
};
