import { describe, expect, it } from 'vitest';
import { askedWords } from '#src/features/assistant/passages/asked.ts';

const read = (question: string) => {
  const words = askedWords(question);
  const of = (faint: boolean) => words.filter((one) => one.faint === faint).map(({ word }) => word);
  return { subject: of(false), around: of(true) };
};

describe('the words of a question', () => {
  it('that is told as a story count where they are of its subject', () => {
    const { subject, around } = read(
      'Mon voisin raconte que demain il faudra quatre vaccins pour entrer à la crèche, c’est vrai ?',
    );
    expect(subject).toEqual(expect.arrayContaining(['vaccin', 'creche']));
    expect(around).toEqual(expect.arrayContaining(['voisin', 'raconte', 'demain', 'quatre']));
  });

  it('all count where there are few, or nothing else', () => {
    expect(read('quand commencer sa liste').subject).toEqual(['commencer', 'liste']);
    expect(read('ma belle-mère, mon copain et ma voisine').subject.length).toBeGreaterThan(2);
  });

  it('that every question here may have count for little, in the plural too', () => {
    expect(read('mes fils et vos enfants').around).toEqual(['fil', 'enfant']);
  });

  it('are read in one where people say in several what our pages say in one', () => {
    expect(read('on n’arrive pas à se mettre d’accord sur son nom').subject).toEqual(['desaccord', 'nom']);
    expect(read('si on reçoit deux fois le même cadeau').subject).toContain('doublon');
    expect(read('comment ça marche la cagnotte').subject).toEqual(['cagnotte']);
  });

  it('that somebody does are verbs, which pages may say otherwise; what has an article before it is a thing', () => {
    const verbs = (question: string) =>
      askedWords(question).flatMap(({ verb, word }) => (verb ? [word] : []));
    expect(verbs('à quel âge on l’assoit dans la poussette')).toEqual(['assoit']);
    expect(verbs('ma tante n’a pas internet, elle reserve comment')).toEqual(['reserve']);
    expect(verbs('la réserve de lait, où elle se garde')).toEqual(['garde']);
  });
});
