import type { Block } from './result.ts';

const WIDTH = 640;
const HEIGHT = 24;

/** A band in stretches with a mark on it, and its legend: the drawing is for the eye, the legend says it in words. */
export function bandSvg(
  { caption, stretches, at }: Extract<Block, { kind: 'band' }>,
  escaped: (text: string) => string,
): string {
  const total = stretches.reduce((sum, { length }) => sum + length, 0) || 1;
  let x = 0;
  const parts = stretches.map(({ length, tint }) => {
    const width = (length / total) * WIDTH;
    const rect = `<rect class="tint-${tint}" x="${round(x)}" y="8" width="${round(Math.max(1, width - 2))}" height="${HEIGHT}" rx="5"/>`;
    x += width;
    return rect;
  });
  const mark = at === undefined ? '' : markSvg(Math.min(1, Math.max(0, at)) * WIDTH);
  const legend = stretches
    .map(({ label, tint }) => `<li class="key-${tint}">${escaped(label)}</li>`)
    .join('');
  return `<figure class="tool-band"><svg viewBox="0 0 ${WIDTH} 40" aria-hidden="true">${parts.join('')}${mark}</svg><figcaption>${escaped(caption)}</figcaption><ul class="tool-legend">${legend}</ul></figure>`;
}

function markSvg(x: number): string {
  const middle = round(Math.min(WIDTH - 6, Math.max(6, x)));
  return `<circle class="band-mark" cx="${middle}" cy="20" r="11"/><circle class="band-dot" cx="${middle}" cy="20" r="5"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
