import type { Day } from '#src/lib/calendar-day.ts';
import { writeCsv } from '#src/lib/csv-write.ts';
import { type Measure, type MeasureFields, readMeasure } from './measures.ts';

const HEADER = ['date', 'poids_kg', 'taille_cm', 'perimetre_cranien_cm'];
const LINES_MAX = 1000;

const french = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));

export function toCsv(measures: readonly Measure[]): string {
  const lines = measures.map(({ day, weight, height, head }) => [
    day,
    french(weight),
    french(height),
    french(head),
  ]);
  return writeCsv([HEADER, ...lines]);
}

export interface Imported {
  measures: Measure[];
  /** One sentence a line that could not be read. */
  refused: string[];
}

/** Reads back what toCsv wrote, or what a spreadsheet made of it: semicolons, commas or tabs, quotes or not. */
export function fromCsv(text: string, today: Day): Imported {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const measures: Measure[] = [];
  const refused: string[] = [];
  for (const [index, line] of lines.slice(0, LINES_MAX).entries()) {
    if (line.trim() === '' || (index === 0 && /date/i.test(line))) continue;
    const read = readMeasure(cellsOf(line), today);
    if ('measure' in read) measures.push(read.measure);
    else refused.push(`Ligne ${index + 1} : ${Object.values(read.errors)[0] ?? ''}`);
  }
  if (lines.length > LINES_MAX) refused.push(`Seules les ${LINES_MAX} premières lignes sont lues.`);
  return { measures, refused };
}

function cellsOf(line: string): MeasureFields {
  const separator = line.includes(';') ? ';' : line.includes('\t') ? '\t' : ',';
  const [day = '', weight = '', height = '', head = ''] = line
    .split(separator)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  return { day, weight, height, head };
}
