import './css/skeletons.css';
import './css/pieces.css';

interface Props {
  /** The name of what is loading, for those who cannot see the shapes. */
  label: string;
  shape?: 'text' | 'tile' | 'row';
  count?: number;
  /** It stands for a whole screen, as Awaited.astro did until now. */
  screen?: boolean;
}

/** The twin of Skeleton.astro for islands, with the words that go with the shapes. */
export function Skeleton({ label, shape = 'text', count = 3, screen = false }: Props) {
  return (
    <div className={screen ? 'awaited' : undefined}>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className={`skeletons skeletons-${shape}`} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <div key={place} className="skeleton" />
        ))}
      </div>
    </div>
  );
}
