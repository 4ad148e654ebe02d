import './shared.css';
import { Button } from '#src/ui/Button.tsx';
import { sharedFr } from './shared.fr.ts';

const { pager } = sharedFr;

interface Props {
  page: number;
  perPage: number;
  total: number;
  onPage(page: number): void;
}

/** Pages of a list the server cuts; nothing when there is one. A page past the last still leads back. */
export function Pager({ page, perPage, total, onPage }: Props) {
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last < 2 && page <= last) return null;
  const go = (to: number) => {
    onPage(to);
    scrollTo({ top: 0 });
  };
  // aria-disabled and not disabled: the button just pressed keeps the focus on the first and last page.
  return (
    <nav className="pager" aria-label={pager.label}>
      <Button
        icon="arrowLeft"
        aria-disabled={page <= 1 || undefined}
        onClick={() => page > 1 && go(Math.min(page - 1, last))}
      >
        {pager.previous}
      </Button>
      <span className="numbers">{pager.shown(page, last)}</span>
      <Button aria-disabled={page >= last || undefined} onClick={() => page < last && go(page + 1)}>
        {pager.next}
      </Button>
    </nav>
  );
}
