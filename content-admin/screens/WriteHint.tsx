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
      <Button look="quiet" aria-keyshortcuts="Control+?" onClick={() => setOpen(true)}>
        {shortcutsFr.open}
      </Button>
      {open && <ShortcutsDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
