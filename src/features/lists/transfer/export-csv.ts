import type { ListItem } from '../list.ts';

const COLUMNS = ['Nom', 'Prix', 'Quantité', 'Famille', 'Importance', 'Précision', 'Marque', 'Lien'];
const STATES = ['Réservés', 'Offerts'];

interface Options {
  labels: ReadonlyMap<string, string>;
  /** Whether what was given is told: never while the surprise holds. */
  states: boolean;
}

/** For a French spreadsheet: UTF-8 with its mark, semicolons, decimal commas. readImportCsv takes it back. */
export function exportCsv(items: readonly ListItem[], { labels, states }: Options): string {
  const rows = items.map((gift) => [
    gift.item.name,
    gift.item.price === null ? '' : (gift.item.price / 100).toFixed(2).replace('.', ','),
    String(gift.quantity),
    labels.get(gift.classification) ?? gift.classification,
    String(gift.priority),
    gift.description,
    gift.item.brand_name ?? '',
    gift.item.url ?? '',
    ...(states ? [String(gift.quantity_reserved), String(gift.quantity_bought)] : []),
  ]);
  const header = states ? [...COLUMNS, ...STATES] : COLUMNS;
  return `\uFEFF${[header, ...rows].map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** A cell that begins like a formula is made text: a spreadsheet would run it. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
