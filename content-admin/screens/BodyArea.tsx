import './write.css';
import { lazy, Suspense, useState } from 'react';
import { Notice } from '#src/ui/Notice.tsx';
import { tooLongForRich } from '../document/too-long-for-rich.ts';
import { editorFr } from '../editor.fr.ts';
import type { Active, Insert, Writer, WriterEvents } from '../types/writer.ts';
import { InsertDialog, type Opened } from './InsertDialog.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import { TableTools } from './TableTools.tsx';
import { WriteHint } from './WriteHint.tsx';
import { WriteTools } from './WriteTools.tsx';

const { write } = editorFr;
const CodeArea = lazy(() => import('../code/CodeArea.tsx').then((module) => ({ default: module.CodeArea })));
const RichArea = lazy(() => import('../rich/RichArea.tsx').then((module) => ({ default: module.RichArea })));

const NONE: Active = new Set();

const isSame = (a: Active, b: Active) => a.size === b.size && [...a].every((one) => b.has(one));

interface Props {
  mode: 'rich' | 'markdown';
  value: string;
  onChange(value: string): void;
  label?: string;
  onBeyond?(way: 'undo' | 'redo'): void;
  /** A field of the sheet, and not the text itself. */
  small?: boolean;
  /** Pieces that this text does not take. */
  without?: readonly Insert[];
}

const ALL_TAKEN: readonly Insert[] = [];

/** The text in one of its two forms, under one bar of tools. */
export function BodyArea(props: Props) {
  const { mode, value, onChange, label = write.body, small = false, without = ALL_TAKEN } = props;
  const [writer, setWriter] = useState<Writer | null>(null);
  const [active, setActive] = useState(NONE);
  const [opened, setOpened] = useState<Opened | null>(null);
  const tooLong = mode === 'rich' ? tooLongForRich(value) : null;
  const form = tooLong ? 'markdown' : mode;
  const openCallout = () => writer && setOpened({ kind: 'callout', callout: writer.callout() });
  const openLink = () => writer && setOpened({ kind: 'link', link: writer.link() });
  const openInsert = (kind: Insert) => {
    if (kind === 'link') openLink();
    else if (kind === 'callout') openCallout();
    else setOpened(kind === 'image' ? { kind, files: [] } : { kind });
  };
  const events: WriterEvents = {
    onChange,
    onActive: (now) => setActive((last) => (isSame(last, now) ? last : now)),
    onLinkKey: openLink,
    onFiles: (files) => setOpened({ kind: 'image', files }),
    onBeyond: props.onBeyond,
  };
  const shared = { label, hint: write.leave, value, ...events };
  return (
    <div className={small ? 'body-field body-field-small' : 'body-field'}>
      {tooLong && (
        <Notice role="status">
          <p>{write.tooLongForRich[tooLong]}</p>
        </Notice>
      )}
      <div className="body-bars">
        <WriteTools
          label={small ? write.tools.labelOf(label) : write.tools.label}
          disabled={writer === null}
          active={active}
          without={without}
          onCommand={(command) => writer?.run(command)}
          onInsert={openInsert}
        />
        {active.has('table') && <TableTools onCommand={(command) => writer?.run(command)} />}
      </div>
      <LoadBoundary key={form} value={value} onChange={onChange} label={label}>
        <Suspense fallback={<div className="body-waiting input" aria-busy="true" />}>
          {form === 'rich' ? (
            <RichArea
              {...shared}
              onReady={setWriter}
              onCallout={openCallout}
              onInsert={openInsert}
              without={without}
              onLocked={(raw, rewrite) => setOpened({ kind: 'locked', raw, rewrite })}
              onPicture={(picture) => setOpened({ kind: 'picture', picture })}
            />
          ) : (
            <CodeArea {...shared} onReady={setWriter} />
          )}
        </Suspense>
      </LoadBoundary>
      {!small && <WriteHint />}
      {opened && writer && (
        <InsertDialog opened={opened} writer={writer} onOpen={setOpened} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}
