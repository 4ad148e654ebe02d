import { describe, expect, it } from 'vitest';
import { brandLine } from '#src/features/catalogue/demo-mark.ts';

const line = (brand_name: string | null, thumb_image: string | null, marked = true) =>
  brandLine({ brand_name, thumb_image }, { marked });

describe('the line under a product', () => {
  it('says what is of the demonstration, with a brand or without, unless it is not to be marked', () => {
    expect(line('Tiboréal', '/demo/lit-1.svg')).toBe('Tiboréal · démonstration');
    expect(line(null, '/demo/lit-1.svg')).toBe('démonstration');
    expect(line('Tiboréal', '/demo/lit-1.svg', false)).toBe('Tiboréal');
  });

  it('says nothing of what is sold', () => {
    expect(line('Béaba', '/media/ab/640.webp')).toBe('Béaba');
    expect(line(null, 'https://boutique.exemple/demo/lit.jpg')).toBe('');
    expect(line(null, null)).toBe('');
  });
});
