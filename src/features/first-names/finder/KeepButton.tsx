import { useStore } from '@nanostores/react';
import { Icon } from '#src/ui/Icon.tsx';
import { $shortlist, toggleKept } from './shortlist.store.ts';

/** Keeps a name, or lets it go. */
export function KeepButton({ name }: { name: string }) {
  const kept = useStore($shortlist).includes(name);
  return (
    <button
      type="button"
      className="name-keep"
      aria-pressed={kept}
      aria-label={`Garder ${name}`}
      onClick={() => toggleKept(name)}
    >
      <Icon name="heart" size={20} filled={kept} />
    </button>
  );
}
