/** Colour arithmetic for #rrggbb values, after WCAG 2.2's definitions of luminance and contrast. */
type Rgb = readonly [number, number, number];

export function isHexColour(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex).map((part) => {
    const s = part / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** `share` of b in a, 0 to 1. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [toRgb(a), toRgb(b)];
  return toHex(from.map((part, i) => part + ((to[i] ?? part) - part) * share) as unknown as Rgb);
}

/**
 * The colour itself when it reads on the background, else the nearest darker or lighter one that does.
 * The side with more room is taken, so an answer always exists (4.5:1 by default).
 */
export function readableOn(background: string, colour: string, ratio = 4.5): string {
  if (contrast(colour, background) >= ratio) return colour;
  const end = contrast('#000000', background) >= contrast('#ffffff', background) ? '#000000' : '#ffffff';
  for (let share = 0.05; share < 1; share += 0.05) {
    const candidate = mix(colour, end, share);
    if (contrast(candidate, background) >= ratio) return candidate;
  }
  return end;
}
