import { describe, expect, it } from 'vitest';
import { chosenSentences, isSure } from '#src/features/assistant/answers/choose.ts';
import { askedWords } from '#src/features/assistant/passages/asked.ts';
import { cutPage } from '#src/features/assistant/passages/cut.ts';
import { rankParts, type Weighed } from '#src/features/assistant/passages/rank.ts';

const page = (html: string, title = 'Les premiers repas') => ({
  id: 1,
  path: '/magazine/repas',
  title,
  kind: 'post',
  parts: cutPage(html),
  wordings: [],
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

describe('of a part, the sentence', () => {
  it('that tells what is asked of the subject, not the one that names the subject of the whole page', () => {
    const html =
      '<h2>Pour qui</h2><p>La PMI fait davantage pour qui en a besoin. La PMI est là pour tous. Rien ici. Et encore. Les consultations sont gratuites.</p>';
    const asked = weighed('la pmi est elle gratuite');
    const quotes = chosenSentences(rankParts([page(html, 'La PMI pour tous')], asked), asked);
    expect(quotes.map(({ quote }) => quote)).toContain('Les consultations sont gratuites.');
  });

  it.each([
    ['combien de temps garder un biberon préparé', 'À donner dans l’heure.'],
    ['combien coûte un biberon préparé', 'Comptez 12 €.'],
    ['à quelle température donner un biberon préparé', 'Entre 18 et 20 °C.'],
    ['à quel âge donner un biberon préparé', 'Dès six mois.'],
  ])('that has what is waited for: %s', (question, sentence) => {
    const html =
      '<h2>Le biberon préparé</h2><p>On le prépare sans appareil. C’est simple. On se lave les mains. À donner dans l’heure. C’est tout. Oui. Comptez 12 €. Voilà. Bien. Entre 18 et 20 °C. Bon. Ainsi. Dès six mois.</p>';
    const asked = weighed(question);
    const ranked = rankParts([page(html)], asked);
    expect(chosenSentences(ranked, asked, { question }).map(({ quote }) => quote)).toContain(sentence);
  });

  it('that answers a question of its own line stands after that question', () => {
    const html =
      '<h2>Les questions qui reviennent</h2><p>Faut-il être français ? Non. La loi d’un pays peut s’en mêler.</p><p>Un PACS suffit-il ? Non. Il n’a pas d’effet sur la filiation.</p>';
    expect(said(html, 'est ce qu’un pacs suffit')).toEqual([
      'Un PACS suffit-il ?',
      'Non.',
      'Un PACS suffit-il ?',
      'Il n’a pas d’effet sur la filiation.',
    ]);
  });

  it('of a short list stands with all of it, where the heading alone was asked for', () => {
    const items = ['un certificat', 'un livret', 'un acte', 'un justificatif'].map(
      (one) => `<li>${one} ;</li>`,
    );
    const html = `<h2>Les papiers</h2><p>À apporter :</p><ul>${items.join('')}</ul>`;
    expect(said(html, 'quels papiers apporter')).toHaveLength(5);
  });
});

it('of a table, gives the row that its first cell says is what is waited for', () => {
  const html =
    '<h2>Tirer son lait</h2><p>On peut tirer son lait sur place.</p><table><tr><th>Ce qui est prévu</th> <th>Règle</th></tr><tr><td>Durée</td> <td>une heure par jour</td></tr><tr><td>Payé ?</td> <td>non</td></tr></table>';
  const question = 'combien de temps pour tirer mon lait';
  const asked = weighed(question);
  const quotes = chosenSentences(rankParts([page(html)], asked), asked, { question });
  expect(quotes.map(({ quote }) => quote)).toEqual(['Durée une heure par jour']);
});

it('of a table of moments, gives the row of what happens then', () => {
  const row = (when: string, what: string) => `<tr><td>${when}</td> <td>${what}</td></tr>`;
  const html = `<h2>Les rendez-vous</h2><table><tr><th>Quand</th> <th>Quoi</th></tr>${row('Dans les 5 jours', 'la déclaration à la mairie')}${row('Dans les 8 jours', 'premier examen')}</table>`;
  const question = 'jusqu’à quel jour faire la déclaration à la mairie';
  const asked = weighed(question);
  const quotes = chosenSentences(rankParts([page(html)], asked), asked, { question });
  expect(quotes.map(({ quote }) => quote)).toEqual(['Dans les 5 jours la déclaration à la mairie']);
});

it('is sure where one line says every word of the subject, though no title does, and not where two lines share them', () => {
  const sure = (html: string) => {
    const asked = weighed('mesurette d’eau');
    return isSure(rankParts([page(html)], asked), asked);
  };
  expect(sure('<h2>Préparer</h2><p>Une mesurette pour 30 ml d’eau.</p>')).toBe(true);
  expect(sure('<h2>Préparer</h2><p>De l’eau froide.</p><p>On achète une mesurette.</p>')).toBe(false);
});
