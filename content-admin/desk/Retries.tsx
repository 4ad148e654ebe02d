import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { useCall } from '#src/ui/useCall.ts';
import { deskFr } from './desk.fr.ts';

interface Props<T extends { id: string | number }> {
  items: readonly T[];
  /** The name of the list, for a screen reader. */
  label?: string;
  /** The name of a line's button, which says what it tries again. */
  buttonOf(item: T): string;
  retry(item: T): Promise<unknown>;
  /** Said once it is under way. */
  toldOf(item: T): string;
  /** Reads again what is left to try. */
  reload(): void;
  children(item: T): ReactNode;
}

/** Work that failed, a line each, with a button that tries it once more. */
export function Retries<T extends { id: string | number }>({ items, label, ...rest }: Props<T>) {
  const [told, setTold] = useState<string | null>(null);
  const { run } = useCall();
  async function retry(item: T) {
    const begun = await run(
      () => rest.retry(item),
      ({ message }) => setTold(message),
    );
    if (begun) setTold(rest.toldOf(item));
    rest.reload();
  }
  return (
    <>
      {items.length > 0 && (
        <ul className="plain desk-lines" aria-label={label}>
          {items.map((item) => (
            <li key={item.id}>
              <span>{rest.children(item)}</span>
              <Button aria-label={rest.buttonOf(item)} onClick={() => retry(item)}>
                {deskFr.health.retry}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="small" role="status">
        {told}
      </p>
    </>
  );
}
