import { useStore } from '@nanostores/react';
import { Toast } from '#src/ui/Toast.tsx';
import { $toast } from './editor.store.ts';
import { restoreKeepingFocus } from './row-focus.ts';

const gone = () => $toast.set(null);

/** Says what was done, with the way to take it back. */
export function Toasts() {
  const toast = useStore($toast);
  const undo = toast?.undo;
  const takeBack =
    undo &&
    (() => {
      restoreKeepingFocus(() => {
        gone();
        undo();
      });
    });
  return (
    <div className="toasts" role="status">
      {toast && <Toast key={toast.id} text={toast.text} onGone={gone} undo={takeBack} />}
    </div>
  );
}
