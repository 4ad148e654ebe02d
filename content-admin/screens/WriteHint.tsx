import type { FocusEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { editorFr } from '../editor.fr.ts';
import { shortcutsFr } from '../shortcuts.fr.ts';
import { ShortcutsDialog, useShortcutsKey } from './ShortcutsDialog.tsx';

/** Under the text: how the keyboard leaves it, and what else it does. */
export function WriteHint() {
  const [open, setOpen] = useShortcutsKey();
  return (
    <div className="write-hint">
      <p className="small muted">{editorFr.write.leave}</p>
      <Button look="quiet" aria-keyshortcuts="Control+?" onFocus={keepInView} onClick={() => setOpen(true)}>
        {shortcutsFr.open}
      </Button>
      {open && <ShortcutsDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

/** A long text is measured as it shows: coming down by keyboard makes it grow, and would push this out of sight. */
function keepInView({ currentTarget }: FocusEvent<HTMLElement>) {
  const field = currentTarget.parentElement?.parentElement;
  if (!field) return;
  const watch = new ResizeObserver(() => currentTarget.scrollIntoView({ block: 'nearest' }));
  watch.observe(field);
  currentTarget.addEventListener('blur', () => watch.disconnect(), { once: true });
}
