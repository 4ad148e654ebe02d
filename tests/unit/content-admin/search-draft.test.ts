import { describe, expect, it } from 'vitest';
import { searchDraft, termsOf, tuningOf, withLine } from '#admin/catalogue/search/search-draft.ts';
import { DEFAULT_TUNING } from '#search/tuning.ts';
import type { SearchTuning } from '#src/features/search/tuning/tuning.calls.ts';

const known: SearchTuning = {
  revision: 3,
  updated_at: null,
  engine: 'postgres',
  applied: true,
  tuning: {
    ...DEFAULT_TUNING,
    groups: [{ terms: ['poussette', 'carrosse'] }],
    meanings: [{ asked: 'cadeau', meant: ['doudou', 'hochet'] }],
    stop_words: ['super'],
    pins: [{ query: 'lit', product_ids: [4, 9] }],
  },
  builtin: { groups: [], meanings: [] },
  products: [{ id: 4, name: 'Lit cabane', brand_name: null, thumb_image: null, price: 9900 }],
};

describe('The draft of the search’s settings', () => {
  it('is what was read, until something is typed', () => {
    expect(tuningOf(searchDraft(known))).toEqual(known.tuning);
  });

  it('reads words between commas, semicolons or lines, and drops the empty ones', () => {
    expect(termsOf(' lit, berceau ;; couffin\n , ')).toEqual(['lit', 'berceau', 'couffin']);
    expect(termsOf(' ')).toEqual([]);
  });

  it('keeps a product that left the catalogue until someone removes it', () => {
    expect(searchDraft(known).pins[0]?.products.map(({ id }) => id)).toEqual([4, 9]);
  });

  it('keeps the lines of the draft that was saved', () => {
    const sent = { ...searchDraft(known), groups: [{ key: 12, terms: 'poussette, carrosse' }] };
    expect(searchDraft(known, sent).groups[0]?.key).toBe(12);
  });

  it('replaces one line, or removes it', () => {
    const lines = [{ key: 1 }, { key: 2 }];
    expect(withLine(lines, { key: 2 }, null)).toEqual([{ key: 1 }]);
    expect(withLine(lines, { key: 1 }, { key: 3 })).toEqual([{ key: 3 }, { key: 2 }]);
  });
});
