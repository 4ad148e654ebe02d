import type { Part } from '#src/journeys/operations/checks.ts';
import { PLACES } from '../nav.ts';
import { PAYMENT_PLACES } from '../payments/places.ts';
import { serviceFr } from './service.fr.ts';

const { desks } = serviceFr;
const home = { href: PLACES.desk.href, name: desks.home };

/** The screen where a part is mended; none where only the machine itself can be. */
export const DESKS: Partial<Record<Part, { href: string; name: string }>> = {
  ledger: { href: PAYMENT_PLACES.report, name: desks.report },
  reconciliation: { href: PAYMENT_PLACES.report, name: desks.report },
  events: { href: PAYMENT_PLACES.payments, name: desks.payments },
  quarantine: { href: PAYMENT_PLACES.quarantine, name: desks.quarantine },
  withdrawals: { href: PAYMENT_PLACES.pots, name: desks.pots },
  jobs: home,
  mail: home,
  search: { href: '/a/admin/search', name: desks.search },
};
