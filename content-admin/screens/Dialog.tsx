import './dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { editorFr } from '../editor.fr.ts';
import { holdStill } from '../shared/hold-still.ts';

interface Props {
  title: string;
  onClose(): void;
  /** For one question and its answer. */
  narrow?: boolean;
  /** For what stands side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** One modal at a time: the browser's own dialog keeps the focus inside, Escape closes it. */
export function Dialog({ title, onClose, narrow, wide, children }: Props) {
  const width = narrow ? ' admin-dialog-narrow' : wide ? ' admin-dialog-wide' : '';
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    holdStill();
    dialog.current?.showModal();
    // The browser would begin with the button that closes.
    const first = dialog.current?.querySelector<HTMLInputElement>('[data-first]');
    first?.focus();
    if (first?.nodeName === 'INPUT') first.select();
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className={`admin-dialog${width}`} aria-labelledby={heading} onClose={onClose}>
      <div className="admin-dialog-head">
        <h2 id={heading}>{title}</h2>
        <Button className="button-icon" icon="close" aria-label={editorFr.close} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
