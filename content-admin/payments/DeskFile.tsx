import { type ReactNode, useState } from 'react';
import { NotLoaded } from '../screens/NotLoaded.tsx';
import { useLoaded } from '../screens/useLoaded.ts';

interface Props<T> {
  /** The id of the heading, which names the file. */
  id: string;
  /** One function for good: another one loads again. */
  load(): Promise<T>;
  titleOf(file: T): string;
  stateOf(file: T): ReactNode;
  /** The list beside the file is old: something of it was changed. */
  onChanged(): void;
  /** `changed` says what was done and reads the file again. */
  children(file: T, changed: (words: string) => void): ReactNode;
}

/** One payment or one order: its name, its state and the last thing done to it, above all that is known of it. */
export function DeskFile<T>({ id, load, titleOf, stateOf, onChanged, children }: Props<T>) {
  const [loaded, reload] = useLoaded(load);
  const [told, setTold] = useState<string | null>(null);
  if (loaded.state !== 'ready') return <NotLoaded loaded={loaded} retry={reload} />;
  const file = loaded.value;
  function changed(words: string) {
    setTold(words);
    reload();
    onChanged();
  }
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{titleOf(file)}</h2>
      <p className="row">{stateOf(file)}</p>
      <p role="status">{told}</p>
      {children(file, changed)}
    </section>
  );
}
