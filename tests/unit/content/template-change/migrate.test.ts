import { describe, expect, it } from 'vitest';
import { convertValue } from '#src/features/content/template-change/convert.ts';
import { effectsOf } from '#src/features/content/template-change/effects.ts';
import { migrateDocument } from '#src/features/content/template-change/migrate.ts';
import { planChange } from '#src/features/content/template-change/plan.ts';
import { templateProblems } from '#src/features/content/template-change/rules.ts';
import type { TemplateField } from '#src/server/db/schema/content.ts';

const duree: TemplateField = { name: 'duree', label: 'Durée', type: 'text' };
const niveau: TemplateField = {
  name: 'niveau',
  label: 'Niveau',
  type: 'select',
  options: ['facile', 'long'],
};
const DOCUMENT = [
  '---',
  'namespace: page',
  'slug: tarte',
  "title: 'Tarte : aux pommes'   # une remarque",
  'template: recette',
  '',
  "duree:   '40'  # minutes",
  'niveau: facile',
  'autre: [un, deux]',
  '---',
  '',
  'Le texte,  tel quel.\r\n',
].join('\n');

const migrated = (
  before: TemplateField[],
  after: Parameters<typeof planChange>[1],
  removed: string[] = [],
) => {
  const { steps, fields } = planChange(before, after, removed);
  return migrateDocument(
    DOCUMENT,
    steps,
    fields.map(({ name }) => name),
  );
};

describe('a document whose template changed', () => {
  it('keeps every byte but the name of a field that is renamed', () => {
    const { md, problems } = migrated([duree, niveau], [{ ...duree, name: 'temps', was: 'duree' }, niveau]);
    expect(problems).toEqual([]);
    expect(md).toBe(DOCUMENT.replace("duree:   '40'", "temps:   '40'"));
  });

  it('swaps two names at once', () => {
    const swap = [
      { ...duree, name: 'niveau', was: 'duree' },
      { ...niveau, name: 'duree', was: 'niveau' },
    ];
    const { steps } = planChange([duree, niveau], swap, []);
    const renames = steps.filter(({ kind }) => kind === 'rename');
    expect(migrateDocument(DOCUMENT, renames, []).md).toBe(
      DOCUMENT.replace("duree:   '40'", "niveau:   '40'").replace('niveau: facile', 'duree: facile'),
    );
  });

  it('keeps both lines when the new name is taken, and says so', () => {
    const { md, problems } = migrated([duree], [{ ...duree, name: 'autre', was: 'duree' }]);
    expect(md).toBe(DOCUMENT);
    expect(problems).toEqual([{ name: 'duree', message: expect.stringContaining('déjà une ligne') }]);
  });

  it('loses the lines of a field removed with its values, and of no other', () => {
    expect(migrated([duree, niveau], [duree], ['niveau']).md).toBe(DOCUMENT.replace('niveau: facile\n', ''));
    expect(migrated([duree, niveau], [duree]).md).toBe(DOCUMENT);
  });

  it('has the values of a retyped field converted, and keeps those that cannot be', () => {
    const number = { ...duree, type: 'number' as const };
    expect(migrated([duree], [number]).md).toBe(DOCUMENT.replace("'40'", '40'));
    const select = { ...duree, type: 'select' as const, options: ['court'] };
    const kept = migrated([duree], [select]);
    expect(kept.md).toBe(DOCUMENT);
    expect(kept.problems).toHaveLength(1);
  });

  it('is given the value of a new field where it has none, after the field before it', () => {
    const pour = { name: 'pour', label: 'Pour', type: 'text' as const, was: null, fill: 'six' };
    const once = migrated([duree], [duree, pour]);
    expect(once.md).toBe(DOCUMENT.replace('# minutes\n', '# minutes\npour: six\n'));
    const { steps } = planChange([duree], [duree, pour], []);
    expect(migrateDocument(once.md, steps, ['duree', 'pour']).md).toBe(once.md);
  });

  it('stays as it is when its header cannot be read or edited line by line', () => {
    const { steps } = planChange([duree], [{ ...duree, name: 'temps', was: 'duree' }], []);
    for (const text of ['---\nduree: [\n---\n', '---\n{ title: x, duree: 3 }\n---\n', 'sans en-tête']) {
      const { md, problems } = migrateDocument(text, steps, []);
      expect(md).toBe(text);
      expect(problems).toHaveLength(1);
    }
  });
});

describe('a value', () => {
  const to = (type: TemplateField['type'], options?: string[]) => ({
    name: 'x',
    label: 'X',
    type,
    ...(options ? { options } : {}),
  });
  it.each([
    ['1 250,5', to('number'), 1250.5],
    ['oui', to('boolean'), true],
    [0, to('boolean'), false],
    ['3/9/2026', to('date'), '2026-09-03'],
    ['un, deux ; trois', to('list'), ['un', 'deux', 'trois']],
    [['un', 'deux'], to('text'), 'un, deux'],
    [12, to('text'), '12'],
    ['Éventé', to('select', ['evente', 'frais']), 'evente'],
  ])('%j becomes what the new kind holds', (value, field, expected) => {
    expect(convertValue(value, field)).toEqual({ value: expected });
  });

  it.each([
    ['beaucoup', to('number')],
    ['31/31/2026', to('date')],
    [{ a: 1 }, to('text')],
    ['javascript:alert(1)', to('link')],
  ])('%j is kept, and named, when it cannot', (value, field) => {
    expect(convertValue(value, field)).toEqual({ problem: expect.any(String) });
  });
});

describe('before anything is changed', () => {
  const contents = [
    { id: 1, title: 'Tarte', fields: { duree: '40', niveau: 'facile' } },
    { id: 2, title: 'Soupe', fields: { duree: 'longtemps', temps: 3 } },
    { id: 3, title: 'Vide', fields: {} },
  ];

  it('each effect is counted, with examples of before and after', () => {
    const plan = planChange([duree, niveau], [{ ...duree, name: 'temps', was: 'duree', required: true }], []);
    expect(effectsOf(plan, contents)).toMatchObject([
      {
        kind: 'rename',
        name: 'duree',
        to: 'temps',
        count: 1,
        problems: 1,
        examples: [{ id: 1, before: "duree: '40'", after: "temps: '40'" }],
        problem_examples: [{ id: 2 }],
      },
      { kind: 'hide', name: 'niveau', count: 1 },
      { kind: 'require', name: 'temps', problems: 1, problem_examples: [{ id: 3 }] },
    ]);
  });

  it('values that would not convert and choices that go are told', () => {
    const plan = planChange(
      [duree, niveau],
      [
        { ...duree, type: 'number' },
        { ...niveau, options: ['long'] },
      ],
      [],
    );
    expect(effectsOf(plan, contents)).toMatchObject([
      { kind: 'retype', count: 1, problems: 1, problem_examples: [{ id: 2 }] },
      { kind: 'options', problems: 1, problem_examples: [{ id: 1 }] },
    ]);
  });
});

describe('the fields of a template', () => {
  it('have names of their own, choices where there must be, and values that fit', () => {
    const fields = [
      duree,
      duree,
      { name: 'slug', label: 'S', type: 'text' as const },
      { name: 'choix', label: 'C', type: 'select' as const, options: [] },
      { name: 'lien', label: 'L', type: 'reference' as const },
      { name: 'n', label: 'N', type: 'number' as const, fill: 'beaucoup' },
    ];
    expect(Object.keys(templateProblems({ namespace: 'page', name: 'recette' }, fields))).toEqual([
      'fields.1.name',
      'fields.2.name',
      'fields.3.options',
      'fields.4.options',
      'fields.5.fill',
    ]);
  });

  it('keep what the pages read by name, in the template that stands for the namespace', () => {
    expect(templateProblems({ namespace: 'post', name: 'post' }, [])).toHaveProperty('fields');
    expect(templateProblems({ namespace: 'post', name: 'recette' }, [])).toEqual({});
  });
});
