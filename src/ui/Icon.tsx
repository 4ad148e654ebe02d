import { type IconName, icons } from './icons.ts';

interface Props {
  name: IconName;
  size?: number;
  label?: string;
  filled?: boolean;
}

/** The twin of Icon.astro for islands. */
export function Icon({ name, size = 24, label, filled = false }: Props) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: decoration unless a label is given
    <svg
      className={filled ? 'icon icon-filled' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...spoken}
    >
      <path d={icons[name]} />
    </svg>
  );
}
