import './insert.css';
import { useCombobox } from 'downshift';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RequiredMark } from '#src/ui/Field.tsx';
import { escapeFolds } from '../shared/escape-folds.ts';
import { insertFr } from './insert.fr.ts';
import { useSearch } from './useSearch.ts';

interface Props<T> {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  required?: boolean | undefined;
  /** The text of the field while nobody types; left out, the field keeps what was typed. */
  value?: string;
  search(query: string): Promise<readonly T[]>;
  keyOf(item: T): string | number;
  textOf(item: T): string;
  draw?(item: T): ReactNode;
  onPick(item: T): void;
  /** Takes the text as it is typed, for a field that accepts more than what is found. */
  onTyped?(text: string): void;
  autoFocus?: boolean;
}

const { search: fr } = insertFr;

/** A field that searches while one types, and whose results are walked with the arrows. */
export function SearchPicker<T>(props: Props<T>) {
  const { label, hint, error, required, value, search, keyOf, textOf, draw, onPick, onTyped } = props;
  const [typing, setTyping] = useState<string | null>(null);
  const query = typing ?? (onTyped ? (value ?? '') : '');
  const { items, state } = useSearch(search, query);
  const box = useCombobox<T>({
    items: items as T[],
    inputValue: typing ?? value ?? '',
    selectedItem: null,
    itemToString: (item) => (item ? textOf(item) : ''),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      setTyping(null);
      onPick(selectedItem);
    },
    getA11yStatusMessage: () => '',
  });
  const id = box.getInputProps().id;
  const place = useRef<HTMLDivElement>(null);
  // Low on a phone's screen, or of a dialog, the list would open out of sight.
  useEffect(() => {
    if (box.isOpen && items.length > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [box.isOpen, items.length]);
  const status = state === 'ready' && items.length > 0 ? fr.count(items.length) : fr[noResults(state)];
  return (
    <div ref={place} className="field search-picker">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: downshift says whose label it is */}
      <label className="field-label" {...box.getLabelProps()}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...box.getInputProps({
          className: 'input',
          autoComplete: 'off',
          spellCheck: false,
          'data-first': props.autoFocus || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' '),
          onChange: (event) => {
            setTyping(event.currentTarget.value);
            onTyped?.(event.currentTarget.value);
          },
          onKeyDown: escapeFolds(box.isOpen),
          // A half-typed word is dropped when nothing was chosen.
          onBlur: () => value !== undefined && setTyping(null),
        })}
      />
      <p className="visually-hidden" role="status">
        {box.isOpen && status}
      </p>
      <ul {...box.getMenuProps({ className: 'picker-list plain', hidden: !box.isOpen })}>
        {box.isOpen &&
          items.map((item, index) => (
            <li
              key={keyOf(item)}
              {...box.getItemProps({ item, index })}
              data-active={box.highlightedIndex === index || undefined}
            >
              {draw ? draw(item) : textOf(item)}
            </li>
          ))}
      </ul>
      {box.isOpen && items.length === 0 && <p className="picker-none muted">{status}</p>}
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

const noResults = (state: 'loading' | 'ready' | 'failed') =>
  state === 'loading' ? 'waiting' : state === 'failed' ? 'failed' : 'none';
