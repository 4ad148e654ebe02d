import './shared.css';
import '#src/ui/css/field.css';
import { useCombobox } from 'downshift';
import { useEffect, useState } from 'react';
import { linkCalls } from '#src/features/content/life/menu-links.calls.ts';
import { namespaceLabel } from '../screens/StateBadge.tsx';
import { escapeFolds } from './escape-folds.ts';
import { sharedFr } from './shared.fr.ts';

interface Choice {
  href: string;
  label: string;
  kind: string;
}
interface Props {
  id: string;
  label: string;
  value: string;
  error?: string | null | undefined;
  onChange(href: string): void;
  /** A page of the site was picked: its title may serve as the words of the link. */
  onPick?(choice: Choice): void;
}
const DEBOUNCE_MS = 150;
const { link } = sharedFr;
const kindOf = (kind: string) => (kind === 'fixed' ? link.kinds.fixed : namespaceLabel(kind));

/** An address: typed, pasted, or picked among the site's own pages as one types their title. */
export function LinkField({ id, label, value, error, onChange, onPick }: Props) {
  const [choices, setChoices] = useState<Choice[]>([]);
  const [asking, setAsking] = useState<string | null>(null);
  useEffect(() => {
    if (asking === null) return;
    const timer = setTimeout(async () => {
      const found = await linkCalls.siteLinks({ query: asking }).catch(() => ({ items: [] }));
      setChoices(found.items);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [asking]);
  const combobox = useCombobox<Choice>({
    id,
    items: choices,
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => item?.href ?? '',
    // Not `value`: what was just typed or pasted opens the list before it is given back.
    onIsOpenChange: ({ isOpen, inputValue }) => isOpen && setAsking(inputValue ?? ''),
    onSelectedItemChange({ selectedItem }) {
      if (!selectedItem) return;
      onChange(selectedItem.href);
      onPick?.(selectedItem);
    },
  });
  return (
    <div className="field link-field">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: getLabelProps names the input below */}
      <label className="field-label" {...combobox.getLabelProps()}>
        {label}
      </label>
      <input
        className="input"
        placeholder={link.hint}
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        {...combobox.getInputProps({
          onChange(event) {
            onChange(event.currentTarget.value);
            setAsking(event.currentTarget.value);
          },
          onKeyDown: escapeFolds(combobox.isOpen),
        })}
      />
      <ul className={combobox.isOpen ? 'plain link-choices' : 'plain'} {...combobox.getMenuProps()}>
        {combobox.isOpen &&
          choices.map((item, index) => (
            <li
              key={item.href}
              {...combobox.getItemProps({
                item,
                index,
                'aria-selected': combobox.highlightedIndex === index,
              })}
            >
              <span>{item.label}</span>
              <span>
                {kindOf(item.kind)} · {item.href}
              </span>
            </li>
          ))}
      </ul>
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
