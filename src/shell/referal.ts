import { keep } from '#src/lib/kept.ts';

/**
 * docs/spec/product.md §4, docs/spec/decisions.md §5: what an address says of who sent it is kept, and sent
 * with the registration.
 */
const LENGTHS = { referal: 200, ticket_code: 100 } as const;
const asked = new URLSearchParams(location.search);
for (const name of ['referal', 'ticket_code'] as const) {
  const given = asked.get(name);
  if (given) keep(name, given.slice(0, LENGTHS[name]));
}
