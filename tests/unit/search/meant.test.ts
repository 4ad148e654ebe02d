import { describe, expect, it } from 'vitest';
import { meantBy } from '#src/journeys/catalogue-pages/meant.ts';

const meant = (query: string) => meantBy(query, new Set(['lunaval']));

describe('What was perhaps meant by a search that found nothing', () => {
  it.each([
    ['gigotteeuse', 'gigoteuse'],
    ['lunavaal', 'lunaval'],
    ['pousssete orelvin', 'poussette orelvin'],
  ])('is the usual word nearest to “%s”', (typed, usual) => expect(meant(typed)).toBe(usual));

  it.each(['perceuse visseuse', 'tronçonneuse', 'aquarium poisson', 'xylobouzifr', 'bitcoin', ''])(
    'is nothing else where “%s” means other things, or nothing is near',
    (typed) => expect(meant(typed)).toBeNull(),
  );
});
