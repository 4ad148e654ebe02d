import { Button } from '#src/ui/Button.tsx';
import { peopleFr as fr } from './people.fr.ts';

interface PagesProps {
  page: number;
  pages: number;
  onTurn(page: number): void;
}

export function Pages({ page, pages, onTurn }: PagesProps) {
  if (pages === 1) return null;
  return (
    <div className="row">
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {fr.previous}
      </Button>
      <span>{fr.pages(page, pages)}</span>
      <Button disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {fr.next}
      </Button>
    </div>
  );
}
