import type { UseComboboxReturnValue } from 'downshift';
import type { Command } from './commands.ts';
import { paletteFr } from './palette.fr.ts';

interface Props {
  group: Command['group'];
  commands: readonly Command[];
  combobox: UseComboboxReturnValue<Command>;
}

export function PaletteGroup({ group, commands, combobox }: Props) {
  if (!commands.some((command) => command.group === group)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox holds its options in groups, not in a fieldset
    <div role="group" aria-labelledby={`palette-${group}`}>
      <p id={`palette-${group}`} className="palette-group" role="presentation">
        {paletteFr.groups[group]}
      </p>
      {commands.map((item, index) =>
        item.group === group ? (
          <div
            key={item.key}
            className="palette-item"
            {...combobox.getItemProps({
              item,
              index,
              'aria-selected': combobox.highlightedIndex === index,
            })}
          >
            <span>{item.label}</span>
            <span className="palette-hint">{item.hint}</span>
          </div>
        ) : null,
      )}
    </div>
  );
}
