import { cleanText, parsePriceCents } from '#src/features/catalogue/external-text.ts';
import { createCsvReader } from '#src/lib/csv.ts';
import { NAME_MAX, NOTE_MAX, PRICE_MAX, QUANTITY_MAX } from '../list.ts';
import { SECTION_MAX } from '../sections.ts';
import { importWords } from './import.fr.ts';

/** One wish read off a line of somebody's file. */
export interface ImportedWish {
  /** Of the file, the header being line 1. */
  line: number;
  name: string;
  url: string | null;
  price: number | null;
  quantity: number;
  note: string;
  classification: string;
  brand: string;
  priority: number;
}

export interface Refused {
  line: number;
  reason: string;
}

export interface ReadImport {
  wishes: ImportedWish[];
  refused: Refused[];
}

type Column = 'name' | 'url' | 'price' | 'quantity' | 'note' | 'classification' | 'brand' | 'priority';

/** The column headings of other shops and spreadsheets, without accents or case. */
const HEADERS: Record<Column, RegExp> = {
  name: /^(nom|titre|article|produit|cadeau|envie|libelle|designation|name|title|product|item)s?\b/,
  url: /^(url|lien|adresse|link|web)/,
  price: /^(prix|price|montant|tarif|cost)/,
  quantity: /^(quantite|qte|qty|quantity|nombre|combien)/,
  note: /^(note|precision|commentaire|remarque|description|comment|detail)/,
  classification: /^(famille|classification|categorie|category|rayon)/,
  brand: /^(marque|brand|fabricant)/,
  priority: /^(priorite|importance|priority)/,
};

/**
 * Reads a file of wishes: commas, semicolons or tabs; the first line names the columns. Without a column for
 * names there is nothing to go by, and the whole file is refused on line 1.
 */
export function readImportCsv(csv: string): ReadImport {
  const reader = createCsvReader(separatorOf(csv));
  const [header, ...lines] = [...reader.push(csv), ...reader.end()];
  const columns = columnsOf(header ?? []);
  if (!columns.has('name')) return { wishes: [], refused: [{ line: 1, reason: importWords.noName }] };
  const found: ReadImport = { wishes: [], refused: [] };
  lines.forEach((cells, at) => {
    const line = at + 2;
    if (cells.every((cell) => cell.trim() === '')) return;
    const wish = wishOf((column) => plainCell(cells[columns.get(column) ?? -1] ?? ''), line);
    if (typeof wish === 'string') found.refused.push({ line, reason: wish });
    else found.wishes.push(wish);
  });
  return found;
}

/** Our own export makes text of what begins like a formula: that mark goes again. */
const plainCell = (text: string) => text.trim().replaceAll(/(?<=^|[,\t\r\n])'(?=[=+\-@＝＋－＠])/g, '');

function separatorOf(csv: string): string {
  const first = (csv.split('\n', 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (mark: string) => first.split(mark).length;
  return [';', '\t', ','].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ';');
}

function columnsOf(header: string[]): Map<Column, number> {
  const columns = new Map<Column, number>();
  header.forEach((cell, at) => {
    const plain = cell.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
    const named = (Object.keys(HEADERS) as Column[]).find(
      (column) => HEADERS[column].test(plain) && !columns.has(column),
    );
    if (named) columns.set(named, at);
  });
  return columns;
}

/** The wish of a line, or why it is refused. */
function wishOf(cell: (column: Column) => string, line: number): ImportedWish | string {
  const name = cleanText(cell('name'));
  if (!name) return importWords.nameless;
  if ([...cell('name')].length > NAME_MAX) return importWords.longName(NAME_MAX);
  const url = cell('url') === '' ? null : webAddress(cell('url'));
  if (url === undefined) return importWords.badUrl;
  const price = cell('price') === '' ? null : parsePriceCents(cell('price'));
  if (cell('price') !== '' && (price === null || price > PRICE_MAX))
    return importWords.badPrice(cell('price'));
  const quantity = cell('quantity') === '' ? 1 : Number(cell('quantity'));
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > QUANTITY_MAX)
    return importWords.badQuantity(cell('quantity'), QUANTITY_MAX);
  return {
    line,
    name,
    url,
    price,
    quantity,
    note: clean(cell('note')).slice(0, NOTE_MAX),
    classification: clean(cell('classification')).replace(/\s+/g, ' ').slice(0, SECTION_MAX).trim(),
    brand: cleanText(cell('brand')) ?? '',
    priority: priorityOf(cell('priority')),
  };
}

const clean = (text: string) => text.replace(/[^\P{Cc}\n]/gu, ' ').trim();

/** undefined: not an address of the web. */
export function webAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : null;
  const fits =
    url && /^https?:$/.test(url.protocol) && !url.username && !url.password && url.href.length <= 2000;
  return fits ? url.href : undefined;
}

function priorityOf(text: string): number {
  const value = Number(text);
  return text !== '' && Number.isInteger(value) && value >= 0 && value <= 3 ? value : 0;
}
