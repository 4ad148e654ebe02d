import type { ReactNode } from 'react';

interface Props {
  href: string;
  name: string;
  /** Left out where nothing has a picture. */
  image?: string | null;
  /** In the place of a picture that is missing. */
  drawing?: ReactNode;
  /** Under the name. */
  children?: ReactNode;
}

export function NameCell({ href, name, image, drawing, children }: Props) {
  return (
    <span className={`catalogue-name ${image === undefined ? 'catalogue-name-plain' : ''}`}>
      {image ? (
        <img src={image} alt="" width="48" height="48" loading="lazy" />
      ) : (
        image === null && (drawing ?? <span className="catalogue-blank" />)
      )}
      <span>
        <a href={href}>{name}</a>
        {children && <small>{children}</small>}
      </span>
    </span>
  );
}
