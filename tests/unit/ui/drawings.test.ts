import { describe, expect, it } from 'vitest';
import { blurColours } from '#src/ui/blur.ts';
import { giftDrawings } from '#src/ui/drawings/gift-drawings.ts';
import { giftKind } from '#src/ui/drawings/gift-kind.ts';
import { paperScene } from '#src/ui/drawings/scene.ts';

describe('drawn placeholders', () => {
  it('stand for a thing by the words of its name, then of its classification', () => {
    expect(giftKind('Poussette compacte')).toBe('stroller');
    expect(giftKind('Gigoteuse d’été')).toBe('crib');
    expect(giftKind('Lot de 5 bodies')).toBe('onesie');
    expect(giftKind('Modèle Aubépine', 'Repas')).toBe('meal');
    expect(giftKind('Quelque chose', null)).toBe('gift');
  });

  it('are not misled by a word inside another', () => {
    expect(giftKind('Comment ça marche, tous les jours')).toBe('gift');
    expect(giftKind('Ce dont on a besoin')).toBe('gift');
    expect(giftKind('Date d’accouchement')).toBe('calendar');
  });

  it('are made of path data that SVG can read', () => {
    for (const pieces of Object.values(giftDrawings))
      for (const { d } of pieces) expect(d).toMatch(/^M[\d.,\sMmLlHhVvCcSsQqTtAaZz-]+$/);
  });

  it('show the same scene for the same article, another for another', () => {
    expect(paperScene('choisir-une-poussette')).toEqual(paperScene('choisir-une-poussette'));
    expect(paperScene('choisir-une-poussette').hills).not.toEqual(paperScene('valise').hills);
  });
});

describe('a blurhash placeholder', () => {
  it('becomes nine colours', () => {
    const colours = blurColours('LEHV6nWB2yk8pyo0adR*.7kCMdnj');
    expect(colours).toHaveLength(9);
    expect(colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
  });

  it('is left out when it cannot be read', () => {
    expect(blurColours('')).toEqual([]);
    expect(blurColours('not a hash')).toEqual([]);
  });
});
