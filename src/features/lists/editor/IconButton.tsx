import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icons.ts';

interface Props {
  icon: IconName;
  label: string;
  disabled?: boolean;
  expands?: { id: string; open: boolean };
  onClick: () => void;
}

/** aria-disabled, not disabled: at an end of the list the button keeps the focus it has. */
export function IconButton({ icon, label, disabled = false, expands, onClick }: Props) {
  return (
    <button
      type="button"
      className="button button-icon"
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-expanded={expands?.open}
      aria-controls={expands?.id}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
