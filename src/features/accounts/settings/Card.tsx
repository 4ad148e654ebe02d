import './settings.css';
import { type ReactNode, useId } from 'react';
import { Notice } from '#src/ui/Notice.tsx';
import { Refused } from '#src/ui/Refused.tsx';

interface Props {
  title: string;
  /** The outcome of the last action; read aloud. */
  done?: string | null | undefined;
  error?: string | null | undefined;
  children: ReactNode;
}

/** One subject of a settings screen: its heading, its form, and what became of it. */
export function Card({ title, done, error, children }: Props) {
  const id = useId();
  return (
    <section className="settings-card sheet sheet-padded stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Refused says={error} />
      {children}
      <div role="status">
        {done && (
          <Notice tone="sage">
            <p>{done}</p>
          </Notice>
        )}
      </div>
    </section>
  );
}
