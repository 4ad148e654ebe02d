import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';

interface Props {
  says: string | null | undefined;
  /** A way out of it, under the sentence. */
  children?: ReactNode;
}

/** The reason something was not done, read aloud as it appears; nothing while there is no sentence. */
export function Refused({ says, children }: Props) {
  if (!says) return null;
  return (
    <Notice tone="alert" role="alert">
      <p>{says}</p>
      {children}
    </Notice>
  );
}
