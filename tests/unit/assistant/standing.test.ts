import { describe, expect, it } from 'vitest';
import { askedWords } from '#src/features/assistant/passages/asked.ts';
import { cutPage } from '#src/features/assistant/passages/cut.ts';
import type { PageText } from '#src/features/assistant/passages/pages.server.ts';
import { rankParts } from '#src/features/assistant/passages/rank.ts';
import { inStanding } from '#src/features/assistant/passages/standing.ts';
import { trigramLikeness, trigramsOf } from '#src/features/assistant/passages/trigrams.ts';
import { wordingsOf } from '#src/features/assistant/passages/wordings.ts';

let id = 0;
function page(title: string, html: string, asked: string[] = []): PageText {
  const parts = cutPage(html);
  id += 1;
  return { id, path: `/p/${id}`, title, kind: 'post', parts, wordings: wordingsOf(asked, parts) };
}

const best = (question: string, pages: readonly PageText[]) => {
  const asked = askedWords(question).map((one) => ({ ...one, weight: 2 }));
  return inStanding(rankParts(pages, asked), asked, question);
};

describe('the page that stands best', () => {
  it('is the one of which several parts tell the question, where one part of another tells as much', () => {
    const passing = page(
      'Les vaccins',
      '<h2>La crèche</h2><p>Il faut une inscription.</p><h2>Après</h2><p>Le repos.</p>',
    );
    const about = page(
      'Faire garder son bébé',
      '<h2>La crèche</h2><p>Une inscription.</p><h2>Inscription</h2><p>À la crèche, la mairie répond.</p>',
    );
    const [first] = best('inscription à la crèche', [passing, about]);
    expect(first?.page).toBe(about);
  });

  it('is the one that is asked in the same signs, though no word is spelt alike', () => {
    const html = '<h2>Ensemble</h2><p>La sécurité.</p>';
    const [other, meant] = [
      page('Un', html, ['acheter un siège']),
      page('Deux', html, ['rendormissement nocturne']),
    ];
    expect(best('sécurité rendormissemant', [other, meant])[0]?.page).toBe(meant);
  });

  it('keeps its parts together, the best first', () => {
    const pages = [
      page('Le lit', '<h2>Le matelas</h2><p>Le lit.</p><h2>Le drap</h2><p>Lavé.</p>'),
      page('Le bain', '<h2>Le matelas</h2><p>À langer.</p>'),
    ];
    const parts = best('le matelas du lit', pages);
    expect(parts.map((one) => one.page.title)).toEqual(['Le lit', 'Le lit', 'Le bain']);
    expect(parts[0]?.part.heading).toBe('Le matelas');
  });
});

it('likens texts by the signs of their words: a word cut short or mistyped has most of them', () => {
  const like = (one: string, other: string) => trigramLikeness(trigramsOf(one), trigramsOf(other));
  expect(like('Dépression', 'depression')).toBe(1);
  expect(like('babyblues', 'baby blues')).toBeGreaterThan(0.6);
  expect(like('poussette', 'turbulette')).toBeLessThan(0.5);
  expect(like('', 'lit')).toBe(0);
  expect(like('🙂', '')).toBe(0);
});
