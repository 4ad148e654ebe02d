import { describe, expect, it } from 'vitest';
import { sickChildTool } from '#src/features/tools/sick-child/sick-child.tool.ts';
import { sickChildDays } from '#src/features/tools/sick-child/sick-child.ts';
import { errorsOf, textOf } from './answers.ts';

const TODAY = '2026-11-23';

describe('the days of a sick child, code du travail L1225-61', () => {
  it.each([
    ['a baby of three months', '2026-08-23', 1, 5],
    ['the eve of the first birthday', '2025-11-24', 1, 5],
    ['the first birthday itself', '2025-11-23', 1, 3],
    ['a child of four, one of two', '2022-05-01', 2, 3],
    ['a child of four, one of three', '2022-05-01', 3, 5],
    ['the eve of sixteen', '2010-11-24', 1, 3],
    ['sixteen', '2010-11-23', 1, 0],
    ['born on 29 February, the eve of 1 March', '2024-02-29', 1, 3],
  ] as const)('%s', (...[, birth, children, days]) => {
    expect(sickChildDays({ birth, children, on: TODAY }).days).toBe(days);
  });

  it('says until when five days hold, and what they become', () => {
    const said = textOf(sickChildTool, { naissance: '2026-08-23', enfants: '1' }, TODAY);
    expect(said).toContain('5 jours par an');
    expect(said).toContain('23 août 2027');
    expect(said).toContain('certificat');
  });

  it('keeps to private employees: other rules are not guessed', () => {
    const said = textOf(sickChildTool, { naissance: '2026-08-23', enfants: '1', emploi: 'public' }, TODAY);
    expect(said).toContain('fonction publique');
    expect(said).not.toContain('5 jours');
    expect(textOf(sickChildTool, { naissance: '2026-08-23', emploi: 'independant' }, TODAY)).toContain(
      'indépendant',
    );
  });

  it('says nothing of certificates where the law gives no days', () => {
    const said = textOf(sickChildTool, { naissance: '2010-11-23' }, TODAY);
    expect(said).toContain('Pas de jours');
    expect(said).not.toContain('certificat');
    expect(said).not.toContain('aucune n’est demandée');
  });

  it('refuses a child to come', () => {
    expect(errorsOf(sickChildTool, { naissance: '2026-12-24' }, TODAY)).toEqual(['naissance']);
  });
});
