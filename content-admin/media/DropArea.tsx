import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { mediaFr } from './media.fr.ts';
import { ACCEPTED, picturesOf } from './upload.ts';

interface Props {
  onFiles(files: File[]): void;
  multiple?: boolean;
  label?: string;
  /** False while another place takes what is pasted: a dialog above it. */
  pasting?: boolean;
  children?: ReactNode;
}

/** Takes pictures by a button, a drop anywhere on it, or a paste anywhere on the page. */
export function DropArea({
  onFiles,
  multiple = true,
  label = mediaFr.drop.add,
  pasting = true,
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (!pasting) return;
    const paste = (event: ClipboardEvent) => {
      const files = picturesOf(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [pasting]);
  const dragging = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button inside
    <div
      className="drop-area"
      data-over={over || undefined}
      onDragEnter={dragging}
      onDragOver={dragging}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={dropped}
    >
      <div className="drop-area-bar">
        <Button look="main" icon="add" onClick={() => input.current?.click()}>
          {label}
        </Button>
        <p className="small muted">{mediaFr.drop.hint}</p>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={label}
          accept={ACCEPTED}
          multiple={multiple}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {children}
      {over && <p className="drop-area-veil">{mediaFr.drop.here}</p>}
    </div>
  );
}
