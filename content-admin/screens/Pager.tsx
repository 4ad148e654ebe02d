import { Button } from '#src/ui/Button.tsx';
import { contentsFr } from './contents.fr.ts';

const fr = contentsFr.pager;

interface Props {
  page: number;
  last: number;
  onGo(page: number): void;
}

/** Pages of a list the server cuts; nothing when there is one. */
export function Pager({ page, last, onGo }: Props) {
  if (last < 2 && page <= Math.max(last, 1)) return null;
  const go = (to: number) => {
    onGo(to);
    scrollTo({ top: 0 });
  };
  return (
    <nav className="pager" aria-label={fr.label}>
      <Button
        icon="arrowLeft"
        aria-disabled={page <= 1 || undefined}
        onClick={() => page > 1 && go(page - 1)}
      >
        {fr.previous}
      </Button>
      <span className="numbers">{fr.where(page, Math.max(last, 1))}</span>
      <Button aria-disabled={page >= last || undefined} onClick={() => page < last && go(page + 1)}>
        {fr.next}
      </Button>
    </nav>
  );
}
