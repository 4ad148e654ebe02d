import { csvEuros, writeCsv } from '#src/lib/csv-write.ts';
import type { ListItem } from '../list.ts';

const COLUMNS = ['Nom', 'Prix', 'Quantité', 'Famille', 'Importance', 'Précision', 'Marque', 'Lien'];
const STATES = ['Réservés', 'Offerts'];

interface Options {
  labels: ReadonlyMap<string, string>;
  /** True to tell what was given too: never while the surprise holds. */
  states: boolean;
}

/** For a French spreadsheet: UTF-8 with its mark, semicolons, decimal commas. readImportCsv takes it back. */
export function exportCsv(items: readonly ListItem[], { labels, states }: Options): string {
  const rows = items.map((gift) => [
    gift.item.name,
    gift.item.price === null ? '' : csvEuros(gift.item.price),
    String(gift.quantity),
    labels.get(gift.classification) ?? gift.classification,
    String(gift.priority),
    gift.description,
    gift.item.brand_name ?? '',
    gift.item.url ?? '',
    ...(states ? [String(gift.quantity_reserved), String(gift.quantity_bought)] : []),
  ]);
  const header = states ? [...COLUMNS, ...STATES] : COLUMNS;
  return writeCsv([header, ...rows]);
}
