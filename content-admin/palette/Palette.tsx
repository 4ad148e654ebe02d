import './palette.css';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import { useModal } from '../shared/useModal.ts';
import type { Command } from './commands.ts';
import { PaletteGroup } from './PaletteGroup.tsx';
import { paletteFr } from './palette.fr.ts';
import { useFound } from './useFound.ts';

const GROUPS = ['content', 'go', 'make'] as const;

interface Props {
  /** Gives the letters that were typed before the field was there. */
  typed(): string;
  onClose(): void;
}

/** The browser's own dialog around a combobox whose list is always unfolded. */
export function Palette({ typed, onClose }: Props) {
  const dialog = useModal();
  const [query, setQuery] = useState('');
  // The field has the focus by now: the next letter is its own.
  useEffect(() => setQuery(typed()), [typed]);
  const { commands, failed } = useFound(query);
  const combobox = useCombobox<Command>({
    items: commands,
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.label ?? '',
    stateReducer: (_state, { changes }) => ({ ...changes, inputValue: changes.inputValue ?? query }),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && location.assign(selectedItem.href),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = commands[combobox.highlightedIndex];
    if (event.key === 'Escape') dialog.current?.close();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !chosen) return;
    event.preventDefault();
    window.open(chosen.href, '_blank', 'noopener');
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className="palette" aria-label={paletteFr.title} onClose={onClose}>
      <div className="palette-input">
        <Icon name="search" size={20} />
        <input
          placeholder={paletteFr.placeholder}
          {...combobox.getInputProps({
            'aria-label': paletteFr.label,
            'aria-labelledby': undefined,
            onKeyDown,
            onChange: (event) => setQuery(event.currentTarget.value),
          })}
        />
      </div>
      {failed && <p className="palette-said">{paletteFr.failed}</p>}
      <div
        className="palette-list"
        {...combobox.getMenuProps({ 'aria-label': paletteFr.title, 'aria-labelledby': undefined })}
      >
        {GROUPS.map((group) => (
          <PaletteGroup key={group} group={group} commands={commands} combobox={combobox} />
        ))}
      </div>
      {commands.length === 0 && <p className="palette-said">{paletteFr.none}</p>}
      <p className="visually-hidden" role="status">
        {paletteFr.found(commands.length)}
      </p>
      <p className="palette-keys">{paletteFr.keys}</p>
    </dialog>
  );
}
