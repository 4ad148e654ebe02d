import type { Destination, PrintedCard } from '#src/features/cagnotte/cards/card.ts';
import { cardsFr as fr } from '#src/features/cagnotte/cards/cards.fr.ts';
import { writeCsv } from '#src/lib/csv-write.ts';

/** A card with the address that it goes to. */
export type Addressed = PrintedCard & { address: Destination };

export const isAddressed = (card: PrintedCard): card is Addressed => card.address !== null;

/** A destination a line, for a printer of envelopes or labels. */
export function addressesCsv(cards: readonly Addressed[]): string {
  return writeCsv([
    fr.csv.head,
    ...cards.map(({ id, list_title, address: { recipient, line1, line2, postal_code, city } }) => [
      ...[String(id), list_title],
      ...[recipient, line1, line2, postal_code, city],
    ]),
  ]);
}
