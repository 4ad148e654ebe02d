import './css/button.css';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { isFormValid } from './form-validity.ts';
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

/** The twin of Button.astro for islands. One that sends a form does so once the browser finds its fields right. */
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
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || (rest.type === 'submit' && !isFormValid(event.currentTarget))) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      className={names.filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      onClick={press}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
