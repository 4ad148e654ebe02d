import { useState } from 'react';
import { sellerOrderCalls } from '#src/features/merchants/orders.calls.ts';
import { Button } from '#src/ui/Button.tsx';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { sellerOrdersFr } from '../seller-orders.fr.ts';
import type { Line } from './line.ts';

const { refuse: fr } = sellerOrdersFr;

interface Props {
  reference: string;
  line: Line;
  onRefused(): void;
}

/** Gives back a thing that is no longer there, for a reason that its buyer reads. */
export function RefuseLine({ reference, line, onRefused }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button look="quiet" aria-label={fr.of(line.name)} onClick={() => setOpen(true)}>
        {fr.label}
      </Button>
      {open && (
        <ReasonDialog
          says={{ ...fr, title: fr.title(line.name) }}
          act={(reason) => sellerOrderCalls.refuse({ reference, line_id: line.id, reason })}
          onClose={() => setOpen(false)}
          onDone={onRefused}
        />
      )}
    </div>
  );
}
