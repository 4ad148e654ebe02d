import type { ReactNode } from 'react';

interface Props {
  href: string;
  name: string;
  /** Left out where nothing has a picture. */
  image?: string | null;
  /** Under the name. */
  children?: ReactNode;
}

export function NameCell({ href, name, image, children }: Props) {
  return (
    <span className={`catalogue-name ${image === undefined ? 'catalogue-name-plain' : ''}`}>
      {image ? (
        <img src={image} alt="" width="48" height="48" loading="lazy" />
      ) : (
        image === null && <span className="catalogue-blank" />
      )}
      <span>
        <a href={href}>{name}</a>
        {children && <small>{children}</small>}
      </span>
    </span>
  );
}
