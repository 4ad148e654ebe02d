import { useEffect } from 'react';
import { connectClient } from '#src/features/accounts/session.store.ts';
import { orderCalls } from './order.calls.ts';

connectClient();

interface Props {
  hash: string;
  /** Cents to pay, as the page says. */
  toPay: number;
}

/** Makes an order the one of who is signed in; the page is read again where an offer for accounts changes its price. */
export function KeepOrder({ hash, toPay }: Props) {
  useEffect(() => {
    orderCalls.keep({ hash }).then(
      ({ to_pay }) => {
        if (to_pay !== toPay) location.reload();
      },
      () => {},
    );
  }, [hash, toPay]);
  return null;
}
