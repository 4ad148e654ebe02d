import type { ReactNode } from 'react';

interface Props {
  href: string;
  name: string;
  image?: string | null;
  /** Under the name. */
  children?: ReactNode;
}

export function NameCell({ href, name, image, children }: Props) {
  return (
    <span className="catalogue-name">
      {image ? (
        <img src={image} alt="" width="48" height="48" loading="lazy" />
      ) : (
        <span className="catalogue-blank" />
      )}
      <span>
        <a href={href}>{name}</a>
        {children && <small>{children}</small>}
      </span>
    </span>
  );
}
