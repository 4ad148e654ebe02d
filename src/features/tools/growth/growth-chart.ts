import { type Day, daysBetween } from '#src/lib/calendar-day.ts';
import { formatDate, formatNumber } from '#src/lib/format.ts';
import { LIMITS, type Measure, type MeasureName } from './measures.ts';

const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 56;
const RIGHT = 16;
const TOP = 16;
const BOTTOM = 36;
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
const MOST_LINES = 5;

export interface Point {
  day: Day;
  value: number;
}

export function pointsOf(measures: readonly Measure[], name: MeasureName): Point[] {
  return measures.flatMap((measure) => {
    const value = measure[name];
    return value === null ? [] : [{ day: measure.day, value }];
  });
}

/** Round values that hold all the points between the first and the last, five lines at most. */
export function scaleOf(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((one) => (high - low) / one <= MOST_LINES - 2) ?? STEPS.at(-1) ?? 50;
  const first = round(Math.floor(low / step + 1e-9) * step);
  const lines = [first];
  while ((lines.at(-1) ?? 0) < high || lines.length < 2)
    lines.push(Math.round((first + lines.length * step) * 10) / 10);
  return lines;
}

/**
 * The person's own points, joined, with nothing to compare them to: the French curves are not free to use. Numbers
 * and dates only, so the markup is safe. Null under two points.
 */
export function chartSvg(points: readonly Point[], name: MeasureName): string | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const lines = scaleOf(points.map(({ value }) => value));
  const [low = 0, high = 1] = [lines[0], lines.at(-1)];
  const days = Math.max(1, daysBetween(first.day, last.day));
  const x = (day: Day) => round(LEFT + (daysBetween(first.day, day) / days) * (WIDTH - LEFT - RIGHT));
  const y = (value: number) =>
    round(HEIGHT - BOTTOM - ((value - low) / (high - low)) * (HEIGHT - TOP - BOTTOM));
  const grid = lines.map((value) => gridLine(value, y(value))).join('');
  const path = points.map(({ day, value }) => `${x(day)},${y(value)}`).join(' ');
  const dots = points
    .map(({ day, value }) => `<circle class="chart-dot" cx="${x(day)}" cy="${y(value)}" r="4.5"/>`)
    .join('');
  const { label, unit } = LIMITS[name];
  const title = `${label} du ${formatDate(first.day)} au ${formatDate(last.day)}, de ${formatNumber(first.value)} à ${formatNumber(last.value)} ${unit}`;
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">${grid}<polyline class="chart-line" points="${path}"/>${dots}${dateText(formatDate(first.day), LEFT, 'start')}${dateText(formatDate(last.day), WIDTH - RIGHT, 'end')}</svg>`;
}

function gridLine(value: number, y: number): string {
  return `<line class="chart-grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}"/><text class="chart-text" x="${LEFT - 8}" y="${y + 5}" text-anchor="end">${formatNumber(value)}</text>`;
}

function dateText(text: string, x: number, anchor: 'start' | 'end'): string {
  return `<text class="chart-text" x="${x}" y="${HEIGHT - 8}" text-anchor="${anchor}">${text}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
