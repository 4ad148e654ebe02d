import { describe, expect, it } from 'vitest';
import { askedWords } from '#src/features/assistant/passages/asked.ts';
import { cutPage } from '#src/features/assistant/passages/cut.ts';
import { inFull } from '#src/features/assistant/passages/in-full.ts';
import { likestOf, nearestWordings, wordingsOf } from '#src/features/assistant/passages/wordings.ts';
import { partsOfQuestion } from '#src/features/assistant/thread/parts-of-question.ts';

describe('other words in which a text is asked', () => {
  const parts = cutPage('<p>Le lit.</p><h2>Sur le dos\u202f: toujours</h2><p>Il respire mieux.</p>');
  const weighed = (question: string) => askedWords(question).map((one) => ({ ...one, weight: 1 }));
  const nearest = (asked: unknown, question: string) => {
    const words = weighed(question);
    const whole = words.reduce((sum, { weight }) => sum + weight, 0);
    return likestOf(nearestWordings(wordingsOf(asked, parts), words, whole), 0);
  };

  it('lead to the heading that they name, however its spaces are typed', () => {
    const [one, other] = wordingsOf(
      ['comment le coucher > sur le dos : toujours', 'comment le coucher'],
      parts,
    );
    expect(parts[one?.place ?? -1]?.heading).toContain('Sur le dos');
    expect(other?.place).toBeNull();
  });

  it('are most like the question that says most of one of them', () => {
    const asked = ['quelle température dans sa chambre', 'jusqu’à quand dans notre chambre'];
    expect(nearest(asked, 'température de la chambre')?.wording.text).toBe(asked[0]);
    expect(nearest(asked, 'température de la chambre')?.likeness).toBeGreaterThan(0.8);
    expect(nearest(asked, 'recette de cuisine')).toBeNull();
  });

  it('bear anything that an editor may type there', () => {
    for (const asked of [
      null,
      'texte',
      [],
      ['', '> ', ' > Sur le dos', 3, null, { a: 1 }, 'le la les', ','.repeat(900)],
    ])
      expect(() => nearest(asked, 'comment le coucher')).not.toThrow();
    expect(wordingsOf(Array(500).fill('coucher bébé'), parts).length).toBeLessThanOrEqual(60);
  });
});

it.each([
  ['cmt fr pr le bb', 'comment fr pour le bébé'],
  ['c quoi la pmi', 'c’est quoi la pmi'],
  ['cb de bodies', 'combien de bodies'],
  ['payer par cb', 'payer par cb'],
  ['la vitamine C', 'la vitamine C'],
  ['2ème écho c quand', '2e écho c’est quand'],
  ['il pèse 3 kg', 'il pèse 3 kg'],
  ['www.pr.fr et moi@ds.fr', 'www.pr.fr et moi@ds.fr'],
  ['ça dure combien une resa', 'ça dure combien une réservation'],
  ['strepto b après une césa', 'streptocoque b après une césarienne'],
  ['kan est ce kon prend la péri', 'quand est ce qu’on prend la péridurale'],
  ['2 bibs, un pyj et la mat', '2 biberons, un pyjama et la maternité'],
  ['babyblues ou babyblue', 'baby blues ou baby blues'],
  ['l’ass mat et la sf', 'l’assistante maternelle et la sage-femme'],
  ['écart maxi, siège maxi cosi', 'écart maximum, siège maxi cosi'],
  ['offrir 50e ou 150 e', 'offrir 50 euros ou 150 euros'],
  ['à la 20e, 20e semaine, 12e échographie, 25e mois', 'à la 20e, 20e semaine, 12e échographie, 25e mois'],
])('writes in full what was typed short, and nothing else: %s', (typed, full) => {
  expect(inFull(typed)).toBe(full);
});

it.each([
  [
    'je vais à la PMI demain. je dois prendre quoi ?',
    { told: 'je vais à la PMI demain.', asked: 'je dois prendre quoi ?' },
  ],
  ['C’est obligatoire ? On part en train avec une poussette.', null],
  ['combien de bodies ?', null],
  ['Bonjour. combien de bodies ?', null],
])('takes a question of several sentences apart: %s', (question, parts) => {
  expect(partsOfQuestion(question)).toEqual(parts);
});
