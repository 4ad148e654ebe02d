import './dialog.css';
import { type ReactNode, useId } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { sharedFr } from './shared.fr.ts';
import { useModal } from './useModal.ts';

interface Props {
  title: string;
  onClose(): void;
  /** For one question and its answer. */
  narrow?: boolean;
  /** For what stands side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** The admin's one kind of dialog, with its title and a button that closes it; one is open at a time. */
export function Dialog({ title, onClose, narrow, wide, children }: Props) {
  const width = narrow ? ' admin-dialog-narrow' : wide ? ' admin-dialog-wide' : '';
  const heading = useId();
  const dialog = useModal();
  return (
    <dialog ref={dialog} className={`admin-dialog${width}`} aria-labelledby={heading} onClose={onClose}>
      <div className="admin-dialog-head">
        <h2 id={heading}>{title}</h2>
        <Button className="button-icon" icon="close" aria-label={sharedFr.close} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
