import './css/button.css';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'main' | 'plain' | 'plum' | 'quiet' | 'danger';
  size?: 'normal' | 'large';
  wide?: boolean;
  icon?: IconName;
  /** Busy says so, and refuses a second press. */
  busy?: boolean;
}

/** The twin of Button.astro for islands. */
export function Button({
  look = 'plain',
  size,
  wide,
  icon,
  busy,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  const names = [
    'button',
    `button-${look}`,
    size === 'large' && 'button-large',
    wide && 'button-wide',
    className,
  ];
  return (
    <button
      type="button"
      className={names.filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
