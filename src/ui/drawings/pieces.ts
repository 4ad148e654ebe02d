/**
 * Cut paper: a drawing is a pile of pieces, each of one tone, each casting a small shadow down and right.
 * Tones are CSS classes (drawings.css), so a drawing takes the colours of the list and of the scheme.
 */
export type Tone = 'main' | 'deep' | 'wash' | 'paper' | 'ink' | 'sage' | 'plum' | 'sun';

export interface Piece {
  tone: Tone;
  d: string;
  /** Stroke width: the piece is a line instead of a surface. */
  line?: number;
  /** Lies flat on the piece below: no shadow. */
  flat?: boolean;
}

const round = (value: number) => Math.round(value * 10) / 10;

export function circle(cx: number, cy: number, r: number): string {
  return ellipse(cx, cy, r, r);
}

// biome-ignore lint/complexity/useMaxParams: the four numbers SVG itself names an ellipse by
export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${round(cx - rx)} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1-${2 * rx} 0Z`;
}

/** A rectangle (x, y, width, height) with rounded corners. */
export function box([x, y, w, h]: readonly [number, number, number, number], r: number): string {
  const [a, b] = [round(w - 2 * r), round(h - 2 * r)];
  return `M${x + r} ${y}h${a}a${r} ${r} 0 0 1 ${r} ${r}v${b}a${r} ${r} 0 0 1-${r} ${r}h-${a}a${r} ${r} 0 0 1-${r}-${r}v-${b}a${r} ${r} 0 0 1 ${r}-${r}Z`;
}

/** A star of light with four soft points. */
export function glint(cx: number, cy: number, r: number): string {
  const k = round(r * 0.22);
  return `M${cx} ${round(cy - r)}q${k} ${round(r - k)} ${r} ${r}q-${round(r - k)} ${k}-${r} ${r}q-${k}-${round(r - k)}-${r}-${r}q${round(r - k)}-${k} ${r}-${r}Z`;
}
