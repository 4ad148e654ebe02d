import { describe, expect, it } from 'vitest';
import { checksOf } from '#admin/advice/checks.ts';
import { alike, measure, syllablesOf } from '#admin/advice/measure.ts';
import { readText } from '#admin/advice/read-text.ts';

describe('the measure of a French text', () => {
  it('hears no mute e, and at least one syllable in a word', () => {
    expect(
      ['le', 'table', 'bébé', 'maternité', 'poussettes', 'eau', 'œuf', 'ils parlent'].map(syllablesOf),
    ).toEqual([1, 1, 2, 4, 2, 1, 1, 2]);
  });

  it('finds short sentences of small words easier than long ones of long words', () => {
    const easy = measure('Le bain est court. Il fait chaud. On lave la tête en dernier. '.repeat(5));
    const hard = measure(
      'L’administration hospitalière recommande systématiquement l’évaluation pluridisciplinaire préalable des établissements concernés par l’accompagnement périnatal. '.repeat(
        5,
      ),
    );
    expect(easy.ease).toBeGreaterThan(70);
    expect(hard.ease).toBeLessThan(20);
    expect(easy.sentences).toBe(15);
    expect(measure('Deux mots.').ease).toBeNull();
  });

  it('finds two titles alike by the words that count', () => {
    expect(alike('Choisir une poussette', 'Choisir sa poussette')).toBe(1);
    expect(alike('Choisir une poussette', 'Le bain du nouveau-né')).toBe(0);
  });
});

describe('advice on a text', () => {
  const advise = (body: string, title = 'Un titre', description = 'D'.repeat(80)) => {
    const parts = readText(body);
    const about = { title, description, parts, measured: measure(parts.prose) };
    return checksOf({ ...about, coverless: false, leads: true }).join('\n');
  };

  it('asks for the picture without which the desk of the newsroom counts an article as incomplete', () => {
    const parts = readText('Un texte.');
    const whole = { title: 'Un titre', description: 'D'.repeat(80), parts, measured: measure(parts.prose) };
    const [said, ...others] = checksOf({ ...whole, coverless: true, leads: true });
    expect([said, others]).toEqual([expect.stringContaining('image de couverture'), []]);
  });

  it('names headings that skip a level, pictures without words, long sentences and a missing description', () => {
    const said = advise(
      `# Un\n\n#### Deux\n\n![](/media/a.webp)\n\n${'mot '.repeat(45)}.\n`,
      'T'.repeat(70),
      '',
    );
    for (const part of [
      '70 signes',
      'Écrivez une description',
      '/media/a.webp',
      'premier niveau',
      '« Deux »'.replaceAll(' ', '\u202f'),
      '40 mots',
    ])
      expect(said).toContain(part);
  });

  it('has nothing to say of a short, whole text, and asks a long one for headings and links', () => {
    expect(advise('Un texte court et clair.')).toBe('');
    const long = 'Le bain est court. Il fait chaud. On lave la tête. '.repeat(40);
    expect(advise(long)).toMatch(/intertitres[\s\S]*aucune autre page/);
    expect(advise(`## Le bain\n\n${long}[Voir](/magazine)`)).toBe('');
  });

  it('reads no code, table or note as prose', () => {
    expect(readText('Un mot[^1].\n\n```\ncode\n```\n\n|a|b|\n|-|-|\n|c|d|\n\n[^1]: Source.\n').prose).toBe(
      'Un mot.',
    );
  });
});
