import { Button } from '#src/ui/Button.tsx';
import { sharedFr } from './shared.fr.ts';

const { pager } = sharedFr;

interface Props {
  page: number;
  perPage: number;
  total: number;
  onPage(page: number): void;
}

/** Nothing for a list of one page. */
export function Pager({ page, perPage, total, onPage }: Props) {
  const pages = Math.ceil(total / perPage);
  if (pages < 2) return null;
  return (
    <nav className="row pager" aria-label={pager.label}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {pager.previous}
      </Button>
      <span className="small muted">{pager.shown(page, pages)}</span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {pager.next}
      </Button>
    </nav>
  );
}
