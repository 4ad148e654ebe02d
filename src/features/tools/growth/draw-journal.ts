import { formatDate, formatNumber } from '#src/lib/format.ts';
import { chartSvg, pointsOf } from './growth-chart.ts';
import { LIMITS, MEASURE_NAMES, type Measure } from './measures.ts';

/** Charts and table of the journal. Everything written is a number or a date. */
export function drawJournal(place: HTMLElement, measures: readonly Measure[]): void {
  const charts = place.querySelector('[data-journal-charts]');
  const table = place.querySelector('[data-journal-table]');
  const clear = place.querySelector<HTMLElement>('[data-journal-clear]');
  const save = place.querySelector<HTMLElement>('[data-journal-export]');
  if (charts) charts.innerHTML = MEASURE_NAMES.map((name) => chartHtml(measures, name)).join('');
  if (table) table.innerHTML = measures.length > 0 ? tableHtml(measures) : emptyHtml();
  if (clear) clear.hidden = measures.length === 0;
  if (save) save.hidden = measures.length === 0;
}

function chartHtml(measures: readonly Measure[], name: (typeof MEASURE_NAMES)[number]): string {
  const svg = chartSvg(pointsOf(measures, name), name);
  const { label, unit } = LIMITS[name];
  return svg
    ? `<figure class="journal-chart"><figcaption>${label} (${unit})</figcaption>${svg}</figure>`
    : '';
}

const cell = (value: number | null) => `<td>${value === null ? '—' : formatNumber(value)}</td>`;

function tableHtml(measures: readonly Measure[]): string {
  const head = MEASURE_NAMES.map(
    (name) => `<th scope="col">${LIMITS[name].label} (${LIMITS[name].unit})</th>`,
  ).join('');
  const rows = measures.toReversed().map(({ day, weight, height, head: skull }) => {
    const date = formatDate(day);
    return `<tr><th scope="row">${date}</th>${cell(weight)}${cell(height)}${cell(skull)}<td class="no-print"><button type="button" class="button button-quiet" data-remove-day="${day}" aria-label="Retirer la ligne du ${date}">Retirer</button></td></tr>`;
  });
  return `<div class="tool-scroll" tabindex="0" role="group" aria-label="Vos mesures"><table class="tool-table"><thead><tr><th scope="col">Date</th>${head}<td class="no-print"></td></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function emptyHtml(): string {
  return '<p class="muted">Le carnet est vide. Notez une première mesure, celle de la naissance par exemple.</p>';
}
