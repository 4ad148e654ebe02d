import { forget, readKept } from '#src/lib/kept.ts';

const TICKET = 'ticket_code';

/**
 * docs/spec/decisions.md §5: what was seen in an address is kept (by the shell), and sent with the
 * registration.
 */
export function comeFrom(): { referal?: string; ticket_code?: string } {
  const referal = readKept('referal');
  const ticket = readKept(TICKET);
  return {
    ...(referal ? { referal: referal.slice(0, 200) } : {}),
    ...(ticket ? { ticket_code: ticket.slice(0, 100) } : {}),
  };
}

/** A code serves one registration; one that is refused must not stop the next attempt. */
export function forgetTicket(): void {
  forget(TICKET);
}
