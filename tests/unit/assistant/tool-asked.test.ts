import { describe, expect, it } from 'vitest';
import { dayIn } from '#src/features/assistant/answers/dates.ts';
import { toolAsked } from '#src/features/assistant/answers/tool-asked.ts';
import type { Day } from '#src/lib/calendar-day.ts';

const TODAY = '2026-11-25' as Day;
const TERM = '2027-03-12' as Day;

describe('a tool that a question asks for', () => {
  it.each([
    ['dpa 12 mars', 'pregnancy-week', { depuis: 'terme', date: '2027-03-12' }],
    [
      'Dernières règles le 3 octobre, j’accouche quand ?',
      'due-date',
      { depuis: 'regles', date: '2026-10-03' },
    ],
    ['date de terme après un transfert le 02/11', 'due-date', { depuis: 'transfert', date: '2026-11-02' }],
    ['calculer ma date d’accouchement', 'due-date', {}],
    ['combien de jours a le papa pour des jumeaux', 'second-parent-leave', {}],
    ['congé pat de 25 jours', 'second-parent-leave', {}],
    [
      'je suis à combien de semaines, terme le 2 mai 2027',
      'pregnancy-week',
      { depuis: 'terme', date: '2027-05-02' },
    ],
    [
      'ma dpa est le 3 juin 2027, ça fait combien de mois',
      'pregnancy-week',
      { depuis: 'terme', date: '2027-06-03' },
    ],
    [
      'congé maternité pour un terme au 15 mai, jumeaux',
      'maternity-leave',
      { terme: '2027-05-15', enfants: 'twins' },
    ],
    ['conge mat 3eme enfant', 'maternity-leave', {}],
    ['j’accouche le 3 avril, je m’arrête quand ?', 'maternity-leave', { terme: '2027-04-03' }],
    ['quand est-ce que je dois arrêter de travailler', 'maternity-leave', {}],
    ['congé paternité', 'second-parent-leave', {}],
    ['le nouveau congé de naissance c’est payé combien', 'additional-leave', {}],
    ['prénom qui va avec Martin', 'name-finder', { nom: 'Martin' }],
    ['quel prénom avec le nom de famille Le Goff ?', 'name-finder', { nom: 'Le Goff' }],
    ['quelle taille pour un bébé de 6 mois', 'clothing-size', { mois: '6' }],
    ['taille de vêtement pour 62 cm', 'clothing-size', { taille: '62' }],
    ['valise césarienne', 'bag', { cesarienne: '1' }],
    ['vaccins bébé né le 4 juin 2026', 'vaccines', { naissance: '2026-06-04' }],
    ['signe chinois 17 février 2026', 'chinese-zodiac', { date: '2026-02-17' }],
  ] as const)('"%s" is %s', (question, kind, fields) => {
    expect(toolAsked(question, TODAY, null)).toEqual({ kind, fields });
  });

  it('is filled in with the term that was given', () => {
    expect(toolAsked('mes dates de congé maternité', TODAY, TERM)?.fields).toEqual({ terme: '2027-03-12' });
    expect(toolAsked('congé paternité', TODAY, TERM)?.fields).toEqual({ naissance: '2027-03-12' });
    expect(toolAsked('je suis enceinte de combien', TODAY, TERM)?.fields).toEqual({
      depuis: 'terme',
      date: '2027-03-12',
    });
  });

  it.each(['mot de passe oublié', 'mon mari peut refuser', '', 'combien de temps se garde un biberon'])(
    'is none of "%s"',
    (question) => {
      expect(toolAsked(question, TODAY, TERM)).toBeNull();
    },
  );
});

describe('a day of a question', () => {
  it('without a year is the next one to come, or the last that was', () => {
    expect(dayIn('le 12 mars', TODAY, 'next')).toBe('2027-03-12');
    expect(dayIn('le 12 mars', TODAY, 'last')).toBe('2026-03-12');
    expect(dayIn('1er decembre', TODAY, 'next')).toBe('2026-12-01');
    expect(dayIn('3/10/25', TODAY, 'last')).toBe('2025-10-03');
  });

  it('that the calendar does not have is none', () => {
    for (const text of ['31 fevrier', '45/12', 'le 0 mars', 'mars', ''])
      expect(dayIn(text, TODAY, 'next')).toBeNull();
  });
});
