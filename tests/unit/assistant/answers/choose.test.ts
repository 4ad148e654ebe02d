import { describe, expect, it } from 'vitest';
import { chosenSentences } from '#src/features/assistant/answers/choose.ts';
import { askedWords } from '#src/features/assistant/passages/asked.ts';
import { cutPage } from '#src/features/assistant/passages/cut.ts';
import { rankParts, type Weighed } from '#src/features/assistant/passages/rank.ts';

const page = (html: string, title = 'Les premiers repas') => ({
  id: 1,
  path: '/magazine/repas',
  title,
  kind: 'post',
  parts: cutPage(html),
});

const weighed = (question: string): Weighed[] =>
  askedWords(question).map((one) => ({ ...one, weight: one.faint ? 0.5 : 2 }));

/** The quotes of an answer, each after the words that govern it. */
function said(html: string, question: string): string[] {
  const asked = weighed(question);
  return chosenSentences(rankParts([page(html)], asked), asked).flatMap(({ quote, under = [] }) => [
    ...under,
    quote,
  ]);
}

describe('an item of a list', () => {
  const never = '<ul><li>Du miel avant un an.</li><li>Du sel.</li></ul>';

  it.each([
    'Ce qu’on ne donne pas',
    'À éviter',
    'Jamais avant un an',
    'Interdit au congélateur',
    'Ce qui doit faire appeler',
    'Les pièges',
    'Sans danger ? Pas toujours',
  ])('never stands without « %s » above it', (heading) => {
    expect(said(`<h2>${heading}</h2>${never}`, 'donner du miel').slice(0, 2)).toEqual([
      heading,
      'Du miel avant un an.',
    ]);
  });

  it('stands under a heading that restricts it from higher up', () => {
    const html = `<h2>À éviter absolument</h2><h3>Avant un an</h3>${never}`;
    expect(said(html, 'miel').slice(0, 3)).toEqual([
      'À éviter absolument',
      'Avant un an',
      'Du miel avant un an.',
    ]);
  });

  it('follows the sentence that leads in its list', () => {
    const html = `<h2>Les repas</h2><p>On goûte de tout. N’achetez pas :</p>${never}`;
    expect(said(html, 'miel').slice(0, 2)).toEqual(['N’achetez pas :', 'Du miel avant un an.']);
  });

  it('is led in by its heading where nothing else leads it in', () => {
    const html = '<h2>Dans le sac</h2><p>Léger.</p><ul><li>Deux bavoirs.</li><li>Une cuillère.</li></ul>';
    expect(said(html, 'bavoirs')[0]).toBe('Dans le sac');
    expect(said(html, 'bavoirs')).toContain('Deux bavoirs.');
  });
});

it('quotes no whole sentence of a section that forbids without its heading either', () => {
  const html = '<h2>Ce qu’il ne faut pas croire</h2><p>Le miel calme la toux. Le miel fait dormir.</p>';
  expect(said(html, 'le miel fait dormir')[0]).toBe('Ce qu’il ne faut pas croire');
});

it('leads in by its heading a sentence that speaks of it', () => {
  const html = '<h2>Le congé de maternité</h2><p>Sa durée dépend du nombre d’enfants.</p>';
  expect(said(html, 'durée selon le nombre d’enfants')[0]).toBe('Le congé de maternité');
});

describe('a table', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join(' ')}</tr>`;
  const table = (...rows: string[]) =>
    `<h2>Les jours</h2><p>Le compte est par an.</p><table><tr><th>Foyer</th> <th>Jours par an</th></tr>${rows.join('')}</table>`;
  const days = table(
    row('Un enfant', '3'),
    row('Trois enfants ou plus', '5'),
    row('Tous les autres cas', '2'),
  );

  it('answers by its head and the row that was asked for', () => {
    expect(said(days, 'combien de jours avec 3 enfants').slice(-2)).toEqual([
      'Foyer Jours par an',
      'Trois enfants ou plus 5',
    ]);
    expect(said(days, 'jours par an pour un troisième enfant').at(-1)).toBe('Trois enfants ou plus 5');
  });

  it('answers by none of its rows where none was asked for, or another number was', () => {
    for (const question of ['combien de jours par an', 'combien de jours par an avec 2 enfants'])
      expect(said(days, question), question).toEqual(['Le compte est par an.']);
  });
});
