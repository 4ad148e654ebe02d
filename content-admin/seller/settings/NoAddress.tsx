import type { ReactNode } from 'react';
import { sellerReturnCalls } from '#src/features/orders/returns/return.calls.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useLoaded } from '../../screens/useLoaded.ts';
import { ADDRESS } from '../places.ts';
import { addressFr } from '../seller.fr.ts';

/** Says that the business gave no address yet, and where it is given. */
export function NoAddress({ children }: { children: ReactNode }) {
  const [loaded] = useLoaded(sellerReturnCalls.getAddress);
  if (loaded.state !== 'ready' || loaded.value.lines.length > 0) return null;
  return (
    <Notice>
      <p>
        {children} <a href={ADDRESS}>{addressFr.give}</a>
      </p>
    </Notice>
  );
}
