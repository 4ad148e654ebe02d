import './shortcuts.css';
import { useEffect, useState } from 'react';
import { Dialog } from '../shared/Dialog.tsx';
import { shortcutsFr as fr } from '../shortcuts.fr.ts';

const isMac = () => /mac/i.test(navigator.platform);

function Keys({ keys }: { keys: string }) {
  const shown = isMac() ? keys.replace('Ctrl', '⌘').replace('Alt', '⌥') : keys;
  return shown.split(/(\+(?=.)| puis )/).map((part, n) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line never move
    if (n % 2 === 1) return <span key={n}>{part === '+' ? ' + ' : part}</span>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one line never move
    return <kbd key={n}>{part}</kbd>;
  });
}

/** Ctrl+? from anywhere on the screen, or the button under the text. */
export function useShortcutsKey(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== '?') return;
      event.preventDefault();
      if (!document.querySelector('dialog:modal')) setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return [open, setOpen];
}

export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={fr.title} onClose={onClose}>
      <div className="shortcuts">
        {fr.groups.map(({ name, lines }) => (
          <table key={name} className="shortcuts-group">
            <caption>{name}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{fr.keys}</th>
                <th scope="col">{fr.does}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(([keys, does]) => (
                <tr key={keys + does}>
                  <td className="shortcuts-keys">
                    <Keys keys={keys} />
                  </td>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </Dialog>
  );
}
