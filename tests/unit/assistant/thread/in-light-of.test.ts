import { expect, it } from 'vitest';
import { inLightOf } from '#src/features/assistant/thread/in-light-of.ts';

it.each([
  ['combien de bodies acheter', 'et des pyjamas ?', /combien.*pyjamas/],
  ['à quel âge donner un oreiller', 'et une couette ?', /quel age.*couette/],
])('asks of another thing what was asked before it: %s, %s', (before, question, understood) => {
  expect(inLightOf(before, question)).toMatch(understood);
});

it('keeps the subject alone where something else is asked of it', () => {
  expect(inLightOf('combien de temps dure le congé maternité', 'qui le paie ?')).not.toContain('combien');
});
