import { describe, expect, it } from 'vitest';
import { anchorFor, lineCounter, placeOf, wordsOf } from '#src/features/content/review/anchor.ts';

const TEXT = `---
title: Un titre
---

## Un congé

Le **congé** dure [vingt-huit jours](/outils/conge), dont
quatre s’imposent. Ne l’oubliez pas.

Le texte finit. Ne l’oubliez pas.
`;

function lineOf(md: string, quote: string, from = md): number | null {
  const place = placeOf(wordsOf(md), anchorFor(wordsOf(from), quote));
  return place === null ? null : lineCounter(md)(place);
}

describe('words that a remark quotes', () => {
  it.each([
    ['Un congé', 5],
    ['congé dure vingt-huit jours, dont quatre', 7],
    ['quatre s\u0027imposent', 8],
    ['Le texte finit.', 10],
    ['Un titre', 2],
    ['rien de tel', null],
    ['***', null],
  ])('stand where they are in the source: %s', (quote, line) => {
    expect(lineOf(TEXT, quote)).toBe(line);
  });

  it('are followed as lines come in above, and lost when they are gone', () => {
    const longer = TEXT.replace('## Un congé', 'Une ligne.\n\nUne autre.\n\n## Un congé');
    expect(lineOf(longer, 'vingt-huit jours', TEXT)).toBe(11);
    expect(lineOf(TEXT.replace('vingt-huit', 'vingt-cinq'), 'vingt-huit jours', TEXT)).toBeNull();
  });

  it('are told from the same words elsewhere by what stands before them', () => {
    const above = TEXT.replace('## Un congé', 'Ne l’oubliez pas.\n\n## Un congé');
    expect(lineOf(above, 'Ne l’oubliez pas.', TEXT)).toBe(10);
  });

  it('are the first of several once what stood before them is gone', () => {
    const apart = TEXT.replace('quatre s’imposent. ', '');
    expect(lineOf(apart, 'Ne l’oubliez pas.', TEXT)).toBe(8);
  });
});
